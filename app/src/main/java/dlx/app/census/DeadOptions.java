package dlx.app.census;

import java.util.Arrays;

/** Counts the options that are left but in no solution, as far as one step shows it. */
final class DeadOptions {

    /** Looking at a cover should take a second, not minutes. */
    private static final long BUDGET = 200_000_000;

    private final OpenCover cover;

    /** How many options of an item the option at hand excludes. */
    private final int[] excluded;

    /** The option at hand (from 1) that last excluded this one, so that none counts twice. */
    private final int[] seen;

    private long steps;

    private DeadOptions(OpenCover cover) {
        this.cover = cover;
        this.excluded = new int[cover.open.length];
        this.seen = new int[cover.left.length];
    }

    /** How many options leave another primary item without options; -1 if counting them takes too long. */
    static int count(OpenCover cover) {
        DeadOptions search = new DeadOptions(cover);
        int dead = 0;
        for (int option = 0; option < cover.left.length; option++) {
            if (cover.left[option] && search.isDead(option)) {
                dead++;
            }
            if (search.steps > BUDGET) {
                return -1;
            }
        }
        return dead;
    }

    private boolean isDead(int option) {
        Arrays.fill(excluded, 0);
        steps += excluded.length / 8 + 1;
        for (int node = first(option); node < first(option + 1); node++) {
            int item = cover.cover.item(node);
            for (int k = cover.start[item]; k < cover.start[item + 1]; k++) {
                exclude(cover.options[k], option);
            }
        }
        for (int node = first(option); node < first(option + 1); node++) {
            excluded[cover.cover.item(node)] = 0; // what the option covers needs no other
        }
        for (int item = 0; item < excluded.length; item++) {
            if (excluded[item] > 0
                    && cover.open[item]
                    && excluded[item] == cover.optionsLeft[item]
                    && cover.cover.isPrimary(item)) {
                return true;
            }
        }
        return false;
    }

    private void exclude(int other, int option) {
        steps++;
        if (cover.left[other] && seen[other] != option + 1) {
            seen[other] = option + 1;
            for (int node = first(other); node < first(other + 1); node++) {
                excluded[cover.cover.item(node)]++;
                steps++;
            }
        }
    }

    private int first(int option) {
        return cover.cover.firstNode(option);
    }
}
