package dlx.benchmarks.measure;

import java.io.IOException;
import java.math.BigInteger;
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

    /** @param launcher of dlx */
    Commands(Programs programs, Path launcher) {
        this.programs = programs;
        this.launcher = launcher;
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
     * Runs a command once.
     *
     * @param instance its words in place of a model, and the file that comes after them
     * @return the answer is the number it wrote, or, where it wrote something else, how many lines
     */
    Timing time(Instance instance, Duration limit) throws IOException {
        List<String> words = new ArrayList<>(List.of(launcher.toString()));
        words.addAll(List.of(instance.model().split(" ")));
        words.add(instance.input().toString());
        long begin = System.nanoTime();
        String written = programs.run(words, Map.of("JAVA_HOME", programs.home()), limit);
        double ms = (System.nanoTime() - begin) / MILLION;
        return new Timing("1", "dlx", "-", answer(written), true, 0, 0, ms, ms, ms, Double.NaN, Double.NaN);
    }

    static BigInteger answer(String written) {
        boolean isNumber = written.matches("\\d{1,18}\\s*");
        return isNumber
                ? new BigInteger(written.strip())
                : BigInteger.valueOf(written.lines().count());
    }

    /** Milliseconds that a Java program takes which does nothing. */
    double start() throws IOException {
        long begin = System.nanoTime();
        programs.java(Empty.class, START);
        return (System.nanoTime() - begin) / MILLION;
    }
}
