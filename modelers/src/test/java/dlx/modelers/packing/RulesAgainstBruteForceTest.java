package dlx.modelers.packing;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.packing.PackingRules.Colors;
import dlx.modelers.polyomino.PolyominoModel;
import dlx.modelers.soma.SomaModel;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Cells that may stay empty, ranges of copies, counted holes and colors, all together, against {@link SlowPackings}. */
class RulesAgainstBruteForceTest {

    private static final int CASES = Tier.of(60, 400);

    private static final String[] FLAT = {"#", "##", "###", "##/#.", "##/##", "##./.##", "###/#.."};
    private static final String[] SOLID = {"#", "##", "##/#.", "##/##", "## .#/#. .."};
    private static final String[] COPIES = {"", "2x", "0..1x", "1..2x", "0..2x", "1..*x", "*", "*"};
    private static final String[] HOLES = {"", "", "*", "0", "1", "2", "0..1", "1..2", "2..*"};

    @Test
    void flatBoards() {
        assertThat(solutionsOfCases(false)).isGreaterThan(Tier.of(1, 4) * CASES);
    }

    @Test
    void solids() {
        assertThat(solutionsOfCases(true)).isGreaterThan(Tier.of(1, 4) * CASES);
    }

    private static long solutionsOfCases(boolean solid) {
        LoadedModel<Packing, Placement> model = LoadedModel.of(solid ? new SomaModel() : new PolyominoModel(), "test");
        long solutions = 0;
        for (int seed = 0; seed < CASES; seed++) {
            String text = text(new SplittableRandom(seed), solid);
            Packing packing = model.puzzle(text);
            Set<String> drawings = new TreeSet<>();
            long found;
            try (var all = model.solver(packing).iterator().stream()) {
                List<String> drawn = all.map(solution -> model.render(packing, Solution.of(solution)))
                        .toList();
                drawings.addAll(drawn);
                found = drawn.size();
            }
            long expected = slow(packing).count();
            assertThat(found).as("seed %d:\n%s", seed, text).isEqualTo(expected);
            if (packing.isOfSingles()) {
                assertThat(drawings).as("seed %d:\n%s", seed, text).hasSize((int) expected);
            }
            assertThat(model.solver(packing).count().solutions()).isEqualTo(expected);
            solutions += expected;
        }
        return solutions;
    }

    private static SlowPackings slow(Packing packing) {
        Board board = packing.board();
        List<SlowPackings.Slow> pieces = new ArrayList<>();
        for (Piece piece : packing.pieces()) {
            List<Set<Integer>> places = board.placements(piece).stream()
                    .map(placement ->
                            placement.cells().stream().map(board::indexOf).collect(Collectors.toSet()))
                    .toList();
            pieces.add(new SlowPackings.Slow(
                    piece.name(), places, piece.copies().from(), piece.copies().to()));
        }
        Set<Integer> must = IntStream.range(0, board.cells().size())
                .filter(cell -> !board.isOptional(cell))
                .boxed()
                .collect(Collectors.toSet());
        Count holes = packing.rules().holes();
        return new SlowPackings(
                pieces,
                must,
                board.cells().size(),
                holes.from(),
                holes.to(),
                (name, at, otherName, other) -> mayLieTogether(packing, name + otherName, at, other));
    }

    private static boolean mayLieTogether(Packing packing, String names, Set<Integer> at, Set<Integer> beside) {
        Colors colors = packing.rules().colors();
        boolean sameColor = colors.groups().stream()
                .anyMatch(group -> group.indexOf(names.charAt(0)) >= 0 && group.indexOf(names.charAt(1)) >= 0);
        List<Cell> cells = packing.board().cells();
        return !sameColor
                || at.stream()
                        .noneMatch(one -> beside.stream()
                                .anyMatch(other -> touch(cells.get(one), cells.get(other), colors.corners())));
    }

    private static boolean touch(Cell one, Cell other, boolean corners) {
        int layers = Math.abs(one.layer() - other.layer());
        int rows = Math.abs(one.row() - other.row());
        int columns = Math.abs(one.column() - other.column());
        return corners ? Math.max(layers, Math.max(rows, columns)) == 1 : layers + rows + columns == 1;
    }

    private static String colors(SplittableRandom random, Set<Integer> pieces) {
        StringBuilder colors = new StringBuilder();
        for (int piece : pieces) {
            if (random.nextInt(3) > 0) {
                colors.append(colors.isEmpty() || random.nextBoolean() ? " " : "")
                        .append((char) ('A' + piece));
            }
        }
        String rule = random.nextBoolean() ? " colors" : " colors corners";
        return colors.isEmpty() || random.nextInt(3) == 0 ? "" : rule + colors;
    }

    private static String text(SplittableRandom random, boolean solid) {
        StringBuilder text = new StringBuilder(!solid && random.nextBoolean() ? "one-sided pieces\n" : "pieces\n");
        String[] shapes = solid ? SOLID : FLAT;
        Set<Integer> chosen = new TreeSet<>();
        for (int n = 1 + random.nextInt(3); n > 0; n--) {
            chosen.add(random.nextInt(shapes.length));
        }
        for (int shape : chosen) {
            String copies = COPIES[random.nextInt(COPIES.length)];
            text.append(copies.isEmpty() ? "" : (char) ('A' + shape) + " " + copies + "\n")
                    .append(shapes[shape].replace('/', '\n').replace('#', (char) ('A' + shape)))
                    .append("\n\n");
        }
        String holes = HOLES[random.nextInt(HOLES.length)];
        int layers = solid ? 2 : 1;
        int rows = 1 + random.nextInt(solid ? 2 : 3);
        int columns = 1 + random.nextInt(solid ? 2 : 4);
        String rule = (holes.isEmpty() ? "" : " holes " + holes) + colors(random, chosen);
        if (random.nextInt(4) == 0) {
            String size = (solid ? "2x" : "") + rows + "x" + columns;
            return text.append("board ").append(size).append(rule).append('\n').toString();
        }
        char[] cells = new char[layers * rows * columns];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = ".???#".charAt(random.nextInt(5));
        }
        if (!holes.isEmpty()) {
            cells[random.nextInt(cells.length)] = '?';
        }
        text.append("board").append(rule).append('\n');
        for (int row = 0; row < rows; row++) {
            for (int layer = 0; layer < layers; layer++) {
                text.append(layer > 0 ? " " : "").append(cells, (row * layers + layer) * columns, columns);
            }
            text.append('\n');
        }
        return text.toString();
    }
}
