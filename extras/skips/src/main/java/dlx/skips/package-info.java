/**
 * What the tests of all modules share: {@code SkipReasons}, a listener that JUnit finds wherever this jar is on the class path, and
 * {@link dlx.skips.Tier}, the size of the run, and {@link dlx.skips.LongText}, what a stranger may write.
 */
package dlx.skips;
