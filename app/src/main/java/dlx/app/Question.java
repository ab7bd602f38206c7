package dlx.app;

/** What a command does with each puzzle. */
interface Question {

    /** Asks, and writes the answer before it returns. */
    <P, O> void ask(Case<P, O> asked);
}
