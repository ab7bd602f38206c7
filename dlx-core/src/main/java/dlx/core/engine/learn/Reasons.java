package dlx.core.engine.learn;

/**
 * The reasons why options are taken or left, and the clauses of contradictions. A reason is one int: an index, and its
 * kind in the two lowest bits:
 *
 * <pre>
 *   kind               index
 *   by a clause        index of the clause, whose other literals are false
 *   by a node          node of a taken option, whose item excludes the other options
 *   by a full item     item whose capacity is used up
 *   by a needy item    item that needs all of its remaining options
 * </pre>
 *
 * <p>Reasons by nodes and items are turned into clauses only on demand, because such a clause can be as long as the
 * list of the item.
 */
final class Reasons {

    private static final int BY_CLAUSE = 0;
    private static final int BY_NODE = 1;
    private static final int BY_FULL_ITEM = 2;
    private static final int BY_NEEDY_ITEM = 3;

    private static final int KIND = 3;

    private static final int NOBODY = -1;

    private final ItemLists lists;
    private final ItemCounts counts;
    private final Trail trail;
    private final Clauses clauses;

    /**
     * Literals, all false: the reason that {@link #explain} has written, or the clause of the present contradiction.
     */
    int[] why;

    int whyLength;

    /** Index of the learned clause that is broken; {@link #NOBODY} if the contradiction is that of an item. */
    private int brokenClause;

    Reasons(ItemLists lists, ItemCounts counts, Trail trail, Clauses clauses) {
        this.lists = lists;
        this.counts = counts;
        this.trail = trail;
        this.clauses = clauses;
        grow(lists.problem.options());
    }

    /** Makes room for a number of variables. */
    final void grow(int variables) {
        why = new int[variables + 2];
    }

    static int byClause(int clause) {
        return clause << 2 | BY_CLAUSE;
    }

    static int byNode(int node) {
        return node << 2 | BY_NODE;
    }

    static int byFullItem(int item) {
        return item << 2 | BY_FULL_ITEM;
    }

    static int byNeedyItem(int item) {
        return item << 2 | BY_NEEDY_ITEM;
    }

    // ---- of a literal

    /**
     * Writes to {@link #why} the reason of an option's literal: false literals, of which one would be true otherwise.
     */
    void explain(int option) {
        int because = trail.reason[option];
        int about = because >> 2;
        whyLength = 0;
        switch (because & KIND) {
            case BY_NODE -> why[whyLength++] = 2 * lists.owner[about] + 1;
            case BY_FULL_ITEM -> gather(about, 0, counts.most[about], trail.place[option]);
            case BY_NEEDY_ITEM -> gather(about, 1, lists.length(about) - counts.least[about], trail.place[option]);
            default -> copyClause(about, option);
        }
    }

    /**
     * Returns the option, decided above level 0, that excludes an option by an item of both; negative if the reason is
     * of another kind.
     */
    int excluding(int option) {
        int because = trail.reason[option];
        if (because == Trail.NONE || (because & KIND) != BY_NODE) {
            return NOBODY;
        }
        int by = lists.owner[because >> 2];
        return trail.level[by] == 0 ? NOBODY : by;
    }

    /** Returns the index of the clause that is the reason of an option; negative if the reason is of another kind. */
    int clauseOf(int option) {
        int because = trail.reason[option];
        return because != Trail.NONE && (because & KIND) == BY_CLAUSE ? because >> 2 : NOBODY;
    }

    // ---- of a contradiction

    /** Returns the index of the clause that the present contradiction breaks; negative if it is that of an item. */
    int brokenClause() {
        return brokenClause;
    }

    /** Writes the contradiction of two taken options that exclude each other. */
    void notePair(int one, int other) {
        why[0] = 2 * one + 1;
        why[1] = 2 * other + 1;
        whyLength = 2;
        brokenClause = NOBODY;
    }

    /** Writes the contradiction of an item with more taken options than its capacity. */
    void noteTooMany(int item) {
        whyLength = 0;
        gather(item, 0, counts.most[item] + 1, trail.size);
        brokenClause = NOBODY;
    }

    /** Writes the contradiction of an item with fewer remaining options than it needs. */
    void noteTooFew(int item) {
        whyLength = 0;
        gather(item, 1, lists.length(item) - counts.least[item] + 1, trail.size);
        brokenClause = NOBODY;
    }

    /** Writes the contradiction of a clause whose literals are all false. */
    void noteBroken(int clause) {
        whyLength = 0;
        copyClause(clause, NOBODY);
        brokenClause = clause;
    }

    /**
     * Writes to {@link #why} the negations of literals of an item's options.
     *
     * @param side 0 for options that were taken, 1 for options that were left
     * @param wanted maximum number of literals to write
     * @param before index on the trail before which the literals became true
     */
    private void gather(int item, int side, int wanted, int before) {
        int left = wanted;
        for (int at = lists.begin[item]; at < lists.begin[item + 1] && left > 0; at++) {
            int option = lists.owner[lists.node[at]];
            if (trail.value[2 * option + side] > 0 && trail.place[option] < before) {
                why[whyLength++] = 2 * option + (side ^ 1);
                left--;
            }
        }
    }

    private void copyClause(int clause, int without) {
        int end = clauses.end(clause);
        for (int k = clause + Clauses.FIRST; k < end; k++) {
            if (clauses.ints[k] >> 1 != without) {
                why[whyLength++] = clauses.ints[k];
            }
        }
    }
}
