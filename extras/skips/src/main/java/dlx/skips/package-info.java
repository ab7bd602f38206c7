/** A listener of the tests, found by JUnit wherever this jar is on the class path: start at {@code SkipReasons}. */
package dlx.skips;
