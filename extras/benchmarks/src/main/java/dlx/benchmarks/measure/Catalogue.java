package dlx.benchmarks.measure;

import dlx.benchmarks.measure.Source.Boards;
import dlx.benchmarks.measure.Source.Corpus;
import dlx.benchmarks.measure.Source.Puzzle;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/** What is timed, how many solutions it has, and what is to be reached. */
final class Catalogue {

    private Catalogue() {}

    /**
     * Every solution through a visitor. The bars are ratios to the yardstick; those without one are here because counting
     * is compared with them.
     */
    static final List<Trial> ENUMERATION = List.of(
            all("queens-12", "14200", Bar.ratio(0.38)),
            all("queens-13", "73712", Bar.ratio(0.38)),
            all("langford-11", "35584", Bar.ratio(0.40)),
            all("langford-12", "216288", Bar.ratio(0.40)),
            all("soma", "11520", Bar.ratio(0.22)),
            all("pent-6x10", "9356", Bar.ratio(0.33)),
            all("pent-4x15", "1472", Bar.ratio(0.33)),
            all("pent-8x8-hole", "520", Bar.ratio(0.33)),
            all("beads-55", "32288", Bar.ratio(0.33)),
            all("domino-8x8", "12988816", Bar.ratio(0.50)),
            all("sudoku16-a", "13364", Bar.ratio(0.30)),
            all("sudoku16-b", "18474", Bar.ratio(0.30)),
            all("sudoku25-b", "7560", Bar.ratio(0.30)),
            all("sudoku25-c", "84", Bar.ratio(0.05)),
            all("sudoku9-platinum", "1", Bar.NONE),
            all("matching-14", "135135", Bar.NONE),
            all("rooks-9", "362880", Bar.NONE),
            all("partitions-10", "115975", Bar.NONE),
            all("latin-5", "161280", Bar.NONE),
            all("latin-6-row", "1128960", Bar.NONE));

    /** Sudokus to the proof that each has one solution. The bars are ratios to the yardstick. */
    static final List<Trial> BOARDS = List.of(
            boards("clue17-2000", "2000", 0.08),
            boards("top1465", "1465", 0.07),
            boards("hardest1905-1000", "1000", 0.09));

    /** Counts. The bars are CPU milliseconds, or ratios to the enumeration by the engine that is the fastest at it. */
    static final List<Trial> COUNTING = List.of(
            count("domino-8x8", "12988816", Bar.millis(0.5)),
            count("domino-12x12", "53060477521960000", Bar.millis(45)),
            count("domino-16x16", "2444888770250892795802079170816", Bar.millis(1200)),
            count("matching-14", "135135", Bar.ratio(0.5)),
            count("rooks-9", "362880", Bar.ratio(0.5)),
            count("partitions-10", "115975", Bar.ratio(0.5)),
            count("latin-5", "161280", Bar.ratio(0.5)),
            count("latin-6-row", "1128960", Bar.ratio(0.5)),
            count("queens-12", "14200", Bar.ratio(1.1)),
            count("langford-11", "35584", Bar.ratio(1.1)),
            count("soma", "11520", Bar.ratio(1.1)),
            count("sudoku9-platinum", "1", Bar.ratio(1.1)),
            count("sudoku6-all", "28200960", Bar.FINISH),
            count("latin-6", "812851200", Bar.FINISH));

    /** What the pictures show. */
    static final List<Family> FAMILIES = List.of(
            new Family(
                    "queens",
                    "n queens, all solutions",
                    "n",
                    List.of(
                            queens(6, "4"),
                            queens(7, "40"),
                            queens(8, "92"),
                            queens(9, "352"),
                            queens(10, "724"),
                            queens(11, "2680"),
                            queens(12, "14200"),
                            queens(13, "73712"))),
            new Family(
                    "domino",
                    "Domino tilings of an n x n board",
                    "n",
                    List.of(
                            dominoes(2, "2"),
                            dominoes(4, "36"),
                            dominoes(6, "6728"),
                            dominoes(8, "12988816"),
                            dominoCount(2, "2"),
                            dominoCount(4, "36"),
                            dominoCount(6, "6728"),
                            dominoCount(8, "12988816"),
                            dominoCount(10, "258584046368"),
                            dominoCount(12, "53060477521960000"),
                            dominoCount(14, "112202208776036178000000"),
                            dominoCount(16, "2444888770250892795802079170816"))),
            new Family(
                    "langford",
                    "Langford pairs, all solutions",
                    "pairs",
                    List.of(langford(7, "52"), langford(8, "300"), langford(11, "35584"), langford(12, "216288"))),
            new Family(
                    "sudoku",
                    "Sudoku, all solutions of a board",
                    "4x4: the empty board; others: the median of given boards, each to its end",
                    List.of(
                            sudokus(2, "4x4", all("sudoku4-all", "288", Bar.NONE)),
                            sudokus(
                                    3,
                                    "9x9, 9 boards",
                                    all("sudoku9-17a", "1", Bar.NONE),
                                    all("sudoku9-17b", "1", Bar.NONE),
                                    all("sudoku9-norvig1", "1", Bar.NONE),
                                    all("sudoku9-inkala06", "1", Bar.NONE),
                                    all("sudoku9-inkala10", "1", Bar.NONE),
                                    all("sudoku9-inkala12", "1", Bar.NONE),
                                    all("sudoku9-golden", "1", Bar.NONE),
                                    all("sudoku9-platinum", "1", Bar.NONE),
                                    all("sudoku9-norvig-zero", "0", Bar.NONE)),
                            sudokus(
                                    4,
                                    "16x16, 3 boards",
                                    all("sudoku16-a", "13364", Bar.NONE),
                                    all("sudoku16-b", "18474", Bar.NONE),
                                    all("sudoku16-c", "9", Bar.NONE)),
                            sudokus(
                                    5,
                                    "25x25, 3 boards",
                                    all("sudoku25-a", "84", Bar.NONE),
                                    all("sudoku25-b", "7560", Bar.NONE),
                                    all("sudoku25-c", "84", Bar.NONE)))));

    /** Everything above. */
    static Stream<Trial> trials() {
        return Stream.concat(
                Stream.of(ENUMERATION, BOARDS, COUNTING).flatMap(List::stream),
                FAMILIES.stream().flatMap(family -> family.sizes().stream()).flatMap(size -> size.trials().stream()));
    }

    private static Trial all(String name, String solutions, Bar bar) {
        return all(name, new Corpus(name), solutions, bar);
    }

    private static Trial all(String name, Source source, String solutions, Bar bar) {
        return new Trial(name, source, Question.ALL, List.of(), new BigInteger(solutions), bar);
    }

    private static Trial boards(String name, String boards, double limit) {
        return new Trial(name, new Boards(name), Question.UNIQUE, List.of(), new BigInteger(boards), Bar.ratio(limit));
    }

    private static Trial count(String name, String solutions, Bar bar) {
        return new Trial(
                name, new Corpus(name), Question.COUNT, List.of("auto", "memo"), new BigInteger(solutions), bar);
    }

    private static Family.Size queens(int n, String solutions) {
        return size(n, all(n + " queens", new Puzzle("queens", n + "\n"), solutions, Bar.NONE));
    }

    private static Family.Size langford(int n, String solutions) {
        return size(n, all(n + " pairs", new Puzzle("langford", n + "\n"), solutions, Bar.NONE));
    }

    private static Family.Size dominoes(int n, String tilings) {
        return size(n, all("domino " + n + "x" + n, board(n), tilings, Bar.NONE));
    }

    private static Family.Size dominoCount(int n, String tilings) {
        String name = "domino " + n + "x" + n;
        return size(n, new Trial(name, board(n), Question.COUNT, List.of("memo"), new BigInteger(tilings), Bar.NONE));
    }

    private static Source board(int n) {
        return new Puzzle("domino", n + "x" + n + "\n");
    }

    private static Family.Size sudokus(int box, String label, Trial... trials) {
        return new Family.Size(box, label, List.of(trials));
    }

    private static Family.Size size(int n, Trial trial) {
        return new Family.Size(n, Integer.toString(n), List.of(trial));
    }
}
