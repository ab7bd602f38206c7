package dlx.modelers.golfers;

import dlx.api.Area;
import dlx.api.Svg;
import dlx.modelers.grid.Ink;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A picture of a plan as a table: a row for each player, a column for each week, in each cell the number and the color
 * of the player's group.
 */
final class PlanPicture {

    private static final double LETTER = 0.4;

    /** The width of a letter of height {@link #LETTER}; most letters are narrower. */
    private static final double ADVANCE = 0.26;

    private static final String RULE = "#d0d0d0";

    private final Club club;

    /** Left edge of the columns of the weeks; the first row contains their numbers. */
    private final double left;

    PlanPicture(Club club) {
        this.club = club;
        int longest = club.players().stream()
                .mapToInt(player -> player.name().length())
                .max()
                .orElse(1);
        left = longest * ADVANCE + LETTER;
    }

    Svg draw(List<Flight> groups) {
        int players = club.players().size();
        Svg svg = new Svg(left + club.weeks(), players + 1.0);
        Set<Flight> given = new HashSet<>(club.givens());
        for (int week = 1; week <= club.weeks(); week++) {
            svg.word(left + week - 0.5, 0.5, LETTER, Ink.GIVEN, Integer.toString(week));
            List<Flight> ofWeek = PlanText.ofWeek(groups, week);
            for (int k = 0; k < ofWeek.size(); k++) {
                boolean bold = given.contains(ofWeek.get(k));
                drawGroup(svg, ofWeek.get(k), k, bold);
            }
        }
        for (Player player : club.players()) {
            svg.word(left / 2, player.number() + 0.5, LETTER, Ink.GIVEN, player.name());
            svg.line(0, player.number(), svg.width(), player.number(), 0.02, RULE);
        }
        for (int week = 0; week < club.weeks(); week++) {
            svg.line(left + week, 0, left + week, svg.height(), 0.02, RULE);
        }
        return svg;
    }

    private void drawGroup(Svg svg, Flight group, int number, boolean given) {
        String name = Integer.toString(number + 1);
        for (Area cell : cells(group)) {
            svg.box(cell.x(), cell.y(), cell.width(), cell.height(), Svg.color(number));
            Ink.write(svg, given, cell.x() + 0.5, cell.y() + 0.5, LETTER, Ink.GIVEN, name);
        }
    }

    /** Returns the areas of a group: a cell for each player. */
    List<Area> cells(Flight group) {
        return group.players().stream()
                .map(player -> new Area(left + group.week() - 1, player.number(), 1, 1))
                .toList();
    }
}
