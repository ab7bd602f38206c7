package dlx.core.calls;

/** A question of a thread that was interrupted. */
record Interrupted(Ask ask) implements Call {

    @Override
    public boolean isPossible(World world) {
        return ask.isPossible(world) && !ask.isRefused(world);
    }

    @Override
    public void make(World world, Code code) {
        code.line("Thread.currentThread().interrupt();");
        Thread.currentThread().interrupt();
        boolean still;
        try {
            ask.make(world, code);
        } finally {
            still = Thread.interrupted();
        }
        code.same("Thread.interrupted()", still, true);
    }
}
