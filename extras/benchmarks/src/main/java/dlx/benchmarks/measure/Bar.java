package dlx.benchmarks.measure;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A limit that a time should keep.
 *
 * @param way one of the ways to ask, where ways are compared; empty otherwise
 * @param against the way that it is compared with
 */
record Bar(String way, String against, Kind kind, double limit) {

    /** No solver of others counts as faster. */
    private static final double SHORT_MS = 10;

    /** CPU milliseconds of the yardstick for queens-12 on the machine that bars were set on, while nothing else ran. */
    private static final double USUAL_MS = 24.1;

    /** The figures that have limits. All are upper limits but that of {@link #FASTER}. */
    enum Kind {
        /** A share of the time of the other way, of the yardstick or of the enumeration. */
        RATIO,
        /** How many times as fast as the other way. */
        FASTER,
        /** Milliseconds more than the other way. */
        MORE,
        /** Milliseconds of CPU. */
        MS,
        /** Milliseconds, of CPU or of a whole command by the clock, on a machine where the yardstick takes {@link Bar#USUAL_MS} for queens-12. */
        SCALED,
        /** Milliseconds by the clock. */
        WALL,
        /** Milliseconds by the clock more than the start of Java takes. */
        START,
        /** Milliseconds until the best solution was there. */
        FOUND,
        /** Nodes of a diagram. */
        SIZE,
        /** A share of the time of the fastest solver of others. */
        PEER,
        /** A share of the best score of others. */
        SCORE
    }

    /** Reads a cell of {@code trials.tsv}. */
    static List<Bar> all(String cell) {
        return cell.equals("-")
                ? List.of()
                : Stream.of(cell.split("; ")).map(Bar::of).toList();
    }

    private static Bar of(String text) {
        String[] words = text.split(" ");
        String[] ways = words.length == 2 ? new String[] {"", ""} : words[0].split(":");
        Kind kind = Kind.valueOf(words[words.length - 2].toUpperCase(Locale.ROOT));
        return new Bar(ways[0], ways[1], kind, Double.parseDouble(words[words.length - 1]));
    }

    /**
     * The figure that the limit is for.
     *
     * @param otherMs milliseconds of the yardstick, of the enumeration, of the start of Java or of a peer; the score of a peer
     */
    double figure(Result.Entry entry, double otherMs) {
        Timing mine = way.isEmpty() ? entry.timings().get(0) : entry.at(way).orElseThrow();
        double ms = way.isEmpty() ? mine.cpuMs() : mine.wallMs();
        double other = way.isEmpty() ? otherMs : entry.at(against).orElseThrow().wallMs();
        return switch (kind) {
            case RATIO -> ms / other;
            case PEER -> ms / Math.max(SHORT_MS, other);
            case SCORE -> mine.answer().doubleValue() / other;
            case FASTER -> other / ms;
            case MORE -> ms - other;
            case MS -> ms;
            case SCALED -> ms * USUAL_MS / otherMs;
            case START -> mine.wallMs() - otherMs;
            case WALL -> mine.wallMs();
            case FOUND -> mine.foundMs();
            case SIZE -> mine.size();
        };
    }

    boolean isReached(double figure) {
        return kind == Kind.FASTER ? figure >= limit : figure <= limit;
    }

    /** What the figure is, as tables of engines show it. */
    String unit() {
        return switch (kind) {
            case RATIO -> "of the yardstick";
            case FASTER -> "times as fast";
            case SCALED, MS -> "ms";
            case START -> "ms more than an empty program";
            default -> kind.name().toLowerCase(Locale.ROOT);
        };
    }

    /** Whether it is held against what the yardstick takes for queens-12. */
    boolean isScaled() {
        return kind == Kind.SCALED;
    }

    boolean isOfStart() {
        return kind == Kind.START;
    }

    /** The limit, as tables show it. */
    String limitInWords() {
        return switch (kind) {
            case PEER -> Figures.two(limit) + " times a peer";
            case SCORE -> "score of a peer";
            default -> Figures.two(limit / 1000) + " s";
        };
    }

    @Override
    public String toString() {
        String name = kind.name().toLowerCase(Locale.ROOT);
        return way.isEmpty() ? name : way + " to " + against + " " + name;
    }
}
