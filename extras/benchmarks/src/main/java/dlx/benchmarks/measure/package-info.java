/**
 * Times what {@code trials.tsv} lists and writes the tables of {@code docs/develop/benchmarks.md}: {@code extras/benchmarks/measure}.
 *
 * <p>Start reading at {@link dlx.benchmarks.measure.Measure}. {@code Bench} times a trial, by JMH in {@code JmhRuns}, and solvers of others
 * and the yardstick in turn; an {@code Outcome} becomes a row of the {@code Results}, and {@code ResultsPage} writes these into the page.
 */
package dlx.benchmarks.measure;
