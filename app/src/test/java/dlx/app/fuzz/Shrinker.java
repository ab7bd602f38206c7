package dlx.app.fuzz;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Reduces an input as long as it shows the same fault. It removes settings, then halves of the text, quarters and so on
 * down to characters and bytes, until every removal hides the fault.
 */
final class Shrinker {

    /** Inputs tried; a text of some hundred bytes takes fewer. */
    private static final int MOST_TRIALS = 20_000;

    /** In UTF-8. */
    private static final int LONGEST_CHARACTER = 4;

    private final Probe probe;
    private final String kind;
    private Input smallest;
    private int trials;

    private Shrinker(Probe probe, Input failing, String kind) {
        this.probe = probe;
        this.kind = kind;
        this.smallest = failing;
    }

    /** The smallest input found that is wrong in the same way. */
    static Input shrink(Probe probe, Input failing, Finding finding) {
        Shrinker shrinker = new Shrinker(probe, failing, finding.kind());
        shrinker.dropSettings();
        while (shrinker.dropBytes()) {
            // once more: what had to stay may go now
        }
        return shrinker.smallest;
    }

    private void dropSettings() {
        for (String name : smallest.settings().keySet().toArray(new String[0])) {
            Map<String, String> fewer = new TreeMap<>(smallest.settings());
            fewer.remove(name);
            keepIfItFails(smallest.with(fewer));
        }
    }

    private boolean dropBytes() {
        boolean any = false;
        for (int size = smallest.text().length / 2; size > LONGEST_CHARACTER; size /= 2) {
            any |= dropPieces(size, size);
        }
        for (int size = LONGEST_CHARACTER; size > 0; size--) {
            any |= dropPieces(size, 1); // at each start of a character of this size
        }
        return any;
    }

    private boolean dropPieces(int size, int step) {
        boolean any = false;
        for (int to = smallest.text().length; to >= size; to = Math.min(to - step, smallest.text().length)) {
            any |= keepIfItFails(smallest.with(Mutator.replaced(smallest.text(), to - size, to, new byte[0])));
        }
        return any;
    }

    private boolean keepIfItFails(Input candidate) {
        if (trials == MOST_TRIALS) {
            return false;
        }
        trials++;
        Optional<Finding> finding = probe.examine(candidate);
        if (finding.isEmpty() || !finding.get().kind().equals(kind)) {
            return false;
        }
        smallest = candidate;
        return true;
    }
}
