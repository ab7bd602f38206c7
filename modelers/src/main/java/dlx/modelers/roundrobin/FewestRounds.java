package dlx.modelers.roundrobin;

import java.util.List;

/**
 * The number of rounds of a tournament whose text does not say it: no plan fails for lack of rounds.
 *
 * <p>Without rests, absences and fixed matches {@link #usual} is the fewest that do: a graph whose edges have a proper coloring
 * with k colors has one whose colors occur equally often, but for one (C. J. H. McDiarmid, The solution of a timetabling
 * problem, IMA Journal of Applied Mathematics 9, 1972), so that no round has more matches than there are fields. Otherwise
 * a {@link PlanFinder} is asked, first with as many, then with more. A plan without rests, its rounds drawn apart and after
 * the last one that the text names, always does.
 */
final class FewestRounds {

    /** Places that the finders look at in all, in less than a second; then the number that always does is taken. */
    private static final long MOST_STEPS = 30_000_000;

    private FewestRounds() {}

    /** As many as a team needs for its matches, and more where teams are of an odd number or fields are few. */
    static int usual(int teams, int meetings, Fields fields, TeamLimits limits) {
        int matches = meetings * teams * (teams - 1) / 2;
        int rounds = limits.span(meetings * (teams - 1));
        while (capacity(teams, fields, limits, rounds) < matches) {
            rounds++;
        }
        return rounds;
    }

    /** The most matches in some rounds: as many as there are fields, and none of a team twice from a match to the next. */
    static int capacity(int teams, Fields fields, TeamLimits limits, int rounds) {
        int inRound = Math.min(fields.number(), teams / 2);
        int inStride = Math.min(inRound * limits.stride(), teams / 2);
        return rounds / limits.stride() * inStride + Math.min(rounds % limits.stride() * inRound, inStride);
    }

    /**
     * The rounds for a tournament with rests, absences and fixed matches.
     *
     * @param usual has the usual number of rounds
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

    /** The last round whose absences or matches the text tells, or where the first team plays if it plays in order. */
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

    /** True if fixed matches may stand in one plan; otherwise no number of rounds is enough. */
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
