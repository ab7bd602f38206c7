package dlx.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.site.Site;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the package for JavaScript in another page, whose policy forbids loading from elsewhere. */
@Tag("slow")
class PackageInBrowserIT {

    private static final String PAGE = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>other</title>"
            + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; connect-src 'self';"
            + " script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'\"><script type=\"module\" src=\"other.js\"></script>";

    private static final String PROGRAM =
            "import * as dlx from './dlx/index.js'; import {run} from './dlx/commands.js'; Object.assign(window, {dlx, run});";

    private static StaticFiles files;
    private static Browser browser;

    @BeforeAll
    static void open() throws IOException {
        Map<String, byte[]> all = new HashMap<>(new Site("test").files());
        all.put("other.html", PAGE.getBytes(StandardCharsets.UTF_8));
        all.put("other.js", PROGRAM.getBytes(StandardCharsets.UTF_8));
        files = StaticFiles.of(all);
        browser = Browser.start();
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
        files.close();
    }

    @BeforeEach
    void load() {
        browser.driver.get(files.address() + "other.html");
        browser.await("the package", "window.dlx");
    }

    /** Returns the output of a program. */
    private static String printed(String program) {
        browser.run("window.said = ''; window.ended = false; const say = text => { window.said += text + '\\n'; };"
                + "(async () => {" + program + "})().catch(say).finally(() => { window.ended = true; });");
        browser.await("the end", "window.ended");
        return String.valueOf(browser.run("return window.said"));
    }

    @Test
    void asksAndDraws() {
        assertThat(printed(
                        "for await (const one of dlx.solve('queens', '4')) say(one.number + ': ' + one.labels.join(' '));"
                                + "say(await dlx.count('queens', '8'));"
                                + "say((await dlx.open('queens', '4').picture([2])).slice(0, 4));"))
                .isEqualTo("1: r1c3 r2c1 r3c4 r4c2\n2: r1c2 r2c4 r3c1 r4c3\n92\n<svg\n");
    }

    @Test
    void anAbortIsHeardAndTheNextQuestionAnswered() {
        assertThat(printed(
                        "const stop = new AbortController(); const search = dlx.solve('queens', '6'); await search.next();"
                                + "const asked = dlx.count('queens', '30', {engine: 'links', signal: stop.signal});"
                                + "setTimeout(() => stop.abort()); await asked.catch(error => say(error.name));"
                                + "say(await dlx.count('queens', '6')); say((await search.next()).value.number);"))
                .isEqualTo("AbortError\n4\n2\n");
    }

    @Test
    void theCommandLineIsThere() {
        assertThat(printed("say(await run(['count', 'queens'], '8\\nx\\n', {print: say, printError: say}));"))
                .isEqualTo("92\n\n<stdin>:2:1: 'x' is not a board size; expected a number from 1 to 512\n\n3\n");
    }
}
