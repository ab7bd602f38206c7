package dlx.modelers.crew;

import dlx.api.Svg;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A Gantt chart: hours from left to right, a row for each shift. Duties that are not in a shift are drawn below, in
 * white.
 */
final class Gantt {

    private static final double LETTER = 0.28;

    /** The width of a letter of height {@link #LETTER}; most letters are narrower. */
    private static final double ADVANCE = 0.18;

    /** Minimum width of an hour in cells: enough for the label of the hour. */
    private static final double LEAST_SCALE = 1.2;

    private static final double GREATEST_SCALE = 4;

    /** The height of the row of hours. */
    private static final double HEAD = 0.6;

    private final Crew crew;
    private final List<Shift> shifts;

    /** Rows of duties that are not in a shift. */
    private final List<List<Duty>> rest;

    /** First hour of the axis, from midnight. */
    private final int firstHour;

    /** Last hour of the axis, up to 48. */
    private final int lastHour;

    /** Width of an hour in cells. */
    private final double scale;

    /** Width of the column of costs in cells. */
    private final double left;

    Gantt(Crew crew, List<Shift> shifts) {
        this.crew = crew;
        this.shifts = shifts;
        rest = lanes(shifts);
        firstHour = crew.duties().get(0).start() / Clock.HOUR;
        int end = crew.duties().stream().mapToInt(Duty::end).max().orElse(0);
        lastHour = (end + Clock.HOUR - 1) / Clock.HOUR;
        scale = Math.max(
                LEAST_SCALE,
                Math.min(
                        GREATEST_SCALE,
                        crew.duties().stream().mapToDouble(Gantt::wanted).max().orElse(0)));
        int longest = shifts.stream()
                .mapToInt(shift -> Long.toString(shift.cost()).length())
                .max()
                .orElse(0);
        left = longest * ADVANCE * 1.2 + LETTER;
    }

    Svg picture() {
        int rows = shifts.size() + rest.size();
        Svg svg = new Svg(left + (lastHour - firstHour) * scale + LETTER, rows + HEAD);
        for (int hour = firstHour; hour <= lastHour; hour++) {
            double x = x(hour * Clock.HOUR);
            svg.line(x, HEAD, x, rows + HEAD, 0.02, "#ccc");
            svg.word(x, HEAD / 2, LETTER, "#333", Clock.text(hour * Clock.HOUR));
        }
        for (int row = 0; row < rows; row++) {
            boolean chosen = row < shifts.size();
            if (chosen) {
                shift(svg, shifts.get(row), row);
            }
            for (Duty duty : chosen ? shifts.get(row).duties() : rest.get(row - shifts.size())) {
                duty(svg, duty, row + HEAD, chosen ? Svg.color(row) : "white");
            }
        }
        return svg;
    }

    /** Draws the cost, and lines between duties that show the pauses. */
    private void shift(Svg svg, Shift shift, int row) {
        svg.boldWord((left - LETTER / 2) / 2, row + HEAD + 0.5, LETTER, "black", Long.toString(shift.cost()));
        for (int k = 1; k < shift.duties().size(); k++) {
            double from = x(shift.duties().get(k - 1).end());
            svg.line(from, row + HEAD + 0.5, x(shift.duties().get(k).start()), row + HEAD + 0.5, 0.06, "#888");
        }
    }

    private void duty(Svg svg, Duty duty, double y, String fill) {
        double from = x(duty.start());
        double to = x(duty.end());
        svg.polygon("#333", from, y + 0.1, to, y + 0.1, to, y + 0.9, from, y + 0.9);
        svg.box(from + 0.025, y + 0.125, to - from - 0.05, 0.75, fill);
        double middle = (from + to) / 2;
        if (duty.hasStations()) {
            svg.word(middle, y + 0.34, LETTER, "black", duty.name());
            svg.word(middle, y + 0.67, LETTER * 0.8, "#333", duty.route());
        } else {
            svg.word(middle, y + 0.5, LETTER, "black", duty.name());
        }
    }

    private double x(int minutes) {
        return left + (minutes - firstHour * Clock.HOUR) * scale / Clock.HOUR;
    }

    /** Returns the scale at which the words of a duty fit into it. */
    private static double wanted(Duty duty) {
        double letters = Math.max(duty.name().length(), duty.route().length() * 0.8);
        return (letters * ADVANCE + 0.2) * Clock.HOUR / (duty.end() - duty.start());
    }

    /** Returns the duties that are not in a shift, in as few rows as they need. */
    private List<List<Duty>> lanes(List<Shift> taken) {
        Set<Duty> done = new HashSet<>();
        taken.forEach(shift -> done.addAll(shift.duties()));
        List<List<Duty>> lanes = new ArrayList<>();
        for (Duty duty : crew.duties()) {
            if (!done.contains(duty)) {
                lanes.stream()
                        .filter(lane -> lane.get(lane.size() - 1).end() <= duty.start())
                        .findFirst()
                        .orElseGet(() -> {
                            List<Duty> lane = new ArrayList<>();
                            lanes.add(lane);
                            return lane;
                        })
                        .add(duty);
            }
        }
        return lanes;
    }
}
