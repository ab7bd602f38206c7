import com.google.inject.Guice;
import com.google.inject.Inject;
import com.google.inject.Injector;
import dlx.guice.DlxModule;
import dlx.guice.Solvers;

/** A host wired by Guice: it installs the module, and Guice injects the solvers. */
public class GuiceHost {

    private final Solvers solvers;

    @Inject
    GuiceHost(Solvers solvers) {
        this.solvers = solvers;
    }

    String count(String model, String puzzle) {
        return solvers.of(model, puzzle).count().solutions() + " solutions";
    }

    public static void main(String[] args) {
        Injector injector = Guice.createInjector(new DlxModule()); // in addition to the host's own modules
        System.out.println(injector.getInstance(GuiceHost.class).count("queens", "8\n"));
    }
}
