package dlx.formats;

import dlx.api.Experimental;
import dlx.formats.boards.EdgeLinks;
import dlx.formats.boards.EdgePieces;
import dlx.formats.boards.HoDoKu;
import dlx.formats.boards.QuasigroupFile;
import dlx.formats.boards.SadMan;
import dlx.formats.boards.SudokuWiki;
import dlx.formats.links.FPuzzles;
import dlx.formats.links.SudokuPad;
import dlx.formats.penpa.Penpa;
import dlx.formats.pzpr.PuzzLink;
import dlx.formats.tables.Mps;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import java.util.List;
import java.util.Optional;

/**
 * Reads the links and files of other programs that are not XML, for hosts without the JDK's XML parser, such as
 * browsers. This is a separate class, so that the compiler for browsers does not reach that parser.
 *
 * @since 0.1
 */
@Experimental
public final class FormatsWithoutXml {

    static final List<ForeignFormat> FORMATS = List.of(
            new FPuzzles(),
            new SudokuPad(),
            new Penpa(),
            new PuzzLink(),
            new SudokuWiki(),
            new SadMan(),
            new HoDoKu(),
            new EdgeLinks(),
            new EdgePieces(),
            new QuasigroupFile(),
            new Mps());

    private static final ForeignReader READER = new ForeignReader(FORMATS);

    private FormatsWithoutXml() {}

    /**
     * Reads a link or the text of a file, as {@link ForeignFormats#read(String, String)} does. Cost: O(length).
     *
     * @param name the name of the text, for messages
     * @param text a link, or the text of a file
     * @return the puzzles as texts of a model; empty if the text is XML or is not in the format of a supported
     *     program
     * @throws dlx.api.PuzzleSyntaxException if the text is in the format of a program, but is not valid
     */
    public static Optional<Imported> read(String name, String text) {
        return READER.read(new ForeignText(name, text));
    }
}
