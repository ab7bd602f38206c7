package dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.CoverData;
import dlx.app.command.DlxProgram;
import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import dlx.spark.Shell.Outcome;
import dlx.spark.command.Main;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script {@code extras/spark/dlx-spark}, as {@code docs/cluster.md} shows it, with the jars that the build puts there. */
class DlxSparkIT {

    @TempDir
    private Path folder;

    @Test
    void theFirstRunOfTheGuideCounts() {
        Outcome outcome = Shell.asInCheckout(folder, Guide.block("A first run"));

        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out()).isEqualTo("724"); // OEIS A000170; the guide says so too
        assertThat(outcome.err()).contains("\"rounds\":", "\"tasks\":", "\"task_seconds\":");
    }

    @Test
    void theFilesOfTheGuideAreWhatDlxWrites() {
        Outcome outcome = Shell.asInCheckout(folder, Guide.block("The folder of `all`")); // its last command compares

        assertThat(outcome).isEqualTo(new Outcome(0, "92", ""));
    }

    @Test
    void theClassesOfTheseTestsAreThoseOfTheScript() {
        Path lib = Shell.MODULE.resolve("target/dist/lib");

        assertThat(ModelRegistry.load().get("queens").type()).satisfies(type -> isFrom(lib, type));
        assertThat(new Class<?>[] {CoverData.class, Solver.class, DlxProgram.class, Main.class})
                .allSatisfy(type -> isFrom(lib, type));
    }

    private static void isFrom(Path lib, Class<?> type) throws Exception {
        assertThat(Path.of(
                        type.getProtectionDomain().getCodeSource().getLocation().toURI()))
                .hasParent(lib);
    }

    /**
     * Executors of Spark have a class path of their own. It must not contain our classes, in addition to the jars that
     * are sent.
     */
    @ParameterizedTest
    @ValueSource(strings = {"dlx-*", "picocli*"})
    void noneOfOursIsAmongSparksJars(String jars) {
        assertThat(Shell.MODULE.resolve("target/dist/spark/jars")).isDirectoryNotContaining("glob:**/" + jars);
    }
}
