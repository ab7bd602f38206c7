package dlx.modelers.roundrobin;

import java.util.List;

/**
 * The number of rounds of a tournament whose text does not say it: no plan fails for lack of rounds.
 *
 * <p>Without absences and fixed matches {@link #usual} is the fewest that do: a graph whose edges have a proper coloring
 * with k colors has one whose colors occur equally often, but for one (C. J. H. McDiarmid, The solution of a timetabling
 * problem, IMA Journal of Applied Mathematics 9, 1972), so that no round has more matches than there are fields. Otherwise
 * a {@link PlanFinder} is asked, first with as many, then with more; as many rounds again, after the last one that the text
 * names, always do.
 */
final class FewestRounds {

    /** Places that the finders look at in all, in less than a second. */
    private static final long MOST_STEPS = 30_000_000;

    private FewestRounds() {}

    /** As many as a team has matches, more where one of an odd number rests, and more where fields are few. */
    static int usual(int teams, int meetings, Fields fields) {
        int ofTeam = meetings * (teams % 2 == 0 ? teams - 1 : teams);
        int inRound = Math.min(fields.number(), teams / 2);
        int matches = meetings * teams * (teams - 1) / 2;
        return Math.max(ofTeam, (matches + inRound - 1) / inRound);
    }

    /**
     * The rounds for a tournament with absences and fixed matches.
     *
     * @param usual has the usual number of rounds
     */
    static int of(Tournament usual) {
        int fewest = usual.slots().size();
        if (usual.absences().isEmpty() && usual.givens().isEmpty() || !agree(usual.givens(), usual)) {
            return fewest;
        }
        int most = fewest + lastNamed(usual);
        long steps = MOST_STEPS;
        for (int rounds = fewest; rounds < most; rounds++) {
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

    /** True if fixed matches may stand beside each other; otherwise no number of rounds is enough. */
    private static boolean agree(List<Match> givens, Tournament tournament) {
        return givens.stream().map(Match::pair).distinct().count() == givens.size()
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
        return ownField && inSlot.size() <= tournament.mostInSlot();
    }
}
