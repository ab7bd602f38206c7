package dlx.benchmarks.measure;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The plain dancing links program in C that speed bars name. */
final class Yardstick {

    static final String NAME = "yardstick";

    private static final Pattern TOTAL =
            Pattern.compile("(?m)^TOTAL\tsolutions (\\d+)\tnodes (\\d+)\tupdates \\d+\tcpu_ns (\\d+)$");

    private final Program program;
    private final Path executable;

    private Yardstick(Program program, Path executable) {
        this.program = program;
        this.executable = executable;
    }

    /**
     * Compiles it.
     *
     * @throws Trouble if that cannot be done here
     */
    static Yardstick build(Program program, Path source, Path work) throws IOException {
        if (!Files.exists(source)) {
            throw Trouble.wrong("its source is not there");
        }
        Path executable = work.resolve("links");
        program.run(
                List.of("cc", "-O3", "-march=native", "-o", executable.toString(), source.toString()),
                Map.of(),
                Duration.ofMinutes(1));
        return new Yardstick(program, executable);
    }

    /**
     * Bound to an instance, which may be many files: their times are added.
     *
     * @param limit for one search of all files
     */
    Contestant over(List<Path> files, Duration limit) {
        return new Contestant() {
            @Override
            public String name() {
                return NAME;
            }

            @Override
            public int repeats(double ms) {
                return (int) Math.max(2, Math.min(15, 1500 / ms));
            }

            @Override
            public Timing time(int repeats) throws IOException {
                List<String> command = new ArrayList<>(List.of(executable.toString(), "-r", Integer.toString(repeats)));
                files.forEach(file -> command.add(file.toString()));
                return read(program.run(command, Map.of(), limit.multipliedBy(repeats)));
            }
        };
    }

    /** Each file's time is the best of its repetitions. */
    static Timing read(String output) {
        Matcher total = TOTAL.matcher(output);
        if (!total.find()) {
            throw Trouble.wrong("the yardstick gives no total");
        }
        return new Timing(
                NAME,
                new BigInteger(total.group(1)),
                Long.parseLong(total.group(2)),
                Double.NaN,
                Long.parseLong(total.group(3)) / 1e6);
    }
}
