package dlx.app;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Makes the injector of a run: on a second core, or when a part is first asked for. {@code --version} and {@code --help} need none. For
 * one thread.
 */
final class Wiring {

    private final FutureTask<Injector> injector;

    Wiring(Module module) {
        injector = new FutureTask<>(() -> Guice.createInjector(module));
    }

    /** Begins to make the injector in a thread of its own, and does not wait for it. */
    void begin() {
        Thread second = new Thread(injector, "wiring");
        second.setDaemon(true);
        second.start();
    }

    /** Returns a part, with all that it needs. */
    <T> T get(Class<T> type) {
        injector.run(); // nothing if it has begun
        return made().getInstance(type);
    }

    private Injector made() {
        try {
            return injector.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
