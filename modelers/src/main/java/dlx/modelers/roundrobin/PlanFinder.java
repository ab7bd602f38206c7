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
 * Searches for a plan by hill climbing: places one match after another where it conflicts with the fewest other
 * matches, and places these anew (after J. H. Dinitz and D. R. Stinson, A hill-climbing algorithm for the construction
 * of one-factorizations and Room squares, SIAM Journal on Algebraic and Discrete Methods 8, 1987).
 *
 * <p>A success proves that a plan exists; a failure proves nothing. The seed is fixed, so results are reproducible. Not
 * thread-safe.
 */
final class PlanFinder {

    /** Number of placements per match before the finder gives up. */
    private static final int TRIES = 200;

    /** Average number of placements per placement at random, which breaks cycles of moves. */
    private static final int ANYWHERE = 20;

    private final Tournament tournament;
    private final PlanInProgress plan;
    private final SplittableRandom random = new SplittableRandom(1987);

    /** The possible places of each match that is not fixed, by the name of the match. */
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

    /** Returns the number of places examined. */
    long steps() {
        return steps;
    }

    /**
     * Searches for a plan. May be called once.
     *
     * @param mostSteps maximum number of places to examine
     * @return true if a plan was found
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

    /** Returns a place that conflicts with the fewest matches, at random among equals. */
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
