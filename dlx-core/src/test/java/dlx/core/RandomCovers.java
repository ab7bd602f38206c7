package dlx.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * Small random covers: secondary items, items without options, equal options, options of one item, weights, options taken and
 * banned, items relaxed.
 */
public final class RandomCovers {

    /** How many covers all families together give to a test of everything; other tests ask for their share of it. */
    public static final long COVERS = Long.getLong("dlx.covers", 5000);

    /** From where the covers of all families are numbered, so that another run tries others: {@code -Ddlx.covers.seed}. */
    static final long FIRST_SEED = Long.getLong("dlx.covers.seed", 0);

    private static final long USUAL_COVERS = 5000;

    private RandomCovers() {}

    /**
     * How many covers a test should try that tries {@code usual} ones in a usual build: fewer, in the same measure, if
     * {@code -Ddlx.covers} asks for fewer, but some; never more.
     */
    public static long amount(long usual) {
        return Math.min(usual, Math.max(5, usual * COVERS / USUAL_COVERS));
    }

    /** A solver of the cover of a seed, with what is given to it; options are their own numbers. */
    public static Solver<Integer> solver(long seed) {
        return plain(seed).solver();
    }

    /** The cover of a seed. */
    public static PlainCover plain(long seed) {
        Random random = new Random(new SplittableRandom(seed).nextLong()); // near seeds begin alike in a Random itself
        int primary = random.nextInt(8);
        int secondary = random.nextInt(4);
        int options = primary == 0 ? 0 : random.nextInt(15);
        List<Boolean> isPrimary = new ArrayList<>(Collections.nCopies(primary, true));
        isPrimary.addAll(Collections.nCopies(secondary, false));
        if (random.nextBoolean()) {
            Collections.shuffle(isPrimary, random);
        }
        List<Integer> all = new ArrayList<>();
        List<Integer> must = new ArrayList<>();
        for (int i = 0; i < isPrimary.size(); i++) {
            all.add(i);
            if (isPrimary.get(i)) {
                must.add(i);
            }
        }
        List<PlainCover.Option> held = new ArrayList<>();
        while (held.size() < options) {
            List<Integer> items = new ArrayList<>(all);
            Collections.shuffle(items, random);
            items = items.subList(0, 1 + random.nextInt(Math.min(4, items.size())));
            if (items.stream().noneMatch(must::contains)) {
                items.add(must.get(random.nextInt(must.size())));
            }
            held.add(new PlainCover.Option(items, random.nextInt(7) - 3));
        }
        List<Integer> pins = new ArrayList<>();
        while (options > 0 && random.nextInt(4) == 0) {
            pins.add(random.nextInt(options));
        }
        List<Integer> banned = new ArrayList<>();
        while (options > 0 && random.nextInt(3) == 0) {
            banned.add(random.nextInt(options));
        }
        List<Integer> relaxed = new ArrayList<>();
        while (primary > 0 && random.nextInt(3) == 0) {
            relaxed.add(must.get(random.nextInt(primary)));
        }
        return new PlainCover(isPrimary, held, List.of()).pinned(pins).restricted(banned, relaxed);
    }
}
