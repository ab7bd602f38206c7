package dlx.modelers.packing;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Items;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * The cover of a packing: an item for each piece and for each cell, an option for each place of a piece.
 *
 * <p>A cell that may stay empty is a secondary item. If such cells are counted, it is a primary item, and a further
 * option leaves the cell empty. Those options share an item whose multiplicity is the number of holes.
 */
record PackingCover(List<Piece> pieces, Board board, PackingRules rules, CoverBuilder<Placement> cover) {

    PackingCover(Packing packing, CoverBuilder<Placement> cover) {
        this(packing.pieces(), packing.board(), packing.rules(), cover);
    }

    /**
     * Adds pieces first, because they often have fewer places than a cell has pieces; then cells. Pieces that have
     * items may lie anywhere. A sweep then goes slice by slice through the board, pieces last. Without items of pieces
     * the default orders of a sweep are as good, and its oblique orders are better.
     */
    void describe(ToLongFunction<Placement> weight) {
        declareArea();
        List<List<Item>> items = pieces.stream().map(this::declare).toList();
        Item[] cells = declareCells();
        if (items.stream().anyMatch(item -> !item.isEmpty())) {
            cover.sweepOrder(board.sliceBySlice().stream()
                    .filter(this::mustBeCovered)
                    .map(cell -> cells[cell])
                    .toList());
        }
        addHoles(cells);
        Crossings crossings = new Crossings(board, cover);
        Contacts contacts = new Contacts(board, rules.colors(), cover);
        for (int k = 0; k < pieces.size(); k++) {
            for (Placement placement : board.placements(pieces.get(k))) {
                List<Item> held = board.held(placement, cell -> cells[cell], items.get(k));
                held.addAll(crossings.of(placement));
                held.addAll(contacts.of(placement));
                cover.option(placement, weight.applyAsLong(placement), held);
            }
        }
    }

    /**
     * Adds an item without options if the sizes of the pieces cannot add up to the size of the board. The search ends
     * at once, and the name of the item states the reason.
     */
    private void declareArea() {
        AreaSum sum = AreaSum.of(pieces, board, rules.holes());
        if (!sum.canFit()) {
            cover.item("equal areas: " + sum);
        }
    }

    /**
     * Returns the item of a piece, if it needs an item. A piece in any number does not. A piece in k copies does not if
     * all others are used once, because the area then determines its number. If cells may stay empty, every piece has
     * an item, because its options may be without any other primary item.
     */
    private List<Item> declare(Piece piece) {
        Count copies = piece.copies();
        if (board.optionalCells() == 0) {
            boolean forced = copies.isExact()
                    && !piece.isSingle()
                    && pieces.stream().allMatch(other -> other.equals(piece) || other.isSingle());
            if (copies.equals(Count.ANY) || forced) {
                return List.of();
            }
        }
        int most = Math.max(copies.from(), board.cells().size() / piece.size());
        return List.of(cover.item("piece " + piece.name()).times(copies.from(), Math.min(copies.to(), most)));
    }

    private boolean mustBeCovered(int cell) {
        return !board.isOptional(cell) || rules.countsHoles();
    }

    /** Returns the item of each cell, by the cell's index. Items that must be covered are declared first. */
    private Item[] declareCells() {
        Item[] items = new Item[board.cells().size()];
        List<Integer> primary = new ArrayList<>();
        List<Integer> secondary = new ArrayList<>();
        for (int cell = 0; cell < items.length; cell++) {
            (mustBeCovered(cell) ? primary : secondary).add(cell);
        }
        Items covered = cover.items("cell", primary.size()).named(i -> name(primary.get(i)));
        Items free = cover.items("cell that may stay empty", secondary.size())
                .secondary()
                .named(i -> name(secondary.get(i)));
        for (int i = 0; i < primary.size(); i++) {
            items[primary.get(i)] = covered.at(i);
        }
        for (int i = 0; i < secondary.size(); i++) {
            items[secondary.get(i)] = free.at(i);
        }
        return items;
    }

    private String name(int cell) {
        return "cell " + board.cells().get(cell);
    }

    private void addHoles(Item[] cells) {
        if (rules.countsHoles()) {
            Item holes = cover.item("holes " + rules.holes())
                    .times(rules.holes().from(), rules.holes().to());
            for (int cell = 0; cell < cells.length; cell++) {
                if (board.isOptional(cell)) {
                    cover.option(Placement.hole(board.cells().get(cell)), cells[cell], holes);
                }
            }
        }
    }
}
