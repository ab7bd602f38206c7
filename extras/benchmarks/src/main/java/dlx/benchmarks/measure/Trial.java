package dlx.benchmarks.measure;

import java.math.BigInteger;
import java.util.List;

/**
 * A search that is timed.
 *
 * @param name what it is called in tables
 * @param engines the names of those that take part, {@code auto} among them; none for all that can
 * @param solutions of all its puzzles together, known from elsewhere: with another number a time is worth nothing
 */
record Trial(String name, Source source, Question question, List<String> engines, BigInteger solutions, Bar bar) {

    @Override
    public String toString() {
        return name + ", " + question.typed();
    }
}
