/** A soak with millions of small searches in one JVM. Start reading at {@link dlx.soak.solves.SolvesSoak}. */
package dlx.soak.solves;
