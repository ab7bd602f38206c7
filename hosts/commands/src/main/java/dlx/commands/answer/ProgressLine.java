package dlx.commands.answer;

import dlx.commands.console.Console;
import dlx.core.search.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Shows the progress of a search: the share done, the rate, the time left. A search for the best also shows the score
 * and the bound. A learning search also shows its conflicts and clauses.
 *
 * @param begin the progress at the beginning of this run; an earlier run may have searched a share of the tree
 */
record ProgressLine(Console console, int puzzle, Progress begin, Words words) implements Consumer<Progress> {

    /** Minimum time of a search before the line is shown, in nanoseconds. */
    private static final long SILENT_NANOS = 300_000_000;

    /** Writes the progress of a search as text. */
    private interface Words {

        String of(int puzzle, Progress begin, Progress now);
    }

    /** Creates the line of a search that shows or counts solutions. */
    ProgressLine(Console console, int puzzle, Progress begin) {
        this(console, puzzle, begin, ProgressLine::line);
    }

    /** Returns the line of a search for the best. */
    static ProgressLine ofBest(Console console, int puzzle, Progress begin) {
        return new ProgressLine(console, puzzle, begin, ProgressLine::lineOfBest);
    }

    @Override
    public void accept(Progress progress) {
        if (progress.nanos() >= SILENT_NANOS) {
            console.status(words.of(puzzle, begin, progress));
        }
    }

    /** Returns the line. A learning search does not have a share, because its clauses cut the tree anywhere. */
    static String line(int puzzle, Progress begin, Progress progress) {
        boolean knowsShare = progress.share() > 0 || progress.learned().isEmpty();
        List<String> parts = new ArrayList<>();
        if (knowsShare) {
            parts.add(done(progress));
        }
        parts.add(found(progress));
        progress.learned().ifPresent(learned -> {
            parts.add(learned.conflicts() + " conflicts");
            parts.add(learned.clauses() + " clauses");
        });
        parts.add(rate(begin, progress));
        if (knowsShare) {
            parts.add(left(begin, progress) + " left");
        }
        return "puzzle " + puzzle + ": " + String.join(", ", parts);
    }

    /**
     * Returns the line. A search that proves by bounds does not have a share, and one that enumerates does not have a
     * bound.
     */
    static String lineOfBest(int puzzle, Progress begin, Progress progress) {
        boolean enumerates = progress.share() > 0;
        List<String> parts = new ArrayList<>();
        if (enumerates) {
            parts.add(done(progress));
            parts.add(found(progress));
        }
        progress.score().ifPresentOrElse(score -> parts.add("best " + score), () -> parts.add("no solution yet"));
        progress.bound().ifPresent(bound -> parts.add("bound " + bound));
        if (progress.score().isPresent() && progress.bound().isPresent()) {
            BigInteger score = BigInteger.valueOf(progress.score().getAsLong());
            BigInteger bound = BigInteger.valueOf(progress.bound().getAsLong());
            parts.add("gap " + score.subtract(bound).abs());
        }
        parts.add(rate(begin, progress));
        if (enumerates) {
            parts.add(left(begin, progress) + " left");
        }
        return "puzzle " + puzzle + ": " + String.join(", ", parts);
    }

    private static String done(Progress progress) {
        return String.format(Locale.ROOT, "%.2f %% done", 100 * progress.share());
    }

    private static String found(Progress progress) {
        return progress.solutions() + " found";
    }

    private static String rate(Progress begin, Progress progress) {
        return String.format(Locale.ROOT, "%.0f nodes/s", (progress.nodes() - begin.nodes()) / seconds(progress));
    }

    private static String left(Progress begin, Progress progress) {
        double left = seconds(progress) * (1 - progress.share()) / (progress.share() - begin.share());
        if (!(left < 360_000)) {
            return "days";
        }
        long whole = Math.round(left);
        return whole < 3600
                ? String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60)
                : String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
    }

    private static double seconds(Progress progress) {
        return progress.nanos() / 1e9;
    }
}
