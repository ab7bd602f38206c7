package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Prose.Medium;
import dlx.app.guide.Page;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Measures habits that hide the subject of a sentence, per 1 000 words, in the main code and the documents of all modules.
 * The limits are ratchets: a change may lower them, and may not raise them. docs/CONTRIBUTING.md has the rules with examples.
 */
class EnglishTest {

    /** A habit, the words that show it, and the maximum number of such words per 1 000. */
    private enum Habit {
        WHAT_CLAUSE(
                "\\b[Ww]hat (is|are|was|were|it|they|the|a|an|has|have|no|each|every|others?|somebody|nobody|people|one|must|may|can"
                        + "|follows|comes|remains|stands|lies|holds)\\b",
                0.5),
        IS_NO("\\b(is|are|was|were|be)\\s+no\\s+(?!longer|more\\b|less\\b|other|need|doubt|better|worse)\\w+", 0.5),
        KNOWS_NO(
                "\\b(knows?|has|have|takes?|gives?|names?|makes?|shows?|writes?|keeps?|says?|reads?|wants?|leaves?|draws?|needs?)"
                        + "\\s+no\\s+(?!longer|more\\b|less\\b|other\\b)\\w+",
                0.3),
        SO_MANY("\\bso (many|much|long|often|large|deep|few)\\b(?! as\\b)(?! that\\b)", 0.1),
        WHOEVER("\\b([Ww]hoever|[Ss]omebody|[Nn]obody|[Tt]hose who)\\b", 0.1),
        TOLD("\\b([Tt]ells?|[Tt]old|[Tt]elling)\\b", 0.1),
        GO_ON("\\b(go|goes|gone|going|went) on\\b", 0.1),
        STANDS("\\bstands?\\b", 0.1);

        private final Pattern words;
        private final double limit;

        Habit(String words, double limit) {
            this.words = Pattern.compile(words);
            this.limit = limit;
        }

        /** Returns the places of a text that show this habit. */
        List<String> in(String text) {
            return words.matcher(text).results().map(MatchResult::group).toList();
        }
    }

    /** Maximum percentages of comments that begin with a relative word, and with "Of". */
    private static final double RELATIVE = 1;

    private static final double WITH_OF = 0.1;

    /** Minimum percentage of methods that do not return boolean whose Javadoc begins with a verb. */
    private static final double VERBS = 95;

    private static final int WORST = 10;

    private static final Set<String> BUILT = Set.of("target", "node_modules", ".git", "apidocs");

    /** All files by their names from the root. */
    private static final Map<String, Prose> FILES = new TreeMap<>();

    @BeforeAll
    static void read() throws IOException {
        Files.walkFileTree(Page.ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes any) {
                return BUILT.contains(folder.getFileName().toString())
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes any) throws IOException {
                String name = Page.ROOT.relativize(file).toString().replace('\\', '/');
                if (name.endsWith(".md") || name.matches(".*/src/main/.*\\.(java|js|css|html)")) {
                    FILES.put(name, new Prose(name, Files.readString(file)));
                }
                return FileVisitResult.CONTINUE;
            }
        });
        assertThat(FILES).hasSizeGreaterThan(1000);
    }

    @ParameterizedTest
    @EnumSource
    void habitsAreRare(Medium medium) {
        Map<String, List<String>> found = new TreeMap<>();
        List<String> over = new ArrayList<>();
        for (Habit habit : Habit.values()) {
            int before = sum(found);
            FILES.forEach((name, file) ->
                    found.computeIfAbsent(name, any -> new ArrayList<>()).addAll(habit.in(file.text(medium))));
            double rate = 1000.0 * (sum(found) - before) / sum(file -> file.words(medium));
            String line = String.format("%s: %s %.2f of %.2f per 1 000 words", medium, habit, rate, habit.limit);
            System.out.println(line);
            if (rate > habit.limit) {
                over.add(line);
            }
        }
        String worst = found.entrySet().stream()
                .filter(file -> !file.getValue().isEmpty())
                .sorted(Comparator.comparing(file -> -file.getValue().size()))
                .limit(WORST)
                .map(file -> "  " + file.getKey() + ": " + file.getValue())
                .collect(Collectors.joining("\n"));
        System.out.println(worst);
        assertThat(over).as(worst).isEmpty();
    }

    @Test
    void commentsBeginWithTheirSubject() {
        double comments = sum(prose -> prose.comments);
        double relative = 100 * sum(prose -> prose.relative) / comments;
        double withOf = 100 * sum(prose -> prose.withOf) / comments;
        double verbs = 100.0 * sum(prose -> prose.verbs) / sum(prose -> prose.methods);
        System.out.printf(
                "%.0f comments: %.1f %% begin with a relative word, %.2f %% with Of; %d methods: %.0f %% with a verb%n",
                comments, relative, withOf, sum(prose -> prose.methods), verbs);
        assertThat(relative).isLessThanOrEqualTo(RELATIVE);
        assertThat(withOf).isLessThanOrEqualTo(WITH_OF);
        assertThat(verbs).isGreaterThanOrEqualTo(VERBS);
    }

    @Test
    void aSampleHasItsHabits() {
        Prose code = new Prose("A.java", """
                /** What is given. Nobody knows. @return so many */
                int a() { return b("it is no" + " number"); } // Of "each", what is
                /** Returns a "b" {@code what is}. */
                static <T> Map<T, int[]> b(T t) {
                /** True if c. */
                boolean c() {
                /** Creates d. */
                public A() {
                """);
        assertThat(code.comments).isEqualTo(5);
        assertThat(code.relative).isEqualTo(1);
        assertThat(code.withOf).isEqualTo(1);
        assertThat(code.methods).isEqualTo(2);
        assertThat(code.verbs).isEqualTo(1);
        assertThat(Habit.WHAT_CLAUSE.in(code.text(Medium.COMMENTS))).hasSize(3);
        assertThat(Habit.SO_MANY.in(code.text(Medium.COMMENTS))).hasSize(1);
        assertThat(Habit.IS_NO.in(code.text(Medium.STRINGS))).hasSize(1);
        assertThat(new Prose("a.md", "tell ~~told~~\n```\ntold\n```\n").text(Medium.MARKDOWN))
                .isEqualTo("tell \n");
    }

    private static int sum(ToIntFunction<Prose> count) {
        return FILES.values().stream().mapToInt(count).sum();
    }

    private static int sum(Map<String, List<String>> found) {
        return found.values().stream().mapToInt(List::size).sum();
    }
}
