package dlx.app;

import dlx.app.command.DlxProgram;
import dlx.app.console.ProcessEnvironment;

/** The main class of the program {@code dlx}. */
public final class Main {

    private Main() {}

    /**
     * Runs a command line and ends the process with its exit code.
     *
     * @param args the words after {@code dlx}
     */
    public static void main(String[] args) {
        Host.start(new DlxProgram(), args);
    }

    /** Runs a command line in this process, with other streams and without signals. */
    static int run(ProcessEnvironment process, String... args) {
        return Host.run(new DlxProgram(), process, args);
    }
}
