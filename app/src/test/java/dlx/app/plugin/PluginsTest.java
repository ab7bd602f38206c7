package dlx.app.plugin;

import static dlx.app.Cli.cli;
import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Plugin jars: where they are found, and that a broken one never takes the others down. */
class PluginsTest {

    @TempDir
    Path work;

    private Path folder = Path.of("");

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectories(work.resolve("jars"));
    }

    @Nested
    class Found {

        @Test
        void inAFolderOfTheCommandLine() throws IOException {
            good("parrot");

            assertThat(dlx("hello\n", "solve", "parrot", "--plugins", folder.toString()))
                    .isEqualTo(new Result(0, "parrot says hello\n", ""));
        }

        @Test
        void inTheLinesToTryToo() {
            assertThat(dlx("", "info", "toy-queens", "--plugins", folder.toString())
                            .out())
                    .contains("dlx info toy-queens --plugins " + folder + " --example | dlx solve toy-queens --plugins "
                            + folder + "\n");
        }

        @Test
        void besideTheLauncher() throws IOException {
            folder = Files.createDirectories(work.resolve("home/plugins"));
            good("parrot");

            assertThat(cli().with("hello\n")
                            .at(work.resolve("home"))
                            .run("solve", "parrot")
                            .out())
                    .isEqualTo("parrot says hello\n");
        }

        @Test
        void inTheFoldersOfTheEnvironment() throws IOException {
            good("parrot");
            String path = work.resolve("nothing") + File.pathSeparator + folder;

            Result result = cli().with(Map.of("DLX_PLUGINS", path)).run("models");

            assertThat(result.out()).contains("parrot\tparrot\t" + folder.resolve("parrot.jar") + "\n");
        }

        @Test
        void nowhereElse() {
            assertThat(dlx("", "info", "parrot").code()).isEqualTo(2);
        }
    }

    @Nested
    class Broken {

        @ParameterizedTest(name = "{0}")
        @MethodSource("dlx.app.plugin.PluginsTest#broken")
        void isReportedWithItsReason(String reason, Making making) throws IOException {
            making.make(PluginsTest.this, folder.resolve("broken.jar"));

            assertDoctorSays(reason);
        }

        @Test
        void duplicateIdNeitherWinsNorIsSettledInSilence() throws IOException {
            jar("Parrot", PluginJar.source("Parrot", "toy-queens"))
                    .naming("plugin.Parrot")
                    .write(folder.resolve("broken.jar"));

            assertDoctorSays("plugin.Parrot claims the id \"toy-queens\"");
            assertThat(dlx("", "info", "toy-queens", "--plugins", folder.toString())
                            .err())
                    .startsWith("warning: " + folder.resolve("broken.jar") + ": plugin.Parrot claims");
            assertThat(dlx("4\n", "count", "toy-queens", "--plugins", folder.toString()))
                    .as("nothing of the plugin is made")
                    .isEqualTo(new Result(0, "2\n", ""));
        }

        private void assertDoctorSays(String reason) throws IOException {
            good("zebra");
            Result doctor = dlx("", "doctor", "--plugins", folder.toString());

            assertThat(doctor.code()).isZero();
            assertThat(doctor.out().lines())
                    .anyMatch(line -> line.contains(folder.resolve("broken.jar") + ": ") && line.contains(reason))
                    .anyMatch(line -> line.endsWith("zebra from " + folder.resolve("zebra.jar")));
            assertThat(dlx("hello\n", "solve", "zebra", "--plugins", folder.toString())
                            .out())
                    .isEqualTo("zebra says hello\n");
        }
    }

    @Test
    void aSecondClaimToAJudgeProblemIsToldAndTheBundledModelKeepsIt() throws IOException {
        String problem = """
                public List<JudgeProblem<String, String>> judgeProblems() {
                    return List.of(new JudgeProblem<>("TOY1", "mine", JudgeProblem.Question.FIRST,
                            text -> java.util.Optional::empty, (puzzle, verdict, number) -> ""));
                }
                """;
        jar(
                        "Parrot",
                        replaced("public Parrot() {}", problem)
                                .replace("ExactCoverModel", "HasJudgeProblems")
                                .replace("\"parrot\"", "\"a-parrot\""))
                .naming("plugin.Parrot")
                .write(folder.resolve("parrot.jar"));

        assertThat(dlx("4\n", "judge", "TOY1", "--plugins", folder.toString())).isEqualTo(new Result(0, "1: 4\n", ""));
        assertThat(dlx("", "judge", "--list", "--plugins", folder.toString()).err())
                .isEqualTo("warning: " + folder.resolve("parrot.jar")
                        + ": the model a-parrot claims the judge problem TOY1, which toy-queens already answers"
                        + " and keeps\n");
        assertThat(dlx("", "doctor", "--plugins", folder.toString()).out()).contains("claims the judge problem TOY1");
    }

    /** Makes a jar that is broken. */
    interface Making {

        void make(PluginsTest test, Path jar) throws IOException;
    }

    static Stream<Arguments> broken() {
        String good = PluginJar.source("Parrot", "parrot");
        String tired = "public Parrot() { throw new IllegalStateException(\"tired\"); }";
        return Stream.of(
                broken("it is not a jar", (test, jar) -> Files.writeString(jar, "this is no zip")),
                broken(
                        "model missing; expected META-INF/services/dlx.api.ExactCoverModel",
                        (test, jar) -> test.jar("Parrot", good).write(jar)),
                broken(
                        "plugin.Macaw not found",
                        (test, jar) ->
                                test.jar("Parrot", good).naming("plugin.Macaw").write(jar)),
                broken(
                        "java.lang.NoClassDefFoundError: plugin/Helper",
                        (test, jar) -> test.jar(
                                        "Helper",
                                        "package plugin; public class Helper { public static String id() { return \"parrot\"; } }")
                                .with("Parrot", good.replace("\"parrot\"; }", "Helper.id(); }"))
                                .naming("plugin.Parrot")
                                .without("Helper")
                                .write(jar)),
                broken(
                        "class file version 120",
                        (test, jar) -> test.jar("Parrot", good)
                                .naming("plugin.Parrot")
                                .tooNew("Parrot")
                                .write(jar)),
                brokenParrot("tired", replaced("public Parrot() {}", tired)),
                brokenParrot(
                        "nameless",
                        replaced("return \"parrot\"; }", "throw new IllegalStateException(\"nameless\"); }")),
                broken(
                        "Illegal",
                        (test, jar) -> test.jar("Parrot", good)
                                .naming("this is { not a class name")
                                .write(jar)),
                brokenParrot("plugin.Parrot not a subtype", "package plugin; public class Parrot {}"),
                brokenParrot(
                        "was written for version 99 of the SPI",
                        replaced("public Parrot() {}", "public int spiVersion() { return 99; }")
                                .replace("String> {", "String>, HasSpiVersion {")),
                brokenParrot("has the id \"Par rot\"", PluginJar.source("Parrot", "Par rot")));
    }

    private static Arguments broken(String reason, Making making) {
        return Arguments.of(reason, making);
    }

    private static Arguments brokenParrot(String reason, String source) {
        return broken(
                reason,
                (test, jar) ->
                        test.jar("Parrot", source).naming("plugin.Parrot").write(jar));
    }

    private void good(String id) throws IOException {
        String name = Character.toUpperCase(id.charAt(0)) + id.substring(1) + "Model";
        jar(name, PluginJar.source(name, id)).naming("plugin." + name).write(folder.resolve(id + ".jar"));
    }

    private PluginJar jar(String className, String source) throws IOException {
        return new PluginJar(work).with(className, source);
    }

    private static String replaced(String part, String by) {
        String source = PluginJar.source("Parrot", "parrot");
        assertThat(source).contains(part);
        return source.replace(part, by);
    }
}
