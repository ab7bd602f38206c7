package dlx.modelers.roundrobin;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** A partial plan: matches in their slots that respect rests and the number of fields. Not thread-safe. */
final class PlanInProgress {

    private final Tournament tournament;

    /** The match of each team in each slot, or {@code null}; teams and slots count from 0. */
    private final Match[][] ofTeam;

    /** The match on each named field in each slot, or {@code null}. */
    private final Match[][] onField;

    private final List<List<Match>> inSlot;

    PlanInProgress(Tournament tournament) {
        this.tournament = tournament;
        int slots = tournament.slots().size();
        ofTeam = new Match[tournament.teams().size()][slots];
        onField = new Match[tournament.fields().names().size()][slots];
        inSlot = IntStream.range(0, slots)
                .<List<Match>>mapToObj(slot -> new ArrayList<>())
                .toList();
    }

    void put(Match match) {
        set(match, true);
        inSlot.get(slot(match)).add(match);
    }

    void take(Match match) {
        set(match, false);
        inSlot.get(slot(match)).remove(match);
    }

    private void set(Match match, boolean isThere) {
        Match value = isThere ? match : null;
        ofTeam[match.home().number() - 1][slot(match)] = value;
        ofTeam[match.guest().number() - 1][slot(match)] = value;
        if (tournament.fields().areNamed()) {
            onField[field(match)][slot(match)] = value;
        }
    }

    /** Returns true if no match conflicts with this match. */
    boolean isFree(Match match) {
        return countInTheWay(match) == 0;
    }

    /** Returns the number of matches that must be removed before this match can be placed. */
    int countInTheWay(Match match) {
        Match[] ofHome = ofTeam[match.home().number() - 1];
        Match[] ofGuest = ofTeam[match.guest().number() - 1];
        int count = 0;
        for (int slot = firstNear(match); slot <= lastNear(match); slot++) {
            count += (ofHome[slot] == null ? 0 : 1) + (ofGuest[slot] == null || ofGuest[slot] == ofHome[slot] ? 0 : 1);
        }
        Match first = ofHome[slot(match)];
        Match second = ofGuest[slot(match)];
        if (tournament.fields().areNamed()) {
            Match third = onField[field(match)][slot(match)];
            return count + (third == null || third == first || third == second ? 0 : 1);
        }
        return first == null && second == null && isFull(match) ? count + 1 : count;
    }

    /** Returns the first slot in which a match of the same team is too near, from 0. */
    private int firstNear(Match match) {
        return Math.max(0, slot(match) - tournament.limits().rest());
    }

    /** Returns the last slot in which a match of the same team is too near, from 0. */
    private int lastNear(Match match) {
        return Math.min(inSlot.size() - 1, slot(match) + tournament.limits().rest());
    }

    /**
     * Returns the matches to remove before this match can be placed.
     *
     * @param match the match to place
     * @param movable a test for the matches that may be removed if fields are interchangeable and all are in use
     * @param random the source for a choice among these
     */
    Set<Match> inTheWay(Match match, Predicate<Match> movable, SplittableRandom random) {
        Set<Match> others = new LinkedHashSet<>();
        for (int slot = firstNear(match); slot <= lastNear(match); slot++) {
            add(ofTeam[match.home().number() - 1][slot], others);
            add(ofTeam[match.guest().number() - 1][slot], others);
        }
        if (tournament.fields().areNamed()) {
            add(onField[field(match)][slot(match)], others);
        } else if (isFull(match)
                && others.stream().noneMatch(other -> other.slot().equals(match.slot()))) {
            List<Match> all = inSlot.get(slot(match)).stream().filter(movable).toList();
            others.add(all.get(random.nextInt(all.size())));
        }
        return others;
    }

    private static void add(Match match, Set<Match> others) {
        if (match != null) {
            others.add(match);
        }
    }

    private boolean isFull(Match match) {
        return inSlot.get(slot(match)).size() >= tournament.fields().number();
    }

    private int field(Match match) {
        return tournament.fields().names().indexOf(match.field());
    }

    private static int slot(Match match) {
        return match.slot().number() - 1;
    }
}
