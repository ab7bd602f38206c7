package dlx.formats.tables;

import dlx.formats.text.ForeignText;
import dlx.formats.text.ReadPuzzles;

/** A kind of table, which becomes the text of one model. */
interface TableForm {

    /** Returns the id of the model. */
    String model();

    /** Returns true if a table looks like this kind. */
    boolean fits(Sheet sheet);

    /**
     * Reads a table of this kind.
     *
     * @param text the text of the table, for messages
     * @throws dlx.api.PuzzleSyntaxException if the table is not of this kind
     */
    ReadPuzzles read(ForeignText text, Sheet sheet);
}
