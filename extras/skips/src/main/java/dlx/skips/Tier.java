package dlx.skips;

/**
 * The two sizes of a test run: quick by default, everything under {@code -Pall}. Tests that belong only to the large
 * run have the tag {@code slow}.
 */
public final class Tier {

    private static final boolean ALL = "all".equals(System.getProperty("dlx.tests"));

    private Tier() {}

    /** Returns true if this run tests everything. */
    public static boolean isAll() {
        return ALL;
    }

    /**
     * Returns the number of inputs of a test.
     *
     * @param quick number in the quick run
     * @param all number under {@code -Pall}
     */
    public static int of(int quick, int all) {
        return ALL ? all : quick;
    }

    /** Returns the number of inputs in the system property or, without it, of this run's tier. */
    public static int of(String property, int quick, int all) {
        return Integer.getInteger(property, of(quick, all));
    }
}
