package dlx.modelers.grid;

import dlx.api.JudgeProblem;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * The cases of a judge's input that consists of a known number of them and nothing else.
 *
 * @param <P> type of the puzzles
 * @since 0.1
 */
public final class CountedCases<P> implements JudgeProblem.Cases<P> {

    private final PuzzleText text;
    private final int count;
    private final IntFunction<P> reader;
    private int read;

    private CountedCases(PuzzleText text, int count, IntFunction<P> reader) {
        this.text = text;
        this.count = count;
        this.reader = reader;
    }

    /**
     * Returns the only case of a text, or no case for an empty text.
     *
     * @param text the text, at its beginning
     * @param reader reads the case
     * @param <P> type of the puzzles
     * @return the case
     */
    public static <P> CountedCases<P> one(PuzzleText text, Supplier<P> reader) {
        return new CountedCases<>(text, text.skipBlank() ? 1 : 0, number -> reader.get());
    }

    /**
     * Returns the cases of a text whose first line is their number.
     *
     * @param text the text, at its beginning
     * @param reader reads a case, whose name in messages is {@code board 2 of 3}
     * @param <P> type of the puzzles
     * @return the cases; empty for an empty text
     * @throws PuzzleSyntaxException if the first line is not a number
     */
    public static <P> CountedCases<P> announced(PuzzleText text, Function<String, P> reader) {
        int count = text.skipBlank() ? text.nextInt("the number of boards", 0, Integer.MAX_VALUE) : 0;
        return new CountedCases<>(text, count, number -> reader.apply("board " + number + " of " + count));
    }

    @Override
    public Optional<P> next() {
        if (read == count) {
            refuseMore("nothing after " + (count == 1 ? "the board" : count + " boards"));
            return Optional.empty();
        }
        read++;
        return Optional.of(reader.apply(read));
    }

    private void refuseMore(String expected) {
        if (text.skipBlank()) {
            throw text.next(expected).error(1, "the text continues; expected " + expected);
        }
    }
}
