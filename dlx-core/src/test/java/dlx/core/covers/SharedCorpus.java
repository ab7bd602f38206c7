package dlx.core.covers;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.Cover;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The corpus of instances in the folder next to the project on some machines; on others its tests are skipped. */
public final class SharedCorpus {

    private static final Path SHARED = Path.of("..", "..", "shared", "corpus");

    private final Path folder;

    private SharedCorpus(Path folder) {
        this.folder = folder;
    }

    /**
     * An instance.
     *
     * @param kind its class: {@code XC...} for plain instances, {@code XCC} with colors, {@code MCC} with
     *     multiplicities
     * @param solutions number of solutions, in decimal; may exceed 2^63
     */
    public record Instance(String name, String kind, String solutions) {

        public boolean isColored() {
            return kind.equals("XCC");
        }

        public boolean hasMultiplicities() {
            return kind.equals("MCC");
        }

        public boolean isPlain() {
            return !isColored() && !hasMultiplicities();
        }
    }

    /** Generates the instances into an empty folder. */
    public static SharedCorpus generate(Path folder) throws InterruptedException {
        assumeTrue(Files.exists(SHARED.resolve("generate.py")), "the corpus is not there");
        assumeTrue(
                runs("python3", "generate.py", folder.toAbsolutePath().toString()), "no python3 to generate it with");
        return new SharedCorpus(folder);
    }

    private static boolean runs(String... command) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(command)
                    .directory(SHARED.toFile())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns the generated instances with a known number of solutions. */
    public List<Instance> instances() {
        return rows("corpus.tsv")
                .filter(row -> row.get(8).equals("no") && !row.get(1).equals("min-cost"))
                .map(row -> new Instance(row.get(0), row.get(1), row.get(9)))
                .filter(instance -> instance.solutions().matches("[0-9]+"))
                .toList();
    }

    public Cover<Integer> cover(String name) {
        return Corpus.read(text(folder.resolve(name + ".dlx")));
    }

    /** Returns the lines of one of the corpus's tables, split at tabs. */
    public Stream<List<String>> rows(String table) {
        return text(SHARED.resolve(table))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> List.of(line.split("\t", -1)));
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
