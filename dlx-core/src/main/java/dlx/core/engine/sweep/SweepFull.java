package dlx.core.engine.sweep;

/** The memory that a sweep may take is not enough. */
final class SweepFull extends RuntimeException {

    private static final long serialVersionUID = 1L;

    SweepFull() {
        super("the memory of a sweep is full", null, false, false);
    }
}
