package dlx.core;

import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * Keeps one of the solutions that are the same up to symmetry: the one whose ascending option numbers come first. Needs
 * no memory of the solutions before, but a group of maps: then any two solutions that are the same are compared with
 * each other, from either side.
 */
final class DistinctSearch implements Search {

    private final Search all;
    private final List<int[]> maps;
    private final SearchControl control;
    private long found;
    private int[] ascending = new int[0];
    private int[] image = new int[0];

    DistinctSearch(Search all, List<int[]> maps, SearchControl control) {
        this.all = all;
        this.maps = maps;
        this.control = control;
    }

    @Override
    public boolean advance() {
        while (all.advance()) {
            if (isFirst()) {
                found++;
                return true;
            }
            if (!control.mayGoOn()) {
                return false;
            }
        }
        return false;
    }

    /** Whether no symmetry makes a solution of the present one that comes before it. */
    private boolean isFirst() {
        if (ascending.length != all.length()) {
            ascending = new int[all.length()];
            image = new int[all.length()];
        }
        all.copyOptions(ascending);
        Arrays.sort(ascending);
        for (int[] map : maps) {
            for (int i = 0; i < image.length; i++) {
                image[i] = map[ascending[i]];
            }
            Arrays.sort(image);
            if (Arrays.compare(image, ascending) < 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public BigInteger solutions() {
        return BigInteger.valueOf(found);
    }

    @Override
    public int length() {
        return all.length();
    }

    @Override
    public void copyOptions(int[] into) {
        all.copyOptions(into);
    }

    @Override
    public long nodes() {
        return all.nodes();
    }

    @Override
    public long updates() {
        return all.updates();
    }

    @Override
    public double share() {
        return all.share();
    }
}
