package dlx.core.generate;

import static dlx.core.generate.MiniSudoku.EMPTY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.HasBlanks;
import dlx.api.HasConstraint;
import dlx.api.LazyClause;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.core.explain.Rating;
import dlx.core.generate.MiniSudoku.Cell;
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
import dlx.core.search.Limits;
import dlx.core.search.StopReason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Tests models that fill their puzzles: a filled puzzle is accepted if it has one solution. */
class FillingTest {

    /**
     * A model that writes half of a solution at random, which rarely suffices for one solution, and that has no pins.
     */
    private static class Half extends MiniSudoku implements HasBlanks<String, Cell> {

        private final BiFunction<List<Cell>, RandomGenerator, Optional<List<Cell>>> part;

        Half(BiFunction<List<Cell>, RandomGenerator, Optional<List<Cell>>> part) {
            this.part = part;
        }

        Half() {
            this((solution, random) -> Optional.of(
                    solution.stream().filter(cell -> random.nextBoolean()).toList()));
        }

        @Override
        public String blank(String puzzle) {
            return EMPTY;
        }

        @Override
        public Optional<String> fill(String blank, List<Cell> solution, RandomGenerator random) {
            return part.apply(solution, random).map(cells -> render(blank, Solution.of(cells)));
        }
    }

    private static Generator<String, Cell> generator(MiniSudoku model) {
        return Generator.of(LoadedModel.of(model, "here"), EMPTY);
    }

    @Test
    void believesWhatHasOneSolution() {
        LoadedModel<String, Cell> plain = LoadedModel.of(new MiniSudoku(), "here");
        List<String> texts = new ArrayList<>();
        long attempts = 0;
        for (int number = 1; number <= 50; number++) {
            Generation<String, Cell> made = generator(new Half()).seed(3).generate(number);
            Generated<String, Cell> puzzle = made.puzzle().orElseThrow();
            assertThat(made.found()).isTrue();
            assertThat(made.stopped()).isEqualTo(StopReason.EXHAUSTED);
            assertThat(puzzle.size()).isEqualTo(Generated.Size.FILLED);
            assertThat(puzzle.givens()).isEmpty();
            assertThat(plain.solverOf(puzzle.text()).unique().isUnique())
                    .as(puzzle.text())
                    .isTrue();
            assertThat(plain.solverOf(puzzle.text()).solve().options()).contains(puzzle.solutionOptions());
            texts.add(puzzle.text());
            attempts += made.attempts();
        }
        assertThat(attempts).isGreaterThan(50); // not all had one
        assertThat(texts).doesNotHaveDuplicates();
        assertThat(generator(new Half())
                        .seed(3)
                        .generate(50)
                        .puzzle()
                        .orElseThrow()
                        .text())
                .isEqualTo(texts.get(49));
    }

    @Test
    void givesUpWhereNoneHasOne() {
        for (Half hopeless : List.of(
                new Half((solution, random) -> Optional.empty()),
                new Half((solution, random) -> Optional.of(List.of())),
                new Half((solution, random) -> Optional.of(List.of(new Cell(0, 0, 0), new Cell(0, 1, 0)))))) {
            Generation<String, Cell> none = generator(hopeless).generate(1);
            assertThat(none.puzzle()).isEmpty();
            assertThat(none.found()).isFalse();
            assertThat(none.stopped()).isEqualTo(StopReason.EXHAUSTED);
            assertThat(none.attempts()).isEqualTo(Filling.TRIES);
        }
    }

    @Test
    void fillsOnlySolutionsThatKeepTheConstraint() {
        Cell corner = new Cell(0, 0, 0);
        class Elsewhere extends Half implements HasConstraint<String, Cell> {
            Elsewhere() {
                super((solution, random) -> Optional.of(solution));
            }

            @Override
            public List<LazyClause<Cell>> broken(String puzzle, Set<Cell> chosen) {
                return chosen.contains(corner)
                        ? List.of(new LazyClause<>(List.of(corner), List.of(), "the corner is a 1"))
                        : List.of();
            }
        }
        for (int number = 1; number <= 50; number++) {
            Generation<String, Cell> made = generator(new Elsewhere()).generate(number);
            assertThat(made.puzzle().orElseThrow().solutionOptions()).doesNotContain(corner);
            assertThat(made.attempts()).isEqualTo(1);
        }
    }

    /** A full board is thinned until texts of several solutions follow; each step leaves out one given. */
    @Test
    void thinsPuzzlesWithOneSolution() {
        class Thinned extends Half {
            Thinned() {
                super((solution, random) -> Optional.of(solution));
            }

            @Override
            public Optional<String> thinned(String puzzle, RandomGenerator random) {
                List<Cell> given = new ArrayList<>(pins(puzzle));
                given.remove(random.nextInt(given.size()));
                return Optional.of(render(puzzle, Solution.of(given)));
            }
        }
        LoadedModel<String, Cell> plain = LoadedModel.of(new MiniSudoku(), "here");
        for (int number = 1; number <= 50; number++) {
            String text = generator(new Thinned())
                    .generate(number)
                    .puzzle()
                    .orElseThrow()
                    .text();
            assertThat(plain.solverOf(text).unique().isUnique()).as(text).isTrue();
            assertThat(text.replaceAll("[.\n]", "")).as(text).hasSizeBetween(4, 7);
        }
    }

    /** A model of full boards whose thinned texts are given. */
    private static Half thinned(UnaryOperator<String> text) {
        return new Half((solution, random) -> Optional.of(solution)) {
            @Override
            public Optional<String> thinned(String puzzle, RandomGenerator random) {
                return Optional.of(text.apply(puzzle));
            }
        };
    }

    @Test
    void endsWhenTheSameTextIsThinnedAgainAndAgain() {
        assertThat(generator(thinned(puzzle -> puzzle + "\n")).generate(1).found())
                .isTrue();
    }

    @Test
    void saysThatALimitEndedTheThinning() {
        CancellationToken token = new CancellationToken();
        Half model = thinned(puzzle -> {
            token.cancel();
            return "." + puzzle.substring(1) + "\n";
        });
        Generation<String, Cell> made =
                generator(model).limits(Limits.none().token(token)).generate(1);
        assertThat(made.puzzle()).isPresent();
        assertThat(made.stopped()).isEqualTo(StopReason.CANCELLED);
    }

    @Test
    void namesTheMethodWhoseTextIsWrong() {
        assertThatThrownBy(() -> generator(thinned(puzzle -> "12\n")).generate(1))
                .hasMessage("mini: thinned: its text cannot be read back: <written>:1:1: expected 16 cells");
    }

    @Test
    void ratesAndKeepsToLimits() {
        Generator<String, Cell> rated = generator(new Half()).rating(Rating.NONE, Rating.greatest(1));
        assertThat(rated.generate(1)
                        .puzzle()
                        .orElseThrow()
                        .rating()
                        .orElseThrow()
                        .level())
                .isEqualTo(1);
        Generation<String, Cell> harder = generator(new Half())
                .rating(new Rating(Rating.SEARCH, 0), Rating.greatest(Rating.SEARCH))
                .limits(Limits.of(Duration.ofMillis(300)))
                .generate(1);
        assertThat(harder.found()).isFalse();
        assertThat(harder.stopped()).isEqualTo(StopReason.TIME);
        Generation<String, Cell> none =
                generator(new Half()).limits(Limits.of(Duration.ZERO)).generate(1);
        assertThat(none.puzzle()).isEmpty();
        assertThat(none.stopped()).isEqualTo(StopReason.TIME);
    }

    @Test
    void refusesWhatIsAskedOfGivens() {
        Generator<String, Cell> filled = generator(new Half());
        assertThat(filled.fills()).isTrue();
        assertThat(generator(new MiniSudoku()).fills()).isFalse();
        assertThatThrownBy(() -> filled.givens(1, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("givens: the model mini does not support this, because the givens of its puzzles are not"
                        + " options");
        assertThatThrownBy(() -> filled.symmetric("cell"))
                .hasMessageStartingWith("group: the model mini does not support");
    }

    @Test
    void namesTheModelThatFillsAnotherPuzzle() {
        assertThatThrownBy(() -> generator(new Half() {
                            @Override
                            public Optional<String> fill(String blank, List<Cell> solution, RandomGenerator random) {
                                return Optional.of("12\n");
                            }
                        })
                        .generate(1))
                .isInstanceOf(ModelException.class)
                .hasMessage("mini: fill: its text cannot be read back: <written>:1:1: expected 16 cells");
        assertThatThrownBy(() -> generator(new Half() {
                            @Override
                            public String blank(String puzzle) {
                                return puzzle;
                            }
                        })
                        .generate(1))
                .hasMessage(
                        "mini: fill: its text is read as a puzzle of another blank; the plugin's author can mend it");
    }
}
