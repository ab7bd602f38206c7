package dlx.soak.solves;

import dlx.soak.Holdings;
import dlx.soak.SoakTable;
import dlx.soak.ThisProcess;
import dlx.soak.Tolerance;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/** Runs millions of small searches, one after the other. Earlier searches must not leave anything in memory. */
public final class SolvesSoak {

    /** Number of searches from the start of a batch of sudokus to the start of the next, including the batch. */
    private static final int ROUND = 20 * SudokuBatch.SIZE;

    private static final int TABLE_LINES = 10;

    /** Minimum number of searches before the first figures of the comparison. Nearly all classes are loaded then. */
    private static final int WARM = 10_000;

    /** Minimum number of searches of a run, for a comparison. */
    public static final int LEAST = 2 * WARM;

    /**
     * Maximum growth. RSS varies with the heap's young generation; some classes are loaded late; the JVM opens files.
     */
    private static final Tolerance TOLERANCE = new Tolerance(2 << 20, 300 << 20, 0, 2, 60);

    private final RandomQuestions questions;
    private final SudokuBatch sudokus;
    private final PrintStream out;

    /**
     * Creates a soak.
     *
     * @param seed seed of the questions
     * @param out stream for the table
     */
    public SolvesSoak(long seed, PrintStream out) {
        questions = new RandomQuestions(seed);
        sudokus = new SudokuBatch(seed);
        this.out = out;
    }

    /**
     * Runs searches, with a line of figures before them and after each tenth.
     *
     * @param solves number of searches, at least {@link #LEAST}
     * @return a sentence for each figure that has grown
     */
    public List<String> run(long solves) throws IOException {
        SoakTable table = new SoakTable(out, "solves\trefused");
        table.add("0\t0", ThisProcess.holdings());
        Optional<Holdings> warm = Optional.empty();
        Holdings last = ThisProcess.holdings();
        long done = 0;
        for (int line = 1; line <= TABLE_LINES; line++) {
            for (; done < solves * line / TABLE_LINES; done += ROUND) {
                round();
            }
            last = ThisProcess.holdings();
            table.add(done + "\t" + questions.refused(), last);
            if (warm.isEmpty() && done >= WARM) {
                warm = Optional.of(last);
            }
        }
        return TOLERANCE.complaints(warm.orElseThrow(), last);
    }

    private void round() {
        sudokus.solve();
        for (int k = SudokuBatch.SIZE; k < ROUND; k++) {
            questions.ask();
        }
    }
}
