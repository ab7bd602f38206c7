/**
 * Times the trials of {@code trials.tsv} and writes the tables of {@code docs/develop/benchmarks.md}:
 * {@code extras/benchmarks/measure}.
 *
 * <p>Start reading at {@link dlx.benchmarks.measure.Measure}. {@code Bench} times a trial by {@code JmhRuns}, peers and
 * the yardstick in turn. An {@code Outcome} becomes a row of the {@code Results}, and {@code ResultsPage} writes the
 * rows into the page.
 */
package dlx.benchmarks.measure;
