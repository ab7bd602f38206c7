package dlx.modelers.polyomino;

import dlx.modelers.packing.Kit;
import dlx.modelers.packing.Lattice;
import dlx.modelers.packing.Motion;
import dlx.modelers.packing.Piece;
import dlx.modelers.packing.PieceShape;
import dlx.modelers.packing.Polyforms;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * The polyominoes of 1 to 6 cells: all ways to join squares by their sides. Up to 5 cells they have their usual
 * letters; hexominoes have A, B, C and so on.
 *
 * @since 0.1
 */
public final class Polyominoes {

    /** The pentominoes with the letters of S. W. Golomb. */
    private static final String PENTOMINOES =
            "F .##/##./.#., I #####, L ####/#..., N ###./..##, P ###/##., T ###/.#./.#., U ###/#.#, "
                    + "V ###/#../#.., W #../##./.##, X .#./###/.#., Y ####/.#.., Z ##./.#./.##";

    /** For each number of cells, the drawing of each letter. */
    private static final Map<Integer, Map<String, String>> LETTERS = Map.of(
            1, Map.of("O", "#"),
            2, Map.of("I", "##"),
            3, Map.of("I", "###", "L", "##/#."),
            4, Map.of("I", "####", "L", "###/#..", "O", "##/##", "S", ".##/##.", "T", "###/.#."),
            5, Piece.drawings(PENTOMINOES));

    private static final List<String> SETS =
            List.of("monominoes", "dominoes", "trominoes", "tetrominoes", "pentominoes", "hexominoes");

    /** The sets of pieces that may be turned over. */
    public static final Kit TWO_SIDED = new Kit(sets(false), Motion.ROTATIONS_AND_REFLECTIONS, Lattice.SQUARE, true);

    /** The sets of pieces that may not be turned over; mirror images are two pieces. */
    public static final Kit ONE_SIDED = new Kit(sets(true), Motion.ROTATIONS, Lattice.SQUARE, true);

    private Polyominoes() {}

    /**
     * Returns the sets by name. Each set is made once, on its first use, because that takes longer than all other
     * reading of a puzzle.
     */
    private static Map<String, Supplier<List<Piece>>> sets(boolean oneSided) {
        Map<Integer, List<Piece>> made = new ConcurrentHashMap<>();
        Map<String, Supplier<List<Piece>>> sets = new LinkedHashMap<>();
        for (int i = 0; i < SETS.size(); i++) {
            int size = i + 1;
            sets.put(SETS.get(i), () -> made.computeIfAbsent(size, s -> List.copyOf(oneSided ? oneSided(s) : free(s))));
        }
        return Collections.unmodifiableMap(sets);
    }

    /** Returns every polyomino once; mirror images count as one. */
    static List<Piece> free(int size) {
        List<Piece> pieces = new ArrayList<>();
        Map<PieceShape, String> letters = letters(size);
        for (PieceShape form : Polyforms.forms(Lattice.SQUARE, size, Motion.ROTATIONS_AND_REFLECTIONS, true)) {
            String next = Piece.NAMES.substring(pieces.size(), pieces.size() + 1);
            pieces.add(Piece.of(letters.getOrDefault(form, next), form, Motion.ROTATIONS_AND_REFLECTIONS));
        }
        pieces.sort((one, other) -> one.name().compareTo(other.name()));
        return pieces;
    }

    /**
     * Returns every one-sided polyomino. A polyomino that differs from its mirror image occurs twice. The mirror image
     * has the small letter, or the next letter if the size does not have usual letters.
     */
    static List<Piece> oneSided(int size) {
        boolean lettered = LETTERS.containsKey(size);
        List<Piece> pieces = new ArrayList<>();
        for (Piece piece : free(size)) {
            PieceShape form = piece.forms().get(0);
            Piece one = Piece.of(piece.name(), form, Motion.ROTATIONS);
            Piece mirrored =
                    Piece.of(piece.name().toLowerCase(Locale.ROOT), form.moved(Motion.REFLECT), Motion.ROTATIONS);
            pieces.add(one);
            if (!one.forms().equals(mirrored.forms())) {
                pieces.add(mirrored);
            }
        }
        return lettered ? pieces : numbered(pieces);
    }

    private static List<Piece> numbered(List<Piece> pieces) {
        List<Piece> numbered = new ArrayList<>();
        for (Piece piece : pieces) {
            String name = Piece.NAMES.substring(numbered.size(), numbered.size() + 1);
            numbered.add(piece.named(name));
        }
        return numbered;
    }

    private static Map<PieceShape, String> letters(int size) {
        Map<PieceShape, String> letters = new LinkedHashMap<>();
        LETTERS.getOrDefault(size, Map.of())
                .forEach((letter, drawing) -> letters.put(
                        Polyforms.least(PieceShape.drawn(drawing), Motion.ROTATIONS_AND_REFLECTIONS), letter));
        return letters;
    }
}
