package dlx.benchmarks.measure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/** What the figures depend on: processor, memory, system, compiler, commit; and the day, which a history that was rewritten keeps. */
record Machine(String processor, int cores, String memory, String system, String compiler, String day, String commit) {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    static Machine here(Program program) throws IOException {
        return new Machine(
                field(Path.of("/proc/cpuinfo"), "model name", System.getProperty("os.arch", "unknown")),
                Runtime.getRuntime().availableProcessors(),
                memory(field(Path.of("/proc/meminfo"), "MemTotal", "")),
                System.getProperty("os.name") + " " + System.getProperty("os.version"),
                firstLine(program, "no C compiler", "cc", "--version"),
                DAY.format(LocalDate.now()),
                firstLine(program, "unknown", "git", "describe", "--always", "--dirty"));
    }

    /** For the name of a file. */
    String slug() {
        return processor.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    @Override
    public String toString() {
        return "Machine: " + processor + ", " + cores + " cores, " + memory + ", " + system + ". " + compiler + ". "
                + day + ", commit " + commit + ".";
    }

    /** The version of a JDK, as its own file {@code release} tells it. */
    static String version(Path javaHome) throws IOException {
        Path release = javaHome.resolve("release");
        if (!Files.exists(release)) {
            throw new IOException(javaHome + " is no JDK: it has no file \"release\"");
        }
        Properties properties = new Properties();
        try (var in = Files.newBufferedReader(release, StandardCharsets.UTF_8)) {
            properties.load(in);
        }
        return properties.getProperty("JAVA_VERSION", "unknown").replace("\"", "");
    }

    /** @param kibibytes with the unit behind them */
    private static String memory(String kibibytes) {
        String digits = kibibytes.replaceAll("\\D", "");
        return digits.isEmpty() ? "unknown memory" : Math.round(Double.parseDouble(digits) / (1 << 20)) + " GiB";
    }

    private static String field(Path file, String name, String otherwise) throws IOException {
        if (!Files.exists(file)) {
            return otherwise;
        }
        return Files.readAllLines(file).stream()
                .filter(line -> line.startsWith(name))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse(otherwise);
    }

    private static String firstLine(Program program, String otherwise, String... command) throws IOException {
        try {
            return program.run(List.of(command), Map.of(), Duration.ofSeconds(10))
                    .lines()
                    .findFirst()
                    .orElse(otherwise);
        } catch (Trouble e) {
            return otherwise;
        }
    }
}
