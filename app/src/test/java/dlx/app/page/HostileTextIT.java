package dlx.app.page;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.hostile.HostileText;
import dlx.site.Site;
import dlx.web.PageLink;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests names, links and recorded pages that are scripts, in a browser: they do not run, and are shown as text. */
@Tag("slow")
class HostileTextIT extends ServedVisits {

    /** Each would set a title, or call what notes that it was called. */
    private static final List<String> SCRIPTS = List.of(
            "<script>document.title='run'</script>",
            "%3Cimg%20src%3Dx%20onerror%3Ddocument.title%3D'run'%3E",
            "javascript:document.title='run'",
            "\"onload=\"document.title='run'",
            "%00%ff%fe",
            "__proto__",
            "constructor",
            "${document.title='run'}",
            "9".repeat(400));

    private static final String TITLE = "dlx: puzzles as exact covers";

    @TempDir
    static Path folder;

    @Test
    void namesInLinksRunNothing() {
        for (HostileText text : HostileText.all()) {
            go(PageLink.to(text.model(), text.text(), Map.of()));
            assertThat(browser.find("#text").getDomProperty("value")).isEqualTo(text.text());
            look(text.model());
            press("#forward");
            press("#forward");
            look(text.model());
        }
    }

    @Test
    void otherPartsOfLinksRunNothing() {
        String puzzle = PageLink.to("queens", "6\n", Map.of());
        for (String script : SCRIPTS) {
            String parts = Stream.of(
                            "step", "strategy", "set.size", "set." + script, "set.__proto__", "pins", "kept", script)
                    .map(part -> part + '=' + script)
                    .collect(Collectors.joining("&"));
            for (String hash :
                    List.of(puzzle + '&' + parts, "#" + parts, "#model=" + script + "&text=" + script, "#" + script)) {
                go(hash);
                assertInert(hash);
            }
        }
        browser.console(); // discards messages about missing files
    }

    @Test
    void recordedPagesRunNothing() {
        for (HostileText text : HostileText.all()) {
            Path page = folder.resolve(text.model() + ".html");
            if (dlx(
                                    text.text(),
                                    "trace",
                                    text.model(),
                                    "--format",
                                    "html",
                                    "--steps",
                                    "30",
                                    "--output",
                                    page.toString())
                            .code()
                    == 0) {
                browser.driver.get(page.toUri().toString());
                quiet();
                press("#forward");
                press("#forward");
                look(text.model());
            }
        }
    }

    @Test
    void theSiteRunsNothing() throws IOException {
        try (StaticFiles files = StaticFiles.of(new Site("test").files())) {
            for (String model : List.of("crew", "sets")) {
                HostileText text = HostileText.all().stream()
                        .filter(one -> one.model().equals(model))
                        .findFirst()
                        .orElseThrow();
                browser.driver.get("about:blank");
                browser.driver.get(
                        files.address() + "play/index.html" + PageLink.to(text.model(), text.text(), Map.of()));
                quiet();
                assertThat(browser.find("#text").getDomProperty("value")).isEqualTo(text.text());
                press("#forward");
                look(model);
            }
            browser.driver.get("about:blank");
            browser.requests(); // discards requests for other addresses
        }
    }

    /** Checks each view of the matrix. */
    private static void look(String what) {
        for (String mode : List.of("text", "left")) {
            matrixAs(mode);
            assertInert(what);
        }
    }

    private static void assertInert(String what) {
        assertThat(browser.driver.getTitle()).as(what).isEqualTo(TITLE);
        assertThat(browser.run("""
                const found = [];
                for (const element of document.querySelectorAll('*')) {
                    const name = element.localName;
                    if (['iframe', 'object', 'embed', 'foreignobject', 'base', 'b/onclick'].includes(name.toLowerCase())) {
                        found.push(name);
                    }
                    const isData = element.type === 'application/octet-stream'; // in letters that may spell anything
                    if (name === 'script' && (isData ? /[^A-Za-z0-9+/=]/ : /run/).test(element.textContent.trim())) {
                        found.push(element.outerHTML.slice(0, 200));
                    }
                    for (const attribute of element.attributes) {
                        if (attribute.name.startsWith('on') || /^(href|src|action|xlink:href)$/.test(attribute.name)
                            && attribute.value.trim().toLowerCase().startsWith('javascript:')) {
                            found.push(name + ' ' + attribute.name + '=' + attribute.value);
                        }
                    }
                }
                return found.join('; ');
                """)).as(what).isEqualTo("");
    }
}
