package dlx.formats;

import dlx.formats.boards.OpenSudoku;
import dlx.formats.boards.SudokuBoards;
import dlx.formats.boards.WebPbn;
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
 * Reads the links and files of other programs.
 *
 * @since 0.1
 */
public final class ForeignFormats {

    private static final ForeignReader READER = new ForeignReader(Stream.concat(
                    FormatsWithoutXml.FORMATS.stream(), Stream.of(new OpenSudoku(), new WebPbn(), new BurrTools()))
            .toList());

    private static final List<PlainFormat> PLAIN =
            List.of(new SudokuBoards(), new DimacsGraph(), new JudgeMatrix(), new PolyformNames(), new Tables());

    private ForeignFormats() {}

    /**
     * Returns true if a word is a link. Names of files are not links.
     *
     * @param word any word
     * @return true if the word begins like a link and does not contain blanks
     */
    public static boolean isLink(String word) {
        return new ForeignText("", word).isLink();
    }

    /**
     * Returns the names of the programs whose links and files can be read, for a sentence.
     *
     * @return the names, separated by commas
     */
    public static String programs() {
        return "f-puzzles, SudokuPad, Penpa+, puzz.link, SudokuWiki, OpenSudoku, SadMan Sudoku, HoDoKu, webpbn, e2.bucas.name, XCSP3, PLS, BurrTools, MPS";
    }

    /**
     * Returns the names of the plain formats, which do not belong to a program, for a sentence.
     *
     * @return the names, separated by commas
     */
    public static String plainTexts() {
        return "boards of 81 digits, a table of a spreadsheet, a matrix with its size, a graph of DIMACS, pieces by the names of Polyform Puzzler";
    }

    /**
     * Reads a link or the text of a file. Cost: O(length).
     *
     * @param name the name of the text, for messages
     * @param text a link, or the text of a file
     * @return the puzzles as texts of a model; empty if the text is not in the format of a supported program
     * @throws dlx.api.PuzzleSyntaxException if the text is in the format of a program, but is not valid
     */
    public static Optional<Imported> read(String name, String text) {
        return READER.read(new ForeignText(name, text));
    }

    /**
     * Reads a file, which may be packed by gzip. Cost: O(length), unpacked.
     *
     * @param name the name of the file, for messages
     * @param bytes the bytes of the file; its text is in UTF-8, or in Windows-1252, which {@link Imported#lost}
     *     then reports
     * @return the puzzles as texts of a model; empty if the file is not in the format of a supported program
     * @throws dlx.api.PuzzleSyntaxException if the file is in the format of a program, but is not valid, or if it
     *     cannot be unpacked
     */
    public static Optional<Imported> read(String name, byte[] bytes) {
        Decoded file = Decoded.of(name, Gzip.isPacked(bytes) ? Gzip.unpacked(name, bytes) : bytes);
        return READER.read(file.text()).map(file::withRemark);
    }

    /**
     * Reads a text in a plain format, which does not belong to a program: a table of a spreadsheet, a matrix of a
     * judge, a graph. Texts of models can look the same, so call this only if the user states that the text is foreign.
     * Cost: O(length).
     *
     * @param name the name of the text, for messages
     * @param text the text of a file
     * @param model the id of the model that the text is for; empty to find out the model
     * @return the puzzles as texts of a model; empty if the text is not in a plain format
     * @throws dlx.api.PuzzleSyntaxException if the text is in a plain format, but is not valid, or if several
     *     models fit
     */
    public static Optional<Imported> readPlain(String name, String text, Optional<String> model) {
        return readPlain(new ForeignText(name, text), model);
    }

    /**
     * Reads a file in a plain format, as {@link #readPlain(String, String, Optional)} does.
     *
     * @param name the name of the file, for messages
     * @param bytes the bytes of the file; its text is in UTF-8, or in Windows-1252, which {@link Imported#lost}
     *     then reports
     * @param model the id of the model that the text is for; empty to find out the model
     * @return the puzzles as texts of a model; empty if the text is not in a plain format
     * @throws dlx.api.PuzzleSyntaxException if the text is in a plain format, but is not valid, or if several
     *     models fit
     */
    public static Optional<Imported> readPlain(String name, byte[] bytes, Optional<String> model) {
        Decoded file = Decoded.of(name, bytes);
        return readPlain(file.text(), model).map(file::withRemark);
    }

    private static Optional<Imported> readPlain(ForeignText foreign, Optional<String> model) {
        return ForeignReader.first(PLAIN.stream().map(format -> text -> format.read(text, model)), foreign);
    }
}
