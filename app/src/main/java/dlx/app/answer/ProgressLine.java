package dlx.app.answer;

import dlx.app.console.Console;
import dlx.core.search.Progress;
import java.util.Locale;
import java.util.function.Consumer;

/** Shows how far a search is: the share done, the rate, the time left. */
final class ProgressLine implements Consumer<Progress> {

    /** A search that ends sooner needs no line. */
    private static final long SILENT_NANOS = 300_000_000;

    private final Console console;
    private final int puzzle;

    ProgressLine(Console console, int puzzle) {
        this.console = console;
        this.puzzle = puzzle;
    }

    @Override
    public void accept(Progress progress) {
        if (progress.nanos() >= SILENT_NANOS) {
            console.status(line(puzzle, progress));
        }
    }

    static String line(int puzzle, Progress progress) {
        double seconds = progress.nanos() / 1e9;
        return String.format(
                Locale.ROOT,
                "puzzle %d: %.2f %% done, %d found, %.0f nodes/s, %s left",
                puzzle,
                100 * progress.share(),
                progress.solutions(),
                progress.nodes() / seconds,
                left(progress.share(), seconds));
    }

    private static String left(double share, double seconds) {
        double left = seconds * (1 - share) / share;
        if (!(left < 360_000)) {
            return "days";
        }
        long whole = Math.round(left);
        return whole < 3600
                ? String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60)
                : String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
    }
}
