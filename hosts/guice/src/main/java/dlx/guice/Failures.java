package dlx.guice;

import com.google.common.util.concurrent.ExecutionError;
import com.google.common.util.concurrent.UncheckedExecutionException;
import com.google.inject.ConfigurationException;
import com.google.inject.CreationException;
import com.google.inject.ProvisionException;
import com.google.inject.spi.Message;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Finds the reason of a failure in the injector.
 *
 * @since 0.1
 */
public final class Failures {

    private Failures() {}

    /**
     * Returns the reason why a part could not be made. Guice wraps what a constructor or a provider throws, once for each part that
     * needed another one; the first reason has the sentence that people read.
     *
     * @param thrown an exception of the injector, or any other
     * @return the innermost cause that the injector has wrapped; where it has wrapped nothing, an exception with its messages alone;
     *     {@code thrown} itself if it is not of the injector
     */
    public static Throwable reason(Throwable thrown) {
        Throwable reason = thrown;
        while (reason.getCause() != null
                && (isOfCache(reason) || !messages(reason).isEmpty())) {
            reason = reason.getCause();
        }
        Collection<Message> messages = messages(reason);
        return messages.isEmpty()
                ? reason
                : new IllegalStateException(
                        messages.stream().map(Message::getMessage).distinct().collect(Collectors.joining("; ")),
                        thrown);
    }

    /** Returns true for an exception of the caches within the injector. */
    private static boolean isOfCache(Throwable thrown) {
        return thrown instanceof ExecutionError || thrown instanceof UncheckedExecutionException;
    }

    private static Collection<Message> messages(Throwable thrown) {
        if (thrown instanceof ProvisionException provision) {
            return provision.getErrorMessages();
        }
        if (thrown instanceof CreationException creation) {
            return creation.getErrorMessages();
        }
        return thrown instanceof ConfigurationException configuration ? configuration.getErrorMessages() : List.of();
    }
}
