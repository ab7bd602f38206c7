package dlx.benchmarks.measure;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A limit that a figure should keep.
 *
 * @param way way to ask that is judged, if ways are compared; else empty
 * @param against way to ask that it is compared with; empty if ways are not compared
 * @param kind kind of the figure
 * @param limit maximum of the figure; minimum for {@link Kind#FASTER}
 */
record Bar(String way, String against, Kind kind, double limit) {

    /** Minimum milliseconds of a peer in a comparison; shorter times count as this time. */
    private static final double SHORT_MS = 10;

    /** CPU milliseconds of the yardstick for queens-12 on the machine that bars were set on. */
    private static final double USUAL_MS = 24.1;

    /** The figures that have limits. All limits are maxima, except those of {@link #FASTER}. */
    enum Kind {
        /** Time divided by the time of the yardstick, or of the other way. */
        RATIO(""),
        /** Time of the other way divided by the time. */
        FASTER(" times as fast"),
        /** Milliseconds more than the other way. */
        MORE(" more"),
        /** Milliseconds, on a machine where the yardstick takes {@link Bar#USUAL_MS} for queens-12. */
        MS(""),
        /** Milliseconds more than the start of Java. */
        START(" more than Java"),
        /** Nodes of a diagram. */
        SIZE(" nodes"),
        /** Time divided by the time of the fastest peer. */
        PEER(" times a peer");

        private final String unit;

        Kind(String unit) {
            this.unit = unit;
        }
    }

    /** Returns the bars in a cell of {@code trials.tsv}. */
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
     * Returns the figure that has the limit; not a number if it was not measured.
     *
     * @param timings timings by the names of ways or engines
     * @param judged timing for bars without ways
     * @param otherMs milliseconds of the yardstick for this instance or for queens-12, or of the start of Java
     */
    double figure(Map<String, Timing> timings, Timing judged, double otherMs) {
        double mine = way.isEmpty() ? judged.ms() : ms(timings, way);
        double other = way.isEmpty() ? otherMs : ms(timings, against);
        return switch (kind) {
            case RATIO -> mine / other;
            case FASTER -> other / mine;
            case MORE, START -> mine - other;
            case MS -> mine * USUAL_MS / other;
            case SIZE -> judged.size();
            case PEER -> mine / Math.max(SHORT_MS, fastestPeer(timings));
        };
    }

    private static double ms(Map<String, Timing> timings, String way) {
        return timings.getOrDefault(new Way(way).words(), Timing.NONE).ms();
    }

    /** Returns the milliseconds of the fastest peer; infinity if no peer has an answer. */
    private static double fastestPeer(Map<String, Timing> timings) {
        return timings.entrySet().stream()
                .filter(entry -> Peer.of(entry.getKey()).isPresent())
                .filter(entry -> entry.getValue().isDone())
                .mapToDouble(entry -> entry.getValue().ms())
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }

    /** Returns the limit in words, with the verdict if the figure was measured. */
    String words(double figure) {
        String ways = way.isEmpty() ? "" : new Way(way).words() + ' ';
        boolean isReached = kind == Kind.FASTER ? figure >= limit : figure <= limit;
        return ways
                + Figures.three(limit)
                + kind.unit
                + (Double.isNaN(figure) ? "" : isReached ? ": reached" : ": missed");
    }
}
