import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.multibindings.OptionalBinder;
import com.google.inject.util.Modules;
import dlx.api.ModelException;
import dlx.core.search.CancellationToken;
import dlx.guice.DlxModule;
import dlx.guice.PluginFolders;
import dlx.guice.SolverLimits;
import dlx.guice.Solvers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A host that sets plugin folders and limits of a puzzle, and a test that replaces the limits. */
public class GuiceParts {

    /** Settings of a host whose users are not trusted. */
    static class LimitsModule extends AbstractModule {

        @Override
        protected void configure() {
            OptionalBinder.newOptionalBinder(binder(), PluginFolders.class)
                    .setBinding()
                    .toInstance(() -> List.of(Path.of("plugins-of-this-host")));
            OptionalBinder.newOptionalBinder(binder(), SolverLimits.class)
                    .setBinding()
                    .toInstance(SolverLimits.none().time(Duration.ofSeconds(5)).greatestSize(1000));
        }
    }

    /** Limits of a test. No search begins, because the token is cancelled. */
    static class StoppedModule extends AbstractModule {

        @Override
        protected void configure() {
            CancellationToken token = new CancellationToken();
            token.cancel();
            bind(SolverLimits.class).toInstance(SolverLimits.none().token(token));
        }
    }

    public static void main(String[] args) {
        Solvers limited =
                Guice.createInjector(new DlxModule(), new LimitsModule()).getInstance(Solvers.class);
        System.out.println(limited.of("queens", "8\n").count().solutions() + " solutions");
        try {
            limited.of("queens", "500\n");
        } catch (ModelException e) {
            System.out.println(e.getMessage());
        }

        Solvers stopped = Guice.createInjector(Modules.override(new DlxModule(), new LimitsModule())
                        .with(new StoppedModule()))
                .getInstance(Solvers.class);
        System.out.println(stopped.of("queens", "8\n").count().stopped());
    }
}
