package dlx.formats;

import dlx.formats.boards.OpenSudoku;
import dlx.formats.boards.SudokuBoards;
import dlx.formats.burr.BurrTools;
import dlx.formats.burr.PolyformNames;
import dlx.formats.tables.DimacsGraph;
import dlx.formats.tables.JudgeMatrix;
import dlx.formats.tables.Tables;
import dlx.formats.text.ForeignText;
import dlx.formats.text.PlainFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The links and files of other programs that are read here.
 *
 * @since 0.1
 */
public final class ForeignFormats {

    private static final ForeignReader READER = new ForeignReader(
            Stream.concat(FormatsWithoutXml.FORMATS.stream(), Stream.of(new OpenSudoku(), new BurrTools()))
                    .toList());

    private static final List<PlainFormat> PLAIN =
            List.of(new SudokuBoards(), new DimacsGraph(), new JudgeMatrix(), new PolyformNames(), new Tables());

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

    /**
     * The programs, as a sentence lists them.
     *
     * @return their names with commas between them
     */
    public static String programs() {
        return "f-puzzles, SudokuPad, Penpa+, puzz.link, SudokuWiki, OpenSudoku, SadMan Sudoku, HoDoKu, BurrTools";
    }

    /**
     * The texts that no program signs, as a sentence lists them.
     *
     * @return what they are called, with commas between them
     */
    public static String plainTexts() {
        return "boards of 81 digits, a table of a spreadsheet, a matrix with its size, a graph of DIMACS, pieces by the names of Polyform Puzzler";
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
        return READER.read(new ForeignText(name, text));
    }

    /**
     * Reads what a file holds, unpacked by gzip or not. Cost: O(length), unpacked.
     *
     * @param name of the file, for messages
     * @param bytes of the file; text is in UTF-8, or in Windows-1252, which is said then
     * @return the puzzles as texts of a model; nothing if no program here writes such a file
     * @throws dlx.api.PuzzleSyntaxException if it is one of a program's, but wrong, or if it cannot be unpacked
     */
    public static Optional<Imported> read(String name, byte[] bytes) {
        Decoded file = Decoded.of(name, Gzip.isPacked(bytes) ? Gzip.unpacked(name, bytes) : bytes);
        return READER.read(file.text()).map(file::withRemark);
    }

    /**
     * Reads what a file holds though no program has signed it: a table of a spreadsheet, a matrix of a judge, a graph.
     * Models have texts like these, so this is for texts that are said to be foreign. Cost: O(length).
     *
     * @param name of the text, for messages
     * @param text of a file
     * @param model the id of the model that it is for; absent where that is to be found out
     * @return the puzzles as texts of a model; nothing if it is not such a text
     * @throws dlx.api.PuzzleSyntaxException if it is one, but wrong, or if it may be of several models
     */
    public static Optional<Imported> readPlain(String name, String text, Optional<String> model) {
        return readPlain(new ForeignText(name, text), model);
    }

    /**
     * Reads what a file holds though no program has signed it, as {@link #readPlain(String, String, Optional)} does.
     *
     * @param name of the file, for messages
     * @param bytes of the file; text is in UTF-8, or in Windows-1252, which is said then
     * @param model the id of the model that it is for; absent where that is to be found out
     * @return the puzzles as texts of a model; nothing if it is not such a text
     * @throws dlx.api.PuzzleSyntaxException if it is one, but wrong, or if it may be of several models
     */
    public static Optional<Imported> readPlain(String name, byte[] bytes, Optional<String> model) {
        Decoded file = Decoded.of(name, bytes);
        return readPlain(file.text(), model).map(file::withRemark);
    }

    private static Optional<Imported> readPlain(ForeignText foreign, Optional<String> model) {
        return ForeignReader.first(PLAIN.stream().map(format -> text -> format.read(text, model)), foreign);
    }
}
