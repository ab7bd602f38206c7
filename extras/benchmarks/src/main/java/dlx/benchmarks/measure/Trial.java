package dlx.benchmarks.measure;

import java.math.BigInteger;
import java.util.List;

/**
 * A search that is timed.
 *
 * @param name what it is called in tables
 * @param engines the names of those that take part, {@code auto} among them; none for all that can
 * @param answer the number of solutions of all its puzzles together, or the best score, known from elsewhere: with another
 *     answer a time is worth nothing
 */
record Trial(String name, Source source, Question question, List<String> engines, BigInteger answer, Bar bar) {

    @Override
    public String toString() {
        return name + ", " + question.typed();
    }
}
