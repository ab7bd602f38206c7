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

/** Describes the machine that figures depend on: processor, memory, system, JDK, compiler, commit; and the day. */
final class Machine {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final int GIB = 30;

    private Machine() {}

    static String today() {
        return DAY.format(LocalDate.now());
    }

    static String words(Programs programs, Path jdk) throws IOException {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return String.join(
                ", ",
                system.getAvailableProcessors() + " cores of " + processor(),
                (system.getTotalMemorySize() >> GIB) + " GiB",
                System.getProperty("os.name") + ' ' + System.getProperty("os.version"),
                "JDK " + version(jdk),
                firstLine(programs, "no C compiler", "cc", "--version"),
                "commit " + firstLine(programs, "unknown", "git", "describe", "--always", "--dirty"));
    }

    /**
     * Returns the version of a JDK from its file {@code release}.
     *
     * @throws IOException if the folder is not a JDK
     */
    static String version(Path jdk) throws IOException {
        Path release = jdk.resolve("release");
        if (!Files.exists(release)) {
            throw new IOException(jdk + " is not a JDK: it does not have a file \"release\"");
        }
        Properties properties = new Properties();
        try (var in = Files.newBufferedReader(release, StandardCharsets.UTF_8)) {
            properties.load(in);
        }
        return properties.getProperty("JAVA_VERSION", "unknown").replace("\"", "");
    }

    private static String processor() throws IOException {
        Path file = Path.of("/proc/cpuinfo");
        Stream<String> lines = Files.exists(file) ? Files.readAllLines(file).stream() : Stream.empty();
        return lines.filter(line -> line.startsWith("model name"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse(System.getProperty("os.arch"));
    }

    private static String firstLine(Programs programs, String otherwise, String... command) throws IOException {
        try {
            return programs.run(List.of(command), Map.of(), Duration.ofSeconds(10))
                    .lines()
                    .findFirst()
                    .orElse(otherwise);
        } catch (Trouble e) {
            return otherwise;
        }
    }
}
