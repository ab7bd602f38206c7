package dlx.spark;

import dlx.app.Host;
import dlx.app.command.DlxProgram;
import dlx.app.console.ProcessEnvironment;
import dlx.commands.line.Program;
import dlx.spark.command.ClusterProgram;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Runs command lines inside the test's process. */
final class DlxSpark {

    private DlxSpark() {}

    /** The exit code and the outputs of a run. */
    record Result(int code, String out, String err) {}

    /** Runs {@code dlx-spark} with a text on standard input, in this process. */
    static Result dlxSpark(String stdin, String... args) {
        return run(new ClusterProgram(), stdin, new ByteArrayOutputStream(), args);
    }

    /** Runs {@code dlx} with a text on standard input, in this process. */
    static Result dlx(String stdin, String... args) {
        return run(new DlxProgram(), stdin, new ByteArrayOutputStream(), args);
    }

    /** Runs {@code dlx-spark} with an output that may reject the answers. */
    static Result dlxSparkTo(OutputStream out, String stdin, String... args) {
        return run(new ClusterProgram(), stdin, out, args);
    }

    private static Result run(Program program, String stdin, OutputStream out, String... args) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ProcessEnvironment process =
                ProcessEnvironment.of(new ByteArrayInputStream(stdin.getBytes(StandardCharsets.UTF_8)), out, err);
        int code = Host.run(program, process, args);
        String answers = out instanceof ByteArrayOutputStream bytes ? bytes.toString(StandardCharsets.UTF_8) : "";
        return new Result(code, answers, err.toString(StandardCharsets.UTF_8));
    }
}
