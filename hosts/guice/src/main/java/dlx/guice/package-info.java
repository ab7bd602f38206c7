/**
 * Guice bindings for hosts, including {@code dlx} itself: {@link dlx.guice.DlxModule} and {@link dlx.guice.Solvers},
 * which a host injects.
 */
package dlx.guice;
