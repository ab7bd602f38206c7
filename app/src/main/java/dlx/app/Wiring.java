package dlx.app;

import com.google.inject.ConfigurationException;
import com.google.inject.CreationException;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.ProvisionException;
import java.util.Optional;

/** Makes the injector of a run when a part is first asked for: {@code --version} and {@code --help} need none. For one thread. */
final class Wiring {

    static {
        // Guice makes classes at run time otherwise, to call each constructor a little sooner the second time. Here it
        // is called once;
        // and making classes needs sun.misc.Unsafe, of which newer JDKs warn.
        System.getProperties().putIfAbsent("guice_bytecode_gen_option", "DISABLED");
        System.getProperties().putIfAbsent("guice_custom_class_loading", "OFF");
    }

    private final Module[] modules;
    private Optional<Injector> injector = Optional.empty();

    Wiring(Module... modules) {
        this.modules = modules;
    }

    /** Returns a part, with all that it needs. */
    <T> T get(Class<T> type) {
        if (injector.isEmpty()) {
            injector = Optional.of(Guice.createInjector(modules));
        }
        return injector.get().getInstance(type);
    }

    /**
     * Returns the reason why a part could not be made. Guice wraps what a constructor or a provider throws, once for each part that
     * needed another one; the first reason has the sentence that people read.
     */
    static Throwable reason(Throwable thrown) {
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
