package dlx.modelers.shading;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ItemGrid;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The cover of a board: each cell is black or white, and rules add items that the options of cells hold. */
final class ShadingCover {

    private final CoverBuilder<Shade> cover;
    private final ShadedBoard board;
    private final Map<Shade, List<Item>> held = new LinkedHashMap<>();

    ShadingCover(CoverBuilder<Shade> cover, ShadedBoard board) {
        this.cover = cover;
        this.board = board;
        ItemGrid cells = cover.grid("cell", board.rows(), board.columns());
        board.all(false).flatMap(white -> Stream.of(white, white.other())).forEach(option -> {
            items(option).add(cells.at(option.row(), option.column()));
        });
    }

    private List<Item> items(Shade option) {
        return held.computeIfAbsent(option, shade -> new ArrayList<>());
    }

    /** Adds the demand that exactly one of some options is taken, and returns its item for other numbers. */
    Item demand(String name, Collection<Shade> options) {
        Item item = cover.item(name);
        options.forEach(option -> items(option).add(item));
        return item;
    }

    /** Adds the demand that at most one of some options is taken. */
    void allowOne(String name, Collection<Shade> options) {
        demand(name, options).secondary();
    }

    /** Adds the demand that black cells do not share a side. */
    void keepBlackApart() {
        board.pairs(true)
                .forEach(pair -> allowOne(
                        "neighbors " + pair.get(0).place() + "-" + pair.get(1).place(), pair));
    }

    void addOptions() {
        held.forEach(cover::option);
    }
}
