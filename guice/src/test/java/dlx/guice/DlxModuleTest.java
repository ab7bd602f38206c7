package dlx.guice;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Inject;
import com.google.inject.Injector;
import dlx.core.plugin.ModelRegistry;
import java.util.List;
import org.junit.jupiter.api.Test;

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
}
