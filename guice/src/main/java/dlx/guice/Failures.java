package dlx.guice;

import com.google.inject.ConfigurationException;
import com.google.inject.CreationException;
import com.google.inject.ProvisionException;

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
     * @return the innermost cause that the injector has wrapped; {@code thrown} itself if the injector has wrapped nothing
     */
    public static Throwable reason(Throwable thrown) {
        Throwable reason = thrown;
        while (isOfGuice(reason) && reason.getCause() != null) {
            reason = reason.getCause();
        }
        return reason;
    }

    private static boolean isOfGuice(Throwable thrown) {
        return thrown instanceof ProvisionException
                || thrown instanceof CreationException
                || thrown instanceof ConfigurationException;
    }
}
