package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.console.ExitStatus;
import dlx.app.console.Inputs;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The command {@code dlx serve}. */
final class ServeCommand extends ModelCommand {

    private static final Pattern HOST = Pattern.compile("[\\p{Alnum}_.-]+|\\[[\\p{XDigit}:.]+]");
    private static final Pattern BARE_V6 = Pattern.compile("(?=.*:.*:)[\\p{XDigit}:.]+");

    private static final long LOOK_MILLIS = 100;

    private final Argument<Optional<String>> model = arguments
            .positional("0", "MODEL", "What is shown first; a sudoku if absent.")
            .text();

    private final Argument<Optional<String>> file =
            arguments.positional("1", "FILE", "A puzzle; - is standard input.").text();

    private final Argument<List<String>> settings =
            arguments.option("--set", "NAME=VALUE", "A setting of the model.").texts();

    private final Argument<Integer> port = arguments
            .option("--port", "N", "Listens at port N (8080); 0 takes one that is free.")
            .of(Integer.class, 8080);

    private final Argument<String> bind = arguments
            .option(
                    "--bind",
                    "ADDRESS",
                    "Listens at this address (127.0.0.1). There is no login: whoever reaches it may use this"
                            + " machine's processor, nothing else.")
            .text("127.0.0.1");

    private final Argument<List<String>> names = arguments
            .option(
                    "--name",
                    "HOST",
                    "A name under which the page may be asked for; needed beside --bind. May be given often.")
            .texts();

    private final Argument<Integer> searches = arguments
            .option("--searches", "N", "Runs at most N searches at once (one for each core); others wait.")
            .of(Integer.class, Runtime.getRuntime().availableProcessors());

    private final Argument<Duration> time = arguments
            .option("--time", "D", "Ends each search after this time (30s).")
            .by(Duration.class, new TimeSpan(), Duration.ofSeconds(30));

    private final Inputs inputs;
    private final CancellationToken token;

    @Inject
    ServeCommand(ModelParts parts, Inputs inputs, CancellationToken token) {
        super(parts);
        this.inputs = inputs;
        this.token = token;
    }

    @Override
    protected List<String> description() {
        return List.of("Only browsers on this machine can ask for it, unless --bind says otherwise. Ctrl-C ends it.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  dlx serve",
                "  dlx info sudoku --example | dlx serve sudoku - --port 0",
                "  dlx serve --port 0");
    }

    @Override
    public Integer call() {
        WebSettings where = where();
        Models found = models.get();
        String link = link(found);
        try (WebServer server = WebServer.start(List.copyOf(found.all()), where, console::reportError)) {
            found.warnOfProblems();
            if (!where.isLocal()) {
                console.report("warning: there is no login; whoever reaches " + bind.get()
                        + " may search with this machine's processor");
            }
            console.print(server.address() + link + '\n');
            console.flush();
            waitForTheEnd();
            return ExitStatus.OK;
        } catch (IOException e) {
            throw new UsageException("--bind " + bind.get() + " --port " + port.get() + ": nobody can listen there ("
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
        if (port.get() < 0 || port.get() > 65535) {
            throw new UsageException("--port " + port.get() + ": this is no port; expected a number from 0 to 65535");
        }
        if (searches.get() < 1) {
            throw new UsageException("--searches " + searches.get() + ": expected 1 or more");
        }
        if (time.get().isZero()) {
            throw new UsageException("--time 0: nothing can be found in no time; expected a time like 30s");
        }
        WebSettings where = new WebSettings(bind.get(), port.get(), hosts(), searches.get(), time.get());
        if (!where.isLocal() && names.get().isEmpty()) {
            throw new UsageException("--bind " + bind.get()
                    + ": browsers ask for this machine by a name then, which must be known; expected --name HOST too");
        }
        return where;
    }

    /** The names as browsers send them: an address of IPv6 stands in brackets. */
    private Set<String> hosts() {
        Set<String> hosts = new LinkedHashSet<>();
        for (String name : names.get()) {
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
        if (model.get().isEmpty()) {
            return "";
        }
        LoadedModel<?, ?> loaded = found.get(model.get().get());
        PuzzleArguments arguments = PuzzleArguments.of(model.get().get(), settings.get());
        Map<String, String> values = arguments.settings(loaded);
        String text = file.get()
                .map(name -> new String(inputs.readWhole(name), StandardCharsets.UTF_8))
                .orElseGet(loaded::example);
        return PageLink.to(loaded.id(), text, values);
    }
}
