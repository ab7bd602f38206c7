package dlx.commands.line;

/**
 * The part of a host that carries out plans. Made by the injector when a command was typed, for one plan.
 *
 * @param <P> the type of the plan
 */
public interface PlanRunner<P> {

    /**
     * Carries out a plan.
     *
     * @return the exit code
     */
    int run(P plan) throws Exception;

    /**
     * A command, and the class of the part that carries out its plans.
     *
     * @param <P> the type of the plan
     */
    record Call<P>(Command<P> command, Class<? extends PlanRunner<P>> runner) {}
}
