package dlx.site;

import dlx.site.Guide.Section;
import java.util.List;

/** Builds the page around its words: its head, the bar, the list of guides and the contents. */
record Frame(String version) {

    /**
     * The content security policy. It forbids loading from other hosts and inline scripts, so that a guide cannot do
     * harm. WebAssembly is compiled in the workers of the package.
     */
    private static final String POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
            + " img-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none';"
            + " form-action 'none'";

    /** Returns the page of a guide. */
    String guide(Guide guide, Contents contents) {
        String list = contents.html(guide);
        String within = within(guide.sections());
        String main = "<div class=\"columns\">\n"
                + "<nav class=\"guides\" aria-label=\"Guides\"><details class=\"fold\"><summary>All guides</summary>\n"
                + list + "</details></nav>\n"
                + "<main id=\"main\" class=\"words\">\n" + guide.html() + "</main>\n"
                + within
                + "</div>\n";
        String about = guide.sections().get(0).text();
        return page(guide.address(), guide.shortTitle() + " · dlx", about, "guide", main);
    }

    /** Returns the first screen, with {@code main} as its main element. */
    String home(String main) {
        return page(
                "index.html",
                "dlx: exact cover in the browser",
                "Solves sudokus, packings and puzzles of your own, here, with nothing to install.",
                "home",
                main);
    }

    private String page(String address, String title, String about, String kind, String body) {
        String root = Addresses.root(address);
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8"/>
                <meta name="viewport" content="width=device-width, initial-scale=1"/>
                <meta http-equiv="Content-Security-Policy" content="%s"/>
                <title>%s</title>
                <meta name="description" content="%s"/>
                <link rel="icon" href="%6$sicon.svg"/>
                <link rel="manifest" href="%6$smanifest.webmanifest"/>
                <link rel="stylesheet" href="%6$ssite/style.css"/>
                <script src="%6$ssite/scheme.js"></script>
                <script type="module" src="%6$ssite/%4$s.js"></script>
                </head>
                <body class="%4$s">
                <a class="skip" href="#main">To the content</a>
                <header class="bar">
                <a class="logo" href="%6$sindex.html">dlx</a>
                <nav aria-label="Site"><a href="%6$splay/index.html">Play</a> <a href="%6$sguides/index.html">Guides</a></nav>
                <div class="search" role="search"><label class="heard" for="wanted">Search the guides</label><input id="wanted" type="search" \
                placeholder="Search ( / )" autocomplete="off" spellcheck="false" disabled=""/><div id="found" hidden=""></div></div>
                <button id="scheme" class="quiet" type="button" hidden="">Dark</button>
                </header>
                %5$s<footer><p>dlx %7$s. All that this page answers it works out in your browser; nothing is sent anywhere.</p></footer>
                </body>
                </html>
                """.formatted(
                Html.text(POLICY), Html.text(title), Html.text(cut(about)), kind, body, root, Html.text(version));
    }

    /** Returns the contents of one page; empty if the page has fewer than two sections to list. */
    private static String within(List<Section> sections) {
        List<Section> shown = sections.stream()
                .filter(section -> section.level() == 2 || section.level() == 3)
                .toList();
        if (shown.size() < 2) {
            return "";
        }
        StringBuilder html = new StringBuilder(
                "<nav class=\"within\" aria-label=\"On this page\"><details class=\"fold\"><summary>On this page</summary>\n<ul>\n");
        shown.forEach(section -> html.append("<li class=\"level" + section.level() + "\"><a href=\"#"
                + Html.text(section.anchor()) + "\">" + Html.text(section.heading()) + "</a></li>\n"));
        return html.append("</ul></details></nav>\n").toString();
    }

    private static String cut(String text) {
        int most = 150;
        return text.length() <= most ? text : text.substring(0, text.lastIndexOf(' ', most)) + " …";
    }
}
