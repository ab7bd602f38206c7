package dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.spark.Shell.Outcome;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the script {@code extras/spark/cluster}: the processes that it starts, their addresses, and that none remains.
 */
class ScriptClusterIT {

    @Test
    void runsJobsAndListensToThisMachineOnly() throws Exception {
        try (LocalCluster cluster = LocalCluster.start(2);
                JavaSparkContext spark = new JavaSparkContext(cluster.conf("job"))) {
            List<Integer> numbers = IntStream.rangeClosed(1, 100).boxed().toList();

            assertThat(spark.parallelize(numbers, 10).reduce(Integer::sum)).isEqualTo(5050);

            List<ProcessHandle> processes = new ArrayList<>(cluster.awaitExecutors(2));
            processes.addAll(cluster.workers());
            processes.add(cluster.masterProcess());
            processes.add(ProcessHandle.current());
            assertThat(cluster.script("status").out()).contains("workers: 2", "cores:   2, 2 in use");
            assertThat(listeners(processes))
                    .hasSizeGreaterThanOrEqualTo(2 * processes.size() - 2)
                    .allMatch(line -> line.matches(".*[ :]127\\.0\\.0\\.1]?:\\d+ .*"));
        }
    }

    @Test
    void theGuidesCommandCountsOnIt(@TempDir Path folder) {
        String command = Guide.block("A cluster on one machine")
                .lines()
                .filter(line -> line.contains("dlx-spark"))
                .findFirst()
                .orElseThrow();
        try (LocalCluster cluster = LocalCluster.start(2)) {
            Outcome outcome = Shell.asInCheckout(
                    folder,
                    command.replace("spark://127.0.0.1:7077", cluster.master()) + " --conf spark.executor.memory="
                            + LocalCluster.MEMORY);

            assertThat(outcome.exitCode()).as(outcome.err()).isZero();
            assertThat(outcome.out()).isEqualTo("14200"); // OEIS A000170
        }
    }

    @Test
    void aSecondStartChangesNothing() {
        try (LocalCluster cluster = LocalCluster.start(1)) {
            List<ProcessHandle> workers = cluster.workers();

            Outcome again = cluster.script("start");
            Outcome other = cluster.script("start", "--workers", "3");

            assertThat(again).isEqualTo(new Outcome(0, cluster.master(), "cluster: already running"));
            assertThat(other.exitCode()).isEqualTo(1);
            assertThat(other.err()).contains("already running at " + cluster.master() + " with other workers");
            assertThat(cluster.workers()).isEqualTo(workers);
        }
    }

    @Test
    void stopLeavesNeitherProcessNorFolderAfterPartsWereKilled() {
        LocalCluster cluster = LocalCluster.start(2);
        List<ProcessHandle> processes = new ArrayList<>(cluster.workers());
        processes.add(cluster.masterProcess());
        try (JavaSparkContext spark = new JavaSparkContext(cluster.conf("job"))) {
            assertThat(spark.parallelize(List.of(1, 2), 2).count()).isEqualTo(2);
            processes.addAll(cluster.awaitExecutors(2));

            LocalCluster.kill(cluster.workers().get(0));
            Outcome worker = cluster.script("status");
            LocalCluster.kill(cluster.masterProcess());
            Outcome master = cluster.script("status");
            Outcome stop = cluster.script("stop");

            assertThat(worker.exitCode()).isEqualTo(1);
            assertThat(worker.err()).isEqualTo("cluster: dead: worker-1");
            assertThat(master.err()).isEqualTo("cluster: dead: master worker-1");
            assertThat(stop).isEqualTo(new Outcome(0, "", ""));
            assertThat(processes).hasSize(5);
            LocalCluster.awaitEnd(processes);
            assertThat(cluster.folder()).doesNotExist();
            assertThat(cluster.script("stop")).isEqualTo(new Outcome(0, "", "cluster: nothing is running"));
            assertThat(cluster.script("status")).isEqualTo(new Outcome(3, "", "cluster: nothing is running"));
            assertThat(cluster.script("add").err()).isEqualTo("cluster: no cluster is running; run: cluster start");
        }
    }

    @Test
    void oneMoreWorkerIsOneMore() {
        try (LocalCluster cluster = LocalCluster.start(1)) {
            cluster.addWorker();

            assertThat(cluster.workers()).hasSize(2);
            assertThat(cluster.script("status").out()).contains("workers: 2");
        }
    }

    @Test
    void aPortThatIsTakenIsSaid() throws Exception {
        try (LocalCluster none = LocalCluster.stopped();
                ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            Outcome outcome = none.script("start", "--port", "" + socket.getLocalPort());

            assertThat(outcome.exitCode()).isEqualTo(1);
            assertThat(outcome.err())
                    .isEqualTo("cluster: port " + socket.getLocalPort()
                            + " of 127.0.0.1 is taken; choose another: --port");
            assertThat(none.folder()).doesNotExist();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "start --workers 0, --workers is '0'; expected a number from 1 to 100",
        "start --cores two, --cores is 'two'; expected a number from 1 to 1000",
        "start --memory 5, --memory is '5'; expected a size such as 512m or 2g",
        "start --port, --port needs a value",
        "start --host 0.0.0.0, start does not support the option '--host'",
        "stop now, 'stop does not support options, but got ''now'''",
        "restart, '''restart'' is not a command; expected start, add, status or stop'",
    })
    void aCallThatIsNoneIsSaid(String arguments, String message) {
        Outcome outcome = LocalCluster.stopped().script(arguments.split(" "));

        assertThat(outcome).isEqualTo(new Outcome(2, "", "cluster: " + message + " (cluster --help)"));
    }

    /** The lines of {@code ss} about sockets on which one of the processes listens. */
    private static List<String> listeners(List<ProcessHandle> processes) throws InterruptedException {
        try {
            Process ss = new ProcessBuilder("ss", "-Hltnp").start();
            String lines = new String(ss.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            ss.waitFor();
            return lines.lines()
                    .filter(line -> processes.stream().anyMatch(process -> line.contains("pid=" + process.pid() + ",")))
                    .toList();
        } catch (IOException e) {
            return Assumptions.abort("no ss here, which says who listens where");
        }
    }
}
