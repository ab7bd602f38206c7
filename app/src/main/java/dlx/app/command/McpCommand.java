package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.console.Version;
import dlx.app.mcp.McpServer;
import dlx.app.plugin.PluginModels;
import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.Inputs;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.option.TimeSpan;
import dlx.core.search.CancellationToken;
import dlx.library.BundledModels;
import dlx.library.Library;
import dlx.library.tools.McpAnswers;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Answers agents and other programs on standard input and output: {@code dlx mcp}. */
record McpCommand(PluginModels models, Console console, Inputs inputs, CancellationToken token)
        implements PlanRunner<Duration> {

    private static final Parameter<Duration> TIME = Parameter.option(
                    "--time", "D", "Ends each call after this time (500ms, 10s, 5m), 1m by default.")
            .by(TimeSpan::of, Duration.ofMinutes(1));

    static final Command<Duration> COMMAND = Command.named("mcp")
            .about(
                    "The protocol is the Model Context Protocol: JSON-RPC 2.0, one message a line. Calls are answered one"
                            + " after the other; a message can cancel them. The server ends with its input.")
            .with(TIME, PuzzleArguments.PLUGINS)
            .examples(
                    "echo '{\"id\":1,\"method\":\"tools/list\"}' | dlx mcp",
                    "echo '{\"id\":1,\"method\":\"ping\"}' | dlx mcp --time 10m")
            .planned(McpCommand::plan);

    @Inject
    McpCommand {}

    private static Duration plan(Typed typed) {
        Duration time = typed.get(TIME);
        if (time.isZero()) {
            throw new UsageException("--time: must be more than 0, like 30s");
        }
        return time;
    }

    @Override
    public int run(Duration time) {
        BundledModels named = new BundledModels(List.copyOf(models.all())); // a client cannot name a file of rules
        McpAnswers answers = new McpAnswers(new Library(named, Map.of()), Version.number(), time.toNanos() / 1e9);
        McpServer server = new McpServer(
                answers,
                line -> {
                    console.print(line + '\n');
                    console.flush();
                },
                token);
        models.warnOfProblems();
        try {
            server.run(new BufferedReader(new InputStreamReader(inputs.open("-"), StandardCharsets.UTF_8)));
        } catch (InterruptedException e) {
            token.cancel();
        }
        return ExitStatus.OK;
    }
}
