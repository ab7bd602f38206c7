package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The parts of {@code .ci/parts} are all tests together: each class belongs to one part, and its module is built there. */
class PartsTest {

    private static final Path SOURCES = Path.of("src", "test", "java");

    /** A line of the table; the patterns are those of Surefire, such as {@code dlx/app/*IT}. */
    private record Part(String name, List<String> modules, List<String> patterns) {

        boolean has(String test) {
            return patterns.stream().anyMatch(pattern -> test.matches(regex(pattern)));
        }

        private static String regex(String pattern) {
            return pattern.replace("**/", "(.+/)?").replaceAll("(?<![+.])\\*", "[^/]*");
        }
    }

    /** A class, with slashes and without the ending. */
    private record TestClass(String module, String name) {}

    private static List<Part> parts() throws IOException {
        List<Part> parts = new ArrayList<>();
        for (String line : Files.readAllLines(Page.ROOT.resolve(".ci/parts"))) {
            if (!line.startsWith("#")) {
                String[] cells = line.split(" +");
                assertThat(cells).as(line).hasSize(4);
                List<String> patterns = new ArrayList<>(List.of(cells[2].split(",")));
                patterns.addAll(List.of(cells[3].split(",")));
                parts.add(new Part(cells[0], List.of(cells[1].split(",")), patterns));
            }
        }
        return parts;
    }

    private static List<TestClass> tests() throws IOException {
        List<TestClass> tests = new ArrayList<>();
        try (Stream<Path> poms = Files.find(Page.ROOT, 3, (file, about) -> file.endsWith("pom.xml"))) {
            for (Path pom : poms.toList()) {
                Path module = pom.getParent();
                Path sources = module.resolve(SOURCES);
                if (!module.startsWith(Page.ROOT.resolve("examples")) && Files.isDirectory(sources)) {
                    try (Stream<Path> files = Files.walk(sources)) {
                        files.map(file -> sources.relativize(file).toString().replace('\\', '/'))
                                .filter(file -> file.matches(".*(Test|IT)\\.java"))
                                .map(file -> file.substring(0, file.length() - 5))
                                .forEach(name -> tests.add(new TestClass(name(module), name)));
                    }
                }
            }
        }
        return tests;
    }

    private static String name(Path module) {
        return Page.ROOT.relativize(module).toString().replace('\\', '/');
    }

    @Test
    void eachTestBelongsToOnePart() throws IOException {
        List<Part> parts = parts();
        assertThat(parts).hasSize(6);
        List<TestClass> tests = tests();
        assertThat(tests).hasSizeGreaterThan(400);
        assertThat(tests).allSatisfy(test -> {
            List<Part> of = parts.stream().filter(part -> part.has(test.name())).toList();
            assertThat(of).extracting(Part::name).as(test.name()).hasSize(1);
            assertThat(of.get(0).modules()).as(test.name()).contains(test.module());
        });
    }

    @Test
    void eachPatternHasATest() throws IOException {
        List<TestClass> tests = tests();
        assertThat(parts())
                .flatExtracting(Part::patterns)
                .filteredOn(pattern -> !pattern.equals("-"))
                .allSatisfy(pattern ->
                        assertThat(tests).anyMatch(test -> new Part("", List.of(), List.of(pattern)).has(test.name())));
    }
}
