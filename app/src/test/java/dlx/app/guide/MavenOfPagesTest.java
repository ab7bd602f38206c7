package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The calls of Maven that pages name would take minutes each. So they are read: profiles, modules and tests are there. */
class MavenOfPagesTest {

    private static final Pattern CALL =
            Pattern.compile("(?:\\./mvnw|\\bmvn) [^`\n]*|(?<=[ `])-P[a-z,]+|-D(?:it\\.)?test=[^ `]*");

    private static List<String> calls;
    private static Set<String> tests;

    @BeforeAll
    static void read() throws IOException {
        calls = new ArrayList<>();
        for (Page page : Page.all()) {
            CALL.matcher(page.text()).results().forEach(call -> calls.add(call.group()));
        }
        try (Stream<Path> files = Files.walk(Page.ROOT)) {
            tests = files.filter(file -> file.toString().contains("src/test/java"))
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java"))
                    .map(name -> name.replace(".java", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @Test
    void profilesAreThere() throws IOException {
        Set<String> profiles = new TreeSet<>();
        for (String pom : List.of(
                "pom.xml", "app/pom.xml", "extras/pom.xml", "extras/spark/pom.xml", "examples/plugin/pom.xml")) {
            Matcher profile = Pattern.compile("<profile>\\s*<id>([a-z-]+)</id>")
                    .matcher(Files.readString(Page.ROOT.resolve(pom)));
            profile.results().forEach(found -> profiles.add(found.group(1)));
        }
        assertThat(words("(?:^| )-P([a-z,]+)"))
                .hasSizeGreaterThan(5)
                .allSatisfy(named -> assertThat(profiles).contains(named));
    }

    @Test
    void modulesAreThere() {
        assertThat(words("-pl ([a-z/,-]+)"))
                .hasSizeGreaterThan(3)
                .allSatisfy(module ->
                        assertThat(Page.ROOT.resolve(module).resolve("pom.xml")).exists());
    }

    @Test
    void testsAreThere() {
        assertThat(words("-D(?:it\\.)?test='?([A-Za-z,#*/.]+)"))
                .hasSizeGreaterThan(4)
                .filteredOn(test -> !test.equals("NONE"))
                .allSatisfy(test -> {
                    String named = test.replaceAll(".*/|#.*", "").replace("*", ".*");
                    assertThat(tests).anyMatch(each -> each.matches(named));
                });
    }

    /** What stands in the calls behind a flag, apart at commas. */
    private static Set<String> words(String flag) {
        Pattern pattern = Pattern.compile(flag);
        return calls.stream()
                .flatMap(call -> pattern.matcher(call).results())
                .flatMap(found -> Arrays.stream(found.group(1).split(",")))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
