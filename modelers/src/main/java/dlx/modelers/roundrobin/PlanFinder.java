package dlx.modelers.roundrobin;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * Looks for a plan by putting one match after another where it is in the way of the fewest others, which are placed anew
 * (hill climbing after J. H. Dinitz and D. R. Stinson, A hill-climbing algorithm for the construction of one-factorizations
 * and Room squares, SIAM Journal on Algebraic and Discrete Methods 8, 1987). A plan that is found is one; that none was
 * found proves nothing. Draws the same numbers each time. Not thread-safe.
 */
final class PlanFinder {

    /** Matches that are placed, for each that there is, before the finder gives up. */
    private static final int TRIES = 200;

    /** One match of this many is put anywhere, so that no circle of moves lasts. */
    private static final int ANYWHERE = 20;

    private final Tournament tournament;
    private final PlanInProgress plan;
    private final SplittableRandom random = new SplittableRandom(1987);

    /** The places of each match that is not fixed. */
    private final Map<String, List<Match>> places = new TreeMap<>();

    private final Deque<List<Match>> open = new ArrayDeque<>();
    private long steps;

    PlanFinder(Tournament tournament) {
        this.tournament = tournament;
        plan = new PlanInProgress(tournament);
        Set<String> fixed = new HashSet<>();
        for (Match match : tournament.givens()) {
            plan.put(match);
            fixed.add(tournament.meetingOf(match));
        }
        tournament.forEachPair((home, guest) -> {
            List<Match> ofPair = new ArrayList<>();
            String pair = home + " v " + guest;
            tournament.forEachMatch(home, guest, match -> {
                steps++;
                if (plan.isFree(match)) {
                    ofPair.add(match);
                }
            });
            if (!fixed.contains(pair)) {
                places.put(pair, ofPair);
                open.add(ofPair);
            }
        });
    }

    /** The places that were looked at. */
    long steps() {
        return steps;
    }

    /**
     * Looks for a plan, once.
     *
     * @param mostSteps places to look at
     */
    boolean find(long mostSteps) {
        long tries = (long) TRIES * tournament.matches();
        while (!open.isEmpty()) {
            List<Match> ofPair = open.remove();
            if (ofPair.isEmpty() || tries-- == 0 || steps > mostSteps) {
                return false;
            }
            Match match = random.nextInt(ANYWHERE) == 0 ? ofPair.get(random.nextInt(ofPair.size())) : best(ofPair);
            for (Match other : plan.inTheWay(match, this::isMovable, random)) {
                plan.take(other);
                open.add(places.getOrDefault(tournament.meetingOf(other), List.of()));
            }
            plan.put(match);
        }
        return true;
    }

    private boolean isMovable(Match match) {
        return places.containsKey(tournament.meetingOf(match));
    }

    /** One of those in the way of the fewest. */
    private Match best(List<Match> ofPair) {
        steps += ofPair.size() * (2L * tournament.limits().rest() + 1);
        Match best = ofPair.get(0);
        int fewest = Integer.MAX_VALUE;
        int ties = 0;
        for (Match match : ofPair) {
            int others = plan.countInTheWay(match);
            ties = others < fewest ? 1 : others == fewest ? ties + 1 : ties;
            if (others < fewest || others == fewest && random.nextInt(ties) == 0) {
                best = match;
            }
            fewest = Math.min(fewest, others);
        }
        return best;
    }
}
