package dlx.core.engine.sweep.layers;

/**
 * An order of the primary items of a problem. The array is not copied, and never written again.
 *
 * @param name how reports call it
 * @param items every primary item once
 */
public record ItemOrder(String name, int... items) {}
