package dlx.modelers.timetable;

import dlx.modelers.table.TableCell;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads the mark of a person on a day.
 *
 * @param can the indices of the shifts that this person can work
 * @param replans true if a plan may be changed from some day on; then its shifts cost 0
 */
record MarkReader(Shifts shifts, List<Integer> can, boolean replans) {

    /** The mark of a day without a shift in a plan. It may be changed, unlike a day off. */
    static final String FREE = ".";

    private static final int GREATEST_WISH = 9;

    /**
     * Usual cost of a shift. Not 0, because a search for the best plan uses the total cost of shifts as a guide, and
     * finds plans late if most shifts cost nothing.
     */
    private static final long COST = 1;

    /**
     * Reads a cell.
     *
     * @param cell the cell
     * @param change true if the plan may be changed on this day; then its shifts are only wishes
     * @param hint the end of the message about a cell that is not a mark
     */
    DayMark read(TableCell cell, boolean change, String hint) {
        return cell.isEmpty()
                ? new DayMark(
                        false,
                        can.stream()
                                .map(shift -> new DayMark.Choice(shift, COST))
                                .toList())
                : new Reading(cell, change, hint).mark();
    }

    /** A cell with words in it. */
    private final class Reading {
        private final TableCell cell;
        private final boolean change;
        private final String hint;
        private final Set<Integer> given = new TreeSet<>();
        private final Set<Integer> not = new TreeSet<>();
        private final long[] wishes = new long[shifts.size()];
        private boolean off;

        Reading(TableCell cell, boolean change, String hint) {
            this.cell = cell;
            this.hint = hint;
            this.change = change;
            List<String> words = Shifts.words(cell);
            for (int k = 0; k < words.size(); k++) {
                String word = words.get(k);
                if (word.equalsIgnoreCase(Shifts.NOT) && k + 1 < words.size()) {
                    not.add(shifts.read(cell, words.get(++k)));
                } else {
                    take(word);
                }
            }
            if (off && words.size() > 1) {
                throw cell.wrong("holds a day off and more", "nothing else beside 'x' or '.'");
            }
        }

        /** Returns a word without the signs at its end. A loop, because a pattern would begin anew at each sign. */
        private static String withoutSigns(String word) {
            int end = word.length();
            while (end > 0 && "+-".indexOf(word.charAt(end - 1)) >= 0) {
                end--;
            }
            return word.substring(0, end);
        }

        private void take(String word) {
            String name = withoutSigns(word);
            String signs = word.substring(name.length());
            if (!signs.isEmpty()) {
                wish(name, signs);
            } else if (word.equalsIgnoreCase(Shifts.OFF) || word.equals(FREE) && !change) {
                off = true;
            } else if (word.equals(FREE)) {
                return; // free before: any shift on this day is a change
            } else if (change) {
                wish(word, "+");
            } else {
                given.add(shift(word));
                wishes[shift(word)] += replans ? COST : 0;
            }
        }

        private void wish(String name, String signs) {
            if (signs.contains("+") && signs.contains("-") || signs.length() > GREATEST_WISH) {
                throw cell.wrong(
                        "is not a wish", "up to " + GREATEST_WISH + " times + or -, after the shift: E+ or E--");
            }
            int wish = signs.startsWith("+") ? signs.length() : -signs.length();
            if (name.isEmpty()) {
                can.forEach(shift -> wishes[shift] += wish);
            } else {
                wishes[shift(name)] += wish;
            }
        }

        private int shift(String name) {
            return shifts.find(name)
                    .orElseThrow(() -> cell.wrong(
                            "is not a mark",
                            "a shift (" + String.join(", ", shifts.names())
                                    + "), a wish (E+, E-, + or -), 'no' and a shift, 'x' for a day off, or nothing"
                                    + hint));
        }

        DayMark mark() {
            Collection<Integer> open = off ? List.of() : given.isEmpty() ? can : given;
            List<DayMark.Choice> choices = open.stream()
                    .filter(shift -> !not.contains(shift))
                    .map(shift -> new DayMark.Choice(shift, COST - wishes[shift]))
                    .toList();
            return new DayMark(!given.isEmpty(), choices);
        }
    }
}
