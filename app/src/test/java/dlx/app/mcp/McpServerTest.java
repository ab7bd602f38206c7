package dlx.app.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.CancellationToken;
import dlx.library.BundledModels;
import dlx.library.Library;
import dlx.library.tools.McpAnswers;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.Reader;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class McpServerTest {

    /** A count that does not end by itself in the time of a test. */
    private static final String ENDLESS =
            "{'id':%s,'method':'tools/call','params':{'name':'count','_meta':{'progressToken':1},"
                    + "'arguments':{'model':'queens','text':'30','engine':'links'}}}\n";

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final CancellationToken token = new CancellationToken();

    private McpServer server(Runnable atEachLine) {
        List<LoadedModel<?, ?>> models = List.copyOf(ModelRegistry.load().all());
        Library library = new Library(new BundledModels(models), Map.of());
        return new McpServer(
                new McpAnswers(library, "1", 600),
                line -> {
                    lines.add(line);
                    atEachLine.run();
                },
                token);
    }

    private static String text(String message) {
        return message.replace('\'', '"');
    }

    @Test
    void answersAllMessagesOfItsInput() throws Exception {
        server(() -> {}).run(new StringReader(text("{'id':1,'method':'ping'}\n\n{'id':'b','method':'ping'}")));
        assertThat(lines)
                .containsExactly(
                        text("{'jsonrpc':'2.0','id':1,'result':{}}"), text("{'jsonrpc':'2.0','id':'b','result':{}}"));
    }

    /** The running call and a waiting call are cancelled; neither is answered. */
    @Test
    void cancelsCalls() throws Exception {
        StringBuilder client = new StringBuilder(ENDLESS.formatted(1) + ENDLESS.formatted("'two'"));
        for (String id : List.of("'two'", "9", "1")) {
            client.append("{'method':'notifications/cancelled','params':{'requestId':" + id + ",'reason':'late'}}\n");
        }
        client.append("{'id':3,'method':'ping'}\n");
        server(() -> {}).run(new StringReader(text(client.toString())));
        assertThat(lines).containsExactly(text("{'jsonrpc':'2.0','id':3,'result':{}}"));
    }

    /** A call is cancelled while it runs: its first line of progress starts the cancellation. */
    @Test
    void cancelsARunningCall() throws Exception {
        PipedWriter client = new PipedWriter();
        Reader in = new PipedReader(client, 10_000);
        client.write(text(ENDLESS.formatted(1)));
        server(() -> {
                    if (lines.size() == 1) {
                        end(client);
                    }
                })
                .run(in);
        assertThat(lines).isNotEmpty().allMatch(line -> line.contains("notifications/progress"));
    }

    private static void end(PipedWriter client) {
        try {
            client.write(text("{'method':'notifications/cancelled','params':{'requestId':1}}\n"));
            client.close();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void refusesAnIdThatIsInUse() throws Exception {
        String messages = ENDLESS.formatted(1) + ENDLESS.formatted(1)
                + "{'method':'notifications/cancelled','params':{'requestId':1}}\n";
        server(() -> {}).run(new StringReader(text(messages)));
        assertThat(lines).filteredOn(line -> line.contains("\"error\"")).hasSize(1);
        assertThat(lines).noneMatch(line -> line.contains("\"result\""));
    }

    /** The answer to a ping does not wait for a call that runs. */
    @Test
    void answersAPingWhileACallRuns() throws Exception {
        String messages = ENDLESS.formatted(1)
                + "{'id':2,'method':'ping'}\n{'method':'notifications/cancelled','params':{'requestId':1}}\n";
        server(() -> {}).run(new StringReader(text(messages)));
        assertThat(lines).contains(text("{'jsonrpc':'2.0','id':2,'result':{}}"));
    }

    /** A proof does not report progress by itself; after the end of the input the server does, and finds no reader. */
    @Test
    void endsWhenItsClientHasGone() throws Exception {
        String proof = "{'id':1,'method':'tools/call','params':{'name':'prove','_meta':{'progressToken':1},"
                + "'arguments':{'model':'queens','text':'30'}}}\n";
        server(() -> {
                    throw new IllegalStateException("closed");
                })
                .run(new StringReader(text(proof)));
        assertThat(token.isCancelled()).isTrue();
    }

    /** The search and the server, whose input has ended, report progress, which increases until then. */
    @Test
    void endsWhenItsTokenIsCancelled() throws Exception {
        Runnable afterFour = () -> {
            if (lines.size() == 4) {
                token.cancel();
            }
        };
        server(afterFour).run(new StringReader(text(ENDLESS.formatted(1))));
        assertThat(lines)
                .extracting(line -> Double.valueOf(line.replaceFirst(".*\"progress\":([^,]+),.*", "$1")))
                .isSorted()
                .doesNotHaveDuplicates();
    }

    @Test
    void reportsALineThatIsNotAMessage() throws Exception {
        server(() -> {}).run(new StringReader("no\n[1]\n{}\n"));
        assertThat(lines).hasSize(3).allMatch(line -> line.contains("\"error\""));
    }
}
