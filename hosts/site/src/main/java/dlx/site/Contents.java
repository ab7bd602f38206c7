package dlx.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The guides in the order of the site, grouped by the reader's purpose. */
final class Contents {

    private static final String DECISIONS = "docs/decisions/";

    /** The page of all decisions, which is generated and not a file of the checkout. */
    static final String DECISIONS_PAGE = DECISIONS + "README.md";

    /** The README of the package for JavaScript. */
    static final String PACKAGE = "hosts/browser/src/main/js/README.md";

    /** The title of the last group, with the guides that {@link #LISTED} does not contain. */
    private static final String REST = "More";

    /** The groups, with their guides. */
    private static final String LISTED = """
            Begin: README.md docs/tour.md docs/try.md docs/install.md docs/site.md docs/web.md docs/cli.md docs/pictures/README.md
            Solve and understand: docs/explain.md docs/impossible.md docs/generate.md docs/proofs.md
            Look up: docs/commands.md docs/formats.md docs/glossary.md
            Build with it: docs/plugin-guide.md docs/embedding.md docs/hosts.md docs/javascript.md docs/python.md %s docs/mcp.md AGENTS.md docs/cluster.md
            Inside: docs/how-it-works.md %s docs/develop/benchmarks.md docs/develop/book.md
            Take part: docs/CONTRIBUTING.md docs/CHANGELOG.md docs/develop/mutation-testing.md docs/develop/security-tests.md \
            docs/develop/soak.md docs/develop/release.md docs/SECURITY.md packaging/THIRD-PARTY.md
            """.formatted(PACKAGE, DECISIONS_PAGE);

    private static final Map<String, List<String>> GROUPS = groups();

    private final Map<String, List<Guide>> groups = new LinkedHashMap<>();

    Contents(List<Guide> guides) {
        Map<String, Guide> open = new TreeMap<>(guides.stream().collect(Collectors.toMap(Guide::source, g -> g)));
        open.keySet().removeIf(source -> source.startsWith(DECISIONS) && !source.equals(DECISIONS_PAGE));
        GROUPS.forEach((name, sources) -> {
            List<Guide> members = new ArrayList<>();
            for (String source : sources) {
                Guide guide = open.remove(source);
                if (guide != null) {
                    members.add(guide);
                }
            }
            groups.put(name, members);
        });
        groups.put(REST, List.copyOf(open.values()));
        groups.values().removeIf(List::isEmpty);
    }

    private static Map<String, List<String>> groups() {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        LISTED.lines().forEach(line -> {
            String[] group = line.split(": ");
            groups.put(group[0], List.of(group[1].split(" ")));
        });
        return groups;
    }

    /** Returns all guides except single decisions. */
    List<Guide> guides() {
        return groups.values().stream().flatMap(List::stream).toList();
    }

    /** Returns the list of guides in HTML, for the page of one of them. */
    String html(Guide here) {
        StringBuilder html = new StringBuilder();
        groups.forEach((name, members) -> {
            html.append("<h2>").append(Html.text(name)).append("</h2>\n<ul>\n");
            for (Guide guide : members) {
                String link = Html.text(Addresses.relative(here.address(), guide.address()));
                String current = guide.source().equals(here.source()) ? "\" aria-current=\"page" : "";
                String title = Html.text(guide.shortTitle());
                html.append("<li><a href=\"" + link + current + "\">" + title + "</a></li>\n");
            }
            html.append("</ul>\n");
        });
        return html.toString();
    }

    /** Returns the list of guides for language models: {@code llms.txt}, a line per guide with its first words. */
    String text() {
        StringBuilder text = new StringBuilder("# dlx\n\n");
        guides().stream()
                .filter(guide -> guide.source().equals("README.md"))
                .forEach(guide -> text.append("> ").append(beginning(guide)).append('\n'));
        groups.forEach((name, members) -> {
            text.append("\n## ").append(name).append("\n\n");
            for (Guide guide : members) {
                String beginning = beginning(guide);
                text.append("- [" + guide.shortTitle() + "](" + guide.address() + ')')
                        .append(beginning.isEmpty() ? "\n" : ": " + beginning + '\n');
            }
        });
        return text.toString();
    }

    /** Returns the first sentence of a guide. */
    private static String beginning(Guide guide) {
        String text = guide.sections().get(0).text().strip();
        int end = text.indexOf(". ");
        return end < 0 ? text : text.substring(0, end + 1);
    }

    /** Returns a page in Markdown that lists the decisions. */
    static String decisions(Map<String, String> sources) {
        StringBuilder list = new StringBuilder("# Decisions\n\n");
        sources.forEach((source, markdown) -> {
            if (source.startsWith(DECISIONS)) {
                String name = source.substring(DECISIONS.length());
                String title = markdown.lines().findFirst().orElse(name).replaceFirst("^# *", "");
                list.append(name.replaceFirst("^0*(\\d+).*", "$1") + ". [" + title + "](" + name + ")\n");
            }
        });
        return list.toString();
    }
}
