package dlx.benchmarks.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Creates covers in Knuth's format from the shared folder, each once, and lists the questions about them.
 *
 * @param programs runs the generators
 * @param launcher launcher script of dlx, for the export of puzzles
 * @param shared folder with {@code corpus}, {@code covers} and {@code data}; parts may be missing
 * @param folder folder for the covers
 */
record ScheduleFiles(Programs programs, Path launcher, Path shared, Path folder) {

    private static final Duration LIMIT = Duration.ofMinutes(10);
    private static final String SUFFIX = ".dlx";

    /**
     * A question about a cover.
     *
     * @param name name of the cover
     * @param ask question
     * @param file the cover in Knuth's format
     */
    record Entry(String name, Ask ask, Path file) {}

    /** Returns all questions. */
    List<Entry> all() throws IOException {
        generate("covers", "make.py");
        export("nonogram", "nonogram", ".non");
        export("qcp", "latin", ".txt");
        generate("corpus", "generate.py", "--big");
        List<Entry> all = new ArrayList<>();
        for (String part : List.of("covers", "nonogram", "qcp", "corpus")) {
            for (Path file : files(folder.resolve(part), SUFFIX)) {
                String path = folder.relativize(file).toString().replace('\\', '/');
                String name = path.substring(0, path.length() - SUFFIX.length());
                asked(name).forEach(ask -> all.add(new Entry(name, ask, file)));
            }
        }
        return all;
    }

    /** Returns the questions about a cover, which depend on its folder. */
    private static List<Ask> asked(String name) {
        if (name.startsWith("corpus/") || name.contains("/count/")) {
            return List.of(Ask.COUNT);
        }
        if (name.contains("/best/")) {
            return List.of(Ask.BEST);
        }
        return name.startsWith("covers/") ? List.of(Ask.SOLVE) : List.of(Ask.SOLVE, Ask.UNIQUE);
    }

    /** Runs a generator, unless its folder exists. */
    private void generate(String part, String script, String... options) throws IOException {
        Path generator = shared.resolve(part).resolve(script);
        Path made = folder.resolve(part);
        if (Files.exists(generator) && !Files.exists(made)) {
            Path begun = Files.createDirectories(folder.resolve(part + ".begun"));
            Stream<String> command = Stream.of(
                            List.of("python3", generator.toString()), List.of(options), List.of(begun.toString()))
                    .flatMap(List::stream);
            programs.run(command.toList(), Map.of(), LIMIT);
            Files.move(begun, made, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** Writes the covers of puzzles, unless they exist. */
    private void export(String part, String model, String suffix) throws IOException {
        for (Path puzzle : files(shared.resolve("data").resolve(part), suffix)) {
            String name = puzzle.getFileName().toString().replace(suffix, SUFFIX);
            Path file = Files.createDirectories(folder.resolve(part)).resolve(name);
            if (!Files.exists(file)) {
                List<String> command =
                        List.of(launcher.toString(), "export", model, "--to", Instances.KNUTH, puzzle.toString());
                Files.writeString(file, programs.run(command, Map.of(), LIMIT));
            }
        }
    }

    private static List<Path> files(Path folder, String suffix) throws IOException {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(suffix))
                    .sorted()
                    .toList();
        }
    }
}
