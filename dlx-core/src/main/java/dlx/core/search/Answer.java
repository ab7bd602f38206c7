package dlx.core.search;

/**
 * An answer to a {@link dlx.core.Question}, with the reason if a limit or a token ended the work early.
 *
 * @since 0.1
 */
public interface Answer {

    /**
     * Returns the reason why the work ended.
     *
     * @return {@link StopReason#EXHAUSTED} if the question is answered, otherwise the limit or the other reason
     */
    StopReason stopped();
}
