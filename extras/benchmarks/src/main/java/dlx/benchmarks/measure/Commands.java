package dlx.benchmarks.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Times whole commands of {@code dlx} by the clock. */
final class Commands {

    private static final Duration START = Duration.ofSeconds(20);
    private static final double MILLION = 1e6;

    private final Programs programs;
    private final Path launcher;
    private final Path jdk;

    /** @param launcher of dlx */
    Commands(Programs programs, Path launcher, Path jdk) {
        this.programs = programs;
        this.launcher = launcher;
        this.jdk = jdk;
    }

    /** The start of Java, which every command begins with. */
    static final class Empty {
        private Empty() {}

        /** Does nothing. */
        public static void main(String[] words) {
            // nothing
        }
    }

    /**
     * Runs a command once. The answer is the number that it writes, or, where it writes something else, the number of lines.
     *
     * @param instance its words in place of a model, and the file that comes after them
     */
    Timing time(Instance instance, Duration limit) throws IOException {
        List<String> words = new ArrayList<>(List.of(launcher.toString()));
        words.addAll(List.of(instance.model().split(" ")));
        words.add(instance.input().toString());
        long begin = System.nanoTime();
        String written = programs.run(words, Map.of("JAVA_HOME", jdk.toString()), limit);
        double ms = (System.nanoTime() - begin) / MILLION;
        return new Timing(ms, Double.NaN, 0, answer(written), true);
    }

    static double answer(String written) {
        return written.matches("\\d{1,18}\\s*")
                ? Double.parseDouble(written)
                : written.lines().count();
    }

    /** Returns the milliseconds of a Java program that does nothing. */
    double start() throws IOException {
        List<String> words = List.of(
                jdk.resolve("bin/java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Empty.class.getName());
        long begin = System.nanoTime();
        programs.run(words, Map.of(), START);
        return (System.nanoTime() - begin) / MILLION;
    }
}
