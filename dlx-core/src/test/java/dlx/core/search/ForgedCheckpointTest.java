package dlx.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.CheckpointException;
import dlx.api.ModelException;
import dlx.api.digest.Sha256;
import dlx.core.Best;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests forged texts with a right checksum: they are resumed, or rejected as checkpoints, without any other exception.
 */
class ForgedCheckpointTest {

    private static final List<Consumer<Solver<Integer>>> QUESTIONS = List.of(
            Solver::count,
            solver -> solver.forEach((options, length) -> Visit.CONTINUE),
            Solver::solve,
            Solver::best,
            solver -> solver.ask(Question.best(3)));

    private static Solver<Integer> solver(Family family, long seed, String engine) {
        PlainCover cover = family.cover(seed);
        return Solver.builder(cover.cover())
                .given(cover.givens())
                .engine(engine)
                .build();
    }

    /** Returns the text with other parts. */
    private static String forged(String text, String parts) {
        int end = text.lastIndexOf("sha256 ");
        int begin = text.contains("\npart ") ? text.indexOf("\npart ") + 1 : end;
        String body = text.substring(0, begin) + parts;
        return body + "sha256 " + Sha256.of(body) + '\n';
    }

    @ParameterizedTest
    @ValueSource(strings = {"links", "slots", "masks", "memo", "sweep", "orbits", "prices", "auto"})
    void relaxedItemsAreRefused(String engine) {
        int refused = 0;
        for (Consumer<Solver<Integer>> question : QUESTIONS) {
            Solver<Integer> solver = solver(Family.BOARDS, 3, engine);
            List<Checkpoint> made = new ArrayList<>();
            try {
                question.accept(solver.toBuilder()
                        .checkpoints(Duration.ofDays(1), made::add)
                        .build());
            } catch (ModelException e) {
                continue; // no question for this engine
            }
            Checkpoint forged = Checkpoint.parse(forged(made.get(0).text(), "part 0.5 | | 0\n"));
            assertThatThrownBy(() ->
                            question.accept(solver.toBuilder().start(forged).build()))
                    .isInstanceOf(CheckpointException.class)
                    .hasMessage("checkpoint: a part has items relaxed; expected options that are taken or banned");
            refused++;
        }
        assertThat(refused).isPositive();
    }

    /** Resumes from any taken and banned options of the cover. */
    @ParameterizedTest
    @ValueSource(strings = {"links", "slots", "masks", "memo", "sweep", "orbits", "prices", "auto"})
    void anyOptionsAreGoneOnWith(String engine) {
        int gone = 0;
        for (long seed = 0; seed < RandomCovers.amount(40); seed++) {
            Random random = new Random(seed);
            for (Family family : List.of(Family.TINY, Family.BOARDS)) {
                Solver<Integer> solver = solver(family, seed, engine);
                Consumer<Solver<Integer>> question = QUESTIONS.get(random.nextInt(QUESTIONS.size()));
                List<Checkpoint> made = new ArrayList<>();
                try {
                    question.accept(solver.toBuilder()
                            .nodeLimit(2000)
                            .checkpoints(Duration.ofDays(1), made::add)
                            .build());
                } catch (ModelException e) {
                    continue; // not for this engine
                }
                int options = solver.cover().data().optionCount();
                if (made.isEmpty() || options == 0) {
                    continue;
                }
                String text = forged(made.get(0).text(), parts(random, options));
                try {
                    question.accept(solver.toBuilder()
                            .nodeLimit(2000)
                            .threads(1 + random.nextInt(2))
                            .start(Checkpoint.parse(text))
                            .build());
                } catch (CheckpointException e) {
                    // rejected as a checkpoint
                } catch (RuntimeException e) {
                    throw new AssertionError(family + ", seed " + seed + ", " + engine + "\n" + text, e);
                }
                gone++;
            }
        }
        assertThat(gone).isPositive();
    }

    private static String parts(Random random, int options) {
        return IntStream.range(0, 1 + random.nextInt(3))
                .mapToObj(k -> "part 0.25" + numbers(random, options) + " |" + numbers(random, options) + " |\n")
                .collect(Collectors.joining());
    }

    private static String numbers(Random random, int options) {
        return IntStream.range(0, random.nextInt(4))
                .mapToObj(k -> " " + random.nextInt(options))
                .collect(Collectors.joining());
    }

    @Test
    void aKeptSolutionThatIsNoneIsRefused() {
        Solver<Integer> solver = solver(Family.BOARDS, 3, "links");
        List<Checkpoint> made = new ArrayList<>();
        Best<Integer> best = solver.toBuilder()
                .checkpoints(Duration.ofDays(1), made::add)
                .build()
                .best();
        assertThat(best.found()).isNotEmpty();
        int[] solution = best.found().get(0).numbers();
        Checkpoint last = made.get(made.size() - 1);
        assertThat(solver.toBuilder().start(last).build().best().score()).isEqualTo(best.score());
        for (int[] wrong : List.of(new int[0], new int[] {-1}, Arrays.copyOf(solution, solution.length - 1))) {
            Checkpoint forged = new Checkpoint(
                    last.identity(),
                    last.counted(),
                    last.shown(),
                    last.parts(),
                    List.of(wrong),
                    last.bound(),
                    List.of());
            assertThatThrownBy(() -> solver.toBuilder()
                            .start(Checkpoint.parse(forged.text()))
                            .build()
                            .best())
                    .isInstanceOf(CheckpointException.class)
                    .hasMessageStartingWith("checkpoint: a kept solution ");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"1 2 3", "1 2 3 4 5", "-1 2 3 4", "99999999 2 3 4", "1 2 3 -4", "1 x 3 4", "1 2 3 4.5", "1"})
    void aResultThatIsNoneIsRefused(String result) {
        refuses(
                List.of(result),
                "the result \"" + result + "\" cannot be used; expected a level, two words and a number of solutions");
    }

    @Test
    void moreResultsThanAreWrittenAreRefused() {
        refuses(Collections.nCopies(20_001, "1 2 3 4"), "it has 20001 results; expected at most 20000");
    }

    private static void refuses(List<String> results, String message) {
        Solver<Integer> solver = solver(Family.BOARDS, 3, "orbits");
        List<Checkpoint> made = new ArrayList<>();
        solver.toBuilder()
                .checkpoints(Duration.ZERO, made::add)
                .nodeLimit(1)
                .build()
                .count();
        Checkpoint last = made.get(0);
        Checkpoint forged =
                new Checkpoint(last.identity(), last.counted(), 0, last.parts(), List.of(), last.bound(), results);
        assertThatThrownBy(() -> solver.toBuilder()
                        .start(Checkpoint.parse(forged.text()))
                        .build()
                        .count())
                .isInstanceOf(CheckpointException.class)
                .hasMessage("checkpoint: " + message);
    }
}
