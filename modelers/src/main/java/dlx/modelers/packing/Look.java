package dlx.modelers.packing;

import dlx.modelers.packing.PackingRules.Colors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/**
 * The look of a placement in a drawing.
 *
 * @param letter the letter in its cells
 * @param color the index of its color, or {@link #NO_COLOR}
 * @param given true if the placement is a given
 * @since 0.1
 */
public record Look(char letter, int color, boolean given) {

    /** The color of a cell that stays empty. */
    static final int NO_COLOR = -1;

    /**
     * Returns the looks of the placements of a solution, in their order; cells that stay empty have the sign of a hole.
     */
    static List<Look> of(Packing packing, List<Placement> solution) {
        Iterator<Look> looks = ofPieces(
                        packing,
                        solution.stream()
                                .filter(placement -> !placement.isHole())
                                .toList())
                .iterator();
        Set<Placement> given = new HashSet<>(packing.givens());
        return solution.stream()
                .map(placement -> placement.isHole()
                        ? new Look(DrawnRows.HOLE, NO_COLOR, given.contains(placement))
                        : looks.next().in(packing.rules().colors(), placement))
                .toList();
    }

    /**
     * Returns this look with the color of the piece, if pieces have colors. The colors of other pieces follow after
     * those.
     */
    private Look in(Colors colors, Placement placement) {
        if (colors.isNone()) {
            return this;
        }
        int own = colors.of(placement.piece());
        return new Look(letter, own >= 0 ? own : colors.groups().size() + color, given);
    }

    /**
     * Returns the looks of pieces. Pieces keep their letters. If all placements are copies of one piece, its letter
     * does not separate them, and letters go by place.
     */
    private static List<Look> ofPieces(Packing packing, List<Placement> solution) {
        Set<Placement> given = new HashSet<>(packing.givens());
        List<Look> looks = new ArrayList<>();
        if (packing.isOfSingles()) {
            List<String> names = packing.pieces().stream().map(Piece::name).toList();
            for (Placement placement : solution) {
                String name = placement.piece();
                looks.add(new Look(name.charAt(0), names.indexOf(name), given.contains(placement)));
            }
        } else if (packing.pieces().size() > 1) {
            char[] letters = new KeptLetters(packing, solution).letters();
            for (Placement placement : solution) {
                char letter = letters[looks.size()];
                looks.add(new Look(letter, Piece.NAMES.indexOf(letter), given.contains(placement)));
            }
        } else {
            for (Look look : byPlace(packing.board(), solution)) {
                looks.add(new Look(look.letter(), look.color(), given.contains(solution.get(looks.size()))));
            }
        }
        return looks;
    }

    /**
     * Returns looks that differ between neighbors, independent of the names of pieces.
     *
     * @param board the board
     * @param solution placements; of placements that overlap, the last is drawn
     * @return letters and colors by place, in the order of the placements; no look is given
     */
    public static List<Look> byPlace(Board board, List<Placement> solution) {
        return Arrays.stream(lettersByPlace(board, solution))
                .mapToObj(letter -> new Look(Piece.NAMES.charAt(letter), letter, false))
                .toList();
    }

    /**
     * Returns letters by place: A, B, C and so on in the order of cells; after the last letter, the first letter that
     * no neighbor has. The name of a piece would not show where one of two touching copies ends.
     *
     * @return for each placement, an index in {@link Piece#NAMES}
     */
    private static int[] lettersByPlace(Board board, List<Placement> solution) {
        int[] owners = board.owners(solution);
        int[] letters = new int[solution.size()];
        Arrays.fill(letters, -1);
        int most = Piece.NAMES.length();
        int next = 0;
        for (int owner : owners) {
            if (owner >= 0 && letters[owner] < 0) {
                int letter = next < most ? next : freeAround(board, solution.get(owner), owners, letters);
                letters[owner] = Math.min(letter, most - 1);
                next++;
            }
        }
        for (int hidden = 0; hidden < letters.length; hidden++) {
            if (letters[hidden] < 0) { // other placements cover all its cells
                letters[hidden] = Math.min(next++, most - 1);
            }
        }
        return letters;
    }

    private static int freeAround(Board board, Placement placement, int[] owners, int[] letters) {
        BitSet taken = new BitSet();
        placement.cells().stream()
                .flatMap(board.lattice()::neighbors)
                .mapToInt(board::indexOf)
                .filter(i -> i >= 0 && owners[i] >= 0 && letters[owners[i]] >= 0)
                .forEach(i -> taken.set(letters[owners[i]]));
        return taken.nextClearBit(0);
    }
}
