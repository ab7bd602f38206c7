package dlx.core.engine.learn;

/**
 * The reasons for which options are taken or left, and of contradictions. A reason is one int, its kind in the two lowest bits:
 *
 * <pre>
 *   by a clause        where the clause lies: its other literals are false
 *   by a node          a node of an option that was taken: its item excludes the others
 *   by a full item     an item that has been covered as often as may be
 *   by a needy item    an item that needs every option it has left
 * </pre>
 *
 * <p>It is written out as a clause only when somebody asks: that of an item's clause would be as long as its list.
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

    /** The clause that was asked for, or that the present contradiction breaks: literals, of which all but one, or all, are false. */
    final int[] why;

    int whyLength;

    /** The clause that the contradiction is about, or {@link #NOBODY} if it is in {@link #why} already. */
    private int brokenClause;

    Reasons(ItemLists lists, ItemCounts counts, Trail trail, Clauses clauses) {
        this.lists = lists;
        this.counts = counts;
        this.trail = trail;
        this.clauses = clauses;
        why = new int[lists.problem.options() + 2];
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

    /** Writes to {@link #why} the literals, all false, from which it follows that an option is taken, or left. */
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

    // ---- of a contradiction

    /** The clause that the present contradiction breaks; negative if it is an item. */
    int brokenClause() {
        return brokenClause;
    }

    /** Two options are taken that exclude each other. */
    void notePair(int one, int other) {
        why[0] = 2 * one + 1;
        why[1] = 2 * other + 1;
        whyLength = 2;
        brokenClause = NOBODY;
    }

    /** More options of an item are taken than may be. */
    void noteTooMany(int item) {
        whyLength = 0;
        gather(item, 0, counts.most[item] + 1, trail.size);
        brokenClause = NOBODY;
    }

    /** More options of an item are left than may be. */
    void noteTooFew(int item) {
        whyLength = 0;
        gather(item, 1, lists.length(item) - counts.least[item] + 1, trail.size);
        brokenClause = NOBODY;
    }

    /** All literals of a clause are false. */
    void noteBroken(int clause) {
        whyLength = 0;
        copyClause(clause, NOBODY);
        brokenClause = clause;
    }

    /** Writes to {@link #why} the contraries of so many options of an item that were taken (side 0) or left (side 1) before. */
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
