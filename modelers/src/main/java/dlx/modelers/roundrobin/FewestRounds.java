package dlx.modelers.roundrobin;

import java.util.List;

/**
 * Computes the number of rounds of a tournament whose text omits it, so that the number is never too small for a plan.
 *
 * <p>Without rests, absences and fixed matches, {@link #usual} is the minimum. A graph with a proper edge coloring in k
 * colors has one whose color classes differ in size by at most one (C. J. H. McDiarmid, The solution of a timetabling
 * problem, IMA Journal of Applied Mathematics 9, 1972), so that no round has more matches than fields. Otherwise a
 * {@link PlanFinder} tries that number, then larger numbers. The following number always suffices: a plan without rests
 * whose rounds are spread apart and follow the last round that the text names.
 */
final class FewestRounds {

    /**
     * Maximum number of places that all finders examine together, in less than a second; after that, the number that
     * always suffices is used.
     */
    private static final long MOST_STEPS = 30_000_000;

    private FewestRounds() {}

    /**
     * Returns the rounds that a team needs for its matches, increased if the number of teams is odd or there are few
     * fields.
     */
    static int usual(int teams, int meetings, Fields fields, TeamLimits limits) {
        int matches = meetings * teams * (teams - 1) / 2;
        int rounds = limits.span(meetings * (teams - 1));
        while (capacity(teams, fields, limits, rounds) < matches) {
            rounds++;
        }
        return rounds;
    }

    /**
     * Returns the maximum number of matches in some rounds. Fields limit the matches of each round. A team plays at
     * most once within {@code stride} consecutive rounds.
     */
    static int capacity(int teams, Fields fields, TeamLimits limits, int rounds) {
        int inRound = Math.min(fields.number(), teams / 2);
        int inStride = Math.min(inRound * limits.stride(), teams / 2);
        return rounds / limits.stride() * inStride + Math.min(rounds % limits.stride() * inRound, inStride);
    }

    /**
     * Returns the number of rounds for a tournament with rests, absences and fixed matches.
     *
     * @param usual the tournament with the usual number of rounds
     */
    static int of(Tournament usual) {
        int fewest = usual.slots().size();
        TeamLimits limits = usual.limits();
        boolean isUsual = limits.rest() == 0
                && usual.absences().isEmpty()
                && usual.givens().isEmpty();
        if (isUsual || !agree(usual.givens(), usual)) {
            return fewest;
        }
        int withoutRests = usual(usual.teams().size(), usual.meetings(), usual.fields(), limits.withoutRest());
        int named = lastNamed(usual);
        int most = limits.span(withoutRests) + (named == 0 ? 0 : named + limits.rest());
        long steps = MOST_STEPS;
        for (int rounds = fewest; rounds < most && steps > 0; rounds++) {
            PlanFinder finder = new PlanFinder(usual.withRounds(rounds));
            if (finder.find(steps)) {
                return rounds;
            }
            steps -= finder.steps();
        }
        return most;
    }

    /**
     * Returns the last round that an absence or a fixed match names, or in which the first team plays if it plays in
     * order.
     */
    private static int lastNamed(Tournament tournament) {
        int absent = tournament.absences().stream()
                .mapToInt(absence -> absence.slot().number())
                .max()
                .orElse(0);
        int fixed = tournament.givens().stream()
                .mapToInt(match -> match.slot().number())
                .max()
                .orElse(0);
        int inOrder = tournament.ordered() ? tournament.matchesOfTeam() : 0;
        return Math.max(inOrder, Math.max(absent, fixed));
    }

    /** Returns true if the fixed matches can be together in one plan; otherwise no number of rounds suffices. */
    private static boolean agree(List<Match> givens, Tournament tournament) {
        return givens.stream().map(tournament::meetingOf).distinct().count() == givens.size()
                && givens.stream().allMatch(match -> agrees(match, givens, tournament));
    }

    private static boolean agrees(Match match, List<Match> givens, Tournament tournament) {
        List<Match> inSlot = givens.stream()
                .filter(other -> other.slot().equals(match.slot()))
                .toList();
        boolean ownField = match.field().isEmpty()
                || inSlot.stream()
                                .filter(other -> other.field().equals(match.field()))
                                .count()
                        == 1;
        boolean rested = givens.stream()
                .filter(other -> other != match && (other.has(match.home()) || other.has(match.guest())))
                .allMatch(other -> Math.abs(other.slot().number() - match.slot().number())
                        > tournament.limits().rest());
        return ownField && rested && inSlot.size() <= tournament.mostInSlot();
    }
}
