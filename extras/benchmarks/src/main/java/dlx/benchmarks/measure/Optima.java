package dlx.benchmarks.measure;

import dlx.benchmarks.measure.Source.Shared;
import dlx.benchmarks.measure.Source.Text;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is searched for the best, how good that is, and what is to be reached: the part of the {@link Catalogue} with
 * scores. The bars are milliseconds of a warm search by the clock.
 */
final class Optima {

    private static final long LEAST_LIMIT_MS = 10_000;

    /** A search may take so many times its bar. */
    private static final double PATIENCE = 10;

    private static final List<String> AUTO = List.of(Entrants.AUTO);

    /** Beside it an engine that looks at every solution, where there are not too many. */
    private static final List<String> TWO = List.of(Entrants.AUTO, "slots");

    private static final List<String> BOARDS = List.of(
            "700900001100005900000200080005020003000000648413000000007002090201060804080504012",
            "000702453900008000740005010195080000070000025030579108000601000060900001000000006",
            "207000040005010200001070800003024000670530000000700000080300000030200009006000030",
            "300050010008300007050410060200000000000000046001000705023000600009004000080500100",
            "050809007060400005070050000000080000000040000000007008400000059100090060805624000",
            "000800000600000058000306070050008060000090000040700100500080000000900510793015000",
            "007000090500000020002945000006500010800000000000108000703012906008060000000050080",
            "002000000000900000000000400000000045500270316031004002029067500003000001000050200",
            "000008003030790000000005190000003000000004002800900416300070008006840000480000000",
            "019030800000000300000006020006010580805000000000807090104020000000000050032600009");

    /** Optima of {@code data/cover/answers.tsv} and {@code target_sudoku_answers.tsv}. */
    static final List<Trial> SHORT = shortOnes();

    /** Those that take seconds. */
    static final List<Trial> LONG = List.of(
            knuth("iv80_1500", 10_448, 400), knuth("rp60_1500", 1_860, 8_000), knuth("iv120_3000", 15_286, 25_000));

    private Optima() {}

    private static List<Trial> shortOnes() {
        List<Trial> trials = new ArrayList<>();
        int[] scores = {2829, 2852, 2856, 2872, 2856, 2873, 2870, 2882, 2868, 2865};
        for (int b = 0; b < scores.length; b++) {
            String name = "target-" + (b + 1);
            trials.add(best(
                    name,
                    new Text("target-sudoku", name, BOARDS.get(b) + "\n"),
                    scores[b],
                    b < 2 ? 0.5 : 0.6)); // those of NOIP 2009 come first
        }
        trials.add(knuth("rp30_300", 1_013, 1.5));
        trials.add(knuth("rp40_600", 1_256, 16));
        trials.add(knuth("iv40_600", 5_565, 6));
        trials.add(domination(8, 80));
        trials.add(domination(9, 80));
        trials.add(domination(10, 100));
        trials.add(setCover("stein15", 9, Bar.NONE));
        trials.add(setCover("stein27", 18, Bar.millis(60)));
        trials.add(setCover("stein45", 30, Bar.millis(3_000)));
        trials.add(setCover("scp41", 429, Bar.millis(30)));
        trials.add(setCover("scp51", 253, Bar.millis(80)));
        trials.add(setCover("scp61", 138, Bar.millis(120)));
        trials.add(find("scpclr10", 25));
        trials.add(find("scpcyc06", 60));
        return List.copyOf(trials);
    }

    /** What the table has. */
    static List<Trial> trials(boolean longOnesToo) {
        return longOnesToo ? Stream.of(SHORT, LONG).flatMap(List::stream).toList() : SHORT;
    }

    /** How long a search may take. */
    static Duration limit(Trial trial) {
        double wanted =
                Double.isNaN(trial.bar().limit()) ? 0 : PATIENCE * trial.bar().limit();
        if (trial.question() == Question.FIND) {
            return Duration.ofMillis((long) trial.bar().limit()); // what comes later is worth nothing
        }
        return Duration.ofMillis((long) Math.max(LEAST_LIMIT_MS, wanted));
    }

    /** What the pictures show. */
    static final List<Family> FAMILIES = List.of(
            new Family(
                    "partitions",
                    "Random set partitions, the cheapest one",
                    "items, 15 options for each; the median of three",
                    List.of(
                            partitions(20, TWO, 717, 669, 648),
                            partitions(30, AUTO, 908, 1012, 1068),
                            partitions(40, AUTO, 1288, 1246, 1225),
                            partitions(50, AUTO, 1667, 1585, 1684),
                            partitions(60, AUTO, 1903, 1959, 2005))),
            new Family(
                    "targets",
                    "Target sudokus, the greatest score",
                    "givens; the median of three boards",
                    List.of(
                            targets(40, TWO, 2840, 2852, 2856),
                            targets(32, TWO, 2846, 2853, 2859),
                            targets(24, TWO, 2860, 2868, 2863),
                            targets(20, AUTO, 2860, 2873, 2876),
                            targets(16, AUTO, 2865, 2884, 2880),
                            targets(12, AUTO, 2874, 2889, 2883),
                            targets(8, AUTO, 2889, 2897, 2889))));

    private static Family.Size partitions(int items, List<String> engines, long... costs) {
        List<Trial> trials = new ArrayList<>();
        for (int seed = 1; seed <= costs.length; seed++) {
            String name = "partition-" + items + "-" + seed;
            Source source = new Text("knuth", name, Partitions.text(items, 15 * items, seed));
            trials.add(best(name, source, engines, costs[seed - 1], Bar.NONE));
        }
        return new Family.Size(items, Integer.toString(items), trials);
    }

    private static Family.Size targets(int givens, List<String> engines, long... scores) {
        List<Trial> trials = new ArrayList<>();
        for (int b = 0; b < scores.length; b++) {
            String name = "target-" + givens + "-" + (b + 1);
            Source source = new Text("target-sudoku", name, Targets.board(Targets.SOLUTIONS.get(b), givens));
            trials.add(best(name, source, engines, scores[b], Bar.NONE));
        }
        return new Family.Size(-givens, Integer.toString(givens), trials); // fewer are harder
    }

    private static Trial knuth(String name, long cost, double millis) {
        return best(name, new Shared("knuth", "data/cover/" + name + ".dlx"), cost, millis);
    }

    private static Trial setCover(String name, long cost, Bar bar) {
        return best(name, new Shared("set-cover", "data/cover/" + name + ".txt"), AUTO, cost, bar);
    }

    private static Trial domination(int n, double millis) {
        String name = "domination-" + n;
        return best(name, new Text("domination", name, n + "\n"), List.of("auto", "ida"), 5, Bar.millis(millis));
    }

    private static Trial find(String name, long cost) {
        Source source = new Shared("set-cover", "data/cover/" + name + ".txt");
        return new Trial(name, source, Question.FIND, AUTO, BigInteger.valueOf(cost), Bar.millis(2_000));
    }

    private static Trial best(String name, Source source, long score, double millis) {
        return best(name, source, AUTO, score, Bar.millis(millis));
    }

    private static Trial best(String name, Source source, List<String> engines, long score, Bar bar) {
        return new Trial(name, source, Question.BEST, engines, BigInteger.valueOf(score), bar);
    }
}
