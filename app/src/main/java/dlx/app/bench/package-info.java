/**
 * Benchmarks of {@code dlx bench}: the same search again and again, and the row that reports it.
 *
 * <p>Start reading at {@link dlx.app.bench.Benchmark}.
 */
package dlx.app.bench;
