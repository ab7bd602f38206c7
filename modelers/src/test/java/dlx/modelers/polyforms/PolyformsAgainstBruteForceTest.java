package dlx.modelers.polyforms;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.packing.Packing;
import dlx.modelers.packing.Piece;
import dlx.modelers.packing.Placement;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Small random boards against plane geometry: pieces are sets of middles of cells, turned by sine and cosine and laid wherever all
 * middles fall upon middles of the board. All ways to take places are tried.
 */
class PolyformsAgainstBruteForceTest {

    private static final int CASES = Tier.of(30, 150);
    private static final double HEIGHT = Math.sqrt(3) / 2;
    private static final String[] COPIES = {"", "2x", "0..1x", "0..2x", "1..*x", "*"};

    private record Point(double x, double y) {
        Point minus(Point other) {
            return new Point(x - other.x, y - other.y);
        }

        Point plus(Point other) {
            return new Point(x + other.x, y + other.y);
        }

        Point turned(double angle, boolean reflected) {
            double from = reflected ? -x : x;
            return new Point(
                    from * Math.cos(angle) - y * Math.sin(angle), from * Math.sin(angle) + y * Math.cos(angle));
        }

        String key() {
            return Math.round(x * 1000) + " " + Math.round(y * 1000);
        }
    }

    private record Place(int piece, Set<String> cells) {}

    private final LoadedModel<Packing, Placement> polyforms = LoadedModel.of(new PolyformsModel(), "test");

    @ParameterizedTest
    @CsvSource({"hex, trihexes, 6", "triangle, tetriamonds, 6", "stick, disticks, 4", "stick, tristicks, 4"})
    void countsAsPlaneGeometryDoes(String lattice, String set, int turns) {
        long solutions = 0;
        for (int seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            boolean oneSided = random.nextBoolean();
            String text = text(lattice, set, oneSided, random);
            Packing packing = polyforms.puzzle(text);
            long expected = slow(packing, lattice, turns, oneSided);
            assertThat(polyforms.solver(packing).count().solutions())
                    .as("seed %d:\n%s", seed, text)
                    .isEqualTo(expected);
            solutions += expected;
        }
        assertThat(solutions).isGreaterThan(CASES / 4);
    }

    private String text(String lattice, String set, boolean oneSided, SplittableRandom random) {
        StringBuilder text = new StringBuilder(lattice + (oneSided ? " one-sided " : " ") + set);
        List<Piece> all = polyforms.puzzle(text + " 1x1").pieces();
        for (int n = 1 + random.nextInt(2), first = random.nextInt(all.size()); n > 0; n--) {
            text.append(' ').append(all.get((first + n) % all.size()).name()).append(' ');
            text.append(COPIES[random.nextInt(COPIES.length)]);
        }
        text.append('\n');
        int rows = lattice.equals("stick") ? 5 : 3;
        int columns = lattice.equals("triangle") ? 6 : 5;
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                boolean cell = lattice.equals("triangle") || (row + column) % 2 == (lattice.equals("hex") ? 0 : 1);
                char point = lattice.equals("stick") && row % 2 == 0 ? '+' : ' ';
                boolean first = row == 0 && column == 0 && !lattice.equals("stick");
                line.append(first ? "?" : cell ? "..???# ".charAt(random.nextInt(7)) : point);
            }
            text.append(
                            line.toString().isBlank()
                                    ? (lattice.equals("hex") ? " ".repeat(row % 2) : "") + "#"
                                    : line.toString())
                    .append('\n');
        }
        return text.toString();
    }

    private static Point middle(String lattice, int row, int column) {
        return switch (lattice) {
            case "hex" -> new Point(column / 2.0, row * HEIGHT);
            case "stick" -> new Point(column / 2.0, row / 2.0);
            default -> new Point(column / 2.0, (row + ((row + column) % 2 == 0 ? 2 : 1) / 3.0) * HEIGHT);
        };
    }

    private static long slow(Packing packing, String lattice, int turns, boolean oneSided) {
        Map<String, Point> board = new HashMap<>();
        Set<String> must = new HashSet<>();
        String[] drawn =
                new PolyformsModel().render(packing, Solution.of(List.of())).split("\n");
        for (int row = 0; row < drawn.length; row++) {
            for (int column = 0; column < drawn[row].length(); column++) {
                char sign = drawn[row].charAt(column);
                if (sign == '.' || sign == '?') {
                    Point middle = middle(lattice, row, column);
                    board.put(middle.key(), middle);
                    if (sign == '.') {
                        must.add(middle.key());
                    }
                }
            }
        }
        List<List<Set<String>>> places = new ArrayList<>();
        for (Piece piece : packing.pieces()) {
            List<Point> points = piece.forms().get(0).cells().stream()
                    .map(cell -> middle(lattice, cell.row(), cell.column()))
                    .toList();
            Set<Set<String>> found = new LinkedHashSet<>();
            for (int turn = 0; turn < turns; turn++) {
                for (boolean reflected : oneSided ? new boolean[] {false} : new boolean[] {false, true}) {
                    double angle = 2 * Math.PI * turn / turns;
                    List<Point> turned =
                            points.stream().map(p -> p.turned(angle, reflected)).toList();
                    for (Point at : board.values()) {
                        if (lattice.equals("stick") && lies(at) == (lies(points.get(0)) == (turn % 2 == 1))) {
                            continue; // a stick upon one of the other direction
                        }
                        Set<String> put = new HashSet<>();
                        turned.forEach(
                                p -> put.add(p.minus(turned.get(0)).plus(at).key()));
                        if (board.keySet().containsAll(put)) {
                            found.add(put);
                        }
                    }
                }
            }
            places.add(List.copyOf(found));
        }
        return count(packing, places, must, 0, 0, 0, new ArrayList<>());
    }

    /** Returns true if a stick is horizontal. */
    private static boolean lies(Point middle) {
        return middle.y() == Math.rint(middle.y());
    }

    /** Takes each place or leaves it. */
    private static long count(
            Packing packing,
            List<List<Set<String>>> places,
            Set<String> must,
            int piece,
            int place,
            int copies,
            List<Place> taken) {
        if (piece == places.size()) {
            Set<String> covered = new HashSet<>();
            taken.forEach(t -> covered.addAll(t.cells()));
            return covered.containsAll(must) ? 1 : 0;
        }
        if (place == places.get(piece).size()) {
            return copies < packing.pieces().get(piece).copies().from()
                    ? 0
                    : count(packing, places, must, piece + 1, 0, 0, taken);
        }
        long found = count(packing, places, must, piece, place + 1, copies, taken);
        Set<String> at = places.get(piece).get(place);
        boolean free = taken.stream().noneMatch(t -> t.cells().stream().anyMatch(at::contains) || cross(t.cells(), at));
        if (free && copies < packing.pieces().get(piece).copies().to()) {
            taken.add(new Place(piece, at));
            found += count(packing, places, must, piece, place + 1, copies + 1, taken);
            taken.remove(taken.size() - 1);
        }
        return found;
    }

    /** Returns true if two pieces cross: at some point, one has two sticks in a row and the other two in a column. */
    private static boolean cross(Set<String> one, Set<String> other) {
        return IntStream.range(0, 36).anyMatch(i -> {
            int x = i % 6 * 1000;
            int y = i / 6 * 1000;
            return across(one, x, y) && down(other, x, y) || across(other, x, y) && down(one, x, y);
        });
    }

    private static boolean across(Set<String> sticks, int x, int y) {
        return sticks.contains((x - 500) + " " + y) && sticks.contains((x + 500) + " " + y);
    }

    private static boolean down(Set<String> sticks, int x, int y) {
        return sticks.contains(x + " " + (y - 500)) && sticks.contains(x + " " + (y + 500));
    }
}
