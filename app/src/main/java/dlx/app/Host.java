package dlx.app;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import dlx.app.command.Program;
import dlx.app.console.Console;
import dlx.app.console.ExitWatch;
import dlx.app.console.Interrupts;
import dlx.app.console.ProcessEnvironment;
import dlx.app.console.StreamCapture;

/** Runs command lines of a program: its streams, its signals, its exit code. */
public final class Host {

    private Host() {}

    /** Runs a command line and ends the process with its exit code. */
    public static void start(Program program, String... args) {
        Injector injector = injector(ProcessEnvironment.ofProcess(), program);
        Console console = injector.getInstance(Console.class);
        Runnable lastWords = StreamCapture.redirect(console);
        ExitWatch.watch(Host.class, console);
        injector.getInstance(Interrupts.class).install();
        int code = injector.getInstance(App.class).run(args);
        lastWords.run();
        ExitWatch.giveUpHooks(code, console);
        System.exit(code);
    }

    /**
     * Runs a command line in this process, with other streams and without signals.
     *
     * @return its exit code
     */
    public static int run(Program program, ProcessEnvironment process, String... args) {
        return injector(process, program).getInstance(App.class).run(args);
    }

    /** Development: what a command does not need is not built. */
    private static Injector injector(ProcessEnvironment process, Program program) {
        return Guice.createInjector(Stage.DEVELOPMENT, new AppModule(process, program));
    }
}
