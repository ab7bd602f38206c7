/**
 * Makes every benchmark table and picture of {@code docs}: {@code extras/benchmarks/measure}.
 *
 * <p>Start reading at {@link dlx.benchmarks.measure.Measure}. {@code Catalogue} lists what is timed and what is to be
 * reached, {@code Contest} times it in turn, {@code Table} and {@code GrowthPicture} show it.
 */
package dlx.benchmarks.measure;
