package dlx.modelers.packing;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The letters of placements where some pieces have copies. A piece that is used once has its name as its letter. So has
 * a copy, unless another copy with that letter touches it. Then the copy gets the first letter that no neighbor has:
 * <ul>
 * <li>its name in the other case, unless that is the name of a piece;
 * <li>a letter that is not the name of a piece in either case;
 * <li>a letter that is not the name of a piece used once;
 * <li>any letter.
 * </ul>
 */
final class KeptLetters {

    private static final char NONE = 0;

    private final Board board;
    private final List<Placement> solution;

    /** Names of all pieces. */
    private final Set<Character> names = new HashSet<>();

    /** Names of the pieces that are used once. */
    private final Set<Character> ofSingles = new HashSet<>();

    /** Index of the placement that owns each cell, or {@link Board#NOBODY}. */
    private final int[] owners;

    /** Letter of each placement, or {@link #NONE} until it has a letter. */
    private final char[] letters;

    KeptLetters(Packing packing, List<Placement> solution) {
        this.board = packing.board();
        this.solution = solution;
        this.owners = board.owners(solution);
        this.letters = new char[solution.size()];
        for (Piece piece : packing.pieces()) {
            names.add(piece.name().charAt(0));
            if (piece.isSingle()) {
                ofSingles.add(piece.name().charAt(0));
            }
        }
    }

    /** Returns the letters, in the order of the placements. Placements that touch have different letters. */
    char[] letters() {
        for (int k = 0; k < letters.length; k++) {
            letters[k] = ofSingles.contains(name(k)) ? name(k) : NONE;
        }
        for (int owner : owners) {
            if (owner >= 0 && letters[owner] == NONE) {
                letters[owner] = letterOfCopy(owner);
            }
        }
        return Arrays.copyOf(letters, letters.length);
    }

    private char letterOfCopy(int owner) {
        char name = name(owner);
        Set<Character> taken = around(solution.get(owner));
        Stream<Character> own = Stream.of(name, otherCase(name)).filter(c -> c == name || !names.contains(c));
        Stream<Character> ofNobody = all().filter(c -> !names.contains(c) && !names.contains(otherCase(c)));
        Stream<Character> ofOthers = all().filter(c -> !ofSingles.contains(c));
        return Stream.of(own, ofNobody, ofOthers, all())
                .flatMap(candidates -> candidates)
                .filter(c -> !taken.contains(c))
                .findFirst()
                .orElse(name);
    }

    private Set<Character> around(Placement placement) {
        Set<Character> taken = new HashSet<>();
        placement.cells().stream()
                .flatMap(board.lattice()::neighbors)
                .mapToInt(board::indexOf)
                .filter(i -> i >= 0 && owners[i] >= 0)
                .forEach(i -> taken.add(letters[owners[i]]));
        return taken;
    }

    private char name(int placement) {
        return solution.get(placement).piece().charAt(0);
    }

    private static Stream<Character> all() {
        return Piece.NAMES.chars().mapToObj(c -> (char) c);
    }

    private static char otherCase(char c) {
        return Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c);
    }
}
