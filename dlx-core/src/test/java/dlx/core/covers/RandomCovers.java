package dlx.core.covers;

import dlx.core.Solver;
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

    /**
     * Number of covers, over all families, for a test of all features; other tests use a share of it. Read without
     * dlx.skips, which is not in the same folder as this class in the jar of covers.
     */
    public static final long COVERS =
            Long.getLong("dlx.covers", "all".equals(System.getProperty("dlx.tests")) ? 5000 : 400);

    /** First number of the covers of all families, so that another run tries others: {@code -Ddlx.covers.seed}. */
    public static final long FIRST_SEED = Long.getLong("dlx.covers.seed", 0);

    private static final long USUAL_COVERS = 5000;

    private RandomCovers() {}

    /**
     * Returns the number of covers for a test that tries {@code all} covers under {@code -Pall}: proportionally fewer
     * in the quick run and with a smaller {@code -Ddlx.covers}, but at least a few; never more.
     */
    public static long amount(long all) {
        return Math.min(all, Math.max(least(all), all * COVERS / USUAL_COVERS));
    }

    /**
     * Returns true if a test that tries {@code all} seeds under {@code -Pall} tries this seed too: one of
     * {@link #amount}, or a later seed while the test has not met enough of its cases.
     */
    public static boolean isMore(long seed, long all, boolean enough) {
        return seed < (enough ? amount(all) : all);
    }

    /** Returns the minimum number of covers with which a test meets its cases. */
    private static long least(long all) {
        return Math.min(20, Math.max(5, all / 4));
    }

    /** Returns a solver of the cover of a seed, with its givens; options are their own numbers. */
    public static Solver<Integer> solver(long seed) {
        return plain(seed).solver();
    }

    /** Returns the cover of a seed. */
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
