package dlx.modelers.packing;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The sizes of some pieces, and the number of cells that they may fill.
 *
 * @param pieces the pieces, with their copies
 * @param free the number of cells that the pieces may fill; fewer than the cells of the board if some stay empty
 */
record AreaSum(List<Piece> pieces, Count free) {

    /** Maximum number of terms in the text: the 12 pentominoes. Longer sums are not readable. */
    private static final int MOST_TERMS = 12;

    /**
     * Returns the sum for a board. The number of empty cells is in the range {@code holes}, and at most the number of
     * cells that may stay empty.
     */
    static AreaSum of(List<Piece> pieces, Board board, Count holes) {
        int cells = board.cells().size();
        int most = Math.min(holes.to(), board.optionalCells());
        return new AreaSum(pieces, new Count(cells - most, cells - Math.min(holes.from(), most)));
    }

    /**
     * Returns true if the sizes can add up to an allowed number of cells. Pieces in a range may be used any number of
     * times of the range.
     */
    boolean canFit() {
        long rest = free.to() - total(counted(), false);
        if (rest < 0) {
            return false;
        }
        boolean[] reached = new boolean[(int) rest + 1];
        reached[0] = true;
        ranges().forEach(piece -> addCopies(piece, reached));
        for (int area = Math.max(0, (int) rest - free.to() + free.from()); area <= rest; area++) {
            if (reached[area]) {
                return true;
            }
        }
        return false;
    }

    /** Marks the areas that further copies of a piece, above its minimum number, make of the areas marked so far. */
    private static void addCopies(Piece piece, boolean[] reached) {
        int most = piece.copies().to() - piece.copies().from();
        int[] used = new int[reached.length];
        for (int area = piece.size(); area < reached.length; area++) {
            int before = area - piece.size();
            if (!reached[area] && reached[before] && used[before] < most) {
                reached[area] = true;
                used[area] = used[before] + 1;
            }
        }
    }

    /** Returns the sum for users: {@code 16 free cells for pieces of 17 cells: L 3x4 + P 5}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(cells(free, "free cell")).append(" for ");
        if (!counted().isEmpty()) {
            text.append("pieces of ")
                    .append(cells(total(counted(), false), total(counted(), true)))
                    .append(": ")
                    .append(terms(counted(), AreaSum::term, " + "));
        }
        if (!uncounted().isEmpty()) {
            text.append(counted().isEmpty() ? "" : ", and ")
                    .append("any number of ")
                    .append(terms(uncounted(), piece -> piece.name() + " " + piece.size(), ", "));
        }
        return text.toString();
    }

    /** Returns the pieces whose number of copies the puzzle states. */
    private List<Piece> counted() {
        return pieces.stream()
                .filter(piece -> !piece.copies().equals(Count.ANY))
                .toList();
    }

    private List<Piece> uncounted() {
        return pieces.stream().filter(piece -> piece.copies().equals(Count.ANY)).toList();
    }

    private List<Piece> ranges() {
        return pieces.stream().filter(piece -> !piece.copies().isExact()).toList();
    }

    private static long total(List<Piece> pieces, boolean greatest) {
        return pieces.stream()
                .mapToLong(piece -> (long) piece.size()
                        * (greatest ? piece.copies().to() : piece.copies().from()))
                .sum();
    }

    private static String term(Piece piece) {
        return piece.name() + " " + (piece.isSingle() ? "" : Copies.text(piece.copies())) + piece.size();
    }

    /** Returns all terms; if there are too many, the first terms and a summary of the others. */
    private static String terms(List<Piece> pieces, Function<Piece, String> term, String between) {
        int shown = pieces.size() > MOST_TERMS ? MOST_TERMS - 1 : pieces.size();
        String first = pieces.subList(0, shown).stream().map(term).collect(Collectors.joining(between));
        List<Piece> rest = pieces.subList(shown, pieces.size());
        if (rest.isEmpty()) {
            return first;
        }
        long area = total(rest, false);
        return first + between + rest.size() + " more" + (area == 0 ? "" : " of " + area);
    }

    /** Returns {@code 12 to 16 cells}, or {@code at least 12 cells} without a maximum. */
    private static String cells(long from, long to) {
        if (to >= Integer.MAX_VALUE) {
            return "at least " + cells(Count.of((int) from), "cell");
        }
        return cells(new Count((int) from, (int) to), "cell");
    }

    private static String cells(Count count, String word) {
        String number = count.isExact() ? Integer.toString(count.from()) : count.from() + " to " + count.to();
        return number + " " + word + (number.equals("1") ? "" : "s");
    }
}
