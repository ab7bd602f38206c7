package dlx.formats.tables;

import dlx.formats.text.ForeignText;
import dlx.formats.text.ReadPuzzles;

/** A kind of tables, which becomes the text of one model. */
interface TableForm {

    /** The id of the model. */
    String model();

    /** Whether a table looks like one of these. */
    boolean fits(Sheet sheet);

    /**
     * Reads a table that is one of these.
     *
     * @param text that it is of, for messages
     * @throws dlx.api.PuzzleSyntaxException if it is none
     */
    ReadPuzzles read(ForeignText text, Sheet sheet);
}
