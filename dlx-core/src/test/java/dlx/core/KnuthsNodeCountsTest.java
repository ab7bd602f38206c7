package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.core.search.SearchReport;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** MRV walks the tree of Knuth's DLX2, node for node. */
class KnuthsNodeCountsTest {

    private static final Path SHARED = Path.of("..", "..", "shared", "corpus");

    @TestFactory
    Stream<DynamicTest> asMeasuredOnTheInstancesOfTheProject() throws IOException {
        return resource("nodes.tsv")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t"))
                .map(row -> test(row[0], row[1], row[2], () -> resource(row[0] + ".dlx")));
    }

    @TestFactory
    Stream<DynamicTest> asMeasuredOnEveryPlainInstanceOfTheCorpus(@TempDir Path folder)
            throws IOException, InterruptedException {
        assumeTrue(Files.exists(SHARED.resolve("generate.py")), "the corpus is not there");
        assumeTrue(generate(folder), "no python3 to generate the corpus with");
        Set<String> plain = new HashSet<>();
        rows("corpus.tsv")
                .filter(row -> row.get(1).startsWith("XC") && !row.get(1).equals("XCC"))
                .forEach(row -> plain.add(row.get(0)));
        List<DynamicTest> tests = rows("knuth-measured.tsv")
                .filter(row -> row.get(1).equals("dlx2") && !row.get(3).isEmpty() && plain.contains(row.get(0)))
                .map(row -> test(row.get(0), row.get(2), row.get(3), () -> text(folder.resolve(row.get(0) + ".dlx"))))
                .toList();
        assertThat(tests).hasSizeGreaterThan(40);
        return tests.stream();
    }

    private interface Text {
        String get() throws IOException;
    }

    private static DynamicTest test(String name, String solutions, String nodes, Text text) {
        return DynamicTest.dynamicTest(name, () -> {
            SearchReport report =
                    Solver.of(Corpus.read(text.get())).engine("links").count();
            assertThat(report.solutions()).hasToString(solutions);
            assertThat(report.nodes()).isEqualTo(Long.parseLong(nodes));
        });
    }

    private static boolean generate(Path folder) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(
                            "python3", "generate.py", folder.toAbsolutePath().toString())
                    .directory(SHARED.toFile())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private static Stream<List<String>> rows(String table) throws IOException {
        return text(SHARED.resolve(table))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> List.of(line.split("\t", -1)));
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.ISO_8859_1);
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = KnuthsNodeCountsTest.class.getResourceAsStream("/corpus/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
