package dlx.differential;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.core.Solver;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A random cover with planted symmetries. Its items lie in rings, and its options are some options and their images
 * under turns of the rings and of the colors. There may be copies of the whole, equal options, and items that the same
 * options have; items and options are in random order.
 */
final class TurnedCover {

    private static final int[] ONCE = {1, 1};

    /** A use of an item by an option; the color is -1 without a color. */
    private record Use(int item, int color) {}

    private final Random random;

    /** Number of items of a ring. */
    private final int turn;

    /** Number of colors; 0 without colors. */
    private final int colors;

    private final List<Boolean> primary = new ArrayList<>();

    /** Minimum and maximum of each item. */
    private final List<int[]> bounds = new ArrayList<>();

    private final List<List<Use>> options = new ArrayList<>();

    private TurnedCover(long seed, int most) {
        random = new Random(seed);
        turn = 1 + random.nextInt(5);
        colors = random.nextBoolean() ? 0 : 1 + random.nextInt(turn);
        boolean isBounded = random.nextInt(3) == 0;
        for (int rings = 1 + random.nextInt(3); rings > 0; rings--) {
            boolean isPrimary = primary.isEmpty() || random.nextInt(3) > 0;
            int least = random.nextInt(3);
            int[] same = isPrimary && isBounded ? new int[] {least, least + random.nextInt(3)} : ONCE;
            primary.addAll(Collections.nCopies(turn, isPrimary));
            bounds.addAll(Collections.nCopies(turn, same));
        }
        int share = 3 + random.nextInt(3);
        for (int size = 1 + random.nextInt(most - 1); options.size() < size; ) {
            addTurns(option(share));
        }
        if (random.nextInt(5) == 0) {
            copy();
        }
        if (random.nextInt(4) == 0) {
            List<Use> option = options.get(random.nextInt(options.size()));
            options.addAll(Collections.nCopies(1 + random.nextInt(4), option));
        }
        if (random.nextInt(4) == 0) {
            addEqualItem();
        }
    }

    /**
     * Returns the cover of a seed, with givens. The numbers of its options are their values.
     *
     * @param most maximum number of options, nearly
     */
    static Solver<Integer> solver(long seed, int most) {
        TurnedCover drawn = new TurnedCover(seed, most);
        Cover<Integer> cover = drawn.cover();
        return Solver.builder(cover).given(drawn.givens(cover)).build();
    }

    private List<Use> option(int share) {
        int any = random.nextInt(primary.size());
        int needed = primary.get(any) ? any : 0;
        return IntStream.range(0, primary.size())
                .filter(item -> item == needed || random.nextInt(share) == 0)
                .mapToObj(item -> new Use(item, primary.get(item) || colors == 0 ? -1 : random.nextInt(colors + 1) - 1))
                .toList();
    }

    private void addTurns(List<Use> option) {
        int images = random.nextInt(6) == 0 ? 1 : turn; // some options stay alone
        for (int by = 0; by < images; by++) {
            int shift = by;
            options.add(option.stream()
                    .map(use -> new Use(
                            use.item / turn * turn + (use.item + shift) % turn,
                            use.color < 0 || colors < turn ? use.color : (use.color + shift) % colors))
                    .toList());
        }
    }

    private void copy() {
        int items = primary.size();
        List.copyOf(options)
                .forEach(option -> options.add(option.stream()
                        .map(use -> new Use(use.item + items, use.color))
                        .toList()));
        primary.addAll(List.copyOf(primary));
        bounds.addAll(List.copyOf(bounds));
        int any = random.nextInt(primary.size());
        if (primary.get(any) && random.nextBoolean()) { // spoils the copies
            bounds.set(any, new int[] {bounds.get(any)[0], bounds.get(any)[1] + 1});
        }
    }

    /** Adds an item with the options of another one. Its bounds and the names of its colors may differ. */
    private void addEqualItem() {
        int old = random.nextInt(primary.size());
        int added = primary.size();
        int by = 1 + random.nextInt(2);
        boolean isWider = primary.get(old) && random.nextBoolean();
        primary.add(primary.get(old));
        bounds.add(isWider ? new int[] {0, bounds.get(old)[1] + 1} : bounds.get(old));
        options.replaceAll(option -> {
            List<Use> longer = new ArrayList<>(option);
            option.stream()
                    .filter(use -> use.item == old)
                    .forEach(use -> longer.add(new Use(added, use.color < 0 ? -1 : (colors - 1 - use.color) / by)));
            return longer;
        });
    }

    private Cover<Integer> cover() {
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, primary.size()).boxed().toList());
        Collections.shuffle(order, random);
        Collections.shuffle(options, random);
        return Cover.of(Integer.class, c -> {
            Item[] items = new Item[order.size()];
            for (int i : order) {
                Item item = c.item("item " + i);
                items[i] = primary.get(i) ? item.times(bounds.get(i)[0], bounds.get(i)[1]) : item.secondary();
            }
            for (int k = 0; k < options.size(); k++) {
                c.option(
                        k,
                        options.get(k).stream()
                                .map(use -> use.color < 0 ? items[use.item] : items[use.item].colored(use.color))
                                .toList());
            }
        });
    }

    private Givens givens(Cover<Integer> cover) {
        Givens givens = Givens.NONE;
        if (random.nextInt(5) == 0) {
            givens = givens.given(random.nextInt(options.size()));
        }
        if (random.nextInt(4) == 0) {
            givens = givens.forbidden(random.nextInt(options.size()), random.nextInt(options.size()));
        }
        boolean relaxes = random.nextInt(4) == 0;
        return givens.relaxed(IntStream.range(0, cover.itemCount())
                .filter(item -> relaxes && cover.isPrimary(item) && random.nextInt(4) == 0)
                .toArray());
    }
}
