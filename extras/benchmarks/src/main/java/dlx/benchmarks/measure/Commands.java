package dlx.benchmarks.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Times whole commands of {@code dlx} by wall time. */
final class Commands {

    private static final Duration START = Duration.ofSeconds(20);
    private static final double MILLION = 1e6;

    private final Programs programs;
    private final Path launcher;
    private final Path jdk;

    /**
     * Creates the timer.
     *
     * @param programs runs the commands
     * @param launcher launcher script of dlx
     * @param jdk JDK that runs dlx
     */
    Commands(Programs programs, Path launcher, Path jdk) {
        this.programs = programs;
        this.launcher = launcher;
        this.jdk = jdk;
    }

    /** A program that only starts Java, as every command does first. */
    static final class Empty {
        private Empty() {}

        /** Does nothing. */
        public static void main(String[] words) {
            // nothing
        }
    }

    /**
     * Runs a command once. The answer is the number in its output or, if the output is not a number, the number of
     * lines.
     *
     * @param instance the words of the command in place of a model, and the file that follows them
     * @param limit time limit of the command
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

    /** Returns the wall milliseconds of a Java program that does nothing. */
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
