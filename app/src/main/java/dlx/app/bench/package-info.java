/**
 * Benchmarks of {@code dlx bench}: a search is repeated, and a row reports its times.
 *
 * <p>Start reading at {@link dlx.app.bench.Benchmark}.
 */
package dlx.app.bench;
