package dlx.benchmarks.measure;

import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes the files of instances: generated where the generator and python3 are there, or the copies of this project. */
final class Instances {

    private static final String KNUTH = "knuth";
    private static final Duration LIMIT = Duration.ofMinutes(2);

    private final Program program;
    private final Path shared;
    private final Path folder;
    private final ModelRegistry models = ModelRegistry.load();

    /**
     * @param shared the folder with {@code corpus}, {@code data} and {@code yardstick}; need not be there
     * @param folder where the files go
     */
    Instances(Program program, Path shared, Path folder) {
        this.program = program;
        this.shared = shared;
        this.folder = folder;
    }

    /** The files of an instance; empty if it cannot be had here. */
    Optional<Instance> find(Source source) throws IOException {
        if (source instanceof Source.Corpus corpus) {
            return corpus(corpus.name());
        } else if (source instanceof Source.Boards boards) {
            return boards(boards.name());
        } else if (source instanceof Source.Puzzle puzzle) {
            return Optional.of(puzzle(puzzle));
        } else if (source instanceof Source.Shared file) {
            Path path = shared.resolve(file.path());
            return Files.exists(path) ? Optional.of(single(file.model(), path)) : Optional.empty();
        } else if (source instanceof Source.Text text) {
            Path file = folder.resolve(text.name() + ".txt");
            return Optional.of(single(text.model(), Files.writeString(file, text.text())));
        }
        throw new IllegalArgumentException("source: " + source);
    }

    private Optional<Instance> corpus(String name) throws IOException {
        Path file = folder.resolve(name + ".dlx");
        if (!isMade(shared.resolve("corpus/generate.py"), folder.toString(), name)) {
            try (InputStream copy = Instances.class.getResourceAsStream("/corpus/" + name + ".dlx")) {
                if (copy == null) {
                    return Optional.empty();
                }
                Files.write(file, copy.readAllBytes());
            }
        }
        return Optional.of(plain(file));
    }

    private Instance puzzle(Source.Puzzle puzzle) throws IOException {
        String text =
                KnuthText.of(models.get(puzzle.model()).solverOf(puzzle.text()).cover());
        return plain(Files.writeString(
                folder.resolve(puzzle.model() + "-" + puzzle.text().strip() + ".dlx"), text));
    }

    private Instance single(String model, Path file) throws IOException {
        String text = Files.readString(file);
        return new Instance(model, file, List.of(), models.get(model).solverOf(text), 1);
    }

    private Instance plain(Path file) throws IOException {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1); // generated names are ASCII
        return new Instance(KNUTH, file, List.of(file), models.get(KNUTH).solverOf(text), 1);
    }

    private Optional<Instance> boards(String name) throws IOException {
        Path list = shared.resolve("data/sudoku/" + name + ".txt");
        if (!Files.exists(list)) {
            return Optional.empty();
        }
        Path boards = folder.resolve(name);
        boolean made = isMade(shared.resolve("yardstick/sudoku2dlx.py"), list.toString(), boards.toString());
        List<String> lines = Files.readAllLines(list);
        LoadedModel<?, ?> sudoku = models.get("sudoku");
        return Optional.of(new Instance(
                sudoku.id(), list, made ? files(boards) : List.of(), sudoku.solverOf(lines.get(0)), lines.size()));
    }

    private boolean isMade(Path script, String... arguments) throws IOException {
        if (!Files.exists(script)) {
            return false;
        }
        try {
            program.run(
                    Stream.concat(Stream.of("python3", script.toString()), Stream.of(arguments))
                            .toList(),
                    Map.of(),
                    LIMIT);
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
