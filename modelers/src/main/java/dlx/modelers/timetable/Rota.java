package dlx.modelers.timetable;

import java.util.List;

/**
 * A rota: people, days and shifts, and their rules.
 *
 * @param shifts the names of the shifts
 * @param days the names of the days, in their order
 * @param needs for each day and each shift, the bounds on the number of people
 * @param people the people who work
 * @param never the sequences of shifts that are forbidden on consecutive days
 * @param sheet the table of the rota
 * @since 0.1
 */
public record Rota(
        List<String> shifts,
        List<String> days,
        List<List<ShiftBounds>> needs,
        List<Person> people,
        List<Sequence> never,
        Sheet sheet) {

    /** Creates a rota with copies of the lists. */
    public Rota {
        shifts = List.copyOf(shifts);
        days = List.copyOf(days);
        needs = needs.stream().map(List::copyOf).toList();
        people = List.copyOf(people);
        never = List.copyOf(never);
    }

    ShiftBounds need(int day, int shift) {
        return needs.get(day).get(shift);
    }

    /** Returns the possible shifts of a person on a day, without shifts that do not need people. */
    List<DayMark.Choice> choices(int person, int day) {
        return people.get(person).marks().get(day).choices().stream()
                .filter(choice -> need(day, choice.shift()).to() > 0)
                .toList();
    }

    Turn turn(int person, int day, int shift) {
        return new Turn(person, day, shift, called(person, day) + ' ' + shifts.get(shift));
    }

    /** Returns the name of a person on a day in messages. */
    String called(int person, int day) {
        return people.get(person).name() + ' ' + days.get(day);
    }
}
