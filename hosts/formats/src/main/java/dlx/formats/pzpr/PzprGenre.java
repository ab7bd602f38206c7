package dlx.formats.pzpr;

import dlx.formats.text.ReadPuzzles;

/** A genre of puzzles in links of pzpr.js. */
interface PzprGenre {

    /** Returns the name of the genre in links. */
    String name();

    /**
     * Reads the puzzle of a link of this genre.
     *
     * @throws dlx.api.PuzzleSyntaxException if the link is not valid
     */
    ReadPuzzles read(PzprLink link);
}
