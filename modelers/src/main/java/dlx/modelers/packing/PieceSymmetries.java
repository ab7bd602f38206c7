package dlx.modelers.packing;

import dlx.api.BoardMap;
import dlx.modelers.packing.PackingRules.Colors;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The symmetries of an empty board: the rotations and reflections of space that move the board onto itself and each
 * piece onto a piece. A reflection may move a piece onto its mirror image if that image is a piece too, as the two
 * handed pieces of the Soma cube.
 */
final class PieceSymmetries {

    /** A place whose images differ in every lattice, 48 in the lattice of cubes. */
    private static final Cell REFERENCE = new Cell(3, 1, 7);

    private PieceSymmetries() {}

    /** Returns the symmetries of a puzzle without its givens, each once, without the identity. */
    static List<UnaryOperator<Placement>> of(Packing packing) {
        List<UnaryOperator<Placement>> found = new ArrayList<>();
        Set<List<Cell>> seen = new HashSet<>(Set.of(packing.board().cells()));
        for (UnaryOperator<Cell> motion : motionsOfSpace(packing.board().lattice())) {
            onto(packing.board(), motion).ifPresent(move -> {
                List<Cell> images = packing.board().cells().stream().map(move).toList();
                Optional<Map<String, String>> names = names(packing, motion);
                if (names.isPresent() && seen.add(images)) {
                    found.add(named(packing.board(), move, placement -> moved(placement, move, names.get())));
                }
            });
        }
        return List.copyOf(found);
    }

    /** Returns a symmetry with its name, if it keeps the layers of a board of squares. */
    private static UnaryOperator<Placement> named(
            Board board, UnaryOperator<Cell> move, UnaryOperator<Placement> symmetry) {
        if (board.lattice() != Lattice.SQUARE) {
            return symmetry;
        }
        int rows = 1 + board.cells().stream().mapToInt(Cell::row).max().orElse(0);
        int columns = 1 + board.cells().stream().mapToInt(Cell::column).max().orElse(0);
        return BoardMap.of(rows, columns).stream()
                .filter(map -> board.cells().stream()
                        .allMatch(cell -> move.apply(cell)
                                .equals(new Cell(
                                        cell.layer(),
                                        map.row(cell.row(), cell.column()),
                                        map.column(cell.row(), cell.column())))))
                .findFirst()
                .map(map -> map.named(symmetry))
                .orElse(symmetry);
    }

    private static Placement moved(Placement placement, UnaryOperator<Cell> move, Map<String, String> names) {
        return new Placement(
                names.getOrDefault(placement.piece(), placement.piece()),
                placement.cells().stream().map(move).sorted().toList());
    }

    /** Returns the rotations and reflections of a lattice without shifts; 48 for cubes. */
    private static List<UnaryOperator<Cell>> motionsOfSpace(Lattice lattice) {
        List<Motion> generators = new ArrayList<>(lattice.rotationsAndReflections());
        if (lattice == Lattice.SQUARE) {
            generators.add(Motion.TIP);
        }
        Map<Cell, UnaryOperator<Cell>> found = new HashMap<>();
        List<UnaryOperator<Cell>> open = new ArrayList<>(List.of(UnaryOperator.identity()));
        List<UnaryOperator<Cell>> all = new ArrayList<>();
        while (!open.isEmpty()) {
            UnaryOperator<Cell> motion = open.remove(open.size() - 1);
            if (found.putIfAbsent(motion.apply(REFERENCE), motion) == null) {
                all.add(motion);
                generators.forEach(next -> open.add(cell -> next.move(motion.apply(cell))));
            }
        }
        return all;
    }

    /** Returns the motion with the shift that moves the board back to its place; empty if no shift does. */
    private static Optional<UnaryOperator<Cell>> onto(Board board, UnaryOperator<Cell> motion) {
        List<Cell> images = board.cells().stream().map(motion).sorted().toList();
        if (images.isEmpty()) {
            return Optional.empty();
        }
        Cell from = images.get(0);
        Cell to = board.cells().get(0);
        if (board.lattice().kind(from) != board.lattice().kind(to)) {
            return Optional.empty();
        }
        UnaryOperator<Cell> move = cell ->
                motion.apply(cell).plus(to.layer() - from.layer(), to.row() - from.row(), to.column() - from.column());
        List<Cell> back = board.cells().stream().map(move).sorted().toList();
        return back.equals(board.cells()) && keepsOptionalCells(board, move) ? Optional.of(move) : Optional.empty();
    }

    private static boolean keepsOptionalCells(Board board, UnaryOperator<Cell> move) {
        return board.cells().stream()
                .allMatch(cell ->
                        board.isOptional(board.indexOf(cell)) == board.isOptional(board.indexOf(move.apply(cell))));
    }

    /**
     * Returns the image of each piece, by names; empty if the image of a piece is not a piece, or has another color.
     */
    private static Optional<Map<String, String>> names(Packing packing, UnaryOperator<Cell> motion) {
        Map<String, String> names = new HashMap<>();
        for (Piece piece : packing.pieces()) {
            PieceShape image = new PieceShape(
                    packing.board().lattice(),
                    piece.forms().get(0).cells().stream().map(motion).toList());
            Optional<Piece> found = image(packing, piece, image);
            Colors colors = packing.rules().colors();
            if (found.isEmpty() || colors.of(found.get().name()) != colors.of(piece.name())) {
                return Optional.empty();
            }
            names.put(piece.name(), found.get().name());
        }
        return Optional.of(names);
    }

    /**
     * Returns the piece that has the image as a form: the piece itself if possible, because pieces may have equal
     * forms.
     */
    private static Optional<Piece> image(Packing packing, Piece piece, PieceShape image) {
        return piece.forms().contains(image)
                ? Optional.of(piece)
                : packing.pieces().stream()
                        .filter(other -> other.copies().equals(piece.copies())
                                && other.forms().contains(image))
                        .findFirst();
    }
}
