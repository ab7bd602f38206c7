package dlx.core.covers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongFunction;

/**
 * Kinds of random covers. Each kind makes a cover from a seed, always the same cover; {@code FamilyTest} checks their
 * features.
 */
public enum Family {
    /** Small enough to try all subsets, with all features: see {@link RandomCovers}. */
    TINY(RandomCovers::plain),

    /** At most 64 items; solutions planted among random options. */
    ONE_WORD(seed -> planted(seed, 33, 64)),

    /** From 65 to 128 items. */
    TWO_WORDS(seed -> planted(seed, 65, 128)),

    /** 129 to 170 items. */
    MANY_WORDS(seed -> planted(seed, 129, 170)),

    /** Items with 60 to 200 options. */
    LONG_LISTS(Family::longLists),

    /** Few items, many options for each, and many solutions. */
    DENSE(Family::dense),

    /** Matchings of sparse graphs: one choice forces a chain of others. */
    FORCED(Family::forced),

    /** At least as many secondary as primary items; most options hold some secondary items. */
    SECONDARY(Family::secondary),

    /** Tilings of rugged boards by dominoes and trominoes: different choices leave the same items open. */
    BOARDS(Family::boards),

    /** Pins that leave solutions, exclude other options, or exclude each other. */
    PINNED(Family::pinned),

    /** Options taken, options banned, items relaxed, in any mixture. */
    GIVEN(Family::given),

    /** Equal options, options of one item, items without options. */
    REPEATED(Family::repeated),

    /** Infeasible for various reasons. */
    INFEASIBLE(Family::infeasible),

    /** Independent parts in a row: too many solutions to visit them all. */
    PARTS(Family::parts),

    /** Small enough for brute force: colors that always agree or never agree, and items held without color too. */
    TINY_COLORED(seed -> RicherCovers.tiny(seed, true, false)),

    /** Small enough for brute force: multiplicities of all kinds, some out of reach. */
    TINY_MULTIPLE(seed -> RicherCovers.tiny(seed, false, true)),

    /** Small enough for brute force: colors and multiplicities. */
    TINY_BOTH(seed -> RicherCovers.tiny(seed, true, true)),

    /** Small enough for brute force: some items have maximum 0, all others must be covered once. */
    TINY_CLOSED(RicherCovers::closed),

    /** 12 to 31 options with colors. */
    COLORED(seed -> RicherCovers.medium(seed, true, false)),

    /** 12 to 31 options, multiplicities of all kinds; up to some thousand solutions. */
    MULTIPLE(seed -> RicherCovers.medium(seed, false, true)),

    /** Multiplicities and colors. */
    BOTH(seed -> RicherCovers.medium(seed, true, true)),

    /** More than 64 items and options, colored. */
    COLORED_WORDS(RicherCovers::coloredWords),

    /** More than 64 items and options; most items are to be covered exactly once or twice. Half of them are colored. */
    MULTIPLE_WORDS(RicherCovers::multipleWords),

    /**
     * A board to be filled by few kinds of pieces with many copies of each: items with many options and large demands.
     */
    COPIES(RicherCovers::copies),

    /** A number of guards, each of which watches the cells around: one item is in every option. */
    GUARDS(RicherCovers::guards);

    private final LongFunction<PlainCover> make;

    Family(LongFunction<PlainCover> make) {
        this.make = make;
    }

    /** Returns the families without colors and multiplicities. */
    public static Set<Family> plain() {
        return EnumSet.range(TINY, PARTS);
    }

    /** Returns the families with multiplicities. */
    public static Set<Family> multiple() {
        return EnumSet.of(TINY_MULTIPLE, TINY_BOTH, TINY_CLOSED, MULTIPLE, BOTH, MULTIPLE_WORDS, COPIES, GUARDS);
    }

    /**
     * Returns the cover of a seed, counted from {@code -Ddlx.covers.seed} on. With that setting, tests fail that use
     * covers by number.
     */
    public PlainCover cover(long seed) {
        return make.apply(RandomCovers.FIRST_SEED + seed);
    }

    /**
     * Returns the relative number of covers of a family. Tiny covers take little time and find most faults; pieces with
     * copies and guards take a second each.
     */
    public int share() {
        return name().startsWith("TINY") ? 20 : this == COPIES || this == GUARDS ? 1 : 5;
    }

    /** Returns the number of covers of this family, for a test that tries {@code ofAllFamilies} covers in all. */
    public long covers(long ofAllFamilies) {
        return ofAllFamilies
                * share()
                / Arrays.stream(values()).mapToInt(Family::share).sum();
    }

    private static PlainCover planted(long seed, int leastItems, int mostItems) {
        CoverDraft draft = new CoverDraft(seed);
        drawPlanted(draft, leastItems, mostItems);
        draft.shuffle();
        return draft.cover();
    }

    /**
     * Draws at least 30 primary items, a partition of them, for some parts of it further partitions, and random options
     * in between.
     *
     * @return the options of the partition
     */
    private static List<Integer> drawPlanted(CoverDraft draft, int leastItems, int mostItems) {
        int all = draft.oneIn(4) ? mostItems : draft.oneIn(3) ? leastItems : draft.between(leastItems, mostItems);
        int fewest = Math.max(0, all - 140);
        int secondary = draft.oneIn(3) ? fewest : draft.between(fewest, all - 30);
        draft.items(all - secondary, secondary);
        List<Integer> primary = draft.some(draft.primary(), all);
        List<Integer> spare = draft.some(draft.secondary(), all);
        int choices = draft.between(0, 6);
        List<Integer> partition = new ArrayList<>();
        while (!primary.isEmpty()) {
            List<Integer> part = primary.subList(0, Math.min(primary.size(), draft.between(4, 10)));
            partition.addAll(draft.plant(part, 2, 5, spare));
            if (choices-- > 0) {
                draft.plant(draft.some(part, part.size()), 2, 5, draft.some(draft.secondary(), 1));
            }
            part.clear();
        }
        draft.scatter(draft.between(0, (all - secondary) * 3 / 2), 2, 5);
        return partition;
    }

    private static PlainCover longLists(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        int primary = draft.between(10, 18);
        draft.items(primary, draft.between(0, 8));
        List<Integer> items = draft.some(draft.primary(), primary);
        draft.plant(items, 2, 4, draft.some(draft.secondary(), 3));
        int popular = draft.oneIn(2) ? draft.between(60, 68) : draft.between(100, 200);
        for (int k = 0; k < popular; k++) {
            draft.option(List.of(items.get(0)), draft.primary(), 4);
        }
        draft.scatter(draft.between(10, 40), 3, 5);
        draft.shuffle();
        return draft.cover();
    }

    private static PlainCover dense(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        int primary = draft.between(5, 10);
        draft.items(primary, draft.between(0, 3));
        draft.scatter(draft.between(12, 50), 1, Math.max(3, primary / 2));
        draft.shuffle();
        return draft.cover();
    }

    private static PlainCover forced(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        draft.items(draft.between(30, 140), draft.between(0, 4));
        List<Integer> items = draft.some(draft.primary(), 140);
        draft.plant(items, 2, draft.between(2, 3), new ArrayList<>());
        for (int i = 1; i < items.size(); i++) {
            if (draft.oneIn(2)) {
                int other = draft.between(Math.max(0, i - 5), i - 1);
                draft.option(List.of(items.get(other), items.get(i)), draft.secondary(), draft.oneIn(4) ? 1 : 0);
            }
        }
        draft.shuffle();
        return draft.cover();
    }

    /**
     * Returns options that meet two kinds of primary items, as queens meet rows and columns, and random secondary
     * items.
     */
    private static PlainCover secondary(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        int size = draft.between(4, 12);
        draft.items(2 * size, draft.between(2 * size, draft.oneIn(3) ? 130 : 40));
        List<Integer> primary = draft.primary();
        for (int i = 0; i < size; i++) {
            draft.option(List.of(primary.get(i), primary.get(size + i)));
            for (int more = draft.between(1, 4); more > 0; more--) {
                int other = size + draft.between(0, size - 1);
                draft.option(List.of(primary.get(i), primary.get(other)), draft.secondary(), 3);
            }
        }
        draft.shuffle();
        return draft.cover();
    }

    private static PlainCover boards(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        int width = draft.between(3, 6);
        int[] item = new int[width * draft.between(4, 6)];
        int cells = 0;
        for (int cell = 0; cell < item.length; cell++) {
            item[cell] = draft.oneIn(7) ? -1 : cells++;
        }
        draft.items(Math.max(1, cells), 0);
        boolean trominoes = draft.oneIn(2);
        for (int cell = 0; cell < item.length; cell++) {
            boolean lastColumn = cell % width == width - 1;
            List<int[]> pieces = new ArrayList<>();
            pieces.add(new int[] {cell, lastColumn ? -1 : cell + 1});
            pieces.add(new int[] {cell, cell + width});
            if (trominoes) {
                pieces.add(new int[] {cell, cell + width, lastColumn ? -1 : cell + width + 1});
                pieces.add(new int[] {cell, cell + width, cell + 2 * width});
            }
            for (int[] piece : pieces) {
                List<Integer> held = new ArrayList<>();
                for (int c : piece) {
                    held.add(c < 0 || c >= item.length ? -1 : item[c]);
                }
                if (!held.contains(-1)) {
                    draft.option(held);
                }
            }
        }
        return draft.cover();
    }

    private static PlainCover pinned(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        List<Integer> partition = drawPlanted(draft, 33, 150);
        int together = draft.oneIn(8) ? partition.size() : draft.between(0, 6);
        draft.some(partition, together).forEach(draft::pin);
        for (int more = draft.oneIn(2) ? 0 : draft.between(1, 2); more > 0; more--) {
            draft.pin(draft.between(0, draft.optionCount() - 1));
        }
        return draft.cover();
    }

    private static PlainCover given(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        List<Integer> partition = drawPlanted(draft, 33, 150);
        draft.some(partition, draft.between(0, 3)).forEach(draft::pin);
        for (int more = draft.between(0, 6); more > 0; more--) {
            draft.ban(draft.between(0, draft.optionCount() - 1));
        }
        draft.some(draft.primary(), draft.between(0, 5)).forEach(draft::relax);
        return draft.cover();
    }

    private static PlainCover repeated(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        int primary = draft.between(3, 34);
        draft.items(primary, draft.between(0, 4));
        draft.plant(draft.some(draft.primary(), primary - draft.between(0, 2) / 2), 1, 4, draft.secondary());
        draft.repeat(draft.between(1, 6));
        draft.scatter(draft.between(0, 3), 1, 1);
        draft.scatter(draft.between(0, primary), 2, 4);
        draft.repeat(draft.between(0, 3));
        draft.shuffle();
        return draft.cover();
    }

    private static PlainCover infeasible(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        switch (draft.between(0, 3)) {
            case 0 -> { // an item that no option holds
                int primary = draft.between(2, 70);
                draft.items(primary + 1, draft.between(0, 3));
                List<Integer> held = draft.some(draft.primary(), primary);
                draft.plant(held, 1, 4, draft.secondary());
                for (int k = 0; k < primary; k++) {
                    draft.option(draft.some(held, draft.between(1, 4)));
                }
            }
            case 1 -> { // an odd number of items for pairs
                draft.items(2 * draft.between(1, 20) + 1, draft.between(0, 3));
                List<Integer> items = draft.some(draft.primary(), 41);
                for (int i = 1; i < items.size(); i++) {
                    for (int more = draft.between(1, 2); more > 0; more--) {
                        int other = draft.between(Math.max(0, i - 3), i - 1);
                        draft.option(List.of(items.get(other), items.get(i)), draft.secondary(), 1);
                    }
                }
            }
            case 2 -> { // two items that want the same secondary one
                int primary = draft.between(6, 80);
                draft.items(primary, draft.between(1, 60));
                List<Integer> items = draft.some(draft.primary(), primary);
                List<Integer> wanted = draft.some(draft.secondary(), 1);
                draft.plant(items.subList(2, primary), 2, 4, new ArrayList<>());
                for (int k = 0; k < primary; k++) {
                    List<Integer> held = new ArrayList<>(wanted);
                    held.add(items.get(draft.between(0, 1)));
                    draft.option(held, items.subList(2, primary), 2);
                    draft.option(draft.some(items.subList(2, primary), draft.between(2, 4)));
                }
            }
            default -> { // pins that exclude each other
                List<Integer> partition = drawPlanted(draft, 33, 140);
                List<Integer> item = draft.some(draft.primary(), 1);
                draft.option(item, draft.primary(), 2);
                draft.option(item, draft.secondary(), 2);
                draft.some(partition, 2).forEach(draft::pin);
                draft.pin(draft.optionCount() - 2);
                draft.pin(draft.optionCount() - 1);
                return draft.cover();
            }
        }
        draft.shuffle();
        return draft.cover();
    }

    private static PlainCover parts(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        int parts = draft.between(6, 24);
        draft.items(5 * parts, draft.between(0, 3));
        List<Integer> primary = draft.primary();
        for (int part = 0; part < parts; part++) {
            List<Integer> items = primary.subList(5 * part, 5 * part + draft.between(4, 5));
            for (int ways = draft.between(3, 7); ways > 0; ways--) {
                draft.plant(draft.some(items, items.size()), 1, 3, new ArrayList<>());
            }
            for (int rest = items.size(); rest < 5; rest++) {
                draft.option(List.of(primary.get(5 * part + rest)));
            }
        }
        draft.shuffle();
        return draft.cover();
    }
}
