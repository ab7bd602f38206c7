/**
 * Helpers for the tests of all modules: {@code SkipReasons}, a listener that JUnit finds if this jar is on the class
 * path; {@link dlx.skips.Tier}, the size of the run; {@link dlx.skips.LongText}, long texts as an attacker may send.
 */
package dlx.skips;
