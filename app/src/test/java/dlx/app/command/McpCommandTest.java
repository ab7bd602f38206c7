package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import org.junit.jupiter.api.Test;

class McpCommandTest {

    private static String call(String model) {
        return ("{'id':1,'method':'tools/call','params':{'name':'count','arguments':{'model':'" + model
                        + "','text':'4'}}}\n")
                .replace('\'', '"');
    }

    @Test
    void answersOnStandardOutput() {
        Result result = dlx(call("queens"), "mcp");

        assertThat(result.out()).startsWith("{\"jsonrpc\":\"2.0\",\"id\":1,").contains("\"solutions\":\"2\"");
        assertThat(result.code()).isZero();
    }

    /** On the command line the name of a file with rules is a model; a client of the server cannot read files. */
    @Test
    void doesNotReadTheFilesThatAClientNames() {
        String file = "../examples/rules/queens.puzzle";

        assertThat(dlx("4\n", "count", file).out()).isEqualTo("2\n");
        assertThat(dlx(call(file), "mcp").out()).contains("no model is called").contains("\"isError\":true");
    }

    @Test
    void refusesATimeLimitOfZero() {
        assertThat(dlx("", "mcp", "--time", "0s").err()).startsWith("--time: must be more than 0, like 30s");
    }
}
