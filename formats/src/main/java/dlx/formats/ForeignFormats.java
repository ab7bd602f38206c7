package dlx.formats;

import java.util.List;
import java.util.Optional;

/** The links and files of other programs that are read here. */
public final class ForeignFormats {

    private static final List<ForeignFormat> FORMATS = List.of(
            new FPuzzles(),
            new SudokuPad(),
            new PuzzLink(),
            new SudokuWiki(),
            new OpenSudoku(),
            new SadMan(),
            new HoDoKu());

    private ForeignFormats() {}

    /**
     * Whether a word is a link, which no file's name is.
     *
     * @param word any word
     * @return whether it begins as links do and has no blanks
     */
    public static boolean isLink(String word) {
        return new ForeignText("", word).isLink();
    }

    /** The programs, as a sentence lists them. */
    public static String programs() {
        return "f-puzzles, SudokuPad, puzz.link, SudokuWiki, OpenSudoku, SadMan Sudoku, HoDoKu";
    }

    /**
     * Reads a link or what a file holds. Cost: O(length).
     *
     * @param name of the text, for messages
     * @param text a link, or the text of a file
     * @return the puzzles as texts of a model; nothing if no program here writes such a text
     * @throws dlx.api.PuzzleSyntaxException if it is one of a program's, but wrong
     */
    public static Optional<Imported> read(String name, String text) {
        ForeignText foreign = new ForeignText(name, text);
        return FORMATS.stream().flatMap(format -> format.read(foreign).stream()).findFirst();
    }
}
