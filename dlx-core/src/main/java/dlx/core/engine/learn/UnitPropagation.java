package dlx.core.engine.learn;

import static dlx.core.engine.learn.Clauses.FIRST;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;

/**
 * Finds what follows from what is on the trail, and why.
 *
 * <pre>
 *   an option is taken      others leave that hold an item of it which is full, or has another color
 *   an option leaves        where an item has as many left as it needs, all of these are taken
 *   a literal is false      a clause that watches it looks for another literal, or makes its last one true
 * </pre>
 *
 * <p>A reason is one int, and is written out as a clause only when somebody asks: that of an item's clause would be as long as
 * its list. Cost of a literal: the lists of its option's items, and the clauses that watch it.
 */
final class UnitPropagation {

    /** Kinds of reasons, in the two lowest bits; what they are about stands above. */
    private static final int BY_CLAUSE = 0;

    /** A node of an option that was taken; its item excludes the others. */
    private static final int BY_NODE = 1;

    /** An item that has been covered as often as may be. */
    private static final int BY_FULL_ITEM = 2;

    /** An item that needs every option it has left. */
    private static final int BY_NEEDY_ITEM = 3;

    private static final int KIND = 3;

    private static final int NOBODY = -1;

    private final ItemLists lists;
    private final Problem problem;
    private final Trail trail;
    private final Clauses clauses;
    private final PacedStopCheck pace;

    private final int[] start;
    private final int[] item;

    /** Of each item, as the root leaves it: how often it must be covered at least, and may at most. */
    private final int[] least;

    private final int[] most;

    /** Of each item, how many options hold it and are open, and taken, as far as literals have been looked at. */
    private final int[] open;

    private final int[] taken;

    /** How many items need more options. */
    private int needy;

    /** How many literals of the trail have been looked at. */
    private int done;

    private long looks;
    private long looksPaced;

    /** The clause that was asked for, or that the present contradiction breaks: literals, of which all but one, or all, are false. */
    final int[] why;

    int whyLength;

    /** The clause that the contradiction is about, or {@link #NOBODY} if it is in {@link #why} already. */
    private int brokenClause;

    UnitPropagation(ItemLists lists, Root root, Trail trail, Clauses clauses, PacedStopCheck pace) {
        this.lists = lists;
        this.problem = lists.problem;
        this.trail = trail;
        this.clauses = clauses;
        this.pace = pace;
        start = problem.start;
        item = problem.item;
        int items = problem.items();
        least = problem.atLeast.clone();
        most = problem.atMost;
        for (int i = 0; i < items; i++) {
            least[i] = problem.primary[i] ? least[i] : 0;
        }
        for (int i : root.relax) {
            least[i] = 0;
        }
        open = new int[items];
        taken = new int[items];
        why = new int[problem.options() + 2];
        for (int i = 0; i < items; i++) {
            open[i] = lists.length(i);
            needy += least[i] > 0 ? 1 : 0;
        }
    }

    /** The reason "by this clause". */
    static int byClause(int clause) {
        return clause << 2 | BY_CLAUSE;
    }

    /** Whether every item has been covered as often as it needs. */
    boolean isSolved() {
        return needy == 0;
    }

    /** How many nodes and clauses have been looked at. */
    long looks() {
        return looks;
    }

    /** The clause that the present contradiction breaks; negative if it is an item. */
    int brokenClause() {
        return brokenClause;
    }

    /** Takes options, leaves options out, and takes what items need from the start; false if it is clear that there is no solution. */
    boolean begin(Root root) {
        for (int k : root.take) {
            if (!isGiven(2 * k)) {
                return false;
            }
        }
        for (int k : root.ban) {
            if (!isGiven(2 * k + 1)) {
                return false;
            }
        }
        for (int i = 0; i < open.length; i++) {
            if (open[i] < least[i]) {
                return false;
            }
            if (open[i] == least[i]) {
                takeAll(i);
            }
        }
        for (int k = 0; k < problem.options(); k++) {
            if (trail.isOpen(k) && !isWanted(k)) {
                trail.assign(2 * k + 1, Trail.NONE);
            }
        }
        return true;
    }

    private boolean isGiven(int literal) {
        if (trail.isOpen(literal >> 1)) {
            trail.assign(literal, Trail.NONE);
        }
        return trail.value[literal] > 0;
    }

    /** Whether an item asks for an option: one that may have some, though it needs none, does where items have multiplicities. */
    private boolean isWanted(int option) {
        for (int node = start[option]; node < start[option + 1]; node++) {
            int i = item[node];
            if (least[i] > 0 || problem.primary[i] && problem.atLeast[i] == 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Looks at what is new on the trail, and at what follows; false at a contradiction, of which {@link #why} is told. What the
     * pace throws, it throws between two literals, and the next call goes on there.
     */
    boolean propagate() {
        while (done < trail.size) {
            pace.steps((int) (looks - looksPaced));
            looksPaced = looks;
            int literal = trail.literal[done++];
            boolean goesOn = (literal & 1) == 0 ? take(literal >> 1) : leave(literal >> 1);
            if (!goesOn || clauses.watched[literal ^ 1] > 0 && !visitClauses(literal ^ 1)) {
                return false;
            }
        }
        return true;
    }

    private boolean take(int option) {
        int end = start[option + 1];
        looks += end - start[option];
        for (int node = start[option]; node < end; node++) {
            int i = item[node];
            open[i]--;
            taken[i]++;
            if (taken[i] == least[i]) {
                needy--;
            }
        }
        for (int node = start[option]; node < end; node++) {
            if (!exclude(node, option)) {
                return false;
            }
        }
        return true;
    }

    private boolean leave(int option) {
        int end = start[option + 1];
        looks += end - start[option];
        for (int node = start[option]; node < end; node++) {
            open[item[node]]--;
        }
        for (int node = start[option]; node < end; node++) {
            int i = item[node];
            int left = open[i] + taken[i];
            if (left < least[i]) {
                noteTooFew(i);
                return false;
            }
            if (left == least[i] && open[i] > 0) {
                takeAll(i);
            }
        }
        return true;
    }

    /** Leaves out what a node of an option that was taken excludes. */
    private boolean exclude(int node, int option) {
        int i = item[node];
        if (lists.colored[i]) {
            return excludeOtherColors(node, option);
        }
        if (taken[i] < most[i]) {
            return true;
        }
        if (taken[i] > most[i]) {
            noteTooMany(i);
            return false;
        }
        if (most[i] > 1) {
            leaveAll(i);
            return true;
        }
        int because = node << 2 | BY_NODE;
        int end = lists.begin[i + 1];
        looks += end - lists.begin[i];
        for (int at = lists.begin[i]; at < end; at++) {
            int other = lists.owner[lists.node[at]];
            int now = trail.value[2 * other];
            if (now == 0) {
                trail.assign(2 * other + 1, because);
            } else if (now > 0 && other != option) {
                notePair(option, other);
                return false;
            }
        }
        return true;
    }

    private boolean excludeOtherColors(int node, int option) {
        int i = item[node];
        int because = node << 2 | BY_NODE;
        int end = lists.begin[i + 1];
        looks += end - lists.begin[i];
        for (int at = lists.begin[i]; at < end; at++) {
            int otherNode = lists.node[at];
            int other = lists.owner[otherNode];
            if (other == option || !problem.exclude(node, otherNode)) {
                continue;
            }
            int now = trail.value[2 * other];
            if (now == 0) {
                trail.assign(2 * other + 1, because);
            } else if (now > 0) {
                notePair(option, other);
                return false;
            }
        }
        return true;
    }

    private void leaveAll(int i) {
        looks += lists.length(i);
        for (int at = lists.begin[i]; at < lists.begin[i + 1]; at++) {
            int other = lists.owner[lists.node[at]];
            if (trail.isOpen(other)) {
                trail.assign(2 * other + 1, i << 2 | BY_FULL_ITEM);
            }
        }
    }

    private void takeAll(int i) {
        looks += lists.length(i);
        for (int at = lists.begin[i]; at < lists.begin[i + 1]; at++) {
            int other = lists.owner[lists.node[at]];
            if (trail.isOpen(other)) {
                trail.assign(2 * other, i << 2 | BY_NEEDY_ITEM);
            }
        }
    }

    // ---- contradictions, and reasons

    private void notePair(int one, int other) {
        why[0] = 2 * one + 1;
        why[1] = 2 * other + 1;
        whyLength = 2;
        brokenClause = NOBODY;
    }

    private void noteTooMany(int i) {
        whyLength = 0;
        gather(i, 0, most[i] + 1, trail.size);
        brokenClause = NOBODY;
    }

    private void noteTooFew(int i) {
        whyLength = 0;
        gather(i, 1, lists.length(i) - least[i] + 1, trail.size);
        brokenClause = NOBODY;
    }

    /** Writes to {@link #why} the contraries of so many options of an item that were taken (side 0) or left (side 1) before. */
    private void gather(int i, int side, int wanted, int before) {
        int left = wanted;
        for (int at = lists.begin[i]; at < lists.begin[i + 1] && left > 0; at++) {
            int option = lists.owner[lists.node[at]];
            if (trail.value[2 * option + side] > 0 && trail.place[option] < before) {
                why[whyLength++] = 2 * option + (side ^ 1);
                left--;
            }
        }
    }

    /** Writes to {@link #why} the literals, all false, from which it follows that an option is taken, or left. */
    void explain(int option) {
        int because = trail.reason[option];
        int about = because >> 2;
        whyLength = 0;
        switch (because & KIND) {
            case BY_NODE -> why[whyLength++] = 2 * lists.owner[about] + 1;
            case BY_FULL_ITEM -> gather(about, 0, most[about], trail.place[option]);
            case BY_NEEDY_ITEM -> gather(about, 1, lists.length(about) - least[about], trail.place[option]);
            default -> copyClause(about, option);
        }
    }

    /** The option above level 0 that excludes an option, in an item that both hold; negative if something else did. */
    int excluding(int option) {
        int because = trail.reason[option];
        if (because == Trail.NONE || (because & KIND) != BY_NODE) {
            return NOBODY;
        }
        int by = lists.owner[because >> 2];
        return trail.level[by] == 0 ? NOBODY : by;
    }

    /** The clause that made an option what it is, negative if something else did. */
    int clauseOf(int option) {
        int because = trail.reason[option];
        return because != Trail.NONE && (because & KIND) == BY_CLAUSE ? because >> 2 : NOBODY;
    }

    private void copyClause(int clause, int without) {
        int end = clause + FIRST + clauses.length(clause);
        for (int k = clause + FIRST; k < end; k++) {
            if (clauses.ints[k] >> 1 != without) {
                why[whyLength++] = clauses.ints[k];
            }
        }
    }

    /** Visits the clauses that watch a literal which has become false. */
    private boolean visitClauses(int literal) {
        int[] pairs = clauses.watch[literal];
        int length = clauses.watched[literal];
        int[] ints = clauses.ints;
        byte[] value = trail.value;
        int kept = 0;
        looks += length >> 1;
        for (int k = 0; k < length; k += 2) {
            int clause = pairs[k];
            int known = pairs[k + 1];
            if (value[known] > 0) {
                pairs[kept] = clause;
                pairs[kept + 1] = known;
                kept += 2;
                continue;
            }
            int first = clause + FIRST;
            if (ints[first] == literal) {
                ints[first] = ints[first + 1];
                ints[first + 1] = literal;
            }
            int other = ints[first];
            if ((other == known || value[other] <= 0) && watchAnother(literal, clause)) {
                continue;
            }
            pairs[kept] = clause;
            pairs[kept + 1] = other;
            kept += 2;
            if (value[other] < 0) {
                System.arraycopy(pairs, k + 2, pairs, kept, length - k - 2);
                clauses.watched[literal] = kept + length - k - 2;
                whyLength = 0;
                copyClause(clause, NOBODY);
                brokenClause = clause;
                return false;
            }
            if (value[other] == 0) {
                trail.assign(other, byClause(clause));
            }
        }
        clauses.watched[literal] = kept;
        return true;
    }

    /** Lets a clause watch another literal that is not false in place of its second one; false if it has none. */
    private boolean watchAnother(int literal, int clause) {
        int[] ints = clauses.ints;
        int first = clause + FIRST;
        int end = first + ints[clause];
        for (int k = first + 2; k < end; k++) {
            int candidate = ints[k];
            if (trail.value[candidate] >= 0) {
                ints[first + 1] = candidate;
                ints[k] = literal;
                clauses.watch(candidate, clause, ints[first]);
                return true;
            }
        }
        return false;
    }

    // ---- back

    /** Goes back to the end of a level; {@code order} and {@code phases} take each option that is open again. */
    void backTo(int depth, ActivityOrder order, Phases phases) {
        if (trail.depth <= depth) {
            return;
        }
        int to = trail.begin(depth + 1);
        while (trail.size > to) {
            int literal = trail.pop();
            if (trail.size < done) {
                uncount(literal);
            }
            order.add(literal >> 1);
            phases.remember(literal);
        }
        done = Math.min(done, to);
        trail.depth = depth;
    }

    private void uncount(int literal) {
        int option = literal >> 1;
        boolean wasTaken = (literal & 1) == 0;
        for (int node = start[option]; node < start[option + 1]; node++) {
            int i = item[node];
            open[i]++;
            if (wasTaken) {
                if (taken[i] == least[i]) {
                    needy++;
                }
                taken[i]--;
            }
        }
    }
}
