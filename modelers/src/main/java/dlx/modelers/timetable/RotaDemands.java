package dlx.modelers.timetable;

import dlx.api.ModelException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Collects all demands of a rota, kind by kind. */
final class RotaDemands {

    /** Maximum number of pairs of a possible shift of a person and a rule about it, to bound the memory. */
    private static final long MOST = 5_000_000;

    private static final ShiftBounds ONE = new ShiftBounds(1, 1);
    private static final ShiftBounds AT_MOST_ONE = new ShiftBounds(0, 1);

    private final Rota rota;

    /** The possible turns, by person and day. */
    private final List<List<List<Turn>>> turns = new ArrayList<>();

    RotaDemands(Rota rota) {
        this.rota = rota;
        refuseTooMany();
        for (int person = 0; person < rota.people().size(); person++) {
            int who = person;
            turns.add(IntStream.range(0, rota.days().size())
                    .mapToObj(day -> rota.choices(who, day).stream()
                            .map(choice -> rota.turn(who, day, choice.shift()))
                            .toList())
                    .toList());
        }
    }

    private void refuseTooMany() {
        long rules = 4 + rota.never().stream().mapToLong(Sequence::length).sum();
        long found = 0;
        for (int person = 0; person < rota.people().size(); person++) {
            for (int day = 0; day < rota.days().size(); day++) {
                found += rules * rota.choices(person, day).size();
                if (found > MOST) {
                    throw ModelException.coded(
                            "cover_too_large",
                            "the table has too many people, days, shifts and rules: more than " + MOST
                                    + " demands on single shifts; expected fewer. Perhaps plan fewer days at once");
                }
            }
        }
    }

    /** Returns the demands that each shift of each day has its people. */
    List<Demand> needs() {
        List<Demand> needs = new ArrayList<>();
        for (int day = 0; day < rota.days().size(); day++) {
            for (int shift = 0; shift < rota.shifts().size(); shift++) {
                int when = day;
                int what = shift;
                List<Turn> held = turns.stream()
                        .flatMap(of -> of.get(when).stream())
                        .filter(turn -> turn.shift() == what)
                        .toList();
                String name = rota.days().get(day) + ' ' + rota.shifts().get(shift);
                needs.add(new Demand(name, rota.need(day, shift), held));
            }
        }
        return needs.stream()
                .filter(need -> need.bounds().from() > 0 || !need.turns().isEmpty())
                .toList();
    }

    /** Returns the demands on the number of shifts of each person, in total and of each kind. */
    List<Demand> totals() {
        List<Demand> totals = new ArrayList<>();
        for (int k = 0; k < turns.size(); k++) {
            Person person = rota.people().get(k);
            List<Turn> all = turns.get(k).stream().flatMap(List::stream).toList();
            totals.add(new Demand(person.name() + " in all", person.total(), all));
            for (int shift = 0; shift < rota.shifts().size(); shift++) {
                int what = shift;
                List<Turn> some =
                        all.stream().filter(turn -> turn.shift() == what).toList();
                String name = person.name() + ' ' + rota.shifts().get(shift) + " in all";
                totals.add(new Demand(name, person.ofShift().get(shift), some));
            }
        }
        return totals.stream().filter(Demand::matters).toList();
    }

    /** Returns the demands that a shift given in the table is worked. */
    List<Demand> given() {
        return days(true);
    }

    /** Returns the demands of at most one shift per person and day. */
    List<Demand> days() {
        return days(false).stream().filter(Demand::matters).toList();
    }

    private List<Demand> days(boolean must) {
        List<Demand> days = new ArrayList<>();
        for (int person = 0; person < turns.size(); person++) {
            for (int day = 0; day < rota.days().size(); day++) {
                if (rota.people().get(person).marks().get(day).must() == must) {
                    List<Turn> held = turns.get(person).get(day);
                    days.add(new Demand(rota.called(person, day), must ? ONE : AT_MOST_ONE, held));
                }
            }
        }
        return days;
    }

    /** Returns the demands against forbidden shifts on two consecutive days. */
    List<Demand> pairs() {
        return sequences(true);
    }

    /** Returns the demands against forbidden shifts on three or more consecutive days. */
    List<Demand> runs() {
        return sequences(false);
    }

    private List<Demand> sequences(boolean pairs) {
        List<Demand> found = new ArrayList<>();
        for (int person = 0; person < turns.size(); person++) {
            for (Sequence never : rota.never()) {
                for (int day = 0;
                        never.length() == 2 == pairs
                                && day + never.length() <= rota.days().size();
                        day++) {
                    sequence(person, never, day).ifPresent(found::add);
                }
            }
        }
        return found;
    }

    private Optional<Demand> sequence(int person, Sequence never, int first) {
        List<Turn> held = new ArrayList<>();
        for (int k = 0; k < never.length(); k++) {
            int at = k;
            List<Turn> fitting = turns.get(person).get(first + k).stream()
                    .filter(turn -> never.shifts().get(at).contains(turn.shift()))
                    .toList();
            if (fitting.isEmpty()) {
                return Optional.empty();
            }
            held.addAll(fitting);
        }
        String name = rota.called(person, first) + " not " + never.name();
        return Optional.of(new Demand(name, new ShiftBounds(0, never.length() - 1), held));
    }
}
