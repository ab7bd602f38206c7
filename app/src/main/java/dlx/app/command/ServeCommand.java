package dlx.app.command;

import dlx.app.console.ExitStatus;
import dlx.app.console.Inputs;
import dlx.app.console.UsageException;
import dlx.app.option.PuzzleArguments;
import dlx.app.option.TimeSpan;
import dlx.app.plugin.Models;
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
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
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "serve",
        description = {
            "Opens a page where any puzzle can be typed and its search seen: board, matrix and search tree, forward and"
                    + " backward.",
            "Only browsers on this machine can ask for it, unless --bind says otherwise. Ctrl-C ends it."
        },
        footer = {
            "",
            "Examples:",
            "  dlx serve",
            "  dlx info sudoku --example | dlx serve sudoku - --port 0",
            "  dlx serve --port 0"
        })
final class ServeCommand extends ModelCommand {

    private static final Pattern HOST = Pattern.compile("[\\p{Alnum}_.-]+|\\[[\\p{XDigit}:.]+]");
    private static final Pattern BARE_V6 = Pattern.compile("(?=.*:.*:)[\\p{XDigit}:.]+");

    private static final long LOOK_MILLIS = 100;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "MODEL",
            description = "What is shown first; queens if absent.")
    private Optional<String> model = Optional.empty();

    @Parameters(index = "1", arity = "0..1", paramLabel = "FILE", description = "A puzzle; - is standard input.")
    private Optional<String> file = Optional.empty();

    @Option(names = "--set", paramLabel = "NAME=VALUE", description = "A setting of the model.")
    private List<String> settings = new ArrayList<>();

    @Option(names = "--port", paramLabel = "N", description = "Listens at port N (8080); 0 takes one that is free.")
    private int port = 8080;

    @Option(
            names = "--bind",
            paramLabel = "ADDRESS",
            description = "Listens at this address (127.0.0.1). There is no login: whoever reaches it may use this"
                    + " machine's processor, nothing else.")
    private String bind = "127.0.0.1";

    @Option(
            names = "--name",
            paramLabel = "HOST",
            description = "A name under which the page may be asked for; needed beside --bind. May be given often.")
    private List<String> names = new ArrayList<>();

    @Option(
            names = "--searches",
            paramLabel = "N",
            description = "Runs at most N searches at once (one for each core); others wait.")
    private int searches = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--time",
            paramLabel = "D",
            converter = TimeSpan.class,
            description = "Ends each search after this time (30s).")
    private Duration time = Duration.ofSeconds(30);

    private final Inputs inputs;
    private final CancellationToken token;

    ServeCommand(Services services) {
        super(services);
        this.inputs = services.inputs();
        this.token = services.token();
    }

    @Override
    public Integer call() {
        WebSettings where = where();
        Models found = models.get();
        String link = link(found);
        try (WebServer server = WebServer.start(List.copyOf(found.all()), where, console::reportError)) {
            found.warnOfProblems();
            if (!where.isLocal()) {
                console.report("warning: there is no login; whoever reaches " + bind
                        + " may search with this machine's processor");
            }
            console.print(server.address() + link + '\n');
            console.flush();
            waitForTheEnd();
            return ExitStatus.OK;
        } catch (IOException e) {
            throw new UsageException("--bind " + bind + " --port " + port + ": nobody can listen there ("
                    + e.getMessage() + "); expected an address of this machine and a free port, such as --port 0");
        }
    }

    /** Until Ctrl-C, or until whoever runs this thread interrupts it. */
    private void waitForTheEnd() {
        try {
            while (!token.isCancelled()) {
                Thread.sleep(LOOK_MILLIS);
            }
        } catch (InterruptedException e) {
            token.cancel();
        }
    }

    private WebSettings where() {
        if (port < 0 || port > 65535) {
            throw new UsageException("--port " + port + ": this is no port; expected a number from 0 to 65535");
        }
        if (searches < 1) {
            throw new UsageException("--searches " + searches + ": expected 1 or more");
        }
        if (time.isZero()) {
            throw new UsageException("--time 0: nothing can be found in no time; expected a time like 30s");
        }
        WebSettings where = new WebSettings(bind, port, hosts(), searches, time);
        if (!where.isLocal() && names.isEmpty()) {
            throw new UsageException("--bind " + bind
                    + ": browsers ask for this machine by a name then, which must be known; expected --name HOST too");
        }
        return where;
    }

    /** The names as browsers send them: an address of IPv6 stands in brackets. */
    private Set<String> hosts() {
        Set<String> hosts = new LinkedHashSet<>();
        for (String name : names) {
            boolean isBareV6 = BARE_V6.matcher(name).matches();
            if (!isBareV6 && !HOST.matcher(name).matches()) {
                throw new UsageException("--name " + name
                        + ": this is no name of a host; expected one like board.example.org, without http:// and port");
            }
            hosts.add(isBareV6 ? '[' + name + ']' : name);
        }
        return hosts;
    }

    /** What the page shows first, as the page itself writes it into links. */
    private String link(Models found) {
        if (model.isEmpty()) {
            return "";
        }
        LoadedModel<?, ?> loaded = found.get(model.get());
        PuzzleArguments arguments = PuzzleArguments.of(model.get(), settings);
        Map<String, String> values = arguments.settings(loaded);
        String text = file.map(name -> new String(inputs.readWhole(name), StandardCharsets.UTF_8))
                .orElseGet(loaded::example);
        return PageLink.to(loaded.id(), text, values);
    }
}
