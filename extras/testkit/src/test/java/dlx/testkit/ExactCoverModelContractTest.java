package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.HasBlanks;
import dlx.api.HasReadableSolutions;
import dlx.api.HasSymmetries;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.testkit.PathModel.Path;
import dlx.testkit.PathModel.Tile;
import dlx.testkit.ShadesModel.Board;
import dlx.testkit.ShadesModel.Stone;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** A contract that never fails proves nothing: each promise, broken, is noticed. */
class ExactCoverModelContractTest {

    private static final Map<String, Long> COUNTS = Map.of("1", 1L, "2", 2L, "10", 89L, "-10", 55L, "-1", 1L);

    private static final Map<String, String> ERRORS = Map.of("x", "<text>:1:1: 'x' is not a length");

    /** The contract holds for a sound model. */
    @Nested
    class OfASoundModel extends ExactCoverModelContract<Path, Tile> {

        @Override
        protected ExactCoverModel<Path, Tile> model() {
            return new PathModel();
        }

        @Override
        protected Map<String, Long> solutionCounts() {
            return COUNTS;
        }

        @Override
        protected Map<String, String> syntaxErrors() {
            return ERRORS;
        }
    }

    /** And for one with colors and multiplicities. */
    @Nested
    class OfAModelWithColorsAndMultiplicities extends ExactCoverModelContract<Board, Stone> {

        @Override
        protected ExactCoverModel<Board, Stone> model() {
            return new ShadesModel.Readable();
        }

        /** Of OEIS A001499: 1, 6, 90. A stone takes a shade away, and a third of what is left. */
        @Override
        protected Map<String, Long> solutionCounts() {
            return Map.of("3", 0L, "4", 2L, "6", 2 * 36L, "6 0 0", 24L, "6 0 0 0 1", 0L, "8", 2 * 8100L);
        }

        @Override
        protected Map<String, String> syntaxErrors() {
            return Map.of("4 x 1", "<text>:1:3: 'x' is not a row");
        }
    }

    @Test
    void noticesAWrongCountOfAModelWithColorsAndMultiplicities() {
        ExactCoverModelContract<Board, Stone> wrong =
                contractOf(new ShadesModel(), Map.of("4", 3L), Map.of("x", "<text>:1:1"));
        assertSomeFail(wrong.countsWhatIsPublished());
        assertSomeFail(wrong.countsWhatTheReferenceCounts());
    }

    /** Exchanged columns exchange the shades of their fields, and of no others. */
    @Test
    void noticesASymmetryThatMixesColors() {
        assertFails(() -> contractOf(
                        new ShadesModel() {
                            @Override
                            public List<UnaryOperator<Stone>> symmetries(Board board) {
                                return List.of(stone ->
                                        stone.column() < 2 ? new Stone(stone.row(), 1 - stone.column()) : stone);
                            }
                        },
                        Map.of("4", 2L),
                        Map.of("x", "<text>:1:1"))
                .mapsItemsToItemsByItsSymmetries());
    }

    @Test
    void noticesAWrongCount() {
        ExactCoverModelContract<Path, Tile> wrong =
                contractOf(new PathModel(), Map.of("10", 90L), Map.of("x", "<text>:1:1"));
        assertSomeFail(wrong.countsWhatIsPublished());
        assertSomeFail(wrong.countsWhatTheReferenceCounts());
    }

    @Test
    void noticesAWrongMessage() {
        assertSomeFail(contractOf(new PathModel(), Map.of("1", 1L), Map.of("x", "<text>:1:2"))
                .saysWhereATextIsWrong());
        assertSomeFail(contractOf(new PathModel(), Map.of("1", 1L), Map.of("5", "<text>:1:1"))
                .saysWhereATextIsWrong());
    }

    @Test
    void noticesAnExampleThatIsNone() {
        assertFails(() -> contractOf(new PathModel() {
                    @Override
                    public String example() {
                        return "4";
                    }
                })
                .hasAnExampleWithASolution());
        assertFails(() -> contractOf(new PathModel() {
                    @Override
                    public String example() {
                        return "four\n";
                    }
                })
                .hasAnExampleWithASolution());
    }

    @Test
    void noticesAnIdThatCannotBeTyped() {
        assertFails(() -> contractOf(new PathModel() {
                    @Override
                    public String id() {
                        return "A path";
                    }
                })
                .hasAnIdThatCanBeTyped());
    }

    @Test
    void noticesATitleOfTwoLines() {
        assertFails(() -> contractOf(new PathModel() {
                    @Override
                    public String title() {
                        return "two\nlines";
                    }
                })
                .introducesItself());
    }

    @Test
    void noticesAParserThatThrowsSomethingElse() {
        assertFails(() -> contractOf(new PathModel() {
                    @Override
                    public Path parse(PuzzleText text) {
                        return new Path(Integer.parseInt(text.next("a length").text()), false);
                    }
                })
                .survivesSpoiltTexts());
    }

    @Test
    void noticesAParserThatDoesNotMoveOn() {
        assertThatThrownBy(() -> contractOf(new PathModel() {
                            @Override
                            public Path parse(PuzzleText text) {
                                return new Path(1, false);
                            }
                        })
                        .hasAnExampleWithASolution())
                .hasMessageContaining("it took nothing of the text");
    }

    @Test
    void noticesState() {
        assertFails(() -> contractOf(new PathModel() {
                    private final AtomicInteger described = new AtomicInteger();

                    @Override
                    public void describe(Path path, CoverBuilder<Tile> cover) {
                        Items cells = cover.items("cell", path.cells());
                        for (int i = 0; i < path.cells(); i++) {
                            cover.option(new Tile(i, described.incrementAndGet()), cells.at(i));
                        }
                    }
                })
                .describesEqualPuzzlesAlike());
    }

    @Test
    void noticesPinsThatAreNoOptions() {
        assertFails(() -> contractOf(new PathModel() {
                    @Override
                    public Collection<Tile> pins(Path path) {
                        return List.of(new Tile(0, path.startsWithOne() ? 3 : 1));
                    }
                })
                .fitsShapeAndPinsTogether());
    }

    @Test
    void noticesASolutionThatIsNotDrawn() {
        assertSomeFail(contractOf(new PathModel() {
                    @Override
                    public String render(Path path, Solution<Tile> solution) {
                        return "no line end";
                    }
                })
                .coversEveryItemAndDrawsIt());
    }

    @Test
    void noticesAModelThatDrawsWholeSolutionsOnly() {
        assertSomeFail(contractOf(new PathModel() {
                    @Override
                    public String render(Path path, Solution<Tile> solution) {
                        return solution.options().get(0) + "\n";
                    }
                })
                .drawsAnyPartOfASolution());
    }

    @Test
    void noticesAPictureThatIsNoXml() {
        WellFormed.check(new Svg(1, 1).word(0, 0, 1, "black", "<").toString());
        assertFails(() -> WellFormed.check("<svg><text>&</text></svg>"));
        assertFails(() -> WellFormed.check("<svg>"));
    }

    @Test
    void noticesGivensThatAreStatedTwice() {
        assertFails(() -> contractOf(new PathModel() {
                    @Override
                    public void describe(Path path, CoverBuilder<Tile> cover) {
                        Items cells = cover.items("cell", path.cells());
                        for (int i = 0; i < path.cells(); i++) {
                            cover.option(new Tile(i, 1), cells.at(i));
                            if (i > (path.startsWithOne() ? 1 : 0)) {
                                cover.option(new Tile(i - 1, 2), cells.at(i - 1), cells.at(i));
                            }
                        }
                    }
                })
                .describesGivensAsPinsOnly());
    }

    @Test
    void noticesASymmetryThatIsNone() {
        contractOf(withSymmetry((path, tile) -> new Tile(path.cells() - tile.from() - tile.size(), tile.size())))
                .mapsItemsToItemsByItsSymmetries();
        assertFails(() -> contractOf(withSymmetry(
                        (path, tile) -> tile.from() < 2 && tile.size() == 1 ? new Tile(1 - tile.from(), 1) : tile))
                .mapsItemsToItemsByItsSymmetries());
        assertFails(
                () -> contractOf(withSymmetry((path, tile) -> new Tile(0, 1))).mapsItemsToItemsByItsSymmetries());
        assertFails(
                () -> contractOf(withSymmetry((path, tile) -> new Tile(-1, 1))).mapsItemsToItemsByItsSymmetries());
    }

    private static PathModel withSymmetry(BiFunction<Path, Tile, Tile> map) {
        class Mapped extends PathModel implements HasSymmetries<Path, Tile> {
            @Override
            public List<UnaryOperator<Tile>> symmetries(Path path) {
                return List.of(tile -> map.apply(path, tile));
            }
        }
        return new Mapped();
    }

    @Test
    void noticesAModelThatCannotReadWhatItWrites() {
        class Forgetful extends PathModel implements HasReadableSolutions {
            @Override
            public String render(Path path, Solution<Tile> solution) {
                return path.cells() + "\n"; // a puzzle, but without givens
            }
        }
        assertSomeFail(contractOf(new Forgetful()).readsBackWhatItWrites());
        contractOf(new PathModel()).readsBackWhatItWrites().forEach(test -> {
            try {
                test.getExecutable().execute();
            } catch (Throwable e) {
                throw new AssertionError("a model that does not have readable solutions", e);
            }
        });
    }

    @Test
    void noticesAModelThatWritesOtherPuzzles() {
        assertSomeFail(writing((board, givens) -> board.size() + "\n")); // leaves out the givens
        assertSomeFail(writing((board, givens) -> text(board.size() + 2, givens))); // another shape
        assertSomeFail(writing((board, givens) -> text(board.size(), givens) + "4\n")); // a puzzle more
        assertSomeFail(writing((board, givens) -> text(board.size(), givens).strip())); // no line end
        assertSomeFail(writing((board, givens) -> "a board\n")); // no puzzle
        assertSomeFail(
                writing((board, givens) -> text(board.size(), givens.subList(1, givens.size())))); // needs a given
    }

    @Test
    void noticesAModelThatWritesWithoutAShape() {
        assertSomeFail(contractOf(
                        new ShadesModel() {
                            @Override
                            public Optional<Board> shape(Board board) {
                                return Optional.empty();
                            }
                        },
                        Map.of("4", 2L),
                        Map.of("x", "<text>:1:1"))
                .readsBackThePuzzlesItWrites());
    }

    @Test
    void noticesAModelThatFillsOtherPuzzles() throws Throwable {
        for (DynamicTest test :
                filling((path, random) -> "-" + path.cells() + "\n").toList()) {
            test.getExecutable().execute(); // a sound one
        }
        AtomicInteger state = new AtomicInteger();
        class Unsteady extends PathModel implements HasBlanks<Path, Tile> {
            @Override
            public Path blank(Path path) {
                return new Path(path.cells() + 1, false); // each has another one
            }

            @Override
            public Optional<String> fill(Path blank, List<Tile> solution, RandomGenerator random) {
                return Optional.empty();
            }
        }
        assertSomeFail(
                filling((path, random) -> state.incrementAndGet() % 2 == 0 ? "4\n" : "-4\n")); // not the same again
        assertSomeFail(filling((path, random) -> path.cells() + 1 + "\n")); // another blank
        assertSomeFail(filling((path, random) -> "-4\n\n-4\n")); // a puzzle more
        assertSomeFail(filling((path, random) -> "-" + path.cells())); // no line end
        assertSomeFail(filling((path, random) -> "a path\n")); // no puzzle
        assertSomeFail(Planted.contract(new Unsteady(), COUNTS, ERRORS).readsBackThePuzzlesItFills());
    }

    private static Stream<DynamicTest> filling(BiFunction<Path, RandomGenerator, String> fill) {
        class Filled extends PathModel implements HasBlanks<Path, Tile> {
            @Override
            public Path blank(Path path) {
                return new Path(path.cells(), false);
            }

            @Override
            public Optional<String> fill(Path blank, List<Tile> solution, RandomGenerator random) {
                return Optional.of(fill.apply(blank, random));
            }
        }
        return contractOf(new Filled(), Map.of("4", 5L), ERRORS).readsBackThePuzzlesItFills();
    }

    private static Stream<DynamicTest> writing(BiFunction<Board, List<Stone>, String> write) {
        return contractOf(
                        new ShadesModel() {
                            @Override
                            public Optional<String> write(Board shape, List<Stone> givens) {
                                return Optional.of(write.apply(shape, givens));
                            }
                        },
                        Map.of("4", 2L),
                        Map.of("x", "<text>:1:1"))
                .readsBackThePuzzlesItWrites();
    }

    private static String text(int size, List<Stone> givens) {
        return new ShadesModel().render(new Board(size, List.of()), Solution.of(givens));
    }

    private static ExactCoverModelContract<Path, Tile> contractOf(ExactCoverModel<Path, Tile> model) {
        return contractOf(model, COUNTS, ERRORS);
    }

    private static <P, O> ExactCoverModelContract<P, O> contractOf(
            ExactCoverModel<P, O> model, Map<String, Long> counts, Map<String, String> errors) {
        return Planted.contract(model, counts, errors);
    }

    private static void assertFails(Runnable promise) {
        assertThatThrownBy(promise::run).isInstanceOf(AssertionError.class);
    }

    private static void assertSomeFail(Stream<DynamicTest> tests) {
        List<DynamicTest> all = tests.toList();
        assertThat(all).isNotEmpty();
        assertThat(all)
                .anySatisfy(test ->
                        assertThatThrownBy(() -> test.getExecutable().execute()).isNotNull());
    }
}
