package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.guide.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Counts habits that make the code hard to read, over the main code of all modules and the guides. The limits are ratchets: a
 * change may lower them, and none may raise them. docs/glossary.md has the words to use.
 */
class EnglishTest {

    /** Class comments that begin with a relative clause. */
    private static final int RELATIVE_CLAUSES = 0;

    /** Simple class names used in two or more packages. */
    private static final int SHARED_NAMES = 15;

    /** The word "behind", which is for space and not for time. */
    private static final int BEHIND = 20;

    private static final Pattern RELATIVE_CLAUSE = Pattern.compile("\\A[\\s*]*(What|Who|Which|How|Whether)\\b");

    /** What may stand between a comment and the name of a type: annotations and modifiers. */
    private static final Pattern TYPE = Pattern.compile("\\A\\s*(?:@\\w+(?:\\([^{;]*?\\))?\\s+)*"
            + "(?:(?:public|private|protected|static|final|abstract|sealed|non-sealed)\\s+)*"
            + "(?:class|interface|record|enum|@interface)\\s+(\\w+)");

    private static final Pattern WORD = Pattern.compile("(?i)\\bbehind\\b");

    private static final Map<Path, String> MAIN = new TreeMap<>();

    @BeforeAll
    static void read() throws IOException {
        for (Path file : files(file -> file.toString().contains("/src/main/") && isText(file))) {
            MAIN.put(file, Files.readString(Page.ROOT.resolve(file)));
        }
        assertThat(MAIN).hasSizeGreaterThan(500);
    }

    @Test
    void classCommentsBeginWithANounOrAVerb() {
        List<String> found = new ArrayList<>();
        types().forEach((type, comment) -> {
            if (RELATIVE_CLAUSE.matcher(comment).find()) {
                found.add(type + ": " + comment.strip().lines().findFirst().orElse(""));
            }
        });
        assertThat(found).as(() -> String.join("\n", found)).hasSizeLessThanOrEqualTo(RELATIVE_CLAUSES);
    }

    @Test
    void fewClassNamesStandForTwoThings() {
        Map<String, Set<Path>> packages = new TreeMap<>();
        MAIN.keySet().stream()
                .filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java"))
                .filter(file -> !file.endsWith("module-info.java"))
                .forEach(file -> packages.computeIfAbsent(name(file), name -> new HashSet<>())
                        .add(file.getParent()));
        packages.values().removeIf(places -> places.size() == 1);
        assertThat(packages.size()).as(() -> packages.keySet().toString()).isLessThanOrEqualTo(SHARED_NAMES);
    }

    @Test
    void behindIsAWordOfSpace() {
        Map<String, Long> found = new TreeMap<>();
        MAIN.forEach((file, text) ->
                found.put(file.toString(), WORD.matcher(text).results().count()));
        Page.all().stream()
                .filter(page -> !page.name().equals("docs/CHANGELOG.md"))
                .forEach(page -> found.put(
                        page.name(), WORD.matcher(page.text()).results().count()));
        found.values().removeIf(count -> count == 0);
        assertThat(found.values().stream().mapToLong(Long::longValue).sum())
                .as(() -> found.toString().replace(", ", "\n"))
                .isLessThanOrEqualTo(BEHIND);
    }

    /** The comment of each type that has one, by file and name. */
    private static Map<String, String> types() {
        Map<String, String> comments = new TreeMap<>();
        MAIN.forEach((file, text) -> {
            for (int from = text.indexOf("/**"); from >= 0; from = text.indexOf("/**", from + 3)) {
                int to = text.indexOf("*/", from);
                Matcher type = TYPE.matcher(text).region(to + 2, text.length());
                if (type.find()) {
                    comments.put(file + ", " + type.group(1), text.substring(from + 3, to));
                }
            }
        });
        assertThat(comments).hasSizeGreaterThan(1000);
        return comments;
    }

    private static String name(Path file) {
        return file.getFileName().toString().replace(".java", "");
    }

    private static boolean isText(Path file) {
        return file.toString().matches(".*\\.(java|js|html|css|properties|txt|md)");
    }

    /** Files of the checkout, without what builds have made. */
    private static List<Path> files(Predicate<Path> wanted) throws IOException {
        List<Path> found = new ArrayList<>();
        for (String module : List.of(
                "dlx-api",
                "dlx-core",
                "modelers",
                "hosts/guice",
                "hosts/commands",
                "hosts/web",
                "hosts/site",
                "app",
                "extras")) {
            try (Stream<Path> files = Files.walk(Page.ROOT.resolve(module))) {
                files.map(Page.ROOT::relativize)
                        .filter(file ->
                                !file.toString().contains("target/") && Files.isRegularFile(Page.ROOT.resolve(file)))
                        .filter(wanted)
                        .forEach(found::add);
            }
        }
        return found;
    }
}
