package dlx.modelers.shading;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ItemGrid;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The cover of a board: each cell is black or white, and rules add items that the options of cells hold. */
final class ShadingCover {

    private final CoverBuilder<Shade> cover;
    private final ShadedBoard board;
    private final Map<Shade, List<Item>> held = new HashMap<>();

    ShadingCover(CoverBuilder<Shade> cover, ShadedBoard board) {
        this.cover = cover;
        this.board = board;
        ItemGrid cells = cover.grid("cell", board.rows(), board.columns());
        for (boolean black : new boolean[] {true, false}) {
            board.all(black)
                    .forEach(cell -> held.put(cell, new ArrayList<>(List.of(cells.at(cell.row(), cell.column())))));
        }
    }

    /** Adds the demand that exactly one of some options is taken, and returns its item for other numbers. */
    Item demand(String name, Collection<Shade> options) {
        Item item = cover.item(name);
        options.forEach(option -> held.get(option).add(item));
        return item;
    }

    /** Adds the demand that at most one of some options is taken. */
    void allowOne(String name, Collection<Shade> options) {
        Item item = cover.item(name).secondary();
        options.forEach(option -> held.get(option).add(item));
    }

    /** Adds the demand that black cells do not share a side. */
    void keepBlackApart() {
        board.pairs(true).forEach(pair -> allowOne("beside: " + pair.get(0) + " and " + pair.get(1), pair));
    }

    void addOptions() {
        board.all(false).forEach(white -> {
            Shade black = white.other();
            cover.option(white, held.get(white));
            cover.option(black, held.get(black));
        });
    }
}
