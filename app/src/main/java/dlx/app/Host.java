package dlx.app;

import dlx.app.command.Program;
import dlx.app.console.Console;
import dlx.app.console.ExitWatch;
import dlx.app.console.ProcessEnvironment;
import dlx.app.console.StreamCapture;

/** Runs command lines of a program: its streams, its signals, its exit code. */
public final class Host {

    private Host() {}

    /** Runs a command line and ends the process with its exit code. */
    public static void start(Program program, String... args) {
        ProcessModule process = new ProcessModule(ProcessEnvironment.ofProcess(), program);
        Console console = process.console();
        Runnable lastWords = StreamCapture.redirect(console);
        ExitWatch.watch(Host.class, console);
        process.interrupts().install();
        int code = new App(process).run(args);
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
        return new App(new ProcessModule(process, program)).run(args);
    }
}
