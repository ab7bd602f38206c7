package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that {@code .ci/attack} runs the classes that docs/develop/security-tests.md names, and that they exist. */
class AttackScriptTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w*[a-z]\\w*(?:Test|IT)\\b");

    private static Set<String> names(String text) {
        return NAME.matcher(text).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void theScriptRunsWhatThePageNames() throws IOException {
        Set<String> run = names(Files.readString(ROOT.resolve(".ci/attack")));
        assertThat(run).containsAll(names(Files.readString(ROOT.resolve("docs/develop/security-tests.md"))));
        assertThat(run).hasSizeGreaterThan(40);
    }

    /** Maven does not report a wrong name of a test. */
    @Test
    void eachNameIsThatOfATest() throws IOException {
        Set<String> tests = new TreeSet<>();
        for (Path module : new Path[] {
            Path.of("app"),
            Path.of("hosts/commands"),
            Path.of("hosts/web"),
            Path.of("hosts/site"),
            Path.of("hosts/formats"),
            Path.of("modelers"),
            Path.of("dlx-core"),
            Path.of("dlx-api")
        }) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/test/java"))) {
                files.map(file -> file.getFileName().toString())
                        .filter(name -> name.endsWith(".java"))
                        .forEach(name -> tests.add(name.substring(0, name.length() - 5)));
            }
        }
        assertThat(tests).containsAll(names(Files.readString(ROOT.resolve(".ci/attack"))));
    }
}
