/**
 * {@code dlx bench}: the same search again and again, and the row that reports it.
 *
 * <p>Start reading at {@link dlx.app.bench.BenchCommand}.
 */
package dlx.app.bench;
