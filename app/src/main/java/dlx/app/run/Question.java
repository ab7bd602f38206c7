package dlx.app.run;

/** What a command does with each puzzle. */
public interface Question {

    /** Asks, and writes the answer before it returns. */
    <P, O> void ask(Case<P, O> asked);

    /** Takes note of what cannot be answered; the caller reports the sentence for people after this. */
    void refused(Refusal refusal);
}
