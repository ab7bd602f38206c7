package dlx.spark;

import dlx.spark.Shell.Outcome;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;

/**
 * A cluster on this machine, started by the script for users: a master, and workers of one core each, which can be
 * killed. It has a folder of its own and any free port.
 */
final class LocalCluster implements AutoCloseable {

    /** Memory of an executor; Spark requires at least 450 MB. */
    static final String MEMORY = "512m";

    private static final Path MODULE = Shell.MODULE;

    private final Path folder;

    private LocalCluster(Path folder) {
        this.folder = folder;
    }

    /** Starts a cluster and waits until its workers are registered. */
    static LocalCluster start(int workers) {
        LocalCluster cluster = stopped();
        Outcome outcome = cluster.script("start", "--workers", "" + workers, "--memory", MEMORY, "--port", "0");
        if (outcome.exitCode() != 0) {
            throw new IllegalStateException("cluster start: " + outcome);
        }
        return cluster;
    }

    /** Returns a cluster that does not run. A cluster that a killed test has left is stopped. */
    static LocalCluster stopped() {
        LocalCluster cluster = new LocalCluster(MODULE.resolve("target/cluster-it"));
        cluster.close();
        return cluster;
    }

    /** Calls {@code extras/spark/cluster} for this cluster. */
    Outcome script(String... arguments) {
        List<String> command = new ArrayList<>(List.of(MODULE.resolve("cluster").toString()));
        command.addAll(List.of(arguments));
        return Shell.run(MODULE, Map.of("DLX_CLUSTER_FOLDER", folder.toString()), command);
    }

    /** The address for drivers, {@code spark://127.0.0.1:...}. */
    String master() {
        return read(folder.resolve("address"));
    }

    /** Returns the folder of the logs, the process ids and the work of executors. */
    Path folder() {
        return folder;
    }

    /** Returns the jars for executors: those of the product, and the classes of these tests. */
    String jars() {
        Path lib = MODULE.resolve("target/dist/lib");
        return String.join(
                ",",
                lib.resolve("dlx-api.jar").toString(),
                lib.resolve("dlx-core.jar").toString(),
                lib.resolve("dlx-spark.jar").toString(),
                testJar().toString());
    }

    /** Returns the configuration of a driver for this cluster. */
    SparkConf conf(String application) {
        return new SparkConf(false)
                .setMaster(master())
                .setAppName(application)
                .set("spark.jars", jars())
                .set("spark.executor.memory", MEMORY)
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1")
                .set("spark.ui.enabled", "false");
    }

    /** The process of the master. */
    ProcessHandle masterProcess() {
        return process(folder.resolve("master.pid")).orElseThrow();
    }

    /** The processes of the workers that live, in the order of their names. */
    List<ProcessHandle> workers() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches("worker-\\d+\\.pid"))
                    .sorted()
                    .flatMap(file -> process(file).stream())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The processes of the executors that live, of all workers that live. */
    List<ProcessHandle> executors() {
        return workers().stream()
                .flatMap(ProcessHandle::children)
                .filter(ProcessHandle::isAlive)
                .toList();
    }

    /** Returns the process of the executor with this id in the driver. */
    ProcessHandle executor(String id) {
        String name = " --executor-id " + id + ' ';
        return executors().stream()
                .filter(process -> Shell.run("ps", "-ww", "-o", "args=", "-p", "" + process.pid())
                        .out()
                        .contains(name))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no executor " + id + " among " + executors()));
    }

    /** The worker that started an executor. */
    static ProcessHandle workerOf(ProcessHandle executor) {
        return executor.parent().orElseThrow();
    }

    /** Waits until the number of executors is {@code count}. */
    List<ProcessHandle> awaitExecutors(int count) {
        await(count + " executors", () -> executors().size() == count);
        return executors();
    }

    /** Starts one more worker and waits until it is registered. */
    void addWorker() {
        Outcome outcome = script("add");
        if (outcome.exitCode() != 0) {
            throw new IllegalStateException("cluster add: " + outcome);
        }
    }

    /** Kills a process as {@code kill -9} does, and returns when the process has ended. */
    static void kill(ProcessHandle process) {
        process.destroyForcibly();
        process.onExit().join();
    }

    /** Stops a process until {@link #thaw}. */
    void freeze(ProcessHandle process) {
        Shell.run("kill", "-STOP", "" + process.pid());
    }

    /** Makes a stopped process continue. */
    void thaw(ProcessHandle process) {
        Shell.run("kill", "-CONT", "" + process.pid());
    }

    /** Waits until none of the processes is there: one that ended is, until the system has taken note of it. */
    static void awaitEnd(List<ProcessHandle> processes) {
        await("the end of " + processes, () -> processes.stream().noneMatch(ProcessHandle::isAlive));
    }

    /** Looks again and again, for five minutes at most, until the condition holds. */
    static void await(String what, BooleanSupplier condition) {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - start > TimeUnit.MINUTES.toNanos(5)) {
                throw new IllegalStateException("waited five minutes for " + what);
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Override
    public void close() {
        Outcome outcome = script("stop");
        if (outcome.exitCode() != 0) {
            throw new IllegalStateException("cluster stop: " + outcome);
        }
    }

    /** Tests send functions of their own to executors, which have to find their classes. */
    private Path testJar() {
        Path jar = folder.resolve("tests.jar");
        if (Files.exists(jar)) {
            return jar;
        }
        try {
            Path classes = Path.of(LocalCluster.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            try (OutputStream out = Files.newOutputStream(jar);
                    JarOutputStream entries = new JarOutputStream(out);
                    Stream<Path> files = Files.walk(classes)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    URI name = classes.toUri().relativize(file.toUri());
                    entries.putNextEntry(new JarEntry(name.getPath()));
                    Files.copy(file, entries);
                    entries.closeEntry();
                }
            }
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Optional<ProcessHandle> process(Path file) {
        return ProcessHandle.of(Long.parseLong(read(file))).filter(ProcessHandle::isAlive);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
