package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.site.Site;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.JavascriptExecutor;

/**
 * Tests that browsers of before 2024, which run the program as JavaScript, get the answers of the program in
 * WebAssembly.
 */
@Tag("slow")
class FallbackIT extends PageVisits {

    /** Returns an answer without times, which differ from run to run. */
    private static final String ASK = """
            const done = arguments[arguments.length - 1];
            (async () => {
                const {Workers} = await import(new URL('workers.js', location.href));
                const {script} = await import(new URL('trusted.js', location.href));
                const folder = new URL('../dlx/', location.href);
                const file = await fetch(new URL('dlx.wasm', folder));
                const wasm = await WebAssembly.compile(await file.arrayBuffer(), {builtins: ['js-string']});
                const backends = new Set();
                const answers = module => new Workers(() => {
                    const worker = new Worker(script(new URL('worker.js', folder)), {type: 'module', name: 'given'});
                    worker.addEventListener('message', ({data}) => data.ready && backends.add(data.backend));
                    worker.postMessage({module});
                    return worker;
                });
                const timeless = told => JSON.stringify(told, (name, value) => /millis|seconds|time/i.test(name) ? undefined : value);
                async function told(by) {
                    const all = [];
                    const {models} = await by.object('api/models');
                    for (const {id: model, example: text} of models) {
                        const puzzle = await by.object('api/puzzles', {model, text, settings: {}});
                        const path = `api/puzzles/${puzzle.id}/`;
                        const lines = [puzzle];
                        lines.push(await by.object(`${path}steps`, {strategy: 'mrv', first: 1, count: 100}));
                        lines.push(await by.lines(`${path}solutions`, {first: 1, count: 2, seconds: 60}, line => lines.push(line)));
                        lines.push(await by.object(`${path}picture`, {options: [0]}));
                        all.push([model, timeless(lines)]);
                    }
                    return all;
                }
                const [byWasm, byJs] = await Promise.all([told(answers(wasm)), told(answers(null))]);
                done({backends: [...backends].sort(), asked: byWasm.map(([model]) => model),
                    other: byWasm.filter(([, lines], i) => lines !== byJs[i][1]).map(([model]) => model)});
            })().catch(problem => done({problem: String(problem.stack ?? problem)}));
            """;

    @BeforeAll
    static void open() throws IOException {
        startBrowser();
        served = Served.by(StaticFiles.of(new Site("test").files()));
    }

    @Test
    void theAnswersOfAllModelsAreThoseOfTheOtherProgram() {
        browser.driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(15));
        @SuppressWarnings("unchecked")
        var reported = (Map<String, Object>) ((JavascriptExecutor) browser.driver).executeAsyncScript(ASK);
        assertThat(reported.get("problem")).isNull();
        assertThat(reported.get("backends")).isEqualTo(List.of("js", "wasm"));
        assertThat(reported.get("asked"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .contains("queens", "sudoku")
                .hasSizeGreaterThan(20);
        assertThat(reported.get("other")).isEqualTo(List.of());
    }
}
