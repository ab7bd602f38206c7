package dlx.modelers.golfers;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** The text of a plan week by week, as {@link ClubReader} reads it. */
final class PlanText {

    private static final Comparator<Flight> BY_FIRST =
            Comparator.comparing(group -> group.players().get(0));

    private PlanText() {}

    static String write(Club club, List<Flight> groups) {
        StringBuilder text = new StringBuilder()
                .append(club.groups().stream().map(Groups::toString).collect(Collectors.joining(", ")))
                .append(", ")
                .append(club.weeks())
                .append(club.weeks() == 1 ? " week\n" : " weeks\n");
        if (club.hasNames()) {
            text.append(club.players().stream().map(Player::name).collect(Collectors.joining(" ", "players: ", "\n")));
        }
        for (int week = 1; week <= club.weeks(); week++) {
            List<Flight> ofWeek = ofWeek(groups, week);
            if (!ofWeek.isEmpty()) {
                text.append(ofWeek.stream()
                        .map(Flight::names)
                        .collect(Collectors.joining(" | ", "week " + week + ": ", "\n")));
            }
        }
        return text.toString();
    }

    /** Returns the groups of a week, in the order of their first players. */
    static List<Flight> ofWeek(List<Flight> groups, int week) {
        return groups.stream()
                .filter(group -> group.week() == week)
                .sorted(BY_FIRST)
                .toList();
    }
}
