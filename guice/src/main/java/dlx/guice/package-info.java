/** For hosts that are wired by Guice: {@link dlx.guice.DlxModule}. */
package dlx.guice;
