package dlx.benchmarks.measure;

import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Creates the files of instances: with the generator if it and python3 are available, else from the copies in this
 * project.
 */
final class Instances {

    static final String KNUTH = "knuth";
    private static final Duration LIMIT = Duration.ofMinutes(2);
    private static final int OPTIONS_FOR_AN_ITEM = 15;

    private final Programs programs;
    private final Path shared;
    private final Path folder;
    private final ModelRegistry models = ModelRegistry.load();

    /**
     * Creates the files in a folder.
     *
     * @param programs runs the generator
     * @param shared folder with {@code corpus}, {@code data} and {@code yardstick}; need not exist
     * @param folder folder for the files
     */
    Instances(Programs programs, Path shared, Path folder) {
        this.programs = programs;
        this.shared = shared;
        this.folder = folder;
    }

    /** Returns the files of an instance; empty if it is not available here. */
    Optional<Instance> find(Source source) throws IOException {
        return switch (source.kind()) {
            case CORPUS -> corpus(source.text());
            case BOARDS -> boards(source.text().split(" "));
            case TEXT -> Optional.of(instance(source.model(), written(source, source.rest())));
            case PARTITION -> {
                String[] sizes = source.model().split("x");
                int items = Integer.parseInt(sizes[0]);
                int options = sizes.length == 1 ? OPTIONS_FOR_AN_ITEM * items : Integer.parseInt(sizes[1]);
                String text = RandomPartition.text(items, options, Long.parseLong(source.rest()));
                yield Optional.of(instance(KNUTH, written(source, text)));
            }
            case MADE -> {
                LargeBoard board = LargeBoard.of(source.model(), source.rest());
                yield Optional.of(instance(board.model(), written(source, board.text())));
            }
            case COMMAND -> {
                String[] parts = source.text().split(" < ");
                yield find(Source.of(parts[1]))
                        .map(its -> new Instance(parts[0], its.input(), List.of(), its.solver()));
            }
            case SHARED -> {
                Path path = shared.resolve(source.rest());
                yield Files.exists(path) ? Optional.of(instance(source.model(), path)) : Optional.empty();
            }
        };
    }

    private Path written(Source source, String text) throws IOException {
        return Files.writeString(folder.resolve(source.fileName() + ".txt"), text);
    }

    private Instance instance(String model, Path file) throws IOException {
        return new Instance(model, file, List.of(), models.get(model).solverOf(Files.readString(file)));
    }

    private Optional<Instance> corpus(String name) throws IOException {
        Path file = folder.resolve(name + ".dlx");
        if (!isMade(shared.resolve("corpus/generate.py"), folder.toString(), name) || !Files.exists(file)) {
            try (InputStream copy = Instances.class.getResourceAsStream("/corpus/" + name + ".dlx")) {
                if (copy == null) {
                    return Optional.empty();
                }
                Files.write(file, copy.readAllBytes());
            }
        }
        return Optional.of(
                new Instance(KNUTH, file, List.of(file), instance(KNUTH, file).solver()));
    }

    /**
     * Returns a list of sudokus as an instance, for the yardstick too if it is not repeated.
     *
     * @param words name of the list and, optionally, the number of repetitions
     */
    private Optional<Instance> boards(String... words) throws IOException {
        Path list = shared.resolve("data/sudoku/" + words[0] + ".txt");
        if (!Files.exists(list)) {
            return Optional.empty();
        }
        Solver<?> first = models.get("sudoku").solverOf(Files.readAllLines(list).get(0));
        if (words.length > 1) {
            String many = Files.readString(list).repeat(Integer.parseInt(words[1]));
            Path file = Files.writeString(folder.resolve(String.join("-", words) + ".txt"), many);
            return Optional.of(new Instance("sudoku", file, List.of(), first));
        }
        Path plain = folder.resolve(words[0]);
        boolean isMade = isMade(shared.resolve("yardstick/sudoku2dlx.py"), list.toString(), plain.toString());
        return Optional.of(new Instance("sudoku", list, isMade ? files(plain) : List.of(), first));
    }

    private boolean isMade(Path script, String... arguments) throws IOException {
        if (!Files.exists(script)) {
            return false;
        }
        try {
            Stream<String> command = Stream.concat(Stream.of("python3", script.toString()), Stream.of(arguments));
            programs.run(command.toList(), Map.of(), LIMIT);
            return true;
        } catch (Trouble e) {
            return false;
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
