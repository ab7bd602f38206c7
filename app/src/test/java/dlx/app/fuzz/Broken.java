package dlx.app.fuzz;

/** A finding on its way up to {@link Probe#examine}. */
final class Broken extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String kind;

    Broken(String kind, String sentence) {
        super(sentence);
        this.kind = kind;
    }

    static void unless(boolean holds, String kind, String sentence) {
        if (!holds) {
            throw new Broken(kind, sentence);
        }
    }

    Finding finding() {
        return new Finding(kind, kind + ": " + getMessage());
    }
}
