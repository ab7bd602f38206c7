package dlx.core.engine.sweep.layers;

/**
 * An order of the primary items of a problem. The array is not copied and must not change.
 *
 * @param name name of the order in reports
 * @param items every primary item once
 */
public record ItemOrder(String name, int... items) {}
