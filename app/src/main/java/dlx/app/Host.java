package dlx.app;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import dlx.app.command.Program;
import dlx.app.console.Console;
import dlx.app.console.ForeignExit;
import dlx.app.console.ForeignWords;
import dlx.app.console.Interrupts;
import dlx.app.console.Surroundings;

/** Runs command lines of a program: its streams, its signals, its exit code. */
public final class Host {

    private Host() {}

    /** Runs a command line and ends the process with its exit code. */
    public static void start(Program program, String... args) {
        Injector injector = injector(Surroundings.ofProcess(), program);
        Console console = injector.getInstance(Console.class);
        Runnable lastWords = ForeignWords.redirect(console);
        ForeignExit.watch(Host.class, console);
        injector.getInstance(Interrupts.class).install();
        int code = injector.getInstance(App.class).run(args);
        lastWords.run();
        ForeignExit.giveUpHooks(code, console);
        System.exit(code);
    }

    /**
     * Runs a command line in this process, with other streams and without signals.
     *
     * @return its exit code
     */
    public static int run(Program program, Surroundings surroundings, String... args) {
        return injector(surroundings, program).getInstance(App.class).run(args);
    }

    /** Development: what a command does not need is not built. */
    private static Injector injector(Surroundings surroundings, Program program) {
        return Guice.createInjector(Stage.DEVELOPMENT, new AppModule(surroundings, program));
    }
}
