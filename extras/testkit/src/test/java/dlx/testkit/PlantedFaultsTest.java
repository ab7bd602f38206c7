package dlx.testkit;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.Word;
import dlx.testkit.PathModel.Path;
import dlx.testkit.PathModel.Tile;
import dlx.testkit.ShadesModel.Board;
import dlx.testkit.ShadesModel.Stone;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Faults that authors make, each planted in a model that is sound without: the whole contract runs, and notices. */
class PlantedFaultsTest {

    private static final Map<String, Long> COUNTS = Map.of("1", 1L, "2", 2L, "10", 89L, "-10", 55L, "-1", 1L);

    private static final Map<String, String> ERRORS = Map.of("x", "<text>:1:1: 'x' is not a length");

    private static Planted in(ExactCoverModel<Path, Tile> model) {
        return Planted.in(model, COUNTS, ERRORS);
    }

    private static Planted inShades(ExactCoverModel<Board, Stone> model) {
        return Planted.in(model, Map.of("4", 2L, "6 0 0", 24L), Map.of("4 x 1", "<text>:1:3: 'x' is not a row"));
    }

    @Test
    void soundModelsPass() {
        in(new PathModel()).isSound();
        in(new Drawing(PlantedFaultsTest::drawn)).isSound();
        in(new Set(List.of(Set.FIRST))).isSound();
        inShades(new ShadesModel()).isSound();
    }

    /** What people see first is drawn whatever puzzles the author counts. */
    @Test
    void aDrawingThatIgnoresTheSolutionOfTheExample() {
        PathModel model = new PathModel() {
            @Override
            public String render(Path path, List<Tile> tiles) {
                return "a path\n";
            }
        };
        Planted.in(model, Map.of("1", 1L), ERRORS)
                .isCaughtBy("rendersEveryOptionOfASolution", "render draws the same of [", "the puzzle:\n    4\n")
                .alone();
    }

    @Test
    void areasWithoutAPicture() {
        in(new PathModel() {
                    @Override
                    public List<Area> areas(Path path, Tile tile) {
                        return List.of(Area.cell(0, tile.from()));
                    }
                })
                .isCaughtBy(
                        "optionsLieInThePicture",
                        "areas says where Tile[from=0, size=1] lies in the picture, and there is no picture; expected"
                                + " picture(puzzle, solution), which draws the board, or no areas")
                .alone();
    }

    /** Each of these items is in one option, so none of them is a rule; or it is one that no puzzle of the author shows. */
    @Test
    void aGroupThatNoPuzzleNeeds() {
        in(new PathModel() {
                    @Override
                    public void describe(Path path, CoverBuilder<Tile> cover) {
                        Items cells = cover.primary("cell", path.cells());
                        Items never = cover.secondary("never shared", path.cells());
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
        in(new PathModel() {
                    @Override
                    public void describe(Path path, CoverBuilder<Tile> cover) {
                        Items cells = cover.primary("cell", path.cells(), i -> "a cell");
                        for (int i = 0; i < path.cells(); i++) {
                            cover.option(new Tile(i, 1), cells.at(i));
                            if (i > 0) {
                                cover.option(new Tile(i - 1, 2), cells.at(i - 1), cells.at(i));
                            }
                        }
                    }
                })
                .isCaughtBy("namesItemsApart", "the items 0 and 1 have one name, 'a cell'")
                .alone();
    }

    @Nested
    class OfSymmetries {

        private static final String CHECK = "mapsItemsToItemsByItsSymmetries";

        /** What is told of a path of two cells, which is the first puzzle that has two tiles that can be mixed up. */
        private Planted by(BiFunction<Path, Tile, Tile> map) {
            return in(new PathModel() {
                @Override
                public List<UnaryOperator<Tile>> symmetries(Path path) {
                    return List.of(tile -> map.apply(path, tile));
                }
            });
        }

        @Test
        void reversingAPathIsSound() {
            by((path, tile) -> new Tile(path.cells() - tile.from() - tile.size(), tile.size()))
                    .isSound();
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
                            "`dlx solve --distinct` says: path: symmetries failed")
                    .alone();
        }

        @Test
        void thatAreNull() {
            by((path, tile) -> null)
                    .isCaughtBy(CHECK, "path: symmetries: null was returned", "the puzzle:\n    4\n")
                    .alone();
            in(new PathModel() {
                        @Override
                        public List<UnaryOperator<Tile>> symmetries(Path path) {
                            return null;
                        }
                    })
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
                            "symmetry 0 makes no option of the option Tile[from=0, size=1]",
                            "`dlx solve --distinct` says: ")
                    .alone();
        }

        @Test
        void thatMakeOneOptionOfTwo() {
            by((path, tile) -> new Tile(0, 1))
                    .isCaughtBy(
                            CHECK,
                            "symmetry 0 makes the option Tile[from=0, size=1] of two options",
                            "`dlx solve --distinct` says: a symmetry makes one option of two")
                    .alone();
        }

        @Test
        void thatMakeNoItemOfAnItem() {
            by((path, tile) -> tile.from() < 2 && tile.size() == 1 ? new Tile(1 - tile.from(), 1) : tile)
                    .isCaughtBy(
                            CHECK,
                            "symmetry 0 makes no item of the item \"cell 0\"",
                            "`dlx solve --distinct` says: a symmetry does not carry items to items")
                    .alone();
        }

        @Test
        void thatLookAtGivens() {
            in(new PathModel() {
                        @Override
                        public List<UnaryOperator<Tile>> symmetries(Path path) {
                            return path.startsWithOne() ? List.of(tile -> tile) : List.of();
                        }
                    })
                    .isCaughtBy(CHECK, "givens are not to be looked at", "the puzzle:\n    -1\n")
                    .alone();
        }
    }

    /** A path with a picture, drawn by a function that may be wrong. */
    private static final class Drawing extends PathModel {

        private final BiFunction<Path, List<Tile>, Optional<Svg>> draw;

        Drawing(BiFunction<Path, List<Tile>, Optional<Svg>> draw) {
            this.draw = draw;
        }

        @Override
        public Optional<Svg> picture(Path path, List<Tile> tiles) {
            return draw.apply(path, tiles);
        }
    }

    private static Optional<Svg> drawn(Path path, List<Tile> tiles) {
        Svg picture = new Svg(path.cells(), 1);
        tiles.forEach(tile -> picture.box(tile.from(), 0, tile.size(), 1, "black"));
        return Optional.of(picture);
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
        void thatThrowWhereTheyTellTheScore() {
            in(new PathModel() {
                        @Override
                        public Optional<Svg> picture(Path path, Solution<Tile> solution) {
                            throw new IllegalStateException("no score");
                        }
                    })
                    .isCaughtBy(CHECK, "path: picture failed with java.lang.IllegalStateException: no score")
                    .alone();
        }

        @Test
        void thatDrawNothingOfParts() {
            in(new Drawing((path, tiles) -> tiles.isEmpty() ? Optional.empty() : drawn(path, tiles)))
                    .isCaughtBy(
                            CHECK,
                            "picture draws no empty board, but [Tile[from=0, size=1]",
                            "`dlx solve path` says:\n");
        }

        @Test
        void thatForgetTheLastParts() {
            in(new Drawing((path, tiles) -> drawn(path, tiles.stream().limit(3).toList())))
                    .isCaughtBy(
                            CHECK, "picture draws the same of [Tile[", "expected drawings that show what was chosen")
                    .alone();
        }
    }

    @Nested
    class OfDrawings {

        private static final String CHECK = "rendersEveryOptionOfASolution";

        private Planted by(Function<List<Tile>, String> render) {
            return in(new PathModel() {
                @Override
                public String render(Path path, List<Tile> tiles) {
                    return render.apply(tiles);
                }
            });
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
                            "render draws the same of [",
                            "expected drawings that show what was chosen",
                            "the puzzle:\n    -10\n`dlx solve path` says:\n    a path")
                    .alone();
        }

        @Test
        void thatDropALine() {
            by(tiles -> lines(tiles, 0, tiles.size() - 1))
                    .isCaughtBy(CHECK, "render draws the same of [")
                    .alone();
            by(tiles -> lines(tiles, Math.min(1, tiles.size()), tiles.size()))
                    .isCaughtBy(CHECK, "render draws the same of [")
                    .alone();
        }

        @Test
        void thatDropARowOfTheBoard() {
            inShades(new ShadesModel() {
                        @Override
                        public boolean rendersPuzzles() {
                            return false;
                        }

                        @Override
                        public Optional<String> write(Board shape, List<Stone> givens) {
                            return Optional.empty();
                        }

                        @Override
                        public String render(Board board, List<Stone> stones) {
                            return super.render(
                                    board,
                                    stones.stream()
                                            .filter(stone -> stone.row() < board.size() - 1)
                                            .toList());
                        }
                    })
                    .isCaughtBy(CHECK, "render draws the same of [")
                    .alone();
        }
    }

    /** A path with a setting for the first tile. */
    private static class Set extends PathModel {

        static final Setting.Flag FIRST = Setting.flag("first", "whether the first tile has one cell");

        private final List<Setting> listed;

        Set(List<Setting> listed) {
            this.listed = listed;
        }

        @Override
        public List<Setting> settings() {
            return listed;
        }

        boolean first(PuzzleText text) {
            return text.flag(FIRST).orElse(false);
        }

        @Override
        public Path parse(PuzzleText text) {
            boolean first = first(text);
            Path path = super.parse(text);
            return new Path(path.cells(), first || path.startsWithOne());
        }
    }

    @Nested
    class OfSettings {

        @Test
        void thatAreReadAndNotListed() {
            in(new Set(List.of()))
                    .isCaughtBy(
                            "listsTheSettingsItReads",
                            "the model reads Flag[name=first, ",
                            "which is not among its settings []",
                            "`dlx solve path --set first=...` refuses",
                            "the puzzle:\n    4\n")
                    .alone();
        }

        @Test
        void thatAreListedAndNeverRead() {
            in(new Set(List.of(Set.FIRST, Setting.number("most", 1, 9, "the longest tile"))))
                    .isCaughtBy("readsTheSettingsItLists", "the setting most", "`dlx solve path --set most=")
                    .isCaughtBy("refusesWrongValuesOfItsSettings", "'?' is refused as a value of the setting most")
                    .isCaughtBy("regardsItsSettings", "the values [1, 2, 3, 9] of the setting most");
        }

        @Test
        void thatAreReadAndIgnored() {
            in(new Set(List.of(Set.FIRST)) {
                        @Override
                        boolean first(PuzzleText text) {
                            return super.first(text) && false;
                        }
                    })
                    .isCaughtBy("regardsItsSettings", "the values [yes, no] of the setting first")
                    .alone();
        }

        @Test
        void whoseWrongValuesAreAccepted() {
            Setting.Text start = Setting.text("start", "one | any", "what the first tile is");
            in(new Set(List.of(start)) {
                        @Override
                        boolean first(PuzzleText text) {
                            return text.setting(start)
                                    .map(Word::text)
                                    .filter("one"::equals)
                                    .isPresent();
                        }
                    })
                    .isCaughtBy(
                            "refusesWrongValuesOfItsSettings",
                            "'?' is refused as a value of the setting start, at --set start:1:...",
                            "`dlx solve path --set start=?` says:\n    [Tile[")
                    .alone();
        }

        @Test
        void whoseWrongValuesThrow() {
            Setting.Text start = Setting.text("start", "a number", "how many cells the first tile has");
            in(new Set(List.of(start)) {
                        @Override
                        boolean first(PuzzleText text) {
                            return text.setting(start)
                                    .map(word -> Integer.parseInt(word.text()))
                                    .filter(size -> size == 1)
                                    .isPresent();
                        }
                    })
                    .isCaughtBy(
                            "refusesWrongValuesOfItsSettings",
                            "path: parse failed with java.lang.NumberFormatException",
                            "`dlx solve path --set start=?` says:\n    puzzle 1: path: parse failed");
        }
    }

    @Nested
    class OfTexts {

        @Test
        void whoseNextPuzzleIsSwallowed() {
            in(new PathModel() {
                        @Override
                        public Path parse(PuzzleText text) {
                            Path path = super.parse(text);
                            if (text.skipBlank()) {
                                text.next("nobody asks for it");
                            }
                            return path;
                        }
                    })
                    .isCaughtBy(
                            "leavesTheNextPuzzle", "one puzzle, a blank line and another one", "the puzzle:\n    4\n");
        }

        @Test
        void whoseNextPuzzleIsTakenForMoreOfThisOne() {
            in(new PathModel() {
                        @Override
                        public Path parse(PuzzleText text) {
                            int cells = 0;
                            boolean one = false;
                            while (text.skipBlank()) {
                                Path path = super.parse(text);
                                cells += path.cells();
                                one |= path.startsWithOne();
                            }
                            return new Path(cells, one);
                        }
                    })
                    .isCaughtBy("leavesTheNextPuzzle", "one puzzle, a blank line and another one");
        }

        @Test
        void behindWhichResumeDoesNotMove() {
            in(new PathModel() {
                        @Override
                        public Path parse(PuzzleText text) {
                            text.look()
                                    .filter(line -> !line.text().matches("-?[0-9]{1,2}"))
                                    .ifPresent(line -> {
                                        throw line.words().get(0).wrong("is not a length", "a number");
                                    });
                            return super.parse(text);
                        }

                        @Override
                        public boolean resume(PuzzleText text) {
                            return true;
                        }
                    })
                    .isCaughtBy(
                            "resumesAtTheNextPuzzle",
                            "resume says that a puzzle may begin, but it has not moved",
                            "the puzzle:\n    x\n",
                            "`dlx solve path` says:\n    <stdin>:1:1: 'x' is not a length; expected a number");
        }

        @Test
        void behindWhichResumeSkipsTheNextPuzzle() {
            in(new PathModel() {
                        @Override
                        public boolean resume(PuzzleText text) {
                            return text.skipBlank()
                                    && !text.next("the next puzzle").isBlank();
                        }
                    })
                    .isCaughtBy("resumesAtTheNextPuzzle", "which is to be the last")
                    .alone();
        }

        @Test
        void whoseGarbageIsPassedOver() {
            in(new PathModel() {
                        @Override
                        public Path parse(PuzzleText text) {
                            Word first = text.nextFilled("a length").words().get(0);
                            int cells = first.toInt("a length", -50, 50);
                            return new Path(Math.abs(cells), cells < 0);
                        }
                    })
                    .isCaughtBy(
                            "refusesGarbage",
                            "the garbage '\\u0007' is passed over",
                            "`dlx solve path` says:\n    [Tile[from=0, size=1]")
                    .alone();
        }

        /** A letter for a size is garbage, and not the board of 23 rows that is written. */
        private class BaseThirtySix extends ShadesModel {

            @Override
            public Board parse(PuzzleText text) {
                List<Word> words = text.nextFilled("a board").words();
                Word size = words.get(0);
                if (words.size() > 1 || !size.text().matches("[0-9a-z]")) {
                    return super.parse(
                            PuzzleText.of(words.stream().map(Word::text).collect(Collectors.joining(" "))));
                }
                return new Board(Math.max(1, Character.digit(size.text().charAt(0), 36)), List.of());
            }
        }

        @Test
        void whoseGarbageIsWrittenAsSomethingElse() {
            inShades(new BaseThirtySix() {
                        @Override
                        public boolean rendersPuzzles() {
                            return false;
                        }
                    })
                    .isCaughtBy(
                            "survivesSpoiltTexts",
                            "what was read is drawn by write as\n    23\nwhich is refused: <text>:1:1: '23' is not a size",
                            "the puzzle:\n    n\n",
                            "`dlx solve shades` says:\n    23 ")
                    .alone();
        }

        @Test
        void whoseGarbageIsDrawnAsSomethingElse() {
            inShades(new BaseThirtySix() {
                        @Override
                        public Optional<String> write(Board shape, List<Stone> givens) {
                            return Optional.empty();
                        }
                    })
                    .isCaughtBy(
                            "survivesSpoiltTexts",
                            "what was read is drawn by render as\n    23\nwhich is refused: <text>:1:1: '23' is not a size")
                    .alone();
        }
    }

    /** A tile whose label tells its size only. */
    private record Piece(int from, int size) {

        @Override
        public String toString() {
            return "tile of " + size;
        }
    }

    /** The options of a path, badly labelled. */
    private static final class Labels implements ExactCoverModel<Path, Piece> {

        private final PathModel path = new PathModel();

        @Override
        public String id() {
            return "labels";
        }

        @Override
        public String grammar() {
            return path.grammar();
        }

        @Override
        public String example() {
            return path.example();
        }

        @Override
        public Path parse(PuzzleText text) {
            return path.parse(text);
        }

        @Override
        public void describe(Path puzzle, CoverBuilder<Piece> cover) {
            Items cells = cover.primary("cell", puzzle.cells());
            for (int i = 0; i < puzzle.cells(); i++) {
                cover.option(new Piece(i, 1), cells.at(i));
            }
        }

        @Override
        public String render(Path puzzle, List<Piece> solution) {
            return solution.stream().map(piece -> " " + piece.from()).collect(Collectors.joining("", "at", "\n"));
        }
    }

    @Test
    void ofLabels() {
        Planted.in(new Labels(), Map.of("1", 1L, "3", 1L), ERRORS)
                .isCaughtBy(
                        "labelsOptionsApart",
                        "the options 0 and 1 have one label, 'tile of 1'; expected labels that tell them apart",
                        "the puzzle:\n    4\n`dlx solve labels` says:\n    at 0 1 2 3")
                .alone();
    }
}
