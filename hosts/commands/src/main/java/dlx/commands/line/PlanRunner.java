package dlx.commands.line;

/**
 * Carries out the plans of a command. The injector creates a runner for one plan.
 *
 * @param <P> type of the plan
 */
public interface PlanRunner<P> {

    /**
     * Carries out a plan.
     *
     * @return the exit code
     */
    int run(P plan) throws Exception;

    /**
     * A command with the class of its runner.
     *
     * @param <P> type of the plan
     */
    record Call<P>(Command<P> command, Class<? extends PlanRunner<P>> runner) {}
}
