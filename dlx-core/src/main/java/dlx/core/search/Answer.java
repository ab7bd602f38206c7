package dlx.core.search;

/**
 * An answer to a {@link dlx.core.Question}. Says by itself whether a limit or a token ended the work before it was done.
 *
 * @since 0.1
 */
public interface Answer {

    /**
     * Returns why the work ended.
     *
     * @return {@link StopReason#EXHAUSTED} if the question is answered; the limit, the token or whatever else ended it otherwise
     */
    StopReason stopped();
}
