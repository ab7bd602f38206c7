package dlx.testkit;

import static dlx.testkit.Planted.in;
import static dlx.testkit.Planted.inShades;

import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Word;
import dlx.testkit.PathModel.Path;
import dlx.testkit.ShadesModel.Board;
import dlx.testkit.ShadesModel.Stone;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Faults of reading, each planted in a model that is sound without: of settings and of texts. */
class PlantedReadingFaultsTest {

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

    @Test
    void aSettingThatIsRegardedIsSound() {
        in(new Set(List.of(Set.FIRST))).isSound();
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
                            "`dlx solve path --set first=...` rejects",
                            "the puzzle:\n    4\n")
                    .alone();
        }

        @Test
        void thatAreListedAndNeverRead() {
            in(new Set(List.of(Set.FIRST, Setting.number("most", 1, 9, "the longest tile"))))
                    .isCaughtBy("readsTheSettingsItLists", "the listed setting most", "`dlx solve path --set most=")
                    .isCaughtBy("refusesWrongValuesOfItsSettings", "'?' is rejected as a value of the setting most")
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
                            "'?' is rejected as a value of the setting start, at --set start:1:...",
                            "`dlx solve path --set start=?` prints:\n    [1 from")
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
                            "`dlx solve path --set start=?` prints:\n    puzzle 1: path: parse failed");
        }
    }

    @Nested
    class OfTexts {

        @Test
        void whoseNextPuzzleIsSwallowed() {
            in(new PathModel().parsing(text -> {
                        Path path = PathModel.read(text);
                        if (text.skipBlank()) {
                            text.next("nobody asks for it");
                        }
                        return path;
                    }))
                    .isCaughtBy(
                            "leavesTheNextPuzzle", "a puzzle, a blank line and another puzzle", "the puzzle:\n    4\n");
        }

        @Test
        void whoseNextPuzzleIsTakenForMoreOfThisOne() {
            in(new PathModel().parsing(text -> {
                        int cells = 0;
                        boolean one = false;
                        while (text.skipBlank()) {
                            Path path = PathModel.read(text);
                            cells += path.cells();
                            one |= path.startsWithOne();
                        }
                        return new Path(cells, one);
                    }))
                    .isCaughtBy("leavesTheNextPuzzle", "a puzzle, a blank line and another puzzle");
        }

        @Test
        void afterWhichResumeDoesNotMove() {
            class Standing extends PathModel implements HasRecovery {
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
            }
            in(new Standing())
                    .isCaughtBy(
                            "resumesAtTheNextPuzzle",
                            "resume returned true, but did not move past the rejected puzzle",
                            "the puzzle:\n    x\n",
                            "`dlx solve path` prints:\n    <stdin>:1:1: 'x' is not a length; expected a number");
        }

        @Test
        void afterWhichResumeSkipsTheNextPuzzle() {
            class Skipping extends PathModel implements HasRecovery {
                @Override
                public boolean resume(PuzzleText text) {
                    return text.skipBlank() && !text.next("the next puzzle").isBlank();
                }
            }
            in(new Skipping())
                    .isCaughtBy("resumesAtTheNextPuzzle", "expected the good one last")
                    .alone();
        }

        @Test
        void whoseGarbageIsPassedOver() {
            in(new PathModel().parsing(text -> {
                        Word first = text.nextFilled("a length").words().get(0);
                        int cells = first.toInt("a length", -50, 50);
                        return new Path(Math.abs(cells), cells < 0);
                    }))
                    .isCaughtBy(
                            "refusesGarbage",
                            "the garbage '\\u0007' is ignored",
                            "`dlx solve path` prints:\n    [1 from 0")
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
            inShades(new BaseThirtySix())
                    .isCaughtBy(
                            "survivesSpoiltTexts",
                            "the puzzle is written by write as\n    23\nwhich is rejected: <text>:1:1: '23' is not a size",
                            "the puzzle:\n    n\n",
                            "`dlx solve shades` prints:\n    23 ")
                    .alone();
        }

        @Test
        void whoseGarbageIsDrawnAsSomethingElse() {
            class Readable extends BaseThirtySix implements HasReadableSolutions {
                @Override
                public Optional<String> write(Board shape, List<Stone> givens) {
                    return Optional.empty();
                }
            }
            inShades(new Readable())
                    .isCaughtBy(
                            "survivesSpoiltTexts",
                            "the puzzle is written by render as\n    23\nwhich is rejected: <text>:1:1: '23' is not a size")
                    .alone();
        }
    }
}
