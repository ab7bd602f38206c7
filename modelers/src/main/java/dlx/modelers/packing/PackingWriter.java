package dlx.modelers.packing;

import dlx.api.Grid;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Writes packing puzzles as {@link PackingReader} reads them: the name of a set where the pieces are of one, or else their
 * drawings; then the board.
 *
 * @since 0.1
 */
public final class PackingWriter {

    private final Kit kit;
    private final Optional<Kit> oneSided;

    /**
     * A writer.
     *
     * @param kit as the reader has it
     * @param oneSided as the reader has it
     */
    public PackingWriter(Kit kit, Optional<Kit> oneSided) {
        this.kit = kit;
        this.oneSided = oneSided;
    }

    /**
     * Writes a puzzle.
     *
     * @param shape pieces and board
     * @param givens what lies on the board
     * @return lines, each with its line end
     */
    public String write(Packing shape, List<Placement> givens) {
        Kit used = oneSided.filter(other -> !isOf(shape, kit)).orElse(kit);
        String head = used == kit ? "" : PackingReader.ONE_SIDED + " ";
        return head
                + set(shape.pieces(), used).orElseGet(() -> drawings(shape.pieces()))
                + new Drawing(shape, givens).text();
    }

    private static boolean isOf(Packing shape, Kit kit) {
        return shape.pieces().stream()
                .allMatch(piece ->
                        piece.forms().get(0).orientations(kit.motions()).equals(piece.forms()));
    }

    /** The set that has all pieces, and which of them it is; nothing if there is none. */
    private static Optional<String> set(List<Piece> pieces, Kit kit) {
        for (Map.Entry<String, Supplier<List<Piece>>> set : kit.sets().entrySet()) {
            List<Piece> all = set.getValue().get();
            if (all.equals(pieces)) {
                return Optional.of(set.getKey() + "\n");
            }
            if (pieces.stream().allMatch(piece -> all.contains(piece.times(1)))) {
                StringBuilder text = new StringBuilder(set.getKey());
                pieces.forEach(piece -> text.append(' ').append(piece.name()).append(copies(piece)));
                return Optional.of(text.append('\n').toString());
            }
        }
        return Optional.empty();
    }

    private static String copies(Piece piece) {
        return piece.isSingle() ? "" : " " + Copies.text(piece.copies());
    }

    /** Digits cannot draw a piece; the reader gives them to nameless pieces once all letters are used. */
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
        return text.append(PieceReader.BOARD).append('\n').toString();
    }

    /** Layers side by side. */
    private static String drawing(PieceShape form, char sign) {
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
