package dlx.core.engine.leftmost;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import java.util.BitSet;

/**
 * A problem of at most 128 items, its options in groups: those of a group have the same leftmost item among those that
 * must be covered. While that item is the leftmost open one, all items on its left are covered, so the group has just
 * the options to be tried. Immutable, shared by all searches over it.
 *
 * <p>An item has a <em>position</em>, which is its bit in two words: items that must be covered come first, in their
 * order, the others behind them.
 *
 * <p>The options of a group stand in a list, in their order, and an end behind them. Where groups are long there is a
 * list for each <em>pattern</em> of the {@link #bits} positions behind that of the group: its options that meet no
 * covered one of them. Patterns that differ only where no option of the group has an item share a list.
 */
final class Leftmost {

    static final int MOST_ITEMS = 128;

    /** From this many options a group on, in the mean, patterns pay. */
    private static final int LONG_GROUP = 8;

    /** The lists for patterns have at most this many places in all: 5 MB. */
    private static final int MOST_PLACES = 1 << 18;

    /** How many positions a pattern may have, the best first. */
    private static final int[] PATTERN_BITS = {8, 6};

    final Problem problem;

    /** Of each position, its item. */
    final int[] itemAt;

    /** How many items must be covered: those at the first positions. */
    final int needed;

    /** How many positions a pattern has; 0 where each group has one list. */
    final int bits;

    /** The place where a list begins: at the position of its group, shifted by {@link #bits}, plus the pattern. */
    final int[] begin;

    /** Of each place, the items of its option: two words, the lower first. No items at the end of a list. */
    final long[] mask;

    /** Of each place, the number of its option in the cover. */
    final int[] number;

    /** Of each item, its position. */
    private final int[] position;

    /** The problem as it is. */
    Leftmost(Problem problem, StopCheck stop) {
        this(problem, new int[0], new int[0], stop);
    }

    /**
     * The problem with some options left out.
     *
     * @param banned the options, by their places in the problem
     * @param relaxed items that need not be covered
     */
    private Leftmost(Problem problem, int[] banned, int[] relaxed, StopCheck stop) {
        this.problem = problem;
        PacedStopCheck pace = new PacedStopCheck(stop);
        boolean[] needs = problem.primary.clone();
        for (int item : relaxed) {
            needs[item] = false;
        }
        itemAt = new int[needs.length];
        position = new int[needs.length];
        needed = order(needs);
        Groups groups = groups(banned, pace);
        bits = patternBits(groups, pace);
        begin = new int[needed << bits];
        int places = (int) places(groups, bits, pace);
        mask = new long[2 * places];
        number = new int[places];
        fillLists(groups, pace);
    }

    /** What to search under some givens: this, where they leave the groups as they are. */
    Leftmost under(Root root, StopCheck stop) {
        return root.ban.length + root.relax.length == 0 ? this : new Leftmost(problem, root.ban, root.relax, stop);
    }

    /** Gives each item its position; how many must be covered. */
    private int order(boolean[] needs) {
        int next = 0;
        int others = 0;
        for (boolean wanted : new boolean[] {true, false}) {
            others = next;
            for (int i = 0; i < needs.length; i++) {
                if (needs[i] == wanted) {
                    position[i] = next;
                    itemAt[next++] = i;
                }
            }
        }
        return others;
    }

    /**
     * The options that are tried, group by group.
     *
     * @param start where each group begins, and one place more
     * @param option the options by their places in the problem
     * @param mask the items of each, in two words
     * @param window the positions behind that of the group which each has, from bit 0 on
     * @param touched of each group, the union of its windows
     */
    private record Groups(int[] start, int[] option, long[] mask, long[] window, long[] touched) {}

    private Groups groups(int[] banned, PacedStopCheck pace) {
        int[] groupOf = groupOfEach(banned, pace);
        int[] start = new int[needed + 1];
        for (int group : groupOf) {
            if (group < needed) {
                start[group + 1]++;
            }
        }
        for (int i = 0; i < needed; i++) {
            start[i + 1] += start[i];
        }
        int size = start[needed];
        Groups groups = new Groups(start, new int[size], new long[2 * size], new long[size], new long[needed]);
        int[] next = start.clone();
        for (int k = 0; k < groupOf.length; k++) {
            pace.step();
            int group = groupOf[k];
            if (group < needed) {
                int at = next[group]++;
                groups.option[at] = k;
                addItems(k, groups.mask, 2 * at);
                groups.window[at] = window(groups.mask[2 * at], groups.mask[2 * at + 1], group);
                groups.touched[group] |= groups.window[at];
            }
        }
        return groups;
    }

    /** Of each option, its group; at least {@link #needed} for one that nobody tries. */
    private int[] groupOfEach(int[] banned, PacedStopCheck pace) {
        BitSet out = new BitSet();
        for (int k : banned) {
            out.set(k);
        }
        int[] group = new int[problem.options()];
        for (int k = 0; k < group.length; k++) {
            pace.steps(1 + problem.start[k + 1] - problem.start[k]);
            group[k] = MOST_ITEMS;
            for (int node = problem.start[k]; node < problem.start[k + 1] && !out.get(k); node++) {
                group[k] = Math.min(group[k], position[problem.item[node]]);
            }
        }
        return group;
    }

    /** Adds the items of an option, by its place in the problem, to a set of two words. */
    void addItems(int option, long[] words, int at) {
        for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
            int p = position[problem.item[node]];
            words[at + p / Long.SIZE] |= 1L << p;
        }
    }

    /** As many as pay and fit. */
    private int patternBits(Groups groups, PacedStopCheck pace) {
        if (groups.option.length < (long) LONG_GROUP * needed) {
            return 0;
        }
        for (int some : PATTERN_BITS) {
            if (places(groups, some, pace) <= MOST_PLACES) {
                return some;
            }
        }
        return 0;
    }

    /** How many places the lists for patterns take: an option is in that of each pattern that it does not meet. */
    private long places(Groups groups, int patternBits, PacedStopCheck pace) {
        long all = (1L << patternBits) - 1;
        long places = 0;
        for (int i = 0; i < needed; i++) {
            int touched = Long.bitCount(groups.touched[i] & all);
            places += 1L << touched;
            for (int k = groups.start[i]; k < groups.start[i + 1]; k++) {
                pace.step();
                places += 1L << touched - Long.bitCount(groups.window[k] & all);
            }
        }
        return places;
    }

    private void fillLists(Groups groups, PacedStopCheck pace) {
        int next = 0;
        for (int i = 0; i < needed; i++) {
            for (int pattern = 0; pattern < 1 << bits; pattern++) {
                int list = i << bits | pattern;
                int seen = pattern & (int) groups.touched[i];
                if (seen < pattern) {
                    begin[list] = begin[i << bits | seen];
                    continue;
                }
                begin[list] = next;
                pace.steps(groups.start[i + 1] - groups.start[i]);
                for (int k = groups.start[i]; k < groups.start[i + 1]; k++) {
                    if ((groups.window[k] & pattern) == 0) {
                        mask[2 * next] = groups.mask[2 * k];
                        mask[2 * next + 1] = groups.mask[2 * k + 1];
                        number[next++] = problem.number[groups.option[k]];
                    }
                }
                next++;
            }
        }
    }

    /** The place where the list begins for the leftmost open item, at a position, and the covered items behind it. */
    int firstPlace(int position, long low, long high) {
        return begin[position << bits | (int) window(low, high, position) & (1 << bits) - 1];
    }

    /** The positions behind one, of a set in two words, from bit 0 on: 64 of them at most. */
    private static long window(long low, long high, int position) {
        return position < Long.SIZE
                ? low >>> position >>> 1 | high << ~position // shifts count modulo 64
                : high >>> position >>> 1;
    }
}
