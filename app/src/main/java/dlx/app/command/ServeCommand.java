package dlx.app.command;

import com.google.inject.Inject;
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
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
import dlx.rules.PuzzleRules;
import dlx.web.PageLink;
import dlx.web.WebServer;
import dlx.web.WebSettings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Serves a page that solves puzzles and shows their search: {@code dlx serve}. */
record ServeCommand(PluginModels models, Console console, Inputs inputs, CancellationToken token)
        implements PlanRunner<ServeCommand.Plan> {

    private static final Pattern HOST = Pattern.compile("[\\p{Alnum}_.-]+|\\[[\\p{XDigit}:.]+]");
    private static final Pattern BARE_V6 = Pattern.compile("(?=.*:.*:)[\\p{XDigit}:.]+");

    private static final long LOOK_MILLIS = 100;

    private static final Parameter<Optional<String>> MODEL = Parameter.positional(
                    "0", "MODEL", "Model that the page shows first, a sudoku by default.")
            .text();

    private static final Parameter<Optional<String>> FILE = Parameter.positional(
                    "1", "FILE", "File of the puzzle that the page shows first; - is standard input.")
            .text();

    private static final Parameter<List<String>> SETTINGS = Parameter.option(
                    "--set", "NAME=VALUE", "Changes a setting of the model; can be repeated.")
            .texts();

    private static final Parameter<Integer> PORT = Parameter.option(
                    "--port", "N", "Port to listen at, 0 to 65535, 8080 by default; 0 is any free port.")
            .integer(8080);

    private static final Parameter<String> BIND = Parameter.option(
                    "--bind",
                    "ADDRESS",
                    "Address to listen at, 127.0.0.1 by default. Clients do not log in: every client can use the processor"
                            + " of this machine, but nothing else.")
            .text("127.0.0.1");

    private static final Parameter<List<String>> NAMES = Parameter.option(
                    "--name", "HOST", "Host name that clients use; required with --bind. Can be repeated.")
            .texts();

    private static final Parameter<Integer> SEARCHES = Parameter.option(
                    "--searches",
                    "N",
                    "Maximum number of searches at once, 1 or more, one per core by default; further searches wait.")
            .integer(Runtime.getRuntime().availableProcessors());

    private static final Parameter<Duration> TIME = Parameter.option(
                    "--time", "D", "Ends each search after this time (500ms, 10s, 5m), 30s by default.")
            .by(TimeSpan::of, Duration.ofSeconds(30));

    static final Command<Plan> COMMAND = Command.named("serve")
            .about("Only browsers on this machine can open the page, unless --bind is given. Ctrl-C ends the server.")
            .with(MODEL, FILE, SETTINGS, PORT, BIND, NAMES, SEARCHES, TIME, PuzzleArguments.PLUGINS)
            .examples("dlx serve", "dlx info sudoku --example | dlx serve sudoku - --port 0", "dlx serve --port 0")
            .planned(ServeCommand::plan);

    /**
     * The server, and the puzzle that its page shows first.
     *
     * @param where the address and the limits of the server
     * @param model the model of the puzzle; empty for the default of the page
     * @param file the file of the puzzle; empty for the model's example
     * @param settings the settings of the puzzle, as the user typed them
     */
    record Plan(WebSettings where, Optional<String> model, Optional<String> file, List<String> settings) {}

    @Inject
    ServeCommand {}

    private static Plan plan(Typed typed) {
        int port = typed.get(PORT);
        String bind = typed.get(BIND);
        if (port < 0 || port > 65535) {
            throw new UsageException("--port " + port + ": must be 0 to 65535");
        }
        if (typed.get(SEARCHES) < 1) {
            throw new UsageException("--searches " + typed.get(SEARCHES) + ": must be 1 or more");
        }
        if (typed.get(TIME).isZero()) {
            throw new UsageException("--time: must be more than 0, like 30s");
        }
        List<String> names = typed.get(NAMES);
        WebSettings where = new WebSettings(bind, port, hosts(names), typed.get(SEARCHES), typed.get(TIME));
        if (!where.isLocal() && names.isEmpty()) {
            throw new UsageException(
                    "--bind " + bind
                            + ": requires --name HOST, because browsers use a host name of this machine, which the server checks");
        }
        return new Plan(where, typed.get(MODEL), typed.get(FILE), typed.get(SETTINGS));
    }

    /** Returns the names in the form that browsers send: an IPv6 address is in brackets. */
    private static Set<String> hosts(List<String> names) {
        Set<String> hosts = new LinkedHashSet<>();
        for (String name : names) {
            boolean isBareV6 = BARE_V6.matcher(name).matches();
            if (!isBareV6 && !HOST.matcher(name).matches()) {
                throw new UsageException("--name " + name
                        + ": not a host name; expected one like board.example.org, without http:// and port");
            }
            hosts.add(isBareV6 ? '[' + name + ']' : name);
        }
        return hosts;
    }

    @Override
    public int run(Plan plan) {
        WebSettings where = plan.where;
        String link = link(plan);
        List<LoadedModel<?, ?>> listed = new ArrayList<>(models.all());
        listed.add(LoadedModel.of(PuzzleRules.ownPuzzle(), "bundled"));
        try (WebServer server = WebServer.start(listed, where, console::reportError)) {
            models.warnOfProblems();
            if (!where.isLocal()) {
                console.report("warning: clients do not log in; every client that reaches " + where.bind()
                        + " can use the processor of this machine");
            }
            console.print(server.address() + link + '\n');
            console.flush();
            waitForTheEnd();
            return ExitStatus.OK;
        } catch (IOException e) {
            throw new UsageException("--bind " + where.bind() + " --port " + where.port()
                    + ": cannot listen there (" + e.getMessage()
                    + "); expected an address of this machine and a free port, such as --port 0");
        }
    }

    /** Waits until Ctrl-C cancels the token, or until this thread is interrupted. */
    private void waitForTheEnd() {
        try {
            while (!token.isCancelled()) {
                Thread.sleep(LOOK_MILLIS);
            }
        } catch (InterruptedException e) {
            token.cancel();
        }
    }

    /** Returns the part of a link that makes the page show the puzzle first; empty without a model. */
    private String link(Plan plan) {
        if (plan.model.isEmpty()) {
            return "";
        }
        LoadedModel<?, ?> loaded = models.get(plan.model.get());
        Map<String, String> values = PuzzleArguments.settings(plan.settings, loaded);
        String text = plan.file
                .map(name -> new String(inputs.readWhole(name), StandardCharsets.UTF_8))
                .orElseGet(loaded::example);
        return PageLink.to(loaded.id(), text, values);
    }
}
