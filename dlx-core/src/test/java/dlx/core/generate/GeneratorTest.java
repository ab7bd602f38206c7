package dlx.core.generate;

import static dlx.core.generate.MiniSudoku.EMPTY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.CoverBuilder;
import dlx.api.ItemGrid;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.core.EngineName;
import dlx.core.Question;
import dlx.core.Uniqueness;
import dlx.core.explain.Rating;
import dlx.core.generate.MiniSudoku.Cell;
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
import dlx.core.search.Limits;
import dlx.core.search.StopReason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GeneratorTest {

    private static LoadedModel<String, Cell> loaded(MiniSudoku model) {
        return LoadedModel.of(model, "here");
    }

    private final LoadedModel<String, Cell> mini = loaded(new MiniSudoku());
    private final Generator<String, Cell> generator = Generator.of(mini, EMPTY);

    private static <P, O> List<Generated<P, O>> puzzles(Generator<P, O> generator, int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> {
                    Generation<P, O> made = generator.generate(number);
                    assertThat(made.found()).as("puzzle %s: %s", number, made).isTrue();
                    assertThat(made.stopped()).isEqualTo(StopReason.EXHAUSTED);
                    return made.puzzle().orElseThrow();
                })
                .toList();
    }

    private static List<String> texts(Generator<String, Cell> generator, int count) {
        return puzzles(generator, count).stream().map(Generated::text).toList();
    }

    /** Asks the reference engine, not the engine that made the puzzle. */
    private Uniqueness.Verdict verdict(List<Cell> givens) {
        return mini.solver(EMPTY).toBuilder()
                .given(givens)
                .engine(EngineName.LINKS)
                .build()
                .unique()
                .verdict();
    }

    private static List<Cell> without(List<Cell> givens, List<Cell> left) {
        return givens.stream().filter(given -> !left.contains(given)).toList();
    }

    @Test
    void eachPuzzleHasOneSolutionAndNeedsEachGiven() {
        for (Generated<String, Cell> puzzle : puzzles(generator, 50)) {
            assertThat(verdict(puzzle.givenOptions())).isEqualTo(Uniqueness.Verdict.UNIQUE);
            assertThat(puzzle.size()).isEqualTo(Generated.Size.MINIMAL);
            assertThat(puzzle.solutionOptions())
                    .containsAll(puzzle.givenOptions())
                    .hasSize(16);
            assertThat(puzzle.rating()).isEmpty();
            for (Cell given : puzzle.givenOptions()) {
                assertThat(verdict(without(puzzle.givenOptions(), List.of(given))))
                        .as(puzzle.text() + given)
                        .isEqualTo(Uniqueness.Verdict.MULTIPLE);
            }
        }
    }

    @Test
    void theTextIsReadAsThePuzzle() {
        for (Generated<String, Cell> puzzle : puzzles(generator, 20)) {
            assertThat(mini.pins(mini.puzzle(puzzle.text()))).containsExactlyElementsOf(puzzle.givenOptions());
            assertThat(mini.solverOf(puzzle.text()).solve().options()).contains(puzzle.solutionOptions());
        }
    }

    @Test
    void theSameSeedMakesTheSamePuzzlesInAnyOrder() {
        List<String> first = texts(generator.seed(7), 20);

        assertThat(texts(Generator.of(loaded(new MiniSudoku()), EMPTY).seed(7), 20))
                .isEqualTo(first);
        assertThat(generator.seed(7).generate(20).puzzle().orElseThrow().text()).isEqualTo(first.get(19));
        assertThat(generator.seed(7).stream()
                        .limit(3)
                        .map(made -> made.puzzle().orElseThrow().text()))
                .isEqualTo(first.subList(0, 3));
        assertThat(texts(generator.seed(8), 20)).doesNotContainAnyElementsOf(first);
        assertThat(new HashSet<>(first)).hasSizeGreaterThan(18);
    }

    @Test
    void keepsToTheNumberOfGivens() {
        for (Generated<String, Cell> puzzle : puzzles(generator.givens(9, 9), 20)) {
            assertThat(puzzle.givens()).hasSize(9);
            assertThat(puzzle.size()).isEqualTo(Generated.Size.MORE);
            assertThat(verdict(puzzle.givenOptions())).isEqualTo(Uniqueness.Verdict.UNIQUE);
        }
        for (Generated<String, Cell> puzzle : puzzles(generator.givens(0, 4), 20)) {
            assertThat(puzzle.givens()).hasSize(4);
            assertThat(puzzle.size()).isEqualTo(Generated.Size.MINIMAL);
        }
    }

    @Test
    void aHalfTurnKeepsTheCellsThatAreGiven() {
        assertThat(generator.itemGroups()).containsExactly("cell", "row", "column", "box");
        for (Generated<String, Cell> puzzle : puzzles(generator.symmetric("cell"), 50)) {
            List<Cell> givens = puzzle.givenOptions();
            assertThat(verdict(givens)).isEqualTo(Uniqueness.Verdict.UNIQUE);
            for (Cell given : givens) {
                List<Cell> pair = givens.stream()
                        .filter(g -> g.equals(given) || g.row() == 3 - given.row() && g.column() == 3 - given.column())
                        .toList();
                assertThat(pair).as(puzzle.text() + given).hasSize(2);
                assertThat(verdict(without(givens, pair)))
                        .as(puzzle.text() + pair)
                        .isEqualTo(Uniqueness.Verdict.MULTIPLE);
            }
        }
    }

    @Test
    void ratesAndKeepsToTheRating() {
        LoadedModel<String, Cell> six = loaded(new MiniSudoku(3));
        Generator<String, Cell> any = Generator.of(six, ".".repeat(36)).limits(Limits.of(Duration.ofSeconds(60)));
        for (int level = 1; level <= 3; level++) {
            Generator<String, Cell> wanted = any.rating(new Rating(level, 0), Rating.greatest(level));
            for (Generated<String, Cell> puzzle : puzzles(wanted, 3)) {
                assertThat(puzzle.rating().orElseThrow().level()).isEqualTo(level);
                assertThat(six.solverOf(puzzle.text()).ask(Question.path()).rating())
                        .isEqualTo(puzzle.rating().orElseThrow());
            }
        }
        assertThat(puzzles(any.rated(), 5))
                .allSatisfy(puzzle -> assertThat(puzzle.rating())
                        .contains(
                                six.solverOf(puzzle.text()).ask(Question.path()).rating()));
    }

    /**
     * Draws from 288 solutions, 20 draws of each expected: 99.9 % of all samples lie below 364.6 (chi-square, 287
     * degrees of freedom).
     */
    @Test
    void drawsTheSolutionsUniformly() {
        Generator<String, Cell> uniform = generator.uniform().orElseThrow();
        Map<List<Integer>, Integer> seen = new HashMap<>();
        puzzles(uniform, 288 * 20).forEach(puzzle -> seen.merge(puzzle.solution(), 1, Integer::sum));

        double chiSquare = (288 - seen.size()) * 20.0
                + seen.values().stream()
                        .mapToDouble(n -> (n - 20.0) * (n - 20.0) / 20)
                        .sum();
        assertThat(seen).hasSize(288);
        assertThat(chiSquare).isBetween(220.0, 364.6);
    }

    @Test
    void reportsEachAttempt() {
        List<Long> seen = new ArrayList<>();
        Generation<String, Cell> made =
                generator.givens(0, 4).onAttempt(seen::add).generate(1);

        assertThat(seen)
                .isEqualTo(LongStream.rangeClosed(1, made.attempts()).boxed().toList())
                .isNotEmpty();
    }

    @Test
    void reportsWhatComesNearer() {
        List<Generated<String, Cell>> nearer = new ArrayList<>();
        Generation<String, Cell> made =
                generator.givens(0, 4).onNearer(nearer::add).generate(1);

        List<Integer> givens =
                nearer.stream().map(puzzle -> puzzle.givens().size()).toList();
        assertThat(givens).isNotEmpty().doesNotHaveDuplicates().isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(nearer.get(nearer.size() - 1).text())
                .isEqualTo(made.puzzle().orElseThrow().text());
    }

    @Nested
    class Limited {

        @Test
        void saysWhatCameNearestWhereThereIsNone() {
            Generation<String, Cell> made = generator
                    .givens(0, 3)
                    .limits(Limits.of(Duration.ofMillis(300)))
                    .generate(1);

            assertThat(made.found()).isFalse();
            assertThat(made.stopped()).isEqualTo(StopReason.TIME);
            assertThat(made.attempts()).isGreaterThan(1);
            assertThat(made.puzzle().orElseThrow().givens()).hasSize(4);
        }

        @Test
        void nearestIsTheNearestRating() {
            Generation<String, Cell> made = generator
                    .rating(new Rating(Rating.SEARCH, 1_000_000), new Rating(Rating.SEARCH, Long.MAX_VALUE))
                    .limits(Limits.of(Duration.ofMillis(500)))
                    .generate(1);

            assertThat(made.found()).isFalse();
            assertThat(made.puzzle().orElseThrow().rating()).isPresent();
        }

        @Test
        void stopsBeforeItBegins() {
            Generation<String, Cell> made =
                    generator.limits(Limits.of(Duration.ZERO)).generate(1);
            assertThat(made.puzzle()).isEmpty();
            assertThat(made.stopped()).isEqualTo(StopReason.TIME);
            assertThat(made.attempts()).isZero();

            CancellationToken token = new CancellationToken();
            token.cancel();
            Generator<String, Cell> cancelled = generator.limits(Limits.of(token));
            assertThat(cancelled.generate(1).stopped()).isEqualTo(StopReason.CANCELLED);
            assertThat(cancelled.uniform()).isEmpty();
        }
    }

    @Nested
    class Refused {

        private void refuses(MiniSudoku broken, String message) {
            assertThatThrownBy(() -> Generator.of(loaded(broken), EMPTY).generate(1))
                    .isInstanceOf(ModelException.class)
                    .hasMessage(message);
        }

        @Test
        void aModelWithoutShape() {
            refuses(
                    new MiniSudoku() {
                        @Override
                        public Optional<String> shape(String puzzle) {
                            return Optional.empty();
                        }
                    },
                    "mini: shape: the model does not define the shape of this puzzle without its givens; the plugin's"
                            + " author can add it by the methods shape, pins and write");
        }

        @Test
        void aModelThatWritesNothing() {
            refuses(
                    new MiniSudoku() {
                        @Override
                        public Optional<String> write(String shape, List<Cell> givens) {
                            return Optional.empty();
                        }
                    },
                    "mini: write: this model does not write puzzles; the plugin's author can add the method write");
        }

        private MiniSudoku writing(java.util.function.Function<List<Cell>, String> text) {
            return new MiniSudoku() {
                @Override
                public Optional<String> write(String shape, List<Cell> givens) {
                    return Optional.of(text.apply(givens));
                }
            };
        }

        private String line(List<Cell> givens) {
            return new MiniSudoku().render(EMPTY, Solution.of(givens));
        }

        @Test
        void aTextThatIsReadDifferently() {
            refuses(
                    writing(givens -> "\n"),
                    "mini: write: its text does not contain a puzzle; the plugin's author can mend it");
            refuses(
                    writing(givens -> line(givens) + line(givens)),
                    "mini: write: its text is read as two puzzles; the plugin's author can mend it");
            refuses(
                    writing(givens -> "12\n"),
                    "mini: write: its text cannot be read back: <written>:1:1: expected 16 cells");
            Set<Cell> last = new HashSet<>();
            assertThatThrownBy(() -> Generator.of(
                                    loaded(writing(givens -> {
                                        if (!givens.isEmpty()) {
                                            last.add(givens.get(0));
                                        }
                                        return line(givens.stream().skip(1).toList());
                                    })),
                                    EMPTY)
                            .generate(1))
                    .hasMessage("mini: write: its text is read back without the given "
                            + last.iterator().next() + "; the plugin's author can mend it");
            assertThatThrownBy(() -> Generator.of(loaded(writing(givens -> line(more(givens)))), EMPTY)
                            .generate(1))
                    .hasMessageMatching(
                            "mini: write: its text is read back with the further given Cell\\[.*]; the plugin's"
                                    + " author can mend it");
        }

        private List<Cell> more(List<Cell> givens) {
            List<Cell> more = new ArrayList<>(givens);
            IntStream.range(0, 16)
                    .filter(k -> givens.stream().noneMatch(g -> 4 * g.row() + g.column() == k))
                    .mapToObj(k -> new Cell(k / 4, k % 4, 0))
                    .findFirst()
                    .ifPresent(more::add);
            return more;
        }

        @Test
        void aTextOfAnotherShape() {
            refuses(
                    new MiniSudoku() {
                        @Override
                        public Optional<String> shape(String puzzle) {
                            return Optional.of(puzzle.equals(EMPTY) ? EMPTY : "1" + EMPTY.substring(1));
                        }
                    },
                    "mini: write: its text is read as a puzzle of another shape; the plugin's author can mend it");
        }

        @Test
        void wishesThatMakeNoSense() {
            assertThatThrownBy(() -> generator.givens(5, 4)).hasMessageStartingWith("givens: 5 to 4; expected ");
            assertThatThrownBy(() -> generator.givens(-1, 4)).hasMessageStartingWith("givens: -1 to 4; expected ");
            assertThatThrownBy(() -> generator.rating(new Rating(2, 0), new Rating(1, 0)))
                    .hasMessage("rating: level 2 to level 1; expected the easiest first");
            assertThatThrownBy(() -> generator.symmetric("cel"))
                    .hasMessage("group: \"cel\"; expected one of cell, row, column, box");
        }
    }

    @Test
    void aShapeWithoutSolutionHasNoPuzzles() {
        Generation<String, Cell> made = Generator.of(
                        loaded(new MiniSudoku() {
                            @Override
                            public void describe(String puzzle, CoverBuilder<Cell> cover) {
                                super.describe(puzzle, cover);
                                cover.item("what nothing holds");
                            }
                        }),
                        EMPTY)
                .generate(1);

        assertThat(made.puzzle()).isEmpty();
        assertThat(made.found()).isFalse();
        assertThat(made.stopped()).isEqualTo(StopReason.EXHAUSTED);
        assertThat(made.attempts()).isZero();
        assertThat(made.impossible())
                .hasValueSatisfying(w -> assertThat(w.name()).isEqualTo("weights mod 2"));
    }

    /**
     * Returns a generator of boards without two corners, with dominoes in place of digits, whose searches do not end.
     */
    private static Generator<String, Cell> hopeless(int size) {
        return Generator.of(
                loaded(new MiniSudoku() {
                    @Override
                    public void describe(String puzzle, CoverBuilder<Cell> cover) {
                        ItemGrid cells = cover.grid("cell", size, size);
                        for (int r = 0; r < size; r++) {
                            for (int c = 0; c < size; c++) {
                                if (r + c == 0 || r + c == 2 * size - 2) {
                                    cover.option(new Cell(r, c, 3), cells.at(r, c));
                                }
                                if (r + 1 < size && r + c > 0 && r + c < 2 * size - 3) {
                                    cover.option(new Cell(r, c, 1), cells.at(r, c), cells.at(r + 1, c));
                                }
                                if (c + 1 < size && r + c > 0 && r + c < 2 * size - 3) {
                                    cover.option(new Cell(r, c, 2), cells.at(r, c), cells.at(r, c + 1));
                                }
                            }
                        }
                    }
                }),
                EMPTY);
    }

    @Test
    void aShapeThatWeightsProveImpossibleIsRefusedAtOnce() {
        Generator<String, Cell> generator = hopeless(20).limits(Limits.of(Duration.ofMinutes(1)));
        for (Generator<String, Cell> each :
                List.of(generator, generator.uniform().orElseThrow())) {
            for (int number = 1; number < 3; number++) {
                Generation<String, Cell> made = each.generate(number);
                assertThat(made.puzzle()).isEmpty();
                assertThat(made.stopped()).isEqualTo(StopReason.EXHAUSTED);
                assertThat(made.impossible())
                        .hasValueSatisfying(w -> assertThat(w.total()).isEqualTo(2));
            }
        }
        assertThat(hopeless(20)
                        .limits(Limits.of(Duration.ofMinutes(1)))
                        .uniform()
                        .orElseThrow()
                        .generate(1)
                        .impossible())
                .isPresent();
    }

    @Test
    void aLimitEndsTheQuestionForWeights() {
        Generation<String, Cell> made =
                hopeless(20).limits(Limits.of(Duration.ZERO)).generate(1);
        assertThat(made.stopped()).isEqualTo(StopReason.TIME);
        assertThat(made.impossible()).isEmpty();
    }
}
