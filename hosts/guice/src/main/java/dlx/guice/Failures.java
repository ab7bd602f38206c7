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
 * Finds the cause of an exception of the injector.
 *
 * @since 0.1
 */
public final class Failures {

    private Failures() {}

    /**
     * Returns the reason why a part could not be created. Guice wraps an exception of a constructor or provider once
     * for each part that needs another part. The innermost cause has the message for users.
     *
     * @param thrown an exception of the injector, or any other exception
     * @return the innermost cause that the injector has wrapped; without such a cause, an exception with the
     *     injector's messages; {@code thrown} itself if it does not come from the injector
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

    /** Returns true if the exception is from the caches within the injector. */
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
