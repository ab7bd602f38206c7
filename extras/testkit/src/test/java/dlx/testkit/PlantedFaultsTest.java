package dlx.testkit;

import static dlx.testkit.Planted.in;
import static dlx.testkit.Planted.inShades;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.HasConstraint;
import dlx.api.HasPictures;
import dlx.api.HasSufficientOptions;
import dlx.api.Items;
import dlx.api.LazyClause;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.testkit.PathModel.Path;
import dlx.testkit.PathModel.Tile;
import dlx.testkit.ShadesModel.Board;
import dlx.testkit.ShadesModel.Stone;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Faults that authors make, each planted in a model that is sound without: the whole contract runs, and notices. */
class PlantedFaultsTest {

    @Test
    void soundModelsPass() {
        in(new PathModel()).isSound();
        in(new Drawing(PlantedFaultsTest::drawn)).isSound();
        inShades(new ShadesModel.Readable()).isSound();
    }

    /** The example, which users meet first, is drawn in any case, independent of the puzzles that the author counts. */
    @Test
    void aDrawingThatIgnoresTheSolutionOfTheExample() {
        in(new PathModel().rendering((path, tiles) -> "a path\n"), Map.of("1", 1L))
                .isCaughtBy("rendersEveryOptionOfASolution", "render draws the same for [", "the puzzle:\n    4\n")
                .alone();
    }

    /** The example has five cells, but the model only has tiles of two cells. Weights prove this without a search. */
    @Test
    void anExampleThatWeightsProveImpossible() {
        PathModel dominoes = new PathModel().example("5\n").describing((path, cover) -> {
            Items cells = cover.items("cell", path.cells());
            for (int i = 1; i < path.cells(); i++) {
                cover.option(new Tile(i - 1, 2), cells.at(i - 1), cells.at(i));
            }
        });
        in(dominoes, Map.of("2", 1L, "3", 0L, "4", 1L))
                .isCaughtBy(
                        "hasAnExampleWithASolution",
                        "the example does not have a solution: weights mod 2 prove it. Each option weighs 0 modulo 2, and all items"
                                + " together weigh 5, where cell 0 weighs 1, cell 1 weighs 1, cell 2 weighs 1, cell 3 weighs"
                                + " 1, cell 4 weighs 1; expected an example with a solution",
                        "the puzzle:\n    5\n",
                        "prints:\n    puzzle 1: no solution");
    }

    /** The plain reason comes before a proof by weights. */
    @Test
    void anExampleWithAnItemThatNoOptionHolds() {
        PathModel gap = new PathModel() {
            @Override
            public void describe(Path path, CoverBuilder<Tile> cover) {
                super.describe(path, cover);
                if (path.cells() == 4) {
                    cover.items("gap", 1);
                }
            }
        };
        in(gap, Map.of("2", 2L, "3", 3L))
                .isCaughtBy(
                        "hasAnExampleWithASolution",
                        "the example does not have a solution: no option holds the item \"gap 0\", so there is no solution;"
                                + " expected an example with a solution");
    }

    /**
     * If a model rejects a text that the author counts, one test fails with the cause, not each test that reads the
     * text.
     */
    @Test
    void aTextThatIsNotAPuzzle() {
        in(new PathModel(), Map.of("2", 2L, "y", 1L))
                .isCaughtBy("readsThePuzzlesThatAreCounted", "'y' is not a length")
                .alone();
    }

    @Test
    void aTextThatCannotBeDescribed() {
        PathModel model = new PathModel() {
            @Override
            public void describe(Path path, CoverBuilder<Tile> cover) {
                if (path.cells() == 7) {
                    throw new IllegalStateException("seven is too many");
                }
                super.describe(path, cover);
            }
        };
        in(model, Map.of("2", 2L, "7", 21L))
                .isCaughtBy("readsThePuzzlesThatAreCounted", "seven is too many")
                .alone();
    }

    /** The options claimed to suffice do not contain a solution. */
    @Test
    void optionsThatDoNotSuffice() {
        class Narrowed extends PathModel implements HasSufficientOptions<Path, Tile> {
            @Override
            public Optional<Predicate<Tile>> sufficient(Path path) {
                return Optional.of(tile -> tile.size() == 2);
            }
        }
        in(new Narrowed(), Map.of("1", 1L, "2", 2L)).isCaughtBy("countsWhatIsPublished", "a solution is found");
    }

    /**
     * Each of these items is in one option, so it is not a rule. Or it is a rule that does not occur in the author's
     * puzzles.
     */
    @Test
    void aGroupThatNoPuzzleNeeds() {
        in(new PathModel() {
                    @Override
                    public void describe(Path path, CoverBuilder<Tile> cover) {
                        Items cells = cover.items("cell", path.cells());
                        Items never = cover.items("never shared", path.cells()).secondary();
                        for (int i = 0; i < path.cells(); i++) {
                            cover.option(new Tile(i, 1), cells.at(i), never.at(i));
                            if (i > 0) {
                                cover.option(new Tile(i - 1, 2), cells.at(i - 1), cells.at(i));
                            }
                        }
                    }
                })
                .isCaughtBy(
                        "noticesEachGroupOfSecondaryItemsThatIsForgotten",
                        "no test of yours fails when the secondary items 'never shared' are left out")
                .alone();
    }

    @Test
    void itemsOfOneName() {
        in(named(i -> "a cell"))
                .isCaughtBy("namesItemsApart", "the items 0 and 1 have one name, 'a cell'")
                .alone();
    }

    /** A path whose cells have names that may be wrong. */
    private static PathModel named(IntFunction<String> names) {
        return new PathModel()
                .describing((path, cover) -> PathModel.tile(
                        path, cover, cover.items("cell", path.cells()).named(names), Tile::new));
    }

    @Nested
    class OfLabels {

        private static final String CHECK = "callsOptionsAndItemsAsPeopleDo";

        /** By default a record writes its name and its components. */
        record Lying(int from, int size) {}

        /** A record whose text contains another record. */
        record Named(Lying lying) {
            @Override
            public String toString() {
                return "tile " + lying;
            }
        }

        record lower(int from, int size) {}

        record Whole() {}

        private <O> Planted labels(BiFunction<Integer, Integer, O> option) {
            return in(new Relabelled<>(option, Object::toString), Map.of("2", 2L, "3", 3L));
        }

        @Test
        void wordsForPeopleAreSound() {
            labels((from, size) -> "tile of " + size + " [from=" + from + "]").isSound();
        }

        @Test
        void aRecordWithoutAToString() {
            labels(Lying::new)
                    .isCaughtBy(
                            CHECK,
                            "the label of option 0 is 'Lying[from=0, size=1]', which is the default form of a record; expected"
                                    + " words for people, such as 'r1c3': give the record a toString",
                            "the puzzle:\n    4\n")
                    .alone();
        }

        @Test
        void aRecordWithinTheWordsOfAnother() {
            labels((from, size) -> new Named(new Lying(from, size)))
                    .isCaughtBy(CHECK, "the label of option 0 is 'tile Lying[from=0, size=1]'")
                    .alone();
        }

        @Test
        void aRecordWithASmallLetter() {
            labels(lower::new)
                    .isCaughtBy(CHECK, "the label of option 0 is 'lower[from=0, size=1]'")
                    .alone();
        }

        @Test
        void aRecordWithoutComponents() {
            labels((from, size) -> from + " " + size + " " + new Whole())
                    .isCaughtBy(CHECK, "the label of option 0 is '0 1 Whole[]'")
                    .alone();
        }

        @Test
        void anItemThatIsCalledAsARecordWritesItself() {
            in(named(i -> "cell " + new Lying(i, 1)))
                    .isCaughtBy(CHECK, "the name of item 0 is 'cell Lying[from=0, size=1]'")
                    .alone();
        }
    }

    /** The paths of the model, with other values as options, and how these are drawn. */
    private record Relabelled<O>(BiFunction<Integer, Integer, O> option, Function<O, String> drawn)
            implements ExactCoverModel<Path, O> {

        @Override
        public String id() {
            return "path";
        }

        @Override
        public String grammar() {
            return new PathModel().grammar();
        }

        @Override
        public String example() {
            return "4\n";
        }

        @Override
        public Path parse(PuzzleText text) {
            return new Path(text.nextInt("a length", 1, 50), false);
        }

        @Override
        public void describe(Path path, CoverBuilder<O> cover) {
            PathModel.tile(path, cover, cover.items("cell", path.cells()), option);
        }

        @Override
        public String render(Path path, Solution<O> solution) {
            return solution.options().stream().map(drawn).toList() + "\n";
        }
    }

    @Nested
    class OfSymmetries {

        private static final String CHECK = "mapsItemsToItemsByItsSymmetries";

        /**
         * Returns the results for a model with a map of tiles. The first failing puzzle is the path of two cells, the
         * first with two tiles that can be confused.
         */
        private Planted by(BiFunction<Path, Tile, Tile> map) {
            return in(new PathModel.Mapped(path -> List.of(tile -> map.apply(path, tile))));
        }

        @Test
        void reversingAPathIsSound() {
            by((path, tile) -> new Tile(path.cells() - tile.from() - tile.size(), tile.size()))
                    .publishes()
                    .isSound();
        }

        @Test
        void thatAreNotDeclared() {
            in(new PathModel(), Map.of("1", 1L, "2", 2L))
                    .publishes(
                            "{symmetries='4\\u000a': found 2, declared 1; one that is not declared maps 1 from 0 to 1 from 3}",
                            "{symmetries='2': found 2, declared 1; one that is not declared maps 1 from 0 to 1 from 1}")
                    .isSound();
        }

        /** A reversed path keeps the cover, but not the constraint. */
        @Test
        void thatBreakTheConstraint() {
            Set<Tile> first = Set.of(new Tile(0, 1));
            for (List<Set<Tile>> structure : List.of(List.of(first), List.<Set<Tile>>of())) {
                class Begun extends PathModel implements HasConstraint<Path, Tile> {
                    @Override
                    public List<LazyClause<Tile>> broken(Path path, Set<Tile> chosen) {
                        return chosen.containsAll(first)
                                ? List.of()
                                : List.of(new LazyClause<>(List.of(), first, "the first tile is too long"));
                    }

                    @Override
                    public List<Set<Tile>> structure(Path path) {
                        return structure;
                    }
                }
                in(new Begun(), Map.of("1", 1L, "2", 1L)).publishes().isSound();
            }
        }

        @Test
        void thatThrow() {
            by((path, tile) -> {
                        throw new IllegalStateException("no map");
                    })
                    .isCaughtBy(
                            CHECK,
                            "path: symmetries failed with java.lang.IllegalStateException: no map",
                            "the puzzle:\n    4\n",
                            "`dlx solve --distinct` prints: path: symmetries failed")
                    .alone();
        }

        @Test
        void thatAreNull() {
            by((path, tile) -> null)
                    .isCaughtBy(CHECK, "path: symmetries: null was returned", "the puzzle:\n    4\n")
                    .alone();
            in(new PathModel.Mapped(path -> null))
                    .isCaughtBy(
                            CHECK,
                            "path: symmetries failed with java.lang.NullPointerException",
                            "the puzzle:\n    4\n")
                    .alone();
        }

        @Test
        void thatMakeNoOption() {
            by((path, tile) -> new Tile(-1, 1))
                    .isCaughtBy(
                            CHECK,
                            "symmetry 0 does not map the option 1 from 0 to an option",
                            "`dlx solve --distinct` prints: ")
                    .alone();
        }

        @Test
        void thatMakeOneOptionOfTwo() {
            by((path, tile) -> new Tile(0, 1))
                    .isCaughtBy(
                            CHECK,
                            "symmetry 0 maps two options to the option 1 from 0",
                            "`dlx solve --distinct` prints: a symmetry maps two options to one")
                    .alone();
        }

        @Test
        void thatMakeNoItemOfAnItem() {
            by((path, tile) -> tile.from() < 2 && tile.size() == 1 ? new Tile(1 - tile.from(), 1) : tile)
                    .isCaughtBy(
                            CHECK,
                            "symmetry 0 maps the item \"cell 0\" to nothing",
                            "`dlx solve --distinct` prints: a symmetry does not carry items to items")
                    .alone();
        }

        @Test
        void thatLookAtGivens() {
            in(new PathModel.Mapped(path -> path.startsWithOne() ? List.of(tile -> tile) : List.of()))
                    .isCaughtBy(CHECK, "because givens must not matter", "the puzzle:\n    -1\n")
                    .alone();
        }
    }

    /** A path with a picture, drawn by a function that may be wrong. */
    private static final class Drawing extends PathModel implements HasPictures<Path, Tile> {

        private final BiFunction<Path, List<Tile>, Svg> draw;

        Drawing(BiFunction<Path, List<Tile>, Svg> draw) {
            this.draw = draw;
        }

        @Override
        public Svg picture(Path path, Solution<Tile> tiles) {
            return draw.apply(path, tiles.options());
        }
    }

    private static Svg drawn(Path path, List<Tile> tiles) {
        Svg picture = new Svg(path.cells(), 1);
        tiles.forEach(tile -> picture.box(tile.from(), 0, tile.size(), 1, "black"));
        return picture;
    }

    @Nested
    class OfPictures {

        private static final String CHECK = "picturesEveryOptionOfASolution";

        @Test
        void thatThrow() {
            in(new Drawing((path, tiles) -> {
                        throw new IllegalStateException("no ink");
                    }))
                    .isCaughtBy(
                            CHECK,
                            "path: picture failed with java.lang.IllegalStateException: no ink",
                            "the puzzle:\n");
        }

        @Test
        void thatForgetTheLastParts() {
            in(new Drawing((path, tiles) -> drawn(path, tiles.stream().limit(3).toList())))
                    .isCaughtBy(
                            CHECK,
                            "picture draws the same for [1 from",
                            "expected drawings that show the chosen options")
                    .alone();
        }
    }

    @Nested
    class OfDrawings {

        private static final String CHECK = "rendersEveryOptionOfASolution";

        private Planted by(Function<List<Tile>, String> render) {
            return in(new PathModel().rendering((path, tiles) -> render.apply(tiles)));
        }

        private String lines(List<Tile> tiles, int from, int to) {
            return tiles.subList(from, Math.max(from, to)).stream()
                    .map(tile -> tile + "\n")
                    .collect(Collectors.joining("", "tiles\n", ""));
        }

        @Test
        void aTilePerLineIsSound() {
            by(tiles -> lines(tiles, 0, tiles.size())).isSound();
        }

        @Test
        void thatIgnoreTheSolution() {
            by(tiles -> "a path\n")
                    .isCaughtBy(
                            CHECK,
                            "render draws the same for [",
                            "expected drawings that show the chosen options",
                            "the puzzle:\n    -10\n`dlx solve path` prints:\n    a path")
                    .alone();
        }

        @Test
        void thatDropALine() {
            by(tiles -> lines(tiles, 0, tiles.size() - 1))
                    .isCaughtBy(CHECK, "render draws the same for [")
                    .alone();
            by(tiles -> lines(tiles, Math.min(1, tiles.size()), tiles.size()))
                    .isCaughtBy(CHECK, "render draws the same for [")
                    .alone();
        }

        @Test
        void thatDropARowOfTheBoard() {
            inShades(new ShadesModel() {
                        @Override
                        public Optional<String> write(Board shape, List<Stone> givens) {
                            return Optional.empty();
                        }

                        @Override
                        public String render(Board board, Solution<Stone> stones) {
                            return super.render(
                                    board,
                                    Solution.of(stones.options().stream()
                                            .filter(stone -> stone.row() < board.size() - 1)
                                            .toList()));
                        }
                    })
                    .isCaughtBy(CHECK, "render draws the same for [")
                    .alone();
        }
    }

    /** A tile whose label contains only its size. */
    private record Piece(int from, int size) {

        @Override
        public String toString() {
            return "tile of " + size;
        }
    }

    @Test
    void ofLabels() {
        in(new Relabelled<>(Piece::new, piece -> piece.from() + "+" + piece.size()), Map.of("1", 1L, "3", 3L))
                .isCaughtBy(
                        "labelsOptionsApart",
                        "the options 0 and 1 have one label, 'tile of 1'; expected distinct labels",
                        "the puzzle:\n    4\n`dlx solve path` prints:\n    [0+")
                .alone();
    }
}
