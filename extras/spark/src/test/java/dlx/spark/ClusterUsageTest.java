package dlx.spark;

import static dlx.spark.DlxSpark.dlxSpark;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.spark.DlxSpark.Result;
import dlx.spark.command.ClusterProgram;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that wrong arguments are reported in one sentence before Spark starts. */
class ClusterUsageTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            cuont queens                                | 2 | no command is called "cuont"; did you mean "count"?
            count queeens                               | 2 | no model is called "queeens"; did you mean "queens"?
            count queens --engin links                  | 2 | dlx-spark count: unknown option --engin; did you mean "--engine"?
            count queens --engine lnks                  | 2 | no engine is called "lnks"; did you mean "links"?
            count queens --engine memo                  | 2 | --engine memo: the search cannot be cut into pieces by the engine memo
            unique queens --engine prices               | 2 | --engine prices:
            best assignment --engine memo               | 2 | --engine memo:
            count queens --strategy msv                 | 2 | no strategy is called "msv"; did you mean "mrv"?
            count queens --strategy weights             | 2 | --strategy weights: the search cannot be cut into pieces
            count queens --master spark                 | 2 | --master spark: this is not an address of a master; expected local[*]
            count queens --conf executor.memory=2g      | 2 | --conf executor.memory=2g: this is not a setting of Spark
            count queens --conf spark.master=yarn       | 2 | --conf spark.master=yarn: expected --master yarn
            count queens --connect 0ms                  | 2 | --connect: must be 1ms or more
            count queens --task-time 0ms                | 2 | --task-time: must be 1ms or more
            count queens --format svg                   | 2 | --format svg: not supported by this command
            count queens --checkpoint a --resume b      | 2 | --checkpoint and --resume name two files
            count queens --checkpoint nofs://x/y        | 2 | --checkpoint nofs://x/y: this path cannot be read
            count queens --log /there/is/none           | 2 | --log /there/is/none: cannot be written
            count queens --exit-code unsat              | 2 | --exit-code unsat: must be sat
            count queens there/is/none.txt              | 3 | there/is/none.txt: file not found
            all queens                                  | 2 | dlx-spark all: missing required option: '--out=FOLDER'
            all queens --out there/is/none --resume a   | 2 | --out there/is/none: folder not found
            best assignment --gap -1                    | 2 | --gap -1: must be 0 or more
            sample queens -n 0                          | 2 | -n 0: must be 1 or more
            """)
    void isOneSentence(String command, int code, String begin) {
        Result result = dlxSpark("8", command.split(" "));

        assertThat(result.err()).hasLineCount(1).startsWith(begin);
        assertThat(result.out()).isEmpty();
        assertThat(result.code()).isEqualTo(code);
    }

    @Test
    void aMasterThatIsNotThereIsNamedWithTheLog() throws IOException {
        int port;
        try (ServerSocket closed = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = closed.getLocalPort();
        }
        String master = "spark://127.0.0.1:" + port;
        Path log = folder.resolve("spark.log");

        Result result = dlxSpark("8", "count", "queens", "--master", master, "--log", log.toString());

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.err())
                .hasLineCount(1)
                .startsWith("--master " + master + ": this master does not answer (")
                .endsWith("); expected a running master; Spark's log is " + log + "\n");
        assertThat(log).exists();
    }

    @Test
    void aPinThatNoOptionHasIsRefusedBeforeSparkStarts() {
        Result result = dlxSpark("8", "count", "queens", "--master=spark://127.0.0.1:1", "--pin=r1c10");

        assertThat(result.err()).hasLineCount(1).startsWith("--pin r1c10: puzzle 1 does not have an option");
        assertThat(result.code()).isEqualTo(2);
    }

    @Test
    void aFolderThatExistsIsRefused() throws IOException {
        Path out = Files.createDirectory(folder.resolve("out"));

        assertThat(dlxSpark("8", "all", "queens", "--out", out.toString()).err())
                .isEqualTo(
                        "--out " + out + ": this folder exists; expected a new folder, or --resume PATH to resume\n");
    }

    @Test
    void eachCommandHasAHelpWithAnExample() {
        for (String command : new ClusterProgram().names()) {
            Result result = dlxSpark("", command, "--help");

            assertThat(result.out()).contains("Usage: dlx-spark " + command, "Example", "--master", "--stats");
            assertThat(result.code()).isZero();
        }
        assertThat(dlxSpark("", "--version").out()).startsWith("dlx-spark ");
    }
}
