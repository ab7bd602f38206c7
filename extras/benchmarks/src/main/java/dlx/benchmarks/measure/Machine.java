package dlx.benchmarks.measure;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
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
import java.util.stream.Stream;

/** The things that figures depend on: processor, memory, system, compiler, commit; and the day, which a history that was rewritten keeps. */
record Machine(String processor, int cores, String memory, String system, String compiler, String day, String commit) {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    static Machine here(Programs program) throws IOException {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return new Machine(
                processorName(),
                system.getAvailableProcessors(),
                (system.getTotalMemorySize() >> 30) + " GiB",
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

    private static String processorName() throws IOException {
        Path file = Path.of("/proc/cpuinfo");
        Stream<String> lines = Files.exists(file) ? Files.readAllLines(file).stream() : Stream.empty();
        return lines.filter(line -> line.startsWith("model name"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse(System.getProperty("os.arch"));
    }

    private static String firstLine(Programs program, String otherwise, String... command) throws IOException {
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
