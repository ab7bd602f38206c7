package dlx.core.reason;

import java.util.BitSet;

/** Core of a contradiction: demands that cannot all be met after some options are taken. A core may not be minimal. */
final class UnsatCore {

    /** Items that must be covered. */
    final BitSet demands = new BitSet();

    /** Options taken without a reason: choices, and givens that are not facts. */
    final BitSet choices = new BitSet();

    void clear() {
        demands.clear();
        choices.clear();
    }

    void add(UnsatCore other) {
        demands.or(other.demands);
        choices.or(other.choices);
    }

    void set(UnsatCore other) {
        clear();
        add(other);
    }
}
