package dlx.testkit;

import static dlx.testkit.Planted.in;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dlx.api.ExactCoverModel;
import dlx.api.HasBlanks;
import dlx.api.HasReadableSolutions;
import dlx.api.Items;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.testkit.PathModel.Path;
import dlx.testkit.PathModel.Tile;
import dlx.testkit.ShadesModel.Board;
import dlx.testkit.ShadesModel.Stone;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the contract notices each broken promise: a contract that never fails proves nothing. */
class ExactCoverModelContractTest {

    /** The contract holds for a sound model. */
    @Nested
    class OfASoundModel extends ExactCoverModelContract<Path, Tile> {
        @Override
        protected ExactCoverModel<Path, Tile> model() {
            return new PathModel();
        }

        @Override
        protected Map<String, Long> solutionCounts() {
            return Planted.COUNTS;
        }

        @Override
        protected Map<String, String> syntaxErrors() {
            return Planted.ERRORS;
        }
    }

    /** And for one with colors and multiplicities. */
    @Nested
    class OfAModelWithColorsAndMultiplicities extends ExactCoverModelContract<Board, Stone> {
        @Override
        protected ExactCoverModel<Board, Stone> model() {
            return new ShadesModel.Readable();
        }

        /** Uses the numbers 1, 6, 90 of OEIS A001499. A given stone excludes one shade, and a third of the rest. */
        @Override
        protected Map<String, Long> solutionCounts() {
            return Map.of("3", 0L, "4", 2L, "6", 2 * 36L, "6 0 0", 24L, "6 0 0 0 1", 0L, "8", 2 * 8100L);
        }

        @Override
        protected Map<String, String> syntaxErrors() {
            return Map.of("4 x 1", "<text>:1:3: 'x' is not a row");
        }
    }

    static Stream<Arguments> noticesWhatIsBroken() {
        class Forgetful extends PathModel implements HasReadableSolutions {}
        AtomicInteger described = new AtomicInteger();
        return Stream.of(
                arguments("an example without a line end", "hasAnExampleWithASolution", path().example("4")),
                arguments("an example that is no puzzle", "hasAnExampleWithASolution", path().example("four\n")),
                arguments("an id that cannot be typed", "hasAnIdThatCanBeTyped", path().id("A path")),
                arguments("a title of two lines", "introducesItself", path().title("two\nlines")),
                arguments(
                        "a parser that throws something else",
                        "survivesSpoiltTexts",
                        path().parsing(text ->
                                new Path(Integer.parseInt(text.next("a length").text()), false))),
                arguments("state", "describesEqualPuzzlesAlike", path().describing((path, cover) -> {
                    Items cells = cover.items("cell", path.cells());
                    for (int i = 0; i < path.cells(); i++) {
                        cover.option(new Tile(i, described.incrementAndGet()), cells.at(i));
                    }
                })),
                arguments(
                        "pins that are no options",
                        "fitsShapeAndPinsTogether",
                        path().pinning(path -> List.of(new Tile(0, path.startsWithOne() ? 3 : 1)))),
                arguments(
                        "a solution that is not drawn",
                        "coversEveryItemAndDrawsIt",
                        path().rendering((path, tiles) -> "no line end")),
                arguments(
                        "a model that draws whole solutions only",
                        "drawsAnyPartOfASolution",
                        path().rendering((path, tiles) -> tiles.get(0) + "\n")),
                arguments(
                        "givens that are stated twice",
                        "describesGivensAsPinsOnly",
                        path().describing((path, cover) -> {
                            Items cells = cover.items("cell", path.cells());
                            for (int i = 0; i < path.cells(); i++) {
                                cover.option(new Tile(i, 1), cells.at(i));
                                if (i > (path.startsWithOne() ? 1 : 0)) {
                                    cover.option(new Tile(i - 1, 2), cells.at(i - 1), cells.at(i));
                                }
                            }
                        })),
                arguments( // a puzzle, but without givens
                        "a model that cannot read what it writes",
                        "readsBackWhatItWrites",
                        new Forgetful().rendering((path, tiles) -> path.cells() + "\n")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void noticesWhatIsBroken(String fault, String test, PathModel model) {
        in(model).isCaughtBy(test);
    }

    @Test
    void noticesAWrongCount() {
        in(path(), Map.of("10", 90L)).isCaughtBy("countsWhatIsPublished").isCaughtBy("countsWhatTheReferenceCounts");
        in(new ShadesModel(), Map.of("4", 3L), Map.of("x", "<text>:1:1"))
                .isCaughtBy("countsWhatIsPublished")
                .isCaughtBy("countsWhatTheReferenceCounts");
    }

    /** Exchanged columns exchange the shades of their fields, and of no others. */
    @Test
    void noticesASymmetryThatMixesColors() {
        Planted.inShades(new ShadesModel() {
                    @Override
                    public List<UnaryOperator<Stone>> symmetries(Board board) {
                        return List.of(
                                stone -> stone.column() < 2 ? new Stone(stone.row(), 1 - stone.column()) : stone);
                    }
                })
                .isCaughtBy("mapsItemsToItemsByItsSymmetries");
    }

    @Test
    void noticesAWrongMessage() {
        for (Map<String, String> errors : List.of(Map.of("x", "<text>:1:2"), Map.of("5", "<text>:1:1"))) {
            in(path(), Map.of("1", 1L), errors).isCaughtBy("saysWhereATextIsWrong");
        }
    }

    @Test
    void noticesAParserThatDoesNotMoveOn() {
        in(path().parsing(text -> new Path(1, false)))
                .isCaughtBy("hasAnExampleWithASolution", "it took nothing of the text");
    }

    @Test
    void noticesAPictureThatIsNoXml() {
        WellFormed.check(new Svg(1, 1).word(0, 0, 1, "black", "<").toString());
        for (String broken : List.of("<svg><text>&</text></svg>", "<svg>")) {
            assertThatThrownBy(() -> WellFormed.check(broken)).isInstanceOf(AssertionError.class);
        }
    }

    @Test
    void noticesAModelThatWritesOtherPuzzles() {
        List<BiFunction<Board, List<Stone>, String>> faults = List.of(
                (board, givens) -> board.size() + "\n", // leaves out the givens
                (board, givens) -> text(board.size() + 2, givens), // another shape
                (board, givens) -> text(board.size(), givens) + "4\n", // a puzzle more
                (board, givens) -> text(board.size(), givens).strip(), // no line end
                (board, givens) -> "a board\n", // no puzzle
                (board, givens) -> text(board.size(), givens.subList(1, givens.size()))); // needs a given
        for (BiFunction<Board, List<Stone>, String> write : faults) {
            Planted.inShades(new ShadesModel() {
                        @Override
                        public Optional<String> write(Board shape, List<Stone> givens) {
                            return Optional.of(write.apply(shape, givens));
                        }
                    })
                    .isCaughtBy("readsBackThePuzzlesItWrites");
        }
    }

    private static String text(int size, List<Stone> givens) {
        return new ShadesModel().render(new Board(size, List.of()), Solution.of(givens));
    }

    @Test
    void noticesAModelThatWritesWithoutAShape() {
        Planted.inShades(new ShadesModel() {
                    @Override
                    public Optional<Board> shape(Board board) {
                        return Optional.empty();
                    }
                })
                .isCaughtBy("readsBackThePuzzlesItWrites");
    }

    /** A path that fills its blank by a function that may be wrong. */
    private static class Filled extends PathModel implements HasBlanks<Path, Tile> {

        private final BiFunction<Path, RandomGenerator, String> fill;

        Filled(BiFunction<Path, RandomGenerator, String> fill) {
            this.fill = fill;
        }

        @Override
        public Path blank(Path path) {
            return new Path(path.cells(), false);
        }

        @Override
        public Optional<String> fill(Path blank, List<Tile> solution, RandomGenerator random) {
            return Optional.of(fill.apply(blank, random));
        }
    }

    @Test
    void noticesAModelThatFillsOtherPuzzles() {
        in(new Filled((path, random) -> "-" + path.cells() + "\n"), Map.of("4", 5L))
                .isSound();
        AtomicInteger state = new AtomicInteger();
        List<PathModel> faults = List.of(
                new Filled((path, random) -> state.incrementAndGet() % 2 == 0 ? "4\n" : "-4\n"), // not the same again
                new Filled((path, random) -> path.cells() + 1 + "\n"), // another blank
                new Filled((path, random) -> "-4\n\n-4\n"), // a puzzle more
                new Filled((path, random) -> "-" + path.cells()), // no line end
                new Filled((path, random) -> "a path\n"), // no puzzle
                new Filled((path, random) -> "-" + path.cells() + "\n") {
                    @Override
                    public Path blank(Path path) {
                        return new Path(path.cells() + 1, false); // each has another one
                    }
                });
        faults.forEach(model -> in(model, Map.of("4", 5L)).isCaughtBy("readsBackThePuzzlesItFills"));
    }

    private static PathModel path() {
        return new PathModel();
    }
}
