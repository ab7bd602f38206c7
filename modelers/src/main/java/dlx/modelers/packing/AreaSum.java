package dlx.modelers.packing;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The sizes of some pieces, and the cells that they must fill.
 *
 * @param pieces the pieces, with their copies
 * @param free how many cells they must fill
 */
record AreaSum(List<Piece> pieces, int free) {

    /** More terms than the pentominoes have are not read anyway. */
    private static final int MOST_TERMS = 12;

    /** Whether the sizes can add up to the board; those of pieces in any number as often as it takes. */
    boolean canFit() {
        long rest = free - total(counted());
        if (rest < 0) {
            return false;
        }
        boolean[] reached = new boolean[(int) rest + 1];
        reached[0] = true;
        for (int size : uncounted().stream().mapToInt(Piece::size).distinct().toArray()) {
            for (int area = size; area <= rest; area++) {
                reached[area] |= reached[area - size];
            }
        }
        return reached[(int) rest];
    }

    /** The sum for people: {@code 16 free cells for pieces of 17 cells: L 3x4 + P 5}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(cells(free, "free cell")).append(" for ");
        if (!counted().isEmpty()) {
            text.append("pieces of ")
                    .append(cells(total(counted()), "cell"))
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

    private List<Piece> counted() {
        return pieces.stream()
                .filter(piece -> piece.copies() != Piece.ANY_NUMBER)
                .toList();
    }

    private List<Piece> uncounted() {
        return pieces.stream()
                .filter(piece -> piece.copies() == Piece.ANY_NUMBER)
                .toList();
    }

    private static long total(List<Piece> pieces) {
        return pieces.stream()
                .mapToLong(piece -> (long) piece.copies() * piece.size())
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
        long area = total(rest);
        return first + between + rest.size() + " more" + (area == 0 ? "" : " of " + area);
    }

    private static String cells(long count, String word) {
        return count + " " + word + (count == 1 ? "" : "s");
    }
}
