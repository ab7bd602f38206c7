package dlx.modelers.roundrobin;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes a tournament and its known matches in the format that {@link TournamentReader} reads. */
final class TimetableText {

    private static final Comparator<Match> BY_TEAMS = Comparator.comparing(
                    (Match match) -> match.home().number())
            .thenComparing(match -> match.guest().number());

    private TimetableText() {}

    static String write(Tournament tournament, List<Match> matches) {
        StringBuilder text = new StringBuilder(head(tournament));
        if (tournament.meetings() > 1) {
            text.append("meetings: ").append(tournament.meetings()).append('\n');
        }
        text.append(slots(tournament, matches)).append(fields(tournament));
        TeamLimits limits = tournament.limits();
        if (limits.perDay() != TeamLimits.ANY) {
            text.append("per day: ").append(limits.perDay()).append('\n');
        }
        if (limits.balance() != TeamLimits.ANY) {
            text.append("balance: ").append(limits.balance()).append('\n');
        }
        if (limits.rest() > 0) {
            text.append("rest: ").append(limits.rest()).append('\n');
        }
        Stream.concat(tournament.teams().stream().map(Team::name), tournament.fields().names().stream())
                .forEach(name -> text.append(absences(tournament, name)));
        for (TimeSlot slot : tournament.slots()) {
            List<Match> inSlot = inSlot(matches, slot);
            if (!inSlot.isEmpty()) {
                text.append(inSlot.stream().map(Match::inSlot).collect(Collectors.joining(", ", slot + ": ", "\n")));
            }
        }
        return text.toString();
    }

    /** Returns the matches of a slot, in the order of the teams. */
    static List<Match> inSlot(List<Match> matches, TimeSlot slot) {
        return matches.stream()
                .filter(match -> match.slot().equals(slot))
                .sorted(BY_TEAMS)
                .toList();
    }

    private static String head(Tournament tournament) {
        List<Team> teams = tournament.teams();
        return teams.equals(Tournament.numbered(teams.size()))
                ? teams.size() + " teams\n"
                : line("teams:", teams.stream().map(Team::name));
    }

    /** Returns the line of slots; empty if the reader would compute the same number without it. */
    private static String slots(Tournament tournament, List<Match> matches) {
        List<TimeSlot> slots = tournament.slots();
        if (!tournament.hasRounds()) {
            return line("slots:", slots.stream().map(TimeSlot::name));
        }
        int usual = FewestRounds.usual(
                tournament.teams().size(), tournament.meetings(), tournament.fields(), tournament.limits());
        boolean free = matches.isEmpty()
                && tournament.absences().isEmpty()
                && tournament.limits().rest() == 0;
        boolean full = matches.size() == tournament.matches();
        return slots.size() == usual && (free || full) ? "" : "slots: " + slots.size() + "\n";
    }

    private static String fields(Tournament tournament) {
        Fields fields = tournament.fields();
        if (fields.areNamed()) {
            return line("fields:", fields.names().stream());
        }
        return fields.number() >= tournament.teams().size() / 2 ? "" : "fields: " + fields.number() + "\n";
    }

    private static String absences(Tournament tournament, String name) {
        List<String> slots = tournament.slots().stream()
                .filter(slot -> tournament.isAbsent(name, slot))
                .map(slot -> tournament.hasRounds() ? Integer.toString(slot.number()) : slot.name())
                .toList();
        return slots.isEmpty() ? "" : line("not " + name + ":", slots.stream());
    }

    private static String line(String start, Stream<String> words) {
        return Stream.concat(Stream.of(start), words).collect(Collectors.joining(" ", "", "\n"));
    }
}
