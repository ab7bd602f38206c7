package dlx.guice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.util.concurrent.ExecutionError;
import com.google.inject.AbstractModule;
import com.google.inject.Binder;
import com.google.inject.Guice;
import com.google.inject.Inject;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.ProvisionException;
import com.google.inject.Singleton;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import com.google.inject.multibindings.OptionalBinder;
import com.google.inject.util.Modules;
import dlx.api.Cover;
import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DlxModuleTest {

    static final class Host {
        private final ModelRegistry models;

        @Inject
        Host(ModelRegistry models) {
            this.models = models;
        }
    }

    @Test
    void aHostGetsOneRegistry() {
        Injector injector = Guice.createInjector(new DlxModule());
        assertThat(injector.getInstance(Host.class).models)
                .isSameAs(injector.getInstance(Host.class).models)
                .isSameAs(injector.getInstance(ModelRegistry.class));
    }

    @Test
    void modulesOfOneHostMayBothInstallIt() {
        Injector injector = Guice.createInjector(new DlxModule(), new AbstractModule() {
            @Override
            protected void configure() {
                install(new DlxModule(List.of()));
            }
        });
        assertThat(injector.getInstance(ModelRegistry.class)).isNotNull();
    }

    @Test
    void furtherPlacesAreLookedAtToo() throws Exception {
        ClassLoader broken = new ClassLoader(null) {
            @Override
            public java.util.Enumeration<java.net.URL> getResources(String name) throws java.io.IOException {
                throw new java.io.IOException("gone");
            }
        };
        Injector injector = Guice.createInjector(new DlxModule(List.of(new ModelRegistry.Place("far.jar", broken))));
        assertThat(injector.getInstance(ModelRegistry.class).problems())
                .extracting(ModelRegistry.Problem::origin)
                .contains("far.jar");
    }

    /** A model that requires an object of its host. */
    static class Greeting implements ExactCoverModel<Integer, String> {

        static int made;
        private final String word;

        @Inject
        Greeting(String word) {
            made++;
            this.word = word;
        }

        @Override
        public String id() {
            return "greeting";
        }

        @Override
        public Integer parse(PuzzleText text) {
            return text.nextInt("a number of greetings", 1, 9);
        }

        @Override
        public void describe(Integer count, CoverBuilder<String> cover) {
            Items places = cover.items("place", count);
            for (int k = 0; k < count; k++) {
                cover.option(word + k, places.at(k));
            }
        }

        @Override
        public String render(Integer count, Solution<String> solution) {
            return solution.options() + "\n";
        }
    }

    /** A model that cannot be made. */
    static final class Failing extends Greeting {

        @Inject
        Failing() {
            super("never");
            throw new IllegalStateException("no board at hand");
        }
    }

    /** Binds the contributions of a host. */
    private static final class HostModule extends AbstractModule {

        @Override
        protected void configure() {
            bind(String.class).toInstance("hello");
            Multibinder<ExactCoverModel<?, ?>> models =
                    Multibinder.newSetBinder(binder(), new TypeLiteral<ExactCoverModel<?, ?>>() {});
            models.addBinding().to(Failing.class);
            models.addBinding().to(Greeting.class);
        }
    }

    @Test
    void aModuleContributesModelsThatAreMadeWhenTheyAreAskedFor() {
        Greeting.made = 0;
        Injector injector = Guice.createInjector(new HostModule(), new DlxModule());
        ModelRegistry models = injector.getInstance(ModelRegistry.class);

        assertThat(Greeting.made).isZero();
        assertThat(injector.getInstance(Solvers.class)
                        .of("greeting", "3\n")
                        .solve()
                        .solution())
                .hasValueSatisfying(found -> assertThat(found).hasToString("[hello0, hello1, hello2]"));
        assertThat(Greeting.made).as("once, and once for the one that fails").isEqualTo(2);
        assertThat(models.problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.reason())
                        .contains("no board at hand")
                        .doesNotContain("Guice"));
    }

    @Test
    void aHostNamesItsFolders(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("broken.jar"), "this is not a jar");
        Injector injector = Guice.createInjector(new DlxModule(), new AbstractModule() {
            @Override
            protected void configure() {
                OptionalBinder.newOptionalBinder(binder(), PluginFolders.class)
                        .setBinding()
                        .toInstance(() -> List.of(folder));
            }
        });
        assertThat(injector.getInstance(ModelRegistry.class).problems())
                .extracting(ModelRegistry.Problem::origin)
                .containsExactly(folder.resolve("broken.jar").toString());
    }

    @Test
    void aHostLimitsItsPuzzles() {
        CancellationToken token = new CancellationToken();
        Injector injector = Guice.createInjector(new HostModule(), new DlxModule(), new AbstractModule() {
            @Override
            protected void configure() {
                OptionalBinder.newOptionalBinder(binder(), SolverLimits.class)
                        .setBinding()
                        .toInstance(
                                SolverLimits.none().greatestSize(4).token(token).time(Duration.ofHours(1)));
            }
        });
        Solvers solvers = injector.getInstance(Solvers.class);
        Cover<String> cover = Cover.of(c -> c.option("only", c.item("must")));

        assertThatThrownBy(() -> solvers.of("greeting", "9\n")).isInstanceOf(ModelException.class);
        LoadedModel<?, ?> unlimited = injector.getInstance(ModelRegistry.class).get("greeting");
        assertThatThrownBy(() -> solve(solvers, unlimited, "9\n")).isInstanceOf(ModelException.class);
        assertThat(solvers.of("greeting", "1\n").count().solutions()).isOne();
        assertThat(solvers.of(cover).count().solutions()).isOne();
        token.cancel();
        assertThat(solvers.of(cover).count().stopped()).isEqualTo(StopReason.CANCELLED);
        assertThat(solvers.within(SolverLimits.none()).of(cover).count().solutions())
                .isOne();
    }

    private static String problem(Module host) {
        return Guice.createInjector(new DlxModule(), host)
                .getInstance(ModelRegistry.class)
                .problems()
                .get(0)
                .reason();
    }

    private static Multibinder<ExactCoverModel<?, ?>> models(Binder binder) {
        return Multibinder.newSetBinder(binder, new TypeLiteral<ExactCoverModel<?, ?>>() {});
    }

    /** A singleton that asks for all models in its constructor: Guice has only a proxy of it then. */
    @Singleton
    static final class Curious extends Greeting {

        @Inject
        Curious(ModelRegistry models) {
            super("never");
            models.all();
        }
    }

    @Test
    void theProblemOfAModelIsInPlainWords() {
        assertThat(problem(binder -> models(binder).addBinding().toProvider(() -> {
                    throw new ProvisionException("no database");
                })))
                .isEqualTo("java.lang.IllegalStateException: no database");
        Injector injector = Guice.createInjector(
                new DlxModule(), binder -> models(binder).addBinding().to(Curious.class));
        injector.getInstance(Curious.class);
        assertThat(injector.getInstance(ModelRegistry.class).problems())
                .singleElement()
                .satisfies(problem ->
                        assertThat(problem.reason()).contains("a model asks for all models while it is made"));
        assertThat(Failures.reason(new ExecutionError(new OutOfMemoryError("full"))))
                .isInstanceOf(OutOfMemoryError.class);
    }

    @Test
    void aLimitMayBeForEver() {
        Solvers solvers = Guice.createInjector(new HostModule(), new DlxModule())
                .getInstance(Solvers.class)
                .within(SolverLimits.none().time(ChronoUnit.FOREVER.getDuration()));
        assertThat(solvers.of("greeting", "2\n").count().solutions()).isOne();
    }

    private static <P, O> void solve(Solvers solvers, LoadedModel<P, O> model, String text) {
        solvers.of(model, model.puzzle(text)).solve();
    }

    @Test
    void aHostReplacesAPart() {
        ModelRegistry own = ModelRegistry.of(List.of(() -> new Greeting("ciao")), List.of(), List.of());
        Injector injector =
                Guice.createInjector(Modules.override(new DlxModule()).with(new AbstractModule() {
                    @Override
                    protected void configure() {
                        bind(ModelRegistry.class).toInstance(own);
                    }
                }));
        assertThat(injector.getInstance(Solvers.class).model("greeting")).isNotNull();
    }
}
