package dlx.app;

import com.google.inject.Inject;
import com.google.inject.Injector;
import picocli.CommandLine.IFactory;

/** Has the injector make commands. */
final class InjectedCommands implements IFactory {

    private final Injector injector;

    @Inject
    InjectedCommands(Injector injector) {
        this.injector = injector;
    }

    @Override
    public <K> K create(Class<K> type) {
        return injector.getInstance(type);
    }
}
