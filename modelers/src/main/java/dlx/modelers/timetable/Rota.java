package dlx.modelers.timetable;

import java.util.List;

/**
 * People, days and shifts, and what must hold of them.
 *
 * @param shifts their names
 * @param days their names, one day after the other
 * @param needs how many people each shift needs, for each day
 * @param people who works
 * @param never what nobody works one day after the other
 * @param sheet the table that says all this
 * @since 0.1
 */
public record Rota(
        List<String> shifts,
        List<String> days,
        List<List<ShiftBounds>> needs,
        List<Person> people,
        List<Sequence> never,
        Sheet sheet) {

    /** A rota with copies of what was given. */
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

    /** What a person may work on a day: shifts that nobody is needed for are none. */
    List<DayMark.Choice> choices(int person, int day) {
        return people.get(person).marks().get(day).choices().stream()
                .filter(choice -> need(day, choice.shift()).to() > 0)
                .toList();
    }

    Turn turn(int person, int day, int shift) {
        return new Turn(person, day, shift, called(person, day) + ' ' + shifts.get(shift));
    }

    /** How messages call a person on a day. */
    String called(int person, int day) {
        return people.get(person).name() + ' ' + days.get(day);
    }
}
