package dlx.core;

import dlx.api.Cover;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.Task;
import dlx.core.search.Outcome;
import dlx.core.search.Progress;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** One search under way: from solution to solution, to its report. Belongs to one thread. */
final class Run<O> {

    /** Nanoseconds between two reports of progress. */
    private static final long PROGRESS_EVERY = 100_000_000;

    private final Cover<O> cover;
    private final Symmetries symmetries;
    private final Settings settings;
    private final String engine;
    private final long buildNanos;
    private final long begin;
    private final SearchControl control;
    private final Search search;
    private int[] options = new int[16];
    private long solutions;
    private boolean ended;
    private StopReason stopped = StopReason.EXHAUSTED;
    private long end;
    private long nextProgress;

    /**
     * Starts a search.
     *
     * @param asked by {@link System#nanoTime}: when the question was asked; the time limit counts from there
     */
    Run(
            Cover<O> cover,
            Symmetries symmetries,
            Compilation compilation,
            Settings settings,
            Task task,
            long asked,
            long buildNanos) {
        this.cover = cover;
        this.symmetries = symmetries;
        this.settings = settings;
        this.engine = compilation.engine();
        this.buildNanos = buildNanos;
        this.begin = System.nanoTime();
        this.nextProgress = begin + PROGRESS_EVERY;
        this.control = new SearchControl(
                settings.nodeLimit,
                settings.timeLimit.isPresent(),
                asked + settings.timeLimit.orElse(0),
                settings.token,
                settings.progress == Settings.NO_PROGRESS ? s -> {} : this::showProgress,
                cover.nodeCount() + cover.itemCount());
        this.search = compilation.compiled().start(cover, task, control);
    }

    /** Goes on to the next solution; false where the run has ended, and then {@link #report} says why. */
    boolean advance() {
        if (ended) {
            return false;
        }
        if (solutions >= settings.solutionLimit) {
            stop(StopReason.SOLUTION_LIMIT);
            return false;
        }
        do {
            if (search.nodes() > 0 && !control.mayGoOn() || !searchOn()) {
                stop(control.stopped());
                return false;
            }
        } while (symmetries != Symmetries.NONE && !symmetries.isFirst(numbers()));
        solutions++;
        return true;
    }

    /** What a listener, a watcher or a strategy throws ends the run: the search may have been left in mid-step. */
    private boolean searchOn() {
        try {
            return search.advance();
        } catch (RuntimeException | Error e) {
            stop(StopReason.VISITOR);
            throw e;
        }
    }

    /** Ends the run before its time. */
    void stop(StopReason reason) {
        if (!ended) {
            ended = true;
            stopped = reason;
            end = System.nanoTime();
        }
    }

    /** The numbers of the options of the solution in the first {@link #length} places; reused. */
    int[] options() {
        if (options.length < search.length()) {
            options = new int[Math.max(search.length(), 2 * options.length)];
        }
        search.copyOptions(options);
        return options;
    }

    int length() {
        return search.length();
    }

    /** The options of the solution in the order of the cover. */
    List<O> solution() {
        return values(numbers());
    }

    private List<O> values(int[] numbers) {
        Object[] values = new Object[numbers.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = cover.option(numbers[i]);
        }
        @SuppressWarnings("unchecked") // all of them are options of the cover
        List<O> list = (List<O>) Arrays.asList(values);
        return Collections.unmodifiableList(list);
    }

    /** The numbers of the options of the solution, ascending. */
    int[] numbers() {
        int[] numbers = Arrays.copyOf(options(), length());
        if (cover.optionCount() <= Long.SIZE * 4L * numbers.length) {
            sortByMarks(numbers);
        } else {
            Arrays.sort(numbers);
        }
        return numbers;
    }

    /** Sorts different numbers in time linear in their number and that of the options; faster for whole boards. */
    private void sortByMarks(int[] numbers) {
        long[] marks = new long[cover.optionCount() / Long.SIZE + 1];
        for (int number : numbers) {
            marks[number / Long.SIZE] |= 1L << number;
        }
        int count = 0;
        for (int w = 0; w < marks.length; w++) {
            for (long left = marks[w]; left != 0; left &= left - 1) {
                numbers[count++] = w * Long.SIZE + Long.numberOfTrailingZeros(left);
            }
        }
    }

    /** The sum of the weights of the solution. */
    long score() {
        int[] numbers = options();
        long score = 0;
        for (int l = length() - 1; l >= 0; l--) {
            score += cover.weight(numbers[l]);
        }
        return score;
    }

    SearchReport report() {
        stop(StopReason.VISITOR);
        BigInteger found = symmetries == Symmetries.NONE ? search.solutions() : BigInteger.valueOf(solutions);
        Outcome outcome = found.signum() > 0
                ? Outcome.SOLVED
                : stopped == StopReason.EXHAUSTED ? Outcome.NO_SOLUTION : Outcome.UNKNOWN;
        return new SearchReport(
                outcome, stopped, found, search.nodes(), search.updates(), engine, buildNanos, end - begin);
    }

    private void showProgress(Search running) {
        long now = System.nanoTime();
        if (now - nextProgress >= 0) {
            nextProgress = now + PROGRESS_EVERY;
            Consumer<Progress> watcher = settings.progress;
            long found = symmetries == Symmetries.NONE ? clamped(running.solutions()) : solutions;
            watcher.accept(new Progress(running.share(), found, running.nodes(), now - begin));
        }
    }

    private static long clamped(BigInteger number) {
        return number.bitLength() < Long.SIZE ? number.longValue() : Long.MAX_VALUE;
    }
}
