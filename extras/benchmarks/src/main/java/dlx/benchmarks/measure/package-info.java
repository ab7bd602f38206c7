/**
 * Makes every benchmark table and picture of {@code docs}: {@code extras/benchmarks/measure}.
 *
 * <p>Start reading at {@link dlx.benchmarks.measure.Measure}. {@code trials.tsv} lists what is timed, {@code Bench} times it in turn,
 * each run in a process of its own ({@code Runner}), {@code Column}, {@code Growth} and {@code Chart} show it on a {@code Page}.
 */
package dlx.benchmarks.measure;
