package dlx.modelers.packing;

import dlx.api.PuzzleText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Placements read from the letters on a drawn board.
 *
 * <p>If each piece is used once, a letter is the name of its piece, and all cells with the letter are that piece. If
 * there are copies, letters are free: connected cells with one letter are one piece.
 *
 * @since 0.1
 */
public final class PlacedPieces {

    private PlacedPieces() {}

    /**
     * Returns the placements that the letters on a board mean.
     *
     * @param pieces the pieces of the puzzle
     * @param marks the cells with letters, in reading order
     * @return the placements, holes first, then in the order of their first letters
     * @throws dlx.api.PuzzleSyntaxException if cells with a letter do not have the form of a piece
     */
    public static List<Placement> of(List<Piece> pieces, Collection<DrawnSign> marks) {
        return of(Lattice.SQUARE, pieces, marks);
    }

    static List<Placement> of(Lattice lattice, List<Piece> pieces, Collection<DrawnSign> marks) {
        Map<Character, Map<Cell, DrawnSign>> byLetter = new LinkedHashMap<>();
        marks.forEach(mark -> byLetter.computeIfAbsent(mark.sign(), letter -> new LinkedHashMap<>())
                .put(mark.cell(), mark));
        List<Placement> placed = new ArrayList<>();
        Map<Cell, DrawnSign> holes = byLetter.remove(DrawnRows.HOLE);
        if (holes != null) {
            holes.keySet().stream().map(Placement::hole).forEach(placed::add);
        }
        if (pieces.stream().allMatch(Piece::isSingle)) {
            byLetter.values().forEach(drawn -> placed.add(named(lattice, pieces, drawn)));
        } else {
            byLetter.values().forEach(drawn -> addParts(lattice, pieces, drawn, placed));
        }
        return placed;
    }

    private static Placement named(Lattice lattice, List<Piece> pieces, Map<Cell, DrawnSign> drawn) {
        DrawnSign first = drawn.values().iterator().next();
        String name = String.valueOf(first.sign());
        Piece piece = pieces.stream()
                .filter(p -> p.name().equals(name))
                .findFirst()
                .orElseThrow(() -> first.wrong("is not a piece", "one of " + names(pieces)));
        if (!piece.forms().contains(new PieceShape(lattice, List.copyOf(drawn.keySet())))) {
            throw first.wrong(
                    "covers " + PuzzleText.counted(drawn.size(), "cell") + " that are not the piece " + name,
                    PuzzleText.counted(piece.size(), "cell") + " in one of its "
                            + piece.forms().size() + " orientations");
        }
        return placement(piece, drawn.keySet());
    }

    private static void addParts(
            Lattice lattice, List<Piece> pieces, Map<Cell, DrawnSign> drawn, List<Placement> placed) {
        while (!drawn.isEmpty()) {
            DrawnSign first = drawn.values().iterator().next();
            Set<Cell> part = PieceShape.partAround(lattice, first.cell(), drawn.keySet());
            PieceShape form = new PieceShape(lattice, List.copyOf(part));
            Piece piece = pieces.stream()
                    .filter(p -> p.forms().contains(form))
                    .findFirst()
                    .orElseThrow(() -> first.wrong(
                            "covers " + PuzzleText.counted(part.size(), "cell") + " that are not a piece",
                            "one of " + names(pieces)));
            placed.add(placement(piece, part));
            drawn.keySet().removeAll(part);
        }
    }

    private static Placement placement(Piece piece, Collection<Cell> cells) {
        return new Placement(piece.name(), cells.stream().sorted().toList());
    }

    private static String names(List<Piece> pieces) {
        return String.join(" ", pieces.stream().map(Piece::name).toList());
    }
}
