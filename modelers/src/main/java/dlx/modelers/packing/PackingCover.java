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
 * <p>A cell that may stay empty is a secondary item. Where such cells are counted it is a primary one, and that it stays
 * empty is an option, which holds an item that is covered as often as there may be holes.
 */
final class PackingCover {

    private final List<Piece> pieces;
    private final Board board;
    private final PackingRules rules;
    private final CoverBuilder<Placement> cover;

    PackingCover(Packing packing, CoverBuilder<Placement> cover) {
        this.pieces = packing.pieces();
        this.board = packing.board();
        this.rules = packing.rules();
        this.cover = cover;
    }

    /**
     * States pieces first, since they often have fewer places than a cell has pieces; then cells. Where pieces have items,
     * which lie anywhere, a sweep should go the other way: slice by slice through the board, pieces last. Without them its
     * own orders are as good, and oblique ones better.
     */
    void describe(ToLongFunction<Placement> weight) {
        declareArea();
        List<List<Item>> items = new ArrayList<>();
        for (Piece piece : pieces) {
            items.add(declare(piece));
        }
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
     * Where the sizes of the pieces cannot add up to that of the board, an item that nothing covers: the search need not
     * find out the hard way, and people are told.
     */
    private void declareArea() {
        AreaSum sum = AreaSum.of(pieces, board, rules.holes());
        if (!sum.canFit()) {
            cover.item("equal areas: " + sum);
        }
    }

    /**
     * The item of a piece, if it needs one. A piece in any number has none; one in k copies has none either if all
     * others are used once, for then the area leaves no other number. Where cells may stay empty every piece has one, for
     * there is nothing else that its options must cover.
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

    /** The items of the cells, each under its index: first those that must be covered. */
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
