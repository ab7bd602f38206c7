package dlx.modelers.timetable;

import dlx.api.Area;
import dlx.api.Svg;
import dlx.modelers.grid.GridLines;
import java.util.List;
import java.util.stream.Stream;

/**
 * Draws the plan as a table with a row for each person. Each shift has a color, and days off are gray. The last column
 * is the number of shifts of the person.
 */
final class RotaPicture {

    private static final double LETTER = GridLines.LETTER;

    private static final String OFF = "#e4e4e4";

    private final Rota rota;
    private final double left;
    private final double cell;

    /** Height of the headers, in which the words of a day are below each other. */
    private final double head;

    RotaPicture(Rota rota) {
        this.rota = rota;
        left = GridLines.width(rota.people().stream().map(Person::name));
        cell = GridLines.width(
                Stream.concat(rota.shifts().stream(), rota.days().stream().flatMap(day -> Stream.of(words(day)))));
        int lines =
                rota.days().stream().mapToInt(day -> words(day).length).max().orElse(1);
        head = 0.5 + lines * 0.5;
    }

    Svg picture(List<Turn> solution) {
        int people = rota.people().size();
        int days = rota.days().size();
        double right = left + days * cell;
        Svg svg = new Svg(right + 1, head + people);
        for (int person = 0; person < people; person++) {
            daysOff(svg, person);
        }
        int[] counts = new int[people];
        for (Turn turn : solution) {
            Area area = area(turn);
            svg.box(area.x(), area.y(), cell, 1, Svg.color(turn.shift()));
            String shift = rota.shifts().get(turn.shift());
            svg.word(area.x() + cell / 2, area.y() + 0.5, LETTER, "black", shift);
            counts[turn.person()]++;
        }
        for (int day = 0; day < days; day++) {
            String[] words = words(rota.days().get(day));
            for (int k = 0; k < words.length; k++) {
                svg.boldWord(left + (day + 0.5) * cell, 0.5 + k * 0.5, LETTER, "black", words[k]);
            }
        }
        for (int person = 0; person < people; person++) {
            double y = head + person + 0.5;
            svg.boldWord(left / 2, y, LETTER, "black", rota.people().get(person).name());
            svg.word(right + 0.5, y, LETTER, "#333", Integer.toString(counts[person]));
        }
        GridLines.draw(svg, left, head, people, days, cell, 0.015, 0.05, "black");
        return svg;
    }

    private void daysOff(Svg svg, int person) {
        for (int day = 0; day < rota.days().size(); day++) {
            if (rota.choices(person, day).isEmpty()) {
                svg.box(left + day * cell, head + person, cell, 1, OFF);
            }
        }
    }

    Area area(Turn turn) {
        return new Area(left + turn.day() * cell, head + turn.person(), cell, 1);
    }

    private static String[] words(String day) {
        return day.strip().split("\\s+");
    }
}
