package dlx.core.calls;

/** A question of a thread that was interrupted. */
record Interrupted(Ask ask) implements Call {

    @Override
    public boolean isPossible(World world) {
        return ask.isPossible(world) && !ask.isRefused(world);
    }

    @Override
    public void make(World world) {
        Thread.currentThread().interrupt();
        boolean still;
        try {
            ask.make(world);
        } finally {
            still = Thread.interrupted();
        }
        Mismatch.unlessSame("Thread.interrupted()", still, true);
    }
}
