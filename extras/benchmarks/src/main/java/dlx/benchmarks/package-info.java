/** Benchmarks by JMH of what {@code dlx bench} measures from outside, and of the price of each way to ask. */
package dlx.benchmarks;
