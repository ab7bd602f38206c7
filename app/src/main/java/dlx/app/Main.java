package dlx.app;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import dlx.app.command.CommandTree;
import dlx.app.console.Console;
import dlx.app.console.ForeignExit;
import dlx.app.console.ForeignWords;
import dlx.app.console.Interrupts;
import dlx.app.console.Surroundings;

/** Where the process starts. */
public final class Main {

    private Main() {}

    /**
     * Runs a command line and ends the process with its exit code.
     *
     * @param args the words after {@code dlx}
     */
    public static void main(String[] args) {
        Thread warmUp = new Thread(CommandTree::warmUp, "warm-up");
        warmUp.setDaemon(true);
        warmUp.start();
        Injector injector = injector(Surroundings.ofProcess());
        Console console = injector.getInstance(Console.class);
        Runnable lastWords = ForeignWords.redirect(console);
        ForeignExit.watch(Main.class, console);
        injector.getInstance(Interrupts.class).install();
        int code = injector.getInstance(App.class).run(args);
        lastWords.run();
        System.exit(code);
    }

    /** Runs a command line in this process, with other streams and without signals. */
    static int run(Surroundings surroundings, String... args) {
        return injector(surroundings).getInstance(App.class).run(args);
    }

    /** Development: what a command does not need is not built. */
    private static Injector injector(Surroundings surroundings) {
        return Guice.createInjector(Stage.DEVELOPMENT, new AppModule(surroundings));
    }
}
