package dlx.app;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import java.util.Optional;

/** Makes the injector of a run when a part is first asked for: {@code --version} and {@code --help} need none. For one thread. */
final class Wiring {

    private final Module module;
    private Optional<Injector> injector = Optional.empty();

    Wiring(Module module) {
        this.module = module;
    }

    /** Returns a part, with all that it needs. */
    <T> T get(Class<T> type) {
        if (injector.isEmpty()) {
            injector = Optional.of(Guice.createInjector(module));
        }
        return injector.get().getInstance(type);
    }
}
