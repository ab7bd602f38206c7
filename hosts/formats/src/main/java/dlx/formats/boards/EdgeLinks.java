package dlx.formats.boards;

import dlx.api.WatchedText;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Optional;

/**
 * Links of the viewers of edge matching, e2.bucas.name and others: {@code #board_w=16&board_h=16&board_edges=...} with
 * four letters for each cell, row by row: the colors clockwise from the upper edge, a for the border.
 */
public final class EdgeLinks implements ForeignFormat {

    private static final String PROGRAM = "e2.bucas.name";

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        String link = text.isLink() ? text.text() : "";
        String query = link.substring(1 + Math.max(link.indexOf('#'), link.indexOf('?')));
        return ForeignText.member(query, "board_edges").map(edges -> puzzle(text, query, edges));
    }

    private static ReadPuzzles puzzle(ForeignText text, String query, String edges) {
        String size = ForeignText.member(query, "board_h").orElse("")
                + ' '
                + ForeignText.member(query, "board_w").orElse("");
        if (!WatchedText.matches("[1-9]\\d? [1-9]\\d? [a-z]++", size + ' ' + edges)) {
            throw text.fault(
                    PROGRAM, "board: a part is missing; expected board_w, board_h up to 99, board_edges of letters");
        }
        int width = Integer.parseInt(size.substring(size.indexOf(' ') + 1));
        int length = 4 * width * Integer.parseInt(size.substring(0, size.indexOf(' ')));
        StringBuilder tiles = new StringBuilder(size).append('\n');
        for (int at = 0; at < edges.length(); at++) {
            tiles.append(edges.charAt(at) - 'a').append(at % 4 == 3 ? '\n' : ' ');
        }
        int empty = tiles.indexOf("\n0 0 0 0\n");
        if (edges.length() != length || empty >= 0) {
            throw text.fault(
                    PROGRAM,
                    "board_edges: " + (empty >= 0 ? "a cell is empty" : "it has " + edges.length() + " letters")
                            + "; expected " + length + ", four for the tile in each cell");
        }
        return new ReadPuzzles(PROGRAM, "macmahon", tiles.toString(), List.of("the places of the tiles"));
    }
}
