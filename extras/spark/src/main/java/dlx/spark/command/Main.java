package dlx.spark.command;

import dlx.app.Host;

/** Starts the process of {@code dlx-spark}. */
public final class Main {

    private Main() {}

    /**
     * Runs a command line and ends the process with its exit code.
     *
     * @param args the words after {@code dlx-spark}
     */
    public static void main(String[] args) {
        Host.start(new ClusterProgram(), args);
    }
}
