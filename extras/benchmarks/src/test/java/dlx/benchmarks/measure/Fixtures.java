package dlx.benchmarks.measure;

import java.math.BigInteger;
import java.util.List;

/** Small made-up trials and times. */
final class Fixtures {

    private Fixtures() {}

    static Trial trial(String name, Bar bar) {
        return new Trial(name, new Source.Puzzle("queens", "6\n"), Question.ALL, List.of(), BigInteger.valueOf(4), bar);
    }

    static Trial best(String name, Question question, long score, Bar bar) {
        Source source = new Source.Text("knuth", name, "a\na |1\n");
        return new Trial(name, source, question, List.of("auto"), BigInteger.valueOf(score), bar);
    }

    static Timing timing(String engine, double firstMs, double warmMs) {
        return new Timing(engine, BigInteger.valueOf(4), 12, firstMs, warmMs);
    }

    static Result.Entry entry(String engine, double firstMs, double warmMs) {
        return Result.Entry.of(engine, timing(engine, firstMs, warmMs));
    }
}
