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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

        @Test
        void noZip() throws IOException {
            Files.writeString(folder.resolve("broken.jar"), "this is no zip");

            assertDoctorSays("it is not a jar");
        }

        @Test
        void noServicesFile() throws IOException {
            jar("Parrot", PluginJar.source("Parrot", "parrot")).write(folder.resolve("broken.jar"));

            assertDoctorSays("it names no model; expected META-INF/services/dlx.api.ExactCoverModel");
        }

        @Test
        void missingClass() throws IOException {
            jar("Parrot", PluginJar.source("Parrot", "parrot"))
                    .naming("plugin.Macaw")
                    .write(folder.resolve("broken.jar"));

            assertDoctorSays("plugin.Macaw not found");
        }

        @Test
        void missingHelper() throws IOException {
            jar("Helper", "package plugin; public class Helper { public static String id() { return \"parrot\"; } }")
                    .with("Parrot", PluginJar.source("Parrot", "parrot").replace("\"parrot\"; }", "Helper.id(); }"))
                    .naming("plugin.Parrot")
                    .without("Helper")
                    .write(folder.resolve("broken.jar"));

            assertDoctorSays("java.lang.NoClassDefFoundError: plugin/Helper");
        }

        @Test
        void tooNewClassFile() throws IOException {
            jar("Parrot", PluginJar.source("Parrot", "parrot"))
                    .naming("plugin.Parrot")
                    .tooNew("Parrot")
                    .write(folder.resolve("broken.jar"));

            assertDoctorSays("class file version 120");
        }

        @Test
        void exceptionInTheConstructor() throws IOException {
            jar(
                            "Parrot",
                            replaced(
                                    "public Parrot() {}",
                                    "public Parrot() { throw new IllegalStateException(\"tired\"); }"))
                    .naming("plugin.Parrot")
                    .write(folder.resolve("broken.jar"));

            assertDoctorSays("tired");
        }

        @Test
        void exceptionInTheId() throws IOException {
            jar("Parrot", replaced("return \"parrot\"; }", "throw new IllegalStateException(\"nameless\"); }"))
                    .naming("plugin.Parrot")
                    .write(folder.resolve("broken.jar"));

            assertDoctorSays("nameless");
        }

        @Test
        void badServicesFile() throws IOException {
            jar("Parrot", PluginJar.source("Parrot", "parrot"))
                    .naming("this is { not a class name")
                    .write(folder.resolve("broken.jar"));

            assertDoctorSays("Illegal");
        }

        @Test
        void noModel() throws IOException {
            jar("Parrot", "package plugin; public class Parrot {}")
                    .naming("plugin.Parrot")
                    .write(folder.resolve("broken.jar"));

            assertDoctorSays("plugin.Parrot not a subtype");
        }

        @Test
        void wrongVersionOfTheSpi() throws IOException {
            jar("Parrot", replaced("public Parrot() {}", "public int spiVersion() { return 99; }"))
                    .naming("plugin.Parrot")
                    .write(folder.resolve("broken.jar"));

            assertDoctorSays("was written for version 99 of the SPI");
        }

        @Test
        void badId() throws IOException {
            jar("Parrot", PluginJar.source("Parrot", "Par rot"))
                    .naming("plugin.Parrot")
                    .write(folder.resolve("broken.jar"));

            assertDoctorSays("has the id \"Par rot\"");
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
        jar("Parrot", replaced("public Parrot() {}", problem).replace("\"parrot\"", "\"a-parrot\""))
                .naming("plugin.Parrot")
                .write(folder.resolve("parrot.jar"));

        assertThat(dlx("4\n", "judge", "TOY1", "--plugins", folder.toString())).isEqualTo(new Result(0, "1: 4\n", ""));
        assertThat(dlx("", "judge", "--list", "--plugins", folder.toString()).err())
                .isEqualTo("warning: " + folder.resolve("parrot.jar")
                        + ": the model a-parrot claims the judge problem TOY1, which toy-queens already answers;"
                        + " the latter keeps it\n");
        assertThat(dlx("", "doctor", "--plugins", folder.toString()).out()).contains("claims the judge problem TOY1");
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
