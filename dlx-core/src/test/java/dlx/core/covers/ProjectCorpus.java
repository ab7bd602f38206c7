package dlx.core.covers;

import dlx.api.Cover;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The instances in the project's test resources, which are available on every machine. */
public final class ProjectCorpus {

    private ProjectCorpus() {}

    /**
     * An instance.
     *
     * @param solutions number of solutions
     * @param nodes number of nodes of Knuth's DLX2; with multiplicities of his DLX3, branching on needed items
     *     first
     */
    public record Instance(String name, long solutions, long nodes) {

        public Cover<Integer> cover() {
            return Corpus.read(resource(name + ".dlx"));
        }
    }

    public static List<Instance> instances() {
        return resource("nodes.tsv")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t"))
                .map(row -> new Instance(row[0], Long.parseLong(row[1]), Long.parseLong(row[2])))
                .toList();
    }

    private static String resource(String name) {
        try (InputStream in = ProjectCorpus.class.getResourceAsStream("/corpus/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
