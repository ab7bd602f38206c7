package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.guide.Page;
import dlx.skips.Tier;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the programs in the guides are those of {@code examples/}, and that their steps work one by one. */
class GuidesIT {

    private static final Path ROOT = Path.of(System.getProperty("dlx.root", ".."));

    private static InstalledBuild installed;

    @BeforeAll
    static void install(@TempDir Path folder) throws IOException {
        installed = InstalledBuild.in(folder);
    }

    @Test
    void thePluginGuideShowsThePluginOfTheExamples() throws IOException {
        assertThat(read("docs/plugin-guide.md"))
                .contains("```java\n" + read("examples/plugin/src/main/java/shikaku/ShikakuModel.java") + "```\n")
                .contains("```java\n" + read("examples/plugin/src/test/java/shikaku/ShikakuModelTest.java") + "```\n")
                .contains("```xml\n" + read("examples/plugin/pom.xml") + "```\n")
                .contains("```\n"
                        + read("examples/plugin/src/main/resources/META-INF/services/dlx.api.ExactCoverModel")
                        + "```\n");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "plugin-colors, WordRectangleModel.java, 'tow/ore/'",
        "plugin-multiplicities, WatchModel.java, '186/4860/'", // OEIS A002564
        "plugin-loop, StoneLoopModel.java, 'o-.-o-o/|     |/. .-. ./| | | |/o-o .-o/'"
    })
    void theStepsOfThePluginGuideLeadToASolution(String example, String model, String printed, @TempDir Path folder)
            throws Exception {
        Path plugin = folder.resolve("myplugin/src");
        copy(ROOT.resolve("examples").resolve(example).resolve("src"), plugin);
        List<String> steps = Page.of("docs/plugin-guide.md").blocks("");
        String build = steps.stream()
                .filter(s -> s.contains("javac") && s.contains(model))
                .findFirst()
                .orElseThrow();
        Finished finished = shell(plugin.getParent(), build);
        assertThat(finished.err).isEmpty();
        assertThat(finished.out).isEqualTo(printed.replace('/', '\n'));
        assertThat(finished.code).isZero();
    }

    /** Copied as printed into an empty folder, each file under the name that the guide gives it. */
    @Test
    @Tag("slow")
    void thePluginOfTheGuideIsBuiltFromPublishedPartsAlone(@TempDir Path folder) throws Exception {
        Page guide = Page.of("docs/plugin-guide.md");
        Path plugin = folder.resolve("shikaku");
        write(plugin.resolve("pom.xml"), one(guide.blocks("xml"), "<project"));
        write(
                plugin.resolve("src/main/java/shikaku/ShikakuModel.java"),
                one(guide.blocks("java"), "class ShikakuModel "));
        write(
                plugin.resolve("src/test/java/shikaku/ShikakuModelTest.java"),
                one(guide.blocks("java"), "class ShikakuModelTest "));
        write(
                plugin.resolve("src/main/resources/META-INF/services/dlx.api.ExactCoverModel"),
                guide.block("shikaku.ShikakuModel"));
        List<String> steps = guide.blocks("");
        Finished finished = shell(plugin, installed.withMaven(one(steps, "solve shikaku")));
        assertThat(finished.code).as(finished.out + finished.err).isZero();
        assertThat(finished.out).isEqualTo("aaab\nccdb\nccdb\n");
        assertThat(testsRun(plugin, "shikaku.ShikakuModelTest")).isGreaterThan(10);
        String explain = one(steps, "explain shikaku");
        finished = shell(plugin, explain.replace("--plugins target", "--plugins target --time 5m"));
        assertThat(finished.err).isEmpty();
        assertThat(finished.out).isEqualTo(steps.get(steps.indexOf(explain) + 1));
    }

    /**
     * Those of the guide, and the last line of the example in the help text, which else says the same: the one that {@code
     * HelpExamplesTest} leaves out, for it calls Maven.
     */
    @Test
    @Tag("slow")
    void fiveCommandsLeadToTheFirstSolvedPuzzle(@TempDir Path folder) throws Exception {
        List<String> steps = one(Page.of("docs/plugin-guide.md").blocks(""), "mvnw -q install -DskipTests")
                .lines()
                .toList();
        assertThat(steps).hasSize(5);
        List<String> example = shell(ROOT, "./dlx new-plugin --help")
                .out
                .lines()
                .dropWhile(line -> !line.startsWith("Example"))
                .filter(line -> line.startsWith("  "))
                .map(String::strip)
                .toList();
        assertThat(example).hasSize(4).startsWith(steps.subList(1, 4).toArray(String[]::new));
        // The first two clone and install: this build is what they would make.
        String script = String.join("\n", steps.subList(2, 5)) + "\n" + example.get(3);
        Finished finished = shell(checkout(folder.resolve("dlx")), installed.withMaven(script));
        assertThat(finished.code).as(finished.out + finished.err).isZero();
        assertThat(finished.out).endsWith("RooksModelTest.java\n" + "R..\n.R.\n..R\n".repeat(2));

        Path project = folder.resolve("rooks");
        assertThat(testsRun(project, "rooks.RooksModelTest")).isGreaterThan(10);
        Path plugins = Files.createDirectories(folder.resolve("plugins"));
        Files.copy(project.resolve("target/rooks.jar"), plugins.resolve("rooks.jar"));
        assertThat(shell(folder, "\"$DLX/dlx\" models --plugins plugins").out)
                .contains("rooks\trooks on the free cells");
    }

    /** The first block of the guide, but for the clone. */
    @Test
    void fiveCommandsLeadThereWithTheCompilerAlone(@TempDir Path folder) throws Exception {
        String first = Page.of("docs/plugin-guide.md").blocks("").get(0);
        List<String> steps = first.lines().toList();
        assertThat(steps).hasSize(5).noneMatch(step -> step.contains("mvn"));
        String script = String.join("\n", steps.subList(1, 5)).replace("\"../dlx/app", "\"$DLX/app");
        Finished finished = shell(checkout(folder.resolve("dlx")), script);
        assertThat(finished.code).as(finished.out + finished.err).isZero();
        assertThat(finished.out).endsWith("RooksModelTest.java\n" + "R..\n.R.\n..R\n");
    }

    /** A folder with a launcher, as a checkout has one. */
    private static Path checkout(Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("dlx"), "#!/bin/sh\nexec \"$DLX/dlx\" \"$@\"\n")
                .toFile()
                .setExecutable(true);
        return folder;
    }

    /** How many tests of a class a build ran, by the report of Surefire. */
    private static int testsRun(Path project, String test) throws IOException {
        String report = Files.readString(project.resolve("target/surefire-reports/TEST-" + test + ".xml"));
        Matcher tests = Pattern.compile("<testsuite [^>]*\\btests=\"(\\d+)\"").matcher(report);
        assertThat(tests.find()).isTrue();
        return Integer.parseInt(tests.group(1));
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static String one(List<String> blocks, String words) {
        return blocks.stream().filter(s -> s.contains(words)).findFirst().orElseThrow();
    }

    static Stream<Arguments> programs() {
        Stream<Arguments> hosts =
                Stream.of("GuiceHost", "GuiceModel", "GuiceParts").map(program -> Arguments.of("hosts", program));
        Stream<Arguments> others = Stream.of("SolveText", "AsyncSearch", "SolveService", "NightBatch", "ShiftPlan")
                .limit(Tier.of(1, 5))
                .map(program -> Arguments.of("embedding", program));
        return Stream.concat(hosts, others);
    }

    @ParameterizedTest
    @MethodSource("programs")
    void theProgramsOfAGuidePrintWhatIsExpected(String page, String program) throws Exception {
        String command = one(Page.of("docs/" + page + ".md").blocks(""), "java -");
        Finished finished = shell(ROOT, command.replaceFirst("/\\w+\\.java", "/" + program + ".java"));
        assertThat(finished.err).isEmpty();
        assertThat(finished.out).isEqualTo(read("examples/embedding/" + program + ".out"));
    }

    @Test
    void eachProgramOfTheExamplesIsShownInAGuideOrLinked() throws IOException {
        String guides = read("docs/embedding.md") + read("docs/hosts.md");
        try (Stream<Path> files = Files.list(ROOT.resolve("examples/embedding"))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                String path = "examples/embedding/" + file.getFileName();
                boolean isShown = guides.contains("```java\n" + read(path) + "```\n")
                        && guides.contains("```\n" + read(path.replace(".java", ".out")) + "```\n");
                assertThat(isShown || guides.contains("](../" + path + ")"))
                        .as(path)
                        .isTrue();
            }
        }
    }

    @Test
    void theReadmeShowsWhatItsCommandPrints() throws Exception {
        String command = Page.of("README.md").blocks("").get(0);
        assertThat(command).isEqualTo("./dlx solve sudoku examples/sudoku-easy.txt\n");
        Finished finished = shell(ROOT, command);
        assertThat(finished.out)
                .isEqualTo(read("examples/expected/sudoku-easy.out"))
                .isEqualTo(Page.of("README.md").blocks("").get(1));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"links, 6, 27 updates", "slots, 3, 3 nodes instead of 6"})
    void theGuideToHowItWorksCountsAsTheEnginesDo(String engine, int nodes, String words) throws Exception {
        String example = "examples/dancing.dlx";
        Finished finished = shell(ROOT, "./dlx solve knuth " + example + " --limit 2 --engine " + engine + " --stats");
        assertThat(finished.err).contains("\"nodes\":" + nodes + ",");
        if (words.endsWith("updates")) {
            assertThat(finished.err).contains("\"updates\":" + words.replace(" updates", ","));
        }
        assertThat(read("docs/how-it-works.md")).contains(words);
    }

    private record Finished(int code, String out, String err) {}

    private static Finished shell(Path folder, String script) throws IOException, InterruptedException {
        Path out = Files.createTempFile("dlx", ".out");
        Path err = Files.createTempFile("dlx", ".err");
        try {
            ProcessBuilder builder = new ProcessBuilder("bash", "-e", "-c", script)
                    .directory(folder.toFile())
                    .redirectInput(
                            ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            Map<String, String> environment = builder.environment();
            environment.put("DLX", ROOT.toAbsolutePath().normalize().toString());
            environment.put("DLX_BUILD", "no");
            Path java = Path.of(System.getProperty("java.home"));
            environment.put("JAVA_HOME", java.toString());
            environment.merge("PATH", java.resolve("bin") + ":", (path, bin) -> bin + path);
            int code = builder.start().waitFor();
            return new Finished(code, Files.readString(out), Files.readString(err));
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (var files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
    }

    private static String read(String file) throws IOException {
        return Files.readString(ROOT.resolve(file), StandardCharsets.UTF_8);
    }
}
