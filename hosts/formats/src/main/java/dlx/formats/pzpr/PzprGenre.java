package dlx.formats.pzpr;

import dlx.formats.text.ReadPuzzles;

/** A genre of puzzles in links of pzpr.js. */
interface PzprGenre {

    /** As links call it. */
    String name();

    /**
     * The puzzle of a link of this genre.
     *
     * @throws dlx.api.PuzzleSyntaxException if it is wrong
     */
    ReadPuzzles read(PzprLink link);
}
