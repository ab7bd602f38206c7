package dlx.skips;

/**
 * The two sizes of a test run: quick by default, everything under {@code -Pall}. Tests that differ in more than a number have the
 * tag {@code slow} instead, which only {@code -Pall} runs.
 */
public final class Tier {

    private static final boolean ALL = "all".equals(System.getProperty("dlx.tests"));

    private Tier() {}

    /** True if this run tests everything. */
    public static boolean isAll() {
        return ALL;
    }

    /** Returns the number of inputs of a test: the first one in the quick run, the second one under {@code -Pall}. */
    public static int of(int quick, int all) {
        return ALL ? all : quick;
    }

    /** Returns the number of inputs that the system property says, or else that of this run's tier. */
    public static int of(String property, int quick, int all) {
        return Integer.getInteger(property, of(quick, all));
    }
}
