package dlx.modelers.roundrobin;

import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A tournament: teams that all meet, with times, fields and limits. Given matches may contradict each other; then there
 * is no solution.
 *
 * @param teams the teams, two or more
 * @param meetings number of matches between two teams: 1, or 2, so that each is at home once
 * @param slots the slots in the order of time
 * @param fields the fields on which matches take place
 * @param limits the limits of a plan for each team
 * @param absences teams and fields that are not available in a slot
 * @param ordered true if the first team meets the other teams in their order
 * @param givens the fixed matches
 * @since 0.1
 */
public record Tournament(
        List<Team> teams,
        int meetings,
        List<TimeSlot> slots,
        Fields fields,
        TeamLimits limits,
        Set<Absence> absences,
        boolean ordered,
        List<Match> givens)
        implements PuzzleWithGivens<Tournament, Match> {

    /** Creates a tournament with copies of the collections. */
    public Tournament {
        teams = List.copyOf(teams);
        slots = List.copyOf(slots);
        absences = Set.copyOf(absences);
        givens = List.copyOf(givens);
    }

    /** Returns slots that are numbered rounds. */
    static List<TimeSlot> rounds(int number) {
        return IntStream.rangeClosed(1, number)
                .mapToObj(round -> new TimeSlot(round, "round " + round))
                .toList();
    }

    /** Returns teams whose names are their numbers. */
    static List<Team> numbered(int number) {
        return IntStream.rangeClosed(1, number)
                .mapToObj(team -> new Team(team, Integer.toString(team)))
                .toList();
    }

    /** Returns true if the slots are numbered rounds. */
    boolean hasRounds() {
        return slots.equals(rounds(slots.size()));
    }

    /** Returns the number of matches of each team. */
    int matchesOfTeam() {
        return meetings * (teams.size() - 1);
    }

    /** Returns the number of all matches. */
    int matches() {
        return matchesOfTeam() * teams.size() / 2;
    }

    /** Returns the maximum number of matches in a slot. */
    int mostInSlot() {
        return Math.min(fields.number(), teams.size() / 2);
    }

    /** Returns true if slots differ only in their numbers, so that any two can be swapped. */
    boolean slotsAreAlike() {
        return hasRounds() && absences.isEmpty() && !ordered && limits.rest() == 0;
    }

    /** Returns true if each match has a team at home. */
    boolean hasHosts() {
        return meetings == 2 || choosesHosts();
    }

    /** Returns true if either team of a match may be at home, because teams meet once. */
    boolean choosesHosts() {
        return meetings == 1 && limits.balance() != TeamLimits.ANY;
    }

    /** Returns the name of the match as an item: its two teams, with the host first if they meet twice. */
    String meetingOf(Match match) {
        return (meetings == 1 ? match.inOrder() : match).pair();
    }

    /** Returns true if a match is possible in its slot and on its field. */
    boolean allows(Match match) {
        return !isAbsent(match.home().name(), match.slot())
                && !isAbsent(match.guest().name(), match.slot())
                && !isAbsent(match.field(), match.slot())
                && isInOrder(match);
    }

    /** Returns true if a team or a field is not available in a slot. */
    boolean isAbsent(String name, TimeSlot slot) {
        return absences.contains(new Absence(name, slot));
    }

    private boolean isInOrder(Match match) {
        Match ofFirst = match.inOrder();
        return !ordered
                || ofFirst.home().number() > 1
                || ofFirst.guest().number() == match.slot().number() + 1;
    }

    /** Passes all possible matches to a consumer, pair by pair. */
    void forEachMatch(Consumer<Match> matches) {
        forEachPair((home, guest) -> forEachMatch(home, guest, match -> {
            matches.accept(match);
            if (choosesHosts()) {
                matches.accept(match.turned());
            }
        }));
    }

    /** Passes all pairs of opponents to a consumer; both orders, with the host first, if they meet twice. */
    void forEachPair(BiConsumer<Team, Team> pairs) {
        for (Team home : teams) {
            for (Team guest : teams) {
                if (home.number() < guest.number() || meetings == 2 && home.number() != guest.number()) {
                    pairs.accept(home, guest);
                }
            }
        }
    }

    /** Passes all possible matches of two teams to a consumer, with the first team at home. */
    void forEachMatch(Team home, Team guest, Consumer<Match> matches) {
        for (TimeSlot slot : slots) {
            for (String field : fields.choices()) {
                Match match = new Match(home, guest, slot, field);
                if (allows(match)) {
                    matches.accept(match);
                }
            }
        }
    }

    /** Returns this tournament with other fixed matches. */
    Tournament with(List<Match> given) {
        return new Tournament(teams, meetings, slots, fields, limits, absences, ordered, given);
    }

    /** Returns this tournament with another number of rounds. */
    Tournament withRounds(int number) {
        return new Tournament(teams, meetings, rounds(number), fields, limits, absences, ordered, givens);
    }

    @Override
    public Tournament empty() {
        return givens.isEmpty() ? this : with(List.of());
    }
}
