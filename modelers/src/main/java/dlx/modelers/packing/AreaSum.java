package dlx.modelers.packing;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The sizes of some pieces, and how many cells they may fill.
 *
 * @param pieces the pieces, with their copies
 * @param free how many cells they may fill: fewer than the board has where some stay empty
 */
record AreaSum(List<Piece> pieces, Count free) {

    /** More terms than the pentominoes have are not read anyway. */
    private static final int MOST_TERMS = 12;

    /** The sizes of pieces on a board, on which so many cells may stay empty as both its cells and the holes allow. */
    static AreaSum of(List<Piece> pieces, Board board, Count holes) {
        int cells = board.cells().size();
        int most = Math.min(holes.to(), board.optionalCells());
        return new AreaSum(pieces, new Count(cells - most, cells - Math.min(holes.from(), most)));
    }

    /** Whether the sizes can add up to what may be filled; those of pieces in a range as often as it takes. */
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

    /** Also reaches what some copies more than the least number make of what is reached. */
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

    /** The sum for people: {@code 16 free cells for pieces of 17 cells: L 3x4 + P 5}. */
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

    /** Those of which the puzzle states a number. */
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

    /** All terms, or the first of them and what is left. */
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

    /** As in {@code 12 to 16 cells}, or {@code at least 12 cells} where there is no greatest number. */
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
