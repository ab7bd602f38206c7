package dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.spark.command.ClusterProgram;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;

/** Tests that the examples of {@code docs/cluster.md} run, and that the names in it exist. */
class ClusterGuideTest {

    private static final Path HERE = Path.of("src/test/java/dlx/spark/ClusterGuideTest.java");

    @Test
    void theProgramCounts() {
        LoadedModel<?, ?> queens = ModelRegistry.load().get("queens");
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        count(queens.solverOf("6").cover(), new PrintStream(out, true, StandardCharsets.UTF_8));

        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("4 in ");
    }

    private static void count(Cover<?> cover, PrintStream out) {
        SparkConf conf = new SparkConf().setMaster("local[2]").setAppName("queens");
        conf.set("spark.ui.enabled", "false").set("spark.driver.host", "127.0.0.1");
        try (JavaSparkContext spark = new JavaSparkContext(conf)) {
            SparkSolver solver = SparkSolver.of(spark, cover).taskTime(Duration.ofSeconds(10));
            ClusterReport report = solver.count();
            out.println(report.tally().solutions() + " in " + report.tasks() + " tasks");
        }
    }

    @Test
    void theProgramOfTheGuideIsThisOne() throws IOException {
        List<String> program = Guide.block("In a program of your own")
                .lines()
                .map(String::strip)
                .toList();
        List<String> here = Files.readAllLines(HERE).stream()
                .map(line -> line.strip().replace("out.println", "System.out.println"))
                .toList();

        assertThat(program).hasSizeGreaterThan(4);
        assertThat(here).containsAll(program);
    }

    /** A usual name in the folder of temporary files could be foreseen by others on the machine. */
    @Test
    void sparkLogsWhereItsUserSaysOrNowhere() throws IOException {
        try (InputStream configuration = SparkSolver.class.getResourceAsStream("log4j2.xml")) {
            assertThat(new String(configuration.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("fileName=\"${sys:dlx.spark.log:-/dev/null}\"");
        }
        assertThat(Guide.text()).contains("-Ddlx.spark.log=spark.log");
    }

    @Test
    void theGuideKnowsEachCommandAndEachOptionOfItsOwn() {
        String guide = Guide.text();

        assertThat(guide)
                .contains(new ClusterProgram()
                        .commands().stream()
                                .map(command -> "| `" + command.name())
                                .toList());
        assertThat(guide)
                .contains(
                        "--master M",
                        "--conf KEY=VALUE",
                        "--connect D",
                        "--task-time D",
                        "--checkpoint PATH",
                        "--log FILE");
    }
}
