package dlx.core.schedule;

import dlx.core.engine.learn.LearnEngine;
import dlx.core.engine.links.LinksEngine;
import dlx.core.engine.local.LocalEngine;
import dlx.core.engine.orbits.OrbitEngine;
import dlx.core.engine.orbits.SymmetricEngine;
import dlx.core.engine.prices.PricesEngine;
import dlx.core.engine.slots.SlotsEngine;
import dlx.core.engine.sweep.DiagramEngine;
import dlx.core.engine.sweep.SweepEngine;

/**
 * The cost of the counted work of an engine: nanoseconds of one core, as measured over the covers of the benchmarks.
 * Slices are given out by this number, which is the same on every machine, and not by a clock.
 *
 * @param update cost of an update
 * @param node cost of a node in addition to its updates
 */
record Costs(double update, double node) {

    /** Cost of a lookup in a table of counts, and of storing its result. */
    private static final double LOOKUP = 300;

    /** Returns the costs of a row's engine for a cover of a number of items. A diagram that leads begins with a tree. */
    static Costs of(Row row, int items) {
        boolean hasTree = row.role() == Row.Role.LEADS && row.engine().equals(DiagramEngine.NAME);
        return switch (hasTree ? SlotsEngine.NAME : row.engine()) {
            case LinksEngine.NAME -> new Costs(8, 100 + items / 4.0);
            case LearnEngine.NAME -> new Costs(12, 2000);
            case LocalEngine.NAME -> new Costs(1.3, 400);
            case SlotsEngine.NAME -> new Costs(0.36, 250);
            case Row.WEIGHTS -> new Costs(50, 0);
            case PricesEngine.NAME -> new Costs(2.5, 10_000);
            case "memo" -> new Costs(1.5, 60);
            case SymmetricEngine.NAME -> new Costs(10, 300);
            case OrbitEngine.NAME -> new Costs(12, 400);
            case SweepEngine.NAME, DiagramEngine.NAME -> new Costs(150, 150);
            default -> new Costs(1, 100);
        };
    }

    /** Returns the cost of work. */
    long of(long nodes, long updates, long lookups) {
        return (long) (update * updates + node * nodes + LOOKUP * lookups);
    }
}
