package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Prose.Medium;
import dlx.app.guide.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Measures habits that hide the subject of a sentence, per 1 000 words, in the main code and the documents of all modules.
 * The limits are ratchets: a change may lower them, and may not raise them. docs/CONTRIBUTING.md has the rules with examples.
 */
class EnglishTest {

    private static final String LATER = "(?!longer|more\\b|less\\b|other";

    /** A habit, the words that show it, and the maximum number of such words per 1 000. */
    private enum Habit {
        WHAT_CLAUSE(
                "\\b[Ww]hat (is|are|was|were|it|they|the|a|an|has|have|no|each|every|others?|somebody|nobody|people|one|must|may|can"
                        + "|follows|comes|remains|stands|lies|holds)\\b",
                2.5),
        IS_NO("\\b(is|are|was|were|be)\\s+no\\s+" + LATER + "|need|doubt|better|worse)\\w+", 0.5),
        KNOWS_NO(
                "\\b(knows?|has|have|takes?|gives?|names?|makes?|shows?|writes?|keeps?|says?|reads?|wants?|leaves?|draws?|needs?)\\s+no\\s+"
                        + LATER + "\\b)\\w+",
                0.3),
        SO_MANY("\\bso (many|much|long|often|large|deep|few)\\b(?! as\\b)(?! that\\b)", 0.2),
        WHOEVER("\\b([Ww]hoever|[Ss]omebody|[Nn]obody|[Tt]hose who)\\b", 0.2),
        TOLD("\\b([Tt]ells?|[Tt]old|[Tt]elling)\\b", 0.2),
        GO_ON("\\b(go|goes|gone|going|went) on\\b", 0.1),
        STANDS("\\bstands?\\b", 0.4);

        private final Pattern words;
        private final double limit;

        Habit(String words, double limit) {
            this.words = Pattern.compile(words);
            this.limit = limit;
        }

        long count(String text) {
            return words.matcher(text).results().count();
        }
    }

    /** Maximum percentages of comments that begin with a relative word, and with "Of". */
    private static final double RELATIVE = 4;

    private static final double WITH_OF = 0.3;

    /** Minimum percentage of methods that do not return boolean whose Javadoc begins with a verb. */
    private static final double VERBS = 60;

    private static final int WORST = 10;

    private static final Map<Path, Prose> FILES = new TreeMap<>();

    @BeforeAll
    static void read() throws IOException {
        try (Stream<Path> all = Files.walk(Page.ROOT)) {
            for (Path file : all.filter(EnglishTest::isRead).toList()) {
                FILES.put(Page.ROOT.relativize(file), new Prose(file.toString(), Files.readString(file)));
            }
        }
        assertThat(FILES).hasSizeGreaterThan(1000);
    }

    @ParameterizedTest
    @EnumSource
    void habitsAreRare(Medium medium) {
        long words = FILES.values().stream()
                .mapToLong(file -> file.text(medium).split("\\s+").length)
                .sum();
        Map<String, Double> over = new TreeMap<>();
        for (Habit habit : Habit.values()) {
            long count = FILES.values().stream()
                    .mapToLong(file -> habit.count(file.text(medium)))
                    .sum();
            double rate = 1000.0 * count / words;
            System.out.printf("%s: %s %.2f of %.2f per 1 000 words%n", medium, habit, rate, habit.limit);
            if (rate > habit.limit) {
                over.put(habit.toString(), rate);
            }
        }
        printWorst(medium);
        assertThat(over).isEmpty();
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
                """);
        assertThat(code.comments).isEqualTo(4);
        assertThat(code.relative).isEqualTo(1);
        assertThat(code.withOf).isEqualTo(1);
        assertThat(code.methods).isEqualTo(2);
        assertThat(code.verbs).isEqualTo(1);
        assertThat(Habit.WHAT_CLAUSE.count(code.text(Medium.COMMENTS))).isEqualTo(3);
        assertThat(Habit.SO_MANY.count(code.text(Medium.COMMENTS))).isEqualTo(1);
        assertThat(Habit.IS_NO.count(code.text(Medium.STRINGS))).isEqualTo(1);
        assertThat(new Prose("a.md", "tell\n```\ntold\n```\n").text(Medium.MARKDOWN))
                .isEqualTo("tell \n");
    }

    private static int sum(ToIntFunction<Prose> count) {
        return FILES.values().stream().mapToInt(count).sum();
    }

    private static void printWorst(Medium medium) {
        Map<Path, Long> counts = new TreeMap<>();
        FILES.forEach((file, prose) -> counts.put(
                file,
                Stream.of(Habit.values())
                        .mapToLong(habit -> habit.count(prose.text(medium)))
                        .sum()));
        counts.entrySet().stream()
                .sorted(Map.Entry.<Path, Long>comparingByValue(Comparator.reverseOrder()))
                .limit(WORST)
                .forEach(entry -> System.out.println("  " + entry.getValue() + " in " + entry.getKey()));
    }

    /** Returns true if a file is main code with comments and strings, or a page of the documents, and was not built. */
    private static boolean isRead(Path file) {
        String name = Page.ROOT.relativize(file).toString().replace('\\', '/');
        List<String> built = List.of("target", "node_modules", ".git", "apidocs");
        return Stream.of(name.split("/")).noneMatch(built::contains)
                && (name.endsWith(".md") || name.matches(".*/src/main/.*\\.(java|js|css|html)"))
                && Files.isRegularFile(file);
    }
}
