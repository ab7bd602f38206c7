package dlx.modelers.roundrobin;

import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Teams that meet all others, and when and where they can. Matches that are given may contradict each other; then there is
 * no solution.
 *
 * @param teams two or more
 * @param meetings how often two teams meet: 1, or 2, where each is at home once
 * @param slots in their order
 * @param fields where matches take place
 * @param limits what a plan keeps for each team
 * @param absences who cannot play when
 * @param ordered whether the first team meets the others in their order
 * @param givens matches that are fixed already
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

    /** A tournament with copies of what was given. */
    public Tournament {
        teams = List.copyOf(teams);
        slots = List.copyOf(slots);
        absences = Set.copyOf(absences);
        givens = List.copyOf(givens);
    }

    /** Rounds with numbers. */
    static List<TimeSlot> rounds(int number) {
        return IntStream.rangeClosed(1, number)
                .mapToObj(round -> new TimeSlot(round, "round " + round))
                .toList();
    }

    /** Teams without names of their own. */
    static List<Team> numbered(int number) {
        return IntStream.rangeClosed(1, number)
                .mapToObj(team -> new Team(team, Integer.toString(team)))
                .toList();
    }

    /** Slots without names of their own. */
    boolean hasRounds() {
        return slots.equals(rounds(slots.size()));
    }

    /** The matches that a team has. */
    int matchesOfTeam() {
        return meetings * (teams.size() - 1);
    }

    /** The matches that there are. */
    int matches() {
        return matchesOfTeam() * teams.size() / 2;
    }

    /** The most matches in a slot. */
    int mostInSlot() {
        return Math.min(fields.number(), teams.size() / 2);
    }

    /** Whether slots differ in their numbers only, so that any two may change places. */
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

    /** Names what takes place once: a match of two teams, with its host where they meet twice. */
    String meetingOf(Match match) {
        return (meetings == 1 ? match.inOrder() : match).pair();
    }

    /** Whether a match can be where and when it says. */
    boolean allows(Match match) {
        return !isAbsent(match.home().name(), match.slot())
                && !isAbsent(match.guest().name(), match.slot())
                && !isAbsent(match.field(), match.slot())
                && isInOrder(match);
    }

    /** Whether a team or a field is not there. */
    boolean isAbsent(String name, TimeSlot slot) {
        return absences.contains(new Absence(name, slot));
    }

    private boolean isInOrder(Match match) {
        Match ofFirst = match.inOrder();
        return !ordered
                || ofFirst.home().number() > 1
                || ofFirst.guest().number() == match.slot().number() + 1;
    }

    /** Lists all matches that can be, pair after pair. */
    void forEachMatch(Consumer<Match> matches) {
        forEachPair((home, guest) -> forEachMatch(home, guest, match -> {
            matches.accept(match);
            if (choosesHosts()) {
                matches.accept(match.turned());
            }
        }));
    }

    /** Lists who meets whom, the host first where they meet twice. */
    void forEachPair(BiConsumer<Team, Team> pairs) {
        for (Team home : teams) {
            for (Team guest : teams) {
                if (home.number() < guest.number() || meetings == 2 && home.number() != guest.number()) {
                    pairs.accept(home, guest);
                }
            }
        }
    }

    /** Lists where and when two teams can play, the first of them at home. */
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

    /** The same with other matches fixed. */
    Tournament with(List<Match> given) {
        return new Tournament(teams, meetings, slots, fields, limits, absences, ordered, given);
    }

    /** The same with another number of rounds. */
    Tournament withRounds(int number) {
        return new Tournament(teams, meetings, rounds(number), fields, limits, absences, ordered, givens);
    }

    @Override
    public Tournament empty() {
        return givens.isEmpty() ? this : with(List.of());
    }
}
