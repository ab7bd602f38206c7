package dlx.modelers.packing;

import dlx.api.Grid;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A writer of packing puzzles in the format of {@link PackingReader}: the name of a set if all pieces belong to it,
 * else their drawings; then the board.
 *
 * @param families the families of the reader
 * @since 0.1
 */
public record PackingWriter(List<Family> families) {

    /**
     * Writes a puzzle.
     *
     * @param shape pieces and board
     * @param givens the placements on the board
     * @return lines, each with its line end
     */
    public String write(Packing shape, List<Placement> givens) {
        Family family = families.stream()
                .filter(other -> other.kit().lattice() == shape.board().lattice())
                .findFirst()
                .orElseThrow();
        Kit used = family.oneSided().filter(other -> !isOf(shape, family.kit())).orElse(family.kit());
        String head = family.word() + (family.word().isEmpty() ? "" : " ");
        return head
                + (used.equals(family.kit()) ? "" : PackingReader.ONE_SIDED + " ")
                + set(shape.pieces(), used).orElseGet(() -> drawings(shape.pieces()))
                + RulesReader.text(shape)
                + "\n"
                + board(shape, givens);
    }

    /** Returns the board with the givens. The board is drawn twice if a letter hides that its cell may stay empty. */
    private static String board(Packing shape, List<Placement> givens) {
        Board board = shape.board();
        String placed = new Drawing(shape, givens).text();
        boolean hides = givens.stream()
                .filter(given -> !given.isHole())
                .anyMatch(given -> given.cells().stream().anyMatch(cell -> board.isOptional(board.indexOf(cell))));
        return hides ? new Drawing(shape, List.of()).text() + PackingReader.PLACED + "\n" + placed : placed;
    }

    private static boolean isOf(Packing shape, Kit kit) {
        return shape.pieces().stream()
                .allMatch(piece ->
                        piece.forms().get(0).orientations(kit.motions()).equals(piece.forms()));
    }

    /**
     * Returns the name of the set that contains all pieces, followed by the names of the pieces unless all are used;
     * empty if no set contains them.
     */
    private static Optional<String> set(List<Piece> pieces, Kit kit) {
        for (Map.Entry<String, Supplier<List<Piece>>> set : kit.sets().entrySet()) {
            List<Piece> all = set.getValue().get();
            if (all.equals(pieces)) {
                return Optional.of(set.getKey());
            }
            if (pieces.stream().allMatch(piece -> all.contains(piece.times(Count.of(1))))) {
                StringBuilder text = new StringBuilder(set.getKey());
                pieces.forEach(piece -> text.append(' ').append(piece.name()).append(copies(piece)));
                return Optional.of(text.toString());
            }
        }
        return Optional.empty();
    }

    private static String copies(Piece piece) {
        return piece.isSingle() ? "" : " " + Copies.text(piece.copies());
    }

    /**
     * Returns the drawings of pieces. A piece named by a digit is drawn with {@code #}: the reader gives digits to
     * nameless pieces once all letters are used.
     */
    private static String drawings(List<Piece> pieces) {
        StringBuilder text = new StringBuilder(PackingReader.PIECES).append('\n');
        for (Piece piece : pieces) {
            boolean named = PieceReader.LETTERS.contains(piece.name());
            if (!piece.isSingle()) {
                text.append(named ? piece.name() : "").append(copies(piece)).append('\n');
            }
            text.append(drawing(piece.forms().get(0), named ? piece.name().charAt(0) : Drawing.BLOCKED));
            text.append('\n');
        }
        return text.append(PieceReader.BOARD).toString();
    }

    /** Returns the drawing of a piece, layers side by side. */
    private static String drawing(PieceShape form, char sign) {
        if (form.lattice() != Lattice.SQUARE) {
            return LatticeRows.text(form.lattice(), form.cells(), cell -> sign);
        }
        int layers = 1 + form.cells().stream().mapToInt(Cell::layer).max().orElseThrow();
        int rows = 1 + form.cells().stream().mapToInt(Cell::row).max().orElseThrow();
        int columns = 1 + form.cells().stream().mapToInt(Cell::column).max().orElseThrow();
        char[][] lines = new char[rows][layers * (columns + 1) - 1];
        for (char[] line : lines) {
            Arrays.fill(line, Drawing.FREE);
            for (int layer = 1; layer < layers; layer++) {
                line[layer * (columns + 1) - 1] = ' ';
            }
        }
        form.cells().forEach(cell -> lines[cell.row()][cell.layer() * (columns + 1) + cell.column()] = sign);
        return Grid.text(lines);
    }
}
