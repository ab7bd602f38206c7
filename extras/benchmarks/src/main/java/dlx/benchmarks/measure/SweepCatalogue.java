package dlx.benchmarks.measure;

import dlx.benchmarks.measure.SweepTrial.Ask;
import dlx.core.plugin.ModelRegistry;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The questions that sweeps and diagrams are for, what is to be reached, and how the cost of three families grows. */
final class SweepCatalogue {

    /** Engines of the pictures, with what they do. */
    static final Map<String, Ask> SIDES = sides();

    /** No search is to become longer than it was; what machines differ by is left to it. */
    private static final double AS_BEFORE = 1.1;

    private static final String DOMINO_8X8 = "12988816";

    private SweepCatalogue() {}

    /**
     * Puzzles of one kind that grow.
     *
     * @param family its sizes without trials
     * @param sizes of each place, the question
     */
    record Growing(Family family, Map<Integer, SweepTrial> sizes) {}

    private static Map<String, Ask> sides() {
        Map<String, Ask> sides = new LinkedHashMap<>();
        sides.put("sweep", Ask.COUNT);
        sides.put("memo", Ask.COUNT);
        sides.put("slots", Ask.ALL);
        return sides;
    }

    /** What has a bar. Instances of the corpus name no order. */
    static List<SweepTrial> bars() {
        List<SweepTrial> bars = new ArrayList<>();
        bars.add(corpus("domino-8x8", Ask.COUNT, DOMINO_8X8, 0.5));
        bars.add(corpus("domino-12x12", Ask.COUNT, "53060477521960000", 5));
        bars.add(corpus("domino-16x16", Ask.COUNT, "2444888770250892795802079170816", 60));
        bars.add(dominoes("20x20", "1269984011256235834242602753102293934298576249856", 1_300));
        bars.add(dominoes("3x60", "113585939507107651", 5));
        bars.add(dominoes("60x3", "113585939507107651", 5));
        bars.add(dominoes("8x20", "3547073578562247994", 5));
        bars.add(dominoes("20x8", "3547073578562247994", 5));
        bars.add(corpus("pent-4x15", Ask.COUNT, "1472", 60));
        bars.add(corpus("pent-6x10", Ask.COUNT, "9356", 420));
        bars.add(corpus("beads-55", Ask.COUNT, "32288", 220));
        bars.add(new SweepTrial(
                "tetrominoes-8x8",
                new Source.Text("polyomino", "tetrominoes-8x8", "tetrominoes I * L * O * S * T * 8x8\n"),
                Ask.COUNT,
                Entrants.AUTO,
                new BigInteger("19077209438"),
                100));
        bars.add(corpus("latin-5", Ask.COUNT, "161280", 8));
        bars.add(corpus("latin-6-row", Ask.COUNT, "1128960", 40));
        bars.add(corpus("sudoku6-all", Ask.COUNT, "28200960", 500));
        bars.add(corpus("queens-12", Ask.COUNT, "14200", AS_BEFORE * 6.6));
        bars.add(corpus("langford-11", Ask.COUNT, "35584", AS_BEFORE * 18));
        bars.add(corpus("soma", Ask.COUNT, "11520", AS_BEFORE * 26));
        bars.add(corpus("latin-6", Ask.COUNT, "812851200", AS_BEFORE * 5_400));
        bars.add(corpus("pent-4x15", Ask.ANY_ORDER, "1472", 60));
        bars.add(corpus("pent-6x10", Ask.ANY_ORDER, "9356", 500));
        bars.add(corpus("beads-55", Ask.ANY_ORDER, "32288", 300));
        bars.add(corpus("domino-8x8", Ask.FIRST, DOMINO_8X8, 260));
        bars.add(columns());
        bars.add(corpus("pent-6x10", Ask.DIAGRAM, "9356", 26_984));
        bars.add(corpus("soma", Ask.DIAGRAM, "11520", 19_309));
        bars.add(corpus("domino-8x8", Ask.DIAGRAM, DOMINO_8X8, 1_262));
        bars.add(corpus("domino-8x8", Ask.SAMPLES, DOMINO_8X8, 3_000_000));
        return bars;
    }

    /** What the pictures show. The engine of these trials is to be set. */
    static List<Growing> families() {
        return List.of(
                growing(
                        "sweep-domino",
                        "Domino tilings of an n x n board",
                        "n",
                        board("4", "4x4", "36"),
                        board("6", "6x6", "6728"),
                        board("8", "8x8", DOMINO_8X8),
                        board("10", "10x10", "258584046368"),
                        board("12", "12x12", "53060477521960000"),
                        board("14", "14x14", "112202208776036178000000"),
                        board("16", "16x16", "2444888770250892795802079170816"),
                        board("18", "18x18", "548943583215388338077567813208427340288"),
                        board("20", "20x20", "1269984011256235834242602753102293934298576249856")),
                growing(
                        "sweep-pentomino",
                        "The twelve pentominoes on a board of 60 cells",
                        "board",
                        pentominoes("3x20", "8"),
                        pentominoes("4x15", "1472"),
                        pentominoes("5x12", "4040"),
                        pentominoes("6x10", "9356")),
                growing(
                        "sweep-latin",
                        "Latin squares with a given first row",
                        "n",
                        latin(3, "2"),
                        latin(4, "24"),
                        latin(5, "1344"),
                        latin(6, "1128960")));
    }

    /** A trial with a label. */
    private record Sized(String label, SweepTrial trial) {}

    private static Growing growing(String id, String title, String sizesTitle, Sized... sized) {
        List<Family.Size> sizes = new ArrayList<>();
        Map<Integer, SweepTrial> trials = new LinkedHashMap<>();
        for (int place = 0; place < sized.length; place++) {
            sizes.add(new Family.Size(place, sized[place].label(), List.of()));
            trials.put(place, sized[place].trial());
        }
        return new Growing(new Family(id, title, sizesTitle, sizes), trials);
    }

    private static SweepTrial corpus(String name, Ask ask, String solutions, double bar) {
        return new SweepTrial(name, new Source.Corpus(name), ask, Entrants.AUTO, new BigInteger(solutions), bar);
    }

    private static SweepTrial dominoes(String board, String tilings, double bar) {
        String name = "domino-" + board;
        Source source = new Source.Text("domino", name, board + '\n');
        return new SweepTrial(name, source, Ask.COUNT, Entrants.AUTO, new BigInteger(tilings), bar);
    }

    private static Sized board(String label, String board, String tilings) {
        return new Sized(label, dominoes(board, tilings, Double.NaN));
    }

    private static Sized pentominoes(String board, String solutions) {
        String name = "pentominoes-" + board;
        Source source = new Source.Text("polyomino", name, "pentominoes " + board + '\n');
        return new Sized(
                board, new SweepTrial(name, source, Ask.COUNT, Entrants.AUTO, new BigInteger(solutions), Double.NaN));
    }

    private static Sized latin(int n, String squares) {
        String name = "latin-" + n + "-row-given";
        Source source = new Source.Text("knuth", name, LatinText.firstRowGiven(n));
        return new Sized(
                Integer.toString(n),
                new SweepTrial(name, source, Ask.COUNT, Entrants.AUTO, new BigInteger(squares), Double.NaN));
    }

    /** The first item left is the next cell of a column: the order that the model names for a sweep. */
    private static SweepTrial columns() {
        String name = "pent-4x15-columns";
        String text = KnuthText.inSweepOrder(ModelRegistry.load()
                .get("polyomino")
                .solverOf("pentominoes 4x15\n")
                .cover());
        return new SweepTrial(
                name, new Source.Text("knuth", name, text), Ask.FIRST, Entrants.AUTO, BigInteger.valueOf(1472), 55);
    }
}
