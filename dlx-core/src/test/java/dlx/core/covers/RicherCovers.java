package dlx.core.covers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Random covers with colors, with multiplicities, and with both: see {@link Family}. */
public final class RicherCovers {

    private RicherCovers() {}

    /** Returns a cover of at most 12 options, with any givens. */
    public static PlainCover tiny(long seed, boolean colors, boolean multiplicities) {
        CoverDraft draft = new CoverDraft(seed);
        draft.items(draft.between(1, 6), draft.between(colors ? 1 : 0, 4));
        if (colors) {
            draft.color();
        }
        if (draft.oneIn(2)) {
            draft.plantColored(draft.some(draft.primary(), 6), 1, 3);
        }
        draft.scatter(draft.between(0, 9 - draft.optionCount()), 1, 4);
        draft.repeat(draft.between(0, 2));
        draft.shuffle();
        List<Integer> selection = draft.agreeing(draft.between(0, 6));
        if (multiplicities) {
            draft.boundAround(selection);
            draft.scatterUnneeded(1);
            if (draft.oneIn(12)) {
                draft.boundOutOfReach(draft.some(draft.primary(), 1).get(0));
            }
        }
        if (draft.oneIn(2)) {
            give(draft, selection, 2);
        }
        return draft.cover();
    }

    /**
     * Returns a cover of at most 12 options, with any givens; every item is covered once, except one or two items with
     * maximum 0.
     */
    public static PlainCover closed(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        draft.items(draft.between(2, 7), draft.between(0, 3));
        if (draft.oneIn(2)) {
            draft.color();
        }
        List<Integer> items = draft.some(draft.primary(), draft.primary().size());
        List<Integer> selection = draft.plantColored(items.subList(1, items.size()), 1, 3);
        draft.scatter(draft.between(2, 5), 1, 3);
        draft.closeAround(selection, draft.between(1, 2));
        if (draft.oneIn(2)) {
            give(draft, selection, 2);
        }
        return draft.cover();
    }

    /** Pins options, most of them of a selection, bans options and relaxes items, at most {@code most} of each. */
    private static void give(CoverDraft draft, List<Integer> selection, int most) {
        draft.some(selection, draft.between(0, most)).forEach(draft::pin);
        List<Integer> items = draft.primary();
        draft.some(items, draft.between(0, most)).forEach(draft::relax);
        for (int more = draft.optionCount() == 0 ? 0 : draft.between(0, most); more > 0; more--) {
            int option = draft.between(0, draft.optionCount() - 1);
            if (draft.oneIn(4)) {
                draft.pin(option);
            } else if (!selection.contains(option) || draft.oneIn(8)) {
                draft.ban(option);
            }
        }
    }

    public static PlainCover medium(long seed, boolean colors, boolean multiplicities) {
        CoverDraft draft = new CoverDraft(seed);
        draft.items(draft.between(5, 10), draft.between(colors ? 2 : 0, colors ? 8 : 3));
        if (colors) {
            draft.color();
        }
        List<Integer> selection = new ArrayList<>(draft.plantColored(draft.some(draft.primary(), 10), 2, 4));
        if (multiplicities) {
            selection.addAll(draft.plantColored(draft.some(draft.primary(), draft.between(2, 6)), 2, 3));
        }
        int options = draft.between(12, 30);
        draft.scatter(options - draft.optionCount(), 2, 4);
        if (draft.oneIn(3)) {
            draft.repeat(1);
        }
        if (multiplicities) {
            draft.boundAround(selection);
            draft.scatterUnneeded(31 - Math.min(31, draft.optionCount()));
            if (draft.oneIn(30)) {
                draft.boundOutOfReach(draft.some(draft.primary(), 1).get(0));
            }
        }
        if (draft.oneIn(3)) {
            give(draft, selection, 2);
        }
        return draft.cover();
    }

    public static PlainCover coloredWords(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        int primary = draft.between(50, 90);
        draft.items(primary, draft.between(15, 60));
        draft.color();
        List<Integer> partition = plantInParts(draft, draft.some(draft.primary(), primary), 2);
        draft.scatter(draft.between(50, 90), 2, 5);
        if (draft.oneIn(3)) {
            give(draft, partition, 4);
        }
        return draft.cover();
    }

    public static PlainCover multipleWords(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        int primary = draft.between(65, 100);
        boolean colors = draft.oneIn(2);
        draft.items(primary, draft.between(colors ? 5 : 0, 30));
        if (colors) {
            draft.color();
        }
        List<Integer> selection = plantInParts(draft, draft.some(draft.primary(), primary), 2);
        selection.addAll(plantInParts(draft, draft.some(draft.primary(), draft.between(5, 40)), 1));
        draft.scatter(draft.between(10, 40), 3, 5);
        draft.primary().forEach(item -> draft.bound(item, 1, 1));
        draft.boundExactly(selection);
        if (draft.oneIn(3)) {
            give(draft, selection, 4);
        }
        return draft.cover();
    }

    /** Plants options that hold each of these items once, part after part, and for some parts alternatives. */
    private static List<Integer> plantInParts(CoverDraft draft, List<Integer> items, int othersForOneIn) {
        List<Integer> planted = new ArrayList<>();
        int choices = draft.between(0, 6);
        for (int from = 0; from < items.size(); ) {
            int to = Math.min(items.size(), from + draft.between(4, 10));
            List<Integer> part = items.subList(from, to);
            planted.addAll(draft.plantColored(part, 2, 4));
            if (choices > 0 && draft.oneIn(othersForOneIn)) {
                draft.plantColored(draft.some(part, part.size()), 2, 4);
                choices--;
            }
            from = to;
        }
        return planted;
    }

    public static PlainCover copies(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        int kinds = draft.between(2, 3);
        int cells = draft.between(40, 90);
        draft.items(kinds + cells, draft.between(0, 3));
        List<Integer> primary = draft.primary();
        List<Integer> kind = draft.some(primary, kinds);
        primary.removeAll(kind);
        List<Integer> selection = new ArrayList<>();
        int from = 0;
        int choices = draft.between(1, 5);
        while (from < cells) {
            List<Integer> part = primary.subList(from, Math.min(cells, from + draft.between(4, 8)));
            selection.addAll(pieces(draft, kind, part));
            if (choices-- > 0) {
                pieces(draft, kind, draft.some(part, part.size()));
            }
            from += part.size();
        }
        for (int more = draft.between(20, 60); more > 0; more--) {
            pieces(draft, kind, draft.some(primary, draft.between(3, 4)));
        }
        draft.boundExactly(selection);
        if (draft.oneIn(2)) {
            draft.boundMoreLoosely(kind.get(0));
        }
        if (draft.oneIn(3)) {
            give(draft, selection, 3);
        }
        return draft.cover();
    }

    /** Covers cells by pieces; a piece's kind is its size. */
    private static List<Integer> pieces(CoverDraft draft, List<Integer> kinds, List<Integer> cells) {
        List<Integer> pieces = new ArrayList<>();
        for (int from = 0; from < cells.size(); ) {
            int kind = draft.between(0, kinds.size() - 1);
            int to = Math.min(cells.size(), from + 2 + kind);
            List<Integer> held = new ArrayList<>(cells.subList(from, to));
            held.add(kinds.get(kind));
            pieces.add(draft.optionCount());
            draft.option(held);
            from = to;
        }
        return pieces;
    }

    public static PlainCover guards(long seed) {
        CoverDraft draft = new CoverDraft(seed);
        int width = draft.between(3, 6);
        int height = draft.between(3, draft.oneIn(4) ? 11 : 5);
        int cells = width * height;
        draft.items(cells + 1, 0);
        List<Integer> primary = draft.primary();
        int budget = primary.remove(draft.oneIn(2) ? 0 : cells);
        boolean corners = draft.oneIn(2);
        for (int cell = 0; cell < cells; cell++) {
            List<Integer> watched = new ArrayList<>(List.of(budget));
            for (int other = 0; other < cells; other++) {
                int down = Math.abs(cell / width - other / width);
                int across = Math.abs(cell % width - other % width);
                if (down + across <= 1 || corners && down == 1 && across == 1) {
                    watched.add(primary.get(other));
                }
            }
            draft.option(watched);
        }
        List<Integer> guards = Stream.generate(() -> draft.enough(primary))
                .limit(30)
                .min(Comparator.comparingInt(List::size))
                .orElseThrow();
        int wanted = Math.max(1, guards.size() - (draft.oneIn(4) ? 1 : 0));
        draft.bound(budget, draft.oneIn(4) ? 0 : wanted, wanted);
        int most = draft.oneIn(2) ? cells + 1 : 2;
        primary.forEach(item -> draft.bound(item, 1, Math.max(most, draft.holders(item, guards))));
        if (draft.oneIn(3)) {
            give(draft, guards, 2);
        }
        return draft.cover();
    }
}
