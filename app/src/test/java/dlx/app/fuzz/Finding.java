package dlx.app.fuzz;

/**
 * A fault in how a model takes an input.
 *
 * @param kind a few words; an input that was cut down is still wrong in the same way if they stay
 * @param sentence all of it
 */
record Finding(String kind, String sentence) {

    /** Something came that nobody expects; its kind is what it is and where it comes from. */
    static Finding thrown(String during, Throwable error) {
        Throwable root = error;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        StackTraceElement[] trace = root.getStackTrace();
        String from = "";
        for (int i = trace.length - 1; i >= 0; i--) {
            if (trace[i].getClassName().startsWith("dlx.")) {
                from = " in " + trace[i].getClassName() + '.' + trace[i].getMethodName();
            }
        }
        return new Finding(during + ": " + root.getClass().getSimpleName() + from, during + " threw " + error + from);
    }
}
