package dlx.app;

import dlx.app.console.ExitWatch;
import dlx.app.console.ProcessConsole;
import dlx.app.console.ProcessEnvironment;
import dlx.app.console.StreamCapture;
import dlx.commands.line.Program;

/** Runs command lines of a program, with its streams, signals and exit code. */
public final class Host {

    private Host() {}

    /** Runs a command line and ends the process with its exit code. */
    public static void start(Program program, String... args) {
        setLibraries();
        ProcessModule process = new ProcessModule(ProcessEnvironment.ofProcess(), program);
        App app = new App(process);
        boolean searches = args.length > 0 && program.searches(args[0]);
        if (searches) {
            app.begin();
        }
        ProcessConsole console = process.console;
        Runnable lastWords = StreamCapture.redirect(console);
        ExitWatch.watch(Host.class, console);
        if (!App.isAboutProgram(args)) {
            process.interrupts.install();
        }
        if (searches) {
            FirstWork.run(program, args[0]);
        }
        int code = app.run(args);
        lastWords.run();
        ExitWatch.giveUpHooks(code, console);
        System.exit(code);
    }

    /**
     * Runs a command line in this process, with other streams and without signals.
     *
     * @return the exit code
     */
    public static int run(Program program, ProcessEnvironment process, String... args) {
        return new App(new ProcessModule(process, program)).run(args);
    }

    /**
     * Sets library properties that suit a process with one command line; the launchers pass the same properties.
     * Without them, Guice creates classes at run time by {@code sun.misc.Unsafe}, of which newer JDKs warn. And picocli
     * looks by reflection for converters of twenty classes that arguments of dlx do not have.
     */
    private static void setLibraries() {
        System.getProperties().putIfAbsent("guice_bytecode_gen_option", "DISABLED");
        System.getProperties().putIfAbsent("guice_custom_class_loading", "OFF");
        System.getProperties().putIfAbsent("picocli.converters.excludes", "java[.].*");
    }
}
