package dlx.benchmarks.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What is typed.
 *
 * @param shared the folder with the yardstick, the generator of instances and the sudokus
 * @param only which names are measured: instances, and pictures as {@code growth-FAMILY}
 * @param jdks homes of the JDKs that run dlx
 * @param best whether the question of the best is measured, table and pictures
 * @param sweep whether sweeps and diagrams are measured, table and pictures
 * @param threads whether threads and checkpoints are measured, table and picture
 * @param cluster whether a long search is played on clusters, table and picture
 * @param handOutMillis what handing out a task takes there
 * @param web whether the page is measured, a table
 * @param slow whether the best, sweeps and diagrams, and threads take more time: searches of many seconds, more rounds
 */
record Options(
        int rounds,
        Path shared,
        Predicate<String> only,
        List<Path> jdks,
        boolean tables,
        boolean best,
        boolean sweep,
        boolean threads,
        boolean cluster,
        double handOutMillis,
        boolean web,
        boolean pictures,
        boolean slow,
        boolean write) {

    static final String USAGE = """
            Usage: extras/benchmarks/measure [tables] [best] [sweep] [threads] [cluster] [web] [pictures] [OPTION]...

            Times every engine against the yardstick in C, in turn, and makes the tables and pictures of docs.
            best is the question of the best, sweep that of counts, enumerations in any order, diagrams and samples, each
            with a table and pictures of its own; threads is that of several threads and of checkpoints, with a picture of how it
            would go on more cores; cluster is how long searches would go on large clusters; web is the page of dlx
            serve, its server and in a browser, a table. Without a word all seven. They are printed, and written to
            extras/benchmarks/target/measure.

              --write         write them to docs/benchmarks and docs/pictures instead
              --rounds N      runs of each side, of which the median counts; default 3. Pictures take one.
              --only REGEX    only instances (queens-12) and pictures (growth-queens, speedup) in whose names it is found
              --jdk HOME      the JDK that runs dlx, default the one that runs this; more than once for more tables.
                              The pictures, the best, sweep, threads and web show the first.
              --long          best: the searches of many seconds too; sweep: as many rounds as --rounds says instead of one,
                              and pictures with searches of up to a minute instead of ten seconds; threads: as many rounds, and
                              more questions
              --hand-out MS   cluster: what the driver needs to hand out a task; default 2.5. The tree is recorded once,
                              and kept in extras/benchmarks/target/measure
              --shared DIR    where yardstick/, corpus/ and data/ are; default ../shared

            The yardstick needs cc, the instances python3, the page in a browser chromium and chromedriver; what cannot be
            made is left out.
            Exit code: 0; 1 if a count was wrong or a search failed; 2 for words that mean nothing here.
            """;

    /**
     * Reads the words behind the command.
     *
     * @throws IllegalArgumentException saying what is wrong with them
     */
    static Options of(String... words) {
        int rounds = 3;
        Path shared = Path.of("..", "shared");
        Predicate<String> only = name -> true;
        List<Path> jdks = new ArrayList<>();
        List<String> things = new ArrayList<>();
        boolean write = false;
        boolean slow = false;
        double handOut = 2.5; // see ClusterReport
        boolean all = true;
        for (Iterator<String> rest = List.of(words).iterator(); rest.hasNext(); ) {
            String word = rest.next();
            switch (word) {
                case "tables", "best", "sweep", "threads", "cluster", "web", "pictures" -> things.add(word);
                case "--write" -> write = true;
                case "--long" -> slow = true;
                case "--rounds" -> rounds = positive(value(word, rest));
                case "--only" -> {
                    only = Pattern.compile(value(word, rest)).asPredicate();
                    all = false;
                }
                case "--jdk" -> jdks.add(Path.of(value(word, rest)));
                case "--hand-out" -> handOut = millis(value(word, rest));
                case "--shared" -> shared = Path.of(value(word, rest));
                default -> throw new IllegalArgumentException("'" + word + "' means nothing here");
            }
        }
        if (write && !all) {
            throw new IllegalArgumentException("--write and --only: a part would replace the whole");
        }
        if (jdks.isEmpty()) {
            jdks.add(Path.of(System.getProperty("java.home")));
        }
        boolean everything = things.isEmpty();
        return new Options(
                rounds,
                shared,
                only,
                List.copyOf(jdks),
                everything || things.contains("tables"),
                everything || things.contains("best"),
                everything || things.contains("sweep"),
                everything || things.contains("threads"),
                everything || things.contains("cluster"),
                handOut,
                everything || things.contains("web"),
                everything || things.contains("pictures"),
                slow,
                write);
    }

    private static String value(String word, Iterator<String> rest) {
        if (!rest.hasNext()) {
            throw new IllegalArgumentException(word + ": its value is missing");
        }
        return rest.next();
    }

    private static double millis(String value) {
        if (!value.matches("\\d{1,4}(\\.\\d{1,6})?")) {
            throw new IllegalArgumentException("--hand-out '" + value + "': expected milliseconds, as 2.5");
        }
        return Double.parseDouble(value);
    }

    private static int positive(String value) {
        if (!value.matches("[1-9]\\d{0,3}")) {
            throw new IllegalArgumentException("--rounds '" + value + "': expected a number from 1");
        }
        return Integer.parseInt(value);
    }
}
