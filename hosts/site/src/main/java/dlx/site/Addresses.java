package dlx.site;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The address of each file of the checkout in the site's folder, and the links between these files.
 *
 * @param sources the paths of the files in the checkout: {@code docs/cli.md}
 */
record Addresses(Set<String> sources) {

    private static final String GUIDES = "guides/";

    /** Pages whose path in the folder differs from their path in the checkout. */
    private static final Map<String, String> ELSEWHERE = Map.ofEntries(
            Map.entry("README.md", "index.html"),
            Map.entry("AGENTS.md", "agents.html"),
            Map.entry("docs/CONTRIBUTING.md", "contributing.html"),
            Map.entry("docs/CHANGELOG.md", "changelog.html"),
            Map.entry("docs/SECURITY.md", "security.html"),
            Map.entry("packaging/THIRD-PARTY.md", "third-party.html"),
            Map.entry("docs/pictures/README.md", "pictures/index.html"),
            Map.entry(Contents.DECISIONS_PAGE, "decisions/index.html"),
            Map.entry(Contents.PACKAGE, "package.html"));

    /** Returns the path of a source in the folder: {@code docs/cli.md} becomes {@code guides/cli.html}. */
    static String of(String source) {
        if (source.startsWith("examples/")) {
            return source;
        }
        if (ELSEWHERE.containsKey(source)) {
            return GUIDES + ELSEWHERE.get(source);
        }
        String name = source.startsWith("docs/") ? source.substring("docs/".length()) : source;
        return GUIDES + name.replaceFirst("\\.md$", ".html");
    }

    /**
     * Converts a link from one source to another into the link between their pages.
     *
     * @return the link; empty if its target is not in the folder; links into the network remain unchanged
     */
    Optional<String> link(String from, String target) {
        if (target.matches("(https?|mailto):.*") || target.startsWith("#")) {
            return Optional.of(target);
        }
        int hash = target.indexOf('#');
        String heading = hash < 0 ? "" : target.substring(hash);
        String to = resolve(from, hash < 0 ? target : target.substring(0, hash));
        return existing(to).map(source -> relative(of(from), of(source)) + heading);
    }

    /** Returns the source at a path, or the README of the folder at the path; empty if neither exists. */
    private Optional<String> existing(String source) {
        return sources.contains(source)
                ? Optional.of(source)
                : Optional.of(source + "/README.md").filter(sources::contains);
    }

    /** Resolves a relative name from a file. */
    static String resolve(String from, String name) {
        Deque<String> parts = new ArrayDeque<>();
        for (String part : (from + "/../" + name).split("/")) {
            if (part.equals("..")) {
                if (parts.pollLast() == null) {
                    return name; // out of the checkout
                }
            } else if (!part.equals(".") && !part.isEmpty()) {
                parts.addLast(part);
            }
        }
        return String.join("/", parts);
    }

    /** Returns the relative path from a file of the folder to another file. */
    static String relative(String from, String to) {
        String[] here = from.split("/");
        String[] there = to.split("/");
        int common = 0;
        while (common < here.length - 1 && common < there.length - 1 && here[common].equals(there[common])) {
            common++;
        }
        String down = String.join("/", Arrays.asList(there).subList(common, there.length));
        return "../".repeat(here.length - 1 - common) + down;
    }

    /**
     * Returns the relative path from a file to the folder itself: {@code ../} per level; empty for files in the folder
     * itself.
     */
    static String root(String from) {
        return "../".repeat(from.split("/").length - 1);
    }
}
