package dlx.core.covers;

import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * Cuts a failing cover down while it still fails, to a size that can be followed by hand. Drops options, pins, bans,
 * relaxed items, items, items of options, colors, bounds and weights, in large pieces first. The result fails, but does
 * not fail without any single part.
 */
public final class Shrinker {

    private final Predicate<PlainCover> fails;
    private PlainCover smallest;

    private Shrinker(PlainCover failing, Predicate<PlainCover> fails) {
        this.smallest = failing;
        this.fails = fails;
    }

    /**
     * Returns the smallest failing cover found.
     *
     * @param failing a cover that fails
     * @param fails returns true for a failing cover; called some thousand times for a cover of some hundred options
     */
    public static PlainCover shrink(PlainCover failing, Predicate<PlainCover> fails) {
        Shrinker shrinker = new Shrinker(failing, fails);
        boolean smaller = true;
        while (smaller) {
            smaller = shrinker.drop(cover -> cover.options().size(), PlainCover::withoutOptions)
                    | shrinker.drop(cover -> cover.pins().size(), PlainCover::withoutPins)
                    | shrinker.drop(cover -> cover.banned().size(), PlainCover::withoutBans)
                    | shrinker.drop(cover -> cover.relaxed().size(), PlainCover::withoutRelaxed)
                    | shrinker.drop(cover -> cover.primary().size(), PlainCover::withoutItems)
                    | shrinker.dropItemsOfOptions()
                    | shrinker.dropBounds()
                    | shrinker.dropColors()
                    | shrinker.keepIfItFails(shrinker.smallest.withoutWeights());
        }
        return shrinker.smallest;
    }

    private interface Without {
        PlainCover apply(PlainCover cover, int from, int to);
    }

    /** Drops half of the parts, then quarters and so on to single ones, from the last to the first. */
    private boolean drop(ToIntFunction<PlainCover> parts, Without without) {
        boolean any = false;
        for (int size = Math.max(1, parts.applyAsInt(smallest) / 2); size > 0; size /= 2) {
            for (int to = parts.applyAsInt(smallest); to > 0; to = Math.min(to - size, parts.applyAsInt(smallest))) {
                any |= keepIfItFails(without.apply(smallest, Math.max(0, to - size), to));
            }
        }
        return any;
    }

    private boolean dropItemsOfOptions() {
        boolean any = false;
        for (int option = smallest.options().size() - 1; option >= 0; option--) {
            for (int item : smallest.options().get(option).items()) {
                PlainCover candidate = smallest.withoutItemOf(option, item);
                boolean isLeft =
                        candidate.options().size() == smallest.options().size();
                any |= isLeft && keepIfItFails(candidate);
            }
        }
        return any;
    }

    private boolean dropBounds() {
        boolean any = keepIfItFails(smallest.withoutBounds(0, smallest.primary().size()));
        for (int item = smallest.primary().size() - 1; item >= 0; item--) {
            any |= keepIfItFails(smallest.withoutBounds(item, item + 1));
        }
        return any;
    }

    private boolean dropColors() {
        boolean any = keepIfItFails(smallest.withoutColors());
        for (int option = smallest.options().size() - 1; option >= 0; option--) {
            for (int item : smallest.options().get(option).items()) {
                any |= keepIfItFails(smallest.withoutColorOf(option, item));
            }
        }
        return any;
    }

    private boolean keepIfItFails(PlainCover candidate) {
        if (candidate.equals(smallest) || !fails.test(candidate)) {
            return false;
        }
        smallest = candidate;
        return true;
    }
}
