package dlx.modelers.roundrobin;

import dlx.api.Area;
import dlx.api.Svg;
import dlx.modelers.grid.Ink;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Draws a table with a row for each team and a column for each slot. A cell contains the opponent, and is gray if the
 * team cannot play.
 */
final class TimetablePicture {

    private static final double LETTER = 0.36;

    /** Width reserved for a letter of that height; most letters are narrower. */
    private static final double ADVANCE = 0.24;

    private static final String RULE = "#d0d0d0";
    private static final String ABSENT = "#c4c4c4";

    private final Tournament tournament;

    /** Width of each column. */
    private final double wide;

    TimetablePicture(Tournament tournament) {
        this.tournament = tournament;
        Stream<String> slots = tournament.slots().stream().map(TimeSlot::name);
        Stream<String> teams = tournament.teams().stream().map(team -> team + (tournament.hasHosts() ? " (h)" : ""));
        Stream<String> fields = tournament.fields().names().stream();
        int longest = Stream.of(slots, teams, fields)
                .flatMap(names -> names)
                .mapToInt(String::length)
                .max()
                .orElse(1);
        wide = longest * ADVANCE + LETTER;
    }

    Svg draw(List<Match> matches) {
        List<TimeSlot> slots = tournament.slots();
        List<Team> teams = tournament.teams();
        Svg svg = new Svg(wide * (slots.size() + 1), teams.size() + 1.0);
        for (TimeSlot slot : slots) {
            svg.word((slot.number() + 0.5) * wide, 0.5, LETTER, Ink.GIVEN, slot.name());
            for (Team team : teams) {
                if (tournament.isAbsent(team.name(), slot)) {
                    svg.box(slot.number() * wide, team.number(), wide, 1, ABSENT);
                }
            }
        }
        Set<Match> given = new HashSet<>(tournament.givens());
        for (Match match : matches) {
            drawTeam(svg, match, match.home(), match.guest(), given.contains(match));
            drawTeam(svg, match, match.guest(), match.home(), given.contains(match));
        }
        for (Team team : teams) {
            svg.word(wide / 2, team.number() + 0.5, LETTER, Ink.GIVEN, team.name());
            svg.line(0, team.number(), svg.width(), team.number(), 0.02, RULE);
        }
        slots.forEach(slot -> svg.line(slot.number() * wide, 0, slot.number() * wide, svg.height(), 0.02, RULE));
        return svg;
    }

    private void drawTeam(Svg svg, Match match, Team team, Team other, boolean given) {
        Area cell = cell(match, team);
        svg.box(cell.x(), cell.y(), cell.width(), cell.height(), Svg.color(other.number() - 1));
        double x = cell.x() + wide / 2;
        double y = cell.y() + (match.field().isEmpty() ? 0.5 : 0.33);
        String words = TimetableTables.opponent(tournament, match, team);
        Ink.write(svg, given, x, y, LETTER, Ink.GIVEN, words);
        if (!match.field().isEmpty()) {
            svg.word(x, cell.y() + 0.75, LETTER * 0.8, Ink.GIVEN, match.field());
        }
    }

    /** Returns the areas of a match: a cell for each of its teams. */
    List<Area> cells(Match match) {
        return List.of(cell(match, match.home()), cell(match, match.guest()));
    }

    private Area cell(Match match, Team team) {
        return new Area(match.slot().number() * wide, team.number(), wide, 1);
    }
}
