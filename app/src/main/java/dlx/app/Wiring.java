package dlx.app;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Creates the injector of a run: in a second thread, or at the first use. {@code --version} and {@code --help} do not
 * need it. Not thread-safe.
 */
final class Wiring {

    private final FutureTask<Injector> injector;

    Wiring(Module module) {
        injector = new FutureTask<>(() -> Guice.createInjector(module));
    }

    /** Begins to create the injector in a second thread, and returns at once. */
    void begin() {
        Thread second = new Thread(injector, "wiring");
        second.setDaemon(true);
        second.start();
    }

    /** Returns an instance of a class, with everything that its constructor requires. */
    <T> T get(Class<T> type) {
        injector.run(); // no effect if begin() was called
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
