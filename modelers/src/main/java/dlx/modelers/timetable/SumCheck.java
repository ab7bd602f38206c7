package dlx.modelers.timetable;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Compares the total needs of the shifts with the totals that bounds allow. It finds such contradictions sooner than
 * any search.
 */
final class SumCheck {

    private final Rota rota;

    /**
     * For each person and shift, the number of days on which the shift can be worked; the last entry of a person is for
     * any shift.
     */
    private final int[][] days;

    SumCheck(Rota rota) {
        this.rota = rota;
        int all = rota.shifts().size();
        days = new int[rota.people().size()][all + 1];
        for (int person = 0; person < days.length; person++) {
            for (int day = 0; day < rota.days().size(); day++) {
                boolean any = false;
                for (DayMark.Choice choice :
                        rota.people().get(person).marks().get(day).choices()) {
                    boolean needed = rota.need(day, choice.shift()).to() > 0;
                    days[person][choice.shift()] += needed ? 1 : 0;
                    any |= needed;
                }
                days[person][all] += any ? 1 : 0;
            }
        }
    }

    /** Returns the reason why there is no plan; empty if sums do not prove that. */
    Optional<String> slip() {
        return IntStream.range(-1, rota.shifts().size())
                .mapToObj(this::slip)
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Returns the contradiction in the sums of a shift, or of all shifts for -1. */
    private Optional<String> slip(int shift) {
        long needed = 0;
        long wanted = 0;
        for (List<ShiftBounds> day : rota.needs()) {
            for (int k = 0; k < day.size(); k++) {
                if (shift < 0 || shift == k) {
                    needed += day.get(k).from();
                    wanted += day.get(k).to();
                }
            }
        }
        long least = 0;
        long most = 0;
        for (int person = 0; person < rota.people().size(); person++) {
            Person who = rota.people().get(person);
            ShiftBounds bounds = shift < 0 ? who.total() : who.ofShift().get(shift);
            least += bounds.from();
            most += Math.min(bounds.to(), days[person][shift < 0 ? rota.shifts().size() : shift]);
        }
        String what = shift < 0 ? "shifts" : "shifts " + rota.shifts().get(shift);
        if (most < needed) {
            return Optional.of("the days need " + needed + ' ' + what + " in all, but people can work " + most
                    + " at most by their bounds and days off; so there is no plan");
        }
        return wanted < least
                ? Optional.of("the days need " + wanted + ' ' + what + " in all, but people shall work " + least
                        + " at least by their bounds; so there is no plan")
                : Optional.empty();
    }
}
