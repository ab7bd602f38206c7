/** Wiring for hosts, {@code dlx} among them: {@link dlx.guice.DlxModule}, and {@link dlx.guice.Solvers}, which a host injects. */
package dlx.guice;
