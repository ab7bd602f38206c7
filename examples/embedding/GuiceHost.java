import com.google.inject.Guice;
import com.google.inject.Inject;
import com.google.inject.Injector;
import dlx.core.plugin.ModelRegistry;
import dlx.guice.DlxModule;

/** A host that is wired by Guice: the models are injected. */
public class GuiceHost {

    private final ModelRegistry models;

    @Inject
    GuiceHost(ModelRegistry models) {
        this.models = models;
    }

    String count(String model, String puzzle) {
        return models.get(model).read(puzzle).solver().count().solutions() + " solutions";
    }

    public static void main(String[] args) {
        Injector injector = Guice.createInjector(new DlxModule()); // beside the modules of the host
        System.out.println(injector.getInstance(GuiceHost.class).count("queens", "8\n"));
    }
}
