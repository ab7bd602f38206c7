package dlx.benchmarks.measure;

import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The plain dancing links program in C that engines are compared with. */
final class Yardstick {

    private static final Pattern TOTAL = Pattern.compile("(?m)^TOTAL\tsolutions (\\d+)\t.*cpu_ns (\\d+)$");

    private final Programs programs;
    private final Path executable;
    private final Map<List<Path>, Integer> repeats = new HashMap<>();

    private Yardstick(Programs programs, Path executable) {
        this.programs = programs;
        this.executable = executable;
    }

    /**
     * The result of the program.
     *
     * @param solutions number of solutions
     * @param ms CPU milliseconds of the fastest of several searches
     */
    record Counted(BigInteger solutions, double ms) {}

    /** Compiles the program. Returns empty, and prints the reason, if it cannot be compiled here. */
    static Optional<Yardstick> build(Programs programs, Path source, Path work, PrintStream talk) throws IOException {
        Path executable = work.resolve("links");
        try {
            programs.run(
                    List.of("cc", "-O3", "-march=native", "-o", executable.toString(), source.toString()),
                    Map.of(),
                    Duration.ofMinutes(1));
            return Optional.of(new Yardstick(programs, executable));
        } catch (Trouble e) {
            talk.println("The column of the yardstick is left out: " + e.getMessage());
            return Optional.empty();
        }
    }

    /**
     * Searches an instance. The times of its files are added.
     *
     * @param limit time limit of one search of all files
     */
    Counted time(List<Path> files, Duration limit) throws IOException {
        if (!repeats.containsKey(files)) {
            double once = run(files, 1, limit).ms();
            repeats.put(files, (int) Math.max(2, Math.min(15, 1500 / once)));
        }
        return run(files, repeats.get(files), limit);
    }

    private Counted run(List<Path> files, int times, Duration limit) throws IOException {
        List<String> command = new ArrayList<>(List.of(executable.toString(), "-r", Integer.toString(times)));
        files.forEach(file -> command.add(file.toString()));
        return read(programs.run(command, Map.of(), limit.multipliedBy(times)));
    }

    /** Returns the result in the last line of the output. */
    static Counted read(String output) {
        Matcher total = TOTAL.matcher(output);
        if (!total.find()) {
            throw Trouble.wrong("the yardstick does not print a total");
        }
        return new Counted(new BigInteger(total.group(1)), Long.parseLong(total.group(2)) / 1e6);
    }
}
