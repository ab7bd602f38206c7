package dlx.app.command;

import com.google.inject.Inject;
import dlx.api.CheckpointException;
import dlx.app.checkpoint.CheckpointFile;
import dlx.app.checkpoint.CheckpointSession;
import dlx.app.checkpoint.OutputFile;
import dlx.app.checkpoint.SavedRun;
import dlx.app.console.Console;
import dlx.app.console.InputException;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.ResumeOptions;
import dlx.core.search.Checkpoint;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The command {@code dlx resume}. */
final class ResumeCommand extends Command {

    private final Argument<String> file =
            arguments.positional("0", "FILE", "What --checkpoint wrote.").required();

    private final Argument<Optional<String>> append = arguments
            .option(
                    "--append",
                    "OUT",
                    "Cuts this file, the output so far, to what belongs to the checkpoint, and appends to it.")
            .text();

    private final ResumeOptions options = new ResumeOptions(arguments);

    private final CommandTree tree;
    private final CheckpointSession session;
    private final Console console;

    @Inject
    ResumeCommand(CommandTree tree, CheckpointSession session, Console console) {
        this.tree = tree;
        this.session = session;
        this.console = console;
    }

    @Override
    protected List<String> description() {
        return List.of(
                "What the run had written after its last checkpoint is written again. The whole is the output of the run, cut"
                        + " to the number of bytes that standard error tells (head -c N OUT), then what this writes; --append OUT"
                        + " does just that.",
                "The file is updated as the run goes on, so it can be interrupted and resumed again. Of a run that is finished"
                        + " nothing is searched: a count or a best solution is written again, solutions that were are not.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  echo 8 | dlx solve queens --all --checkpoint run.cp > out.txt",
                "  dlx resume run.cp --append out.txt");
    }

    @Override
    public Integer call() throws IOException {
        try (CheckpointFile checkpoint = CheckpointFile.open(file.get())) {
            SavedRun saved = checkpoint.read(Version.number());
            if (!saved.finished()) { // or it is only told again, also where no file can be written
                checkpoint.lock();
                saved = checkpoint.read(Version.number());
            }
            SearchCommand command = command(saved);
            command.resume(options, saved.finished());
            if (append.get().isEmpty()) {
                return goOn(command, checkpoint, saved, Optional.empty());
            }
            if (checkpoint.isSame(append.get().get())) {
                throw new UsageException(
                        append.get().get() + ": this is the checkpoint itself; expected the output of the run");
            }
            try (OutputFile output = OutputFile.of(append.get().get(), saved)) {
                console.printTo(output);
                return goOn(command, checkpoint, saved, Optional.of(output));
            }
        }
    }

    private int goOn(SearchCommand command, CheckpointFile checkpoint, SavedRun saved, Optional<OutputFile> output) {
        if (saved.bytes() > 0) {
            console.goesOn();
        }
        console.report(file.get() + ": " + howFar(saved) + output(saved));
        session.goOn(checkpoint, saved, output);
        try {
            return command.call();
        } finally {
            console.flush(); // before the output is closed
        }
    }

    /** The command of a run that was kept: one that another command line would give is no checkpoint's. */
    private SearchCommand command(SavedRun saved) {
        String[] words = saved.words().toArray(String[]::new);
        try {
            ParseResult parsed = tree.forArguments(words).parseArgs(words);
            if (parsed.hasSubcommand()
                    && parsed.subcommand().commandSpec().userObject() instanceof SearchCommand command
                    && command.mayHaveKept(saved.inputCount())) {
                return command;
            }
        } catch (ParameterException | UsageException e) {
            // another dlx may have known such words, and this is not it
        }
        throw SavedRun.noSuchRun(file.get());
    }

    private String howFar(SavedRun saved) {
        if (saved.finished()) {
            return "nothing remains to be searched";
        }
        String where = "goes on with puzzle " + saved.puzzle();
        return saved.search().isEmpty() ? where : where + ", " + share(saved.search());
    }

    private String share(String search) {
        try {
            Checkpoint checkpoint = Checkpoint.parse(search);
            return String.format(Locale.ROOT, "%.2f %% done, ", 100 * checkpoint.share())
                    + checkpoint.tally().solutions() + " solutions found";
        } catch (CheckpointException e) {
            throw new InputException(file.get() + ": " + e.getMessage());
        }
    }

    private String output(SavedRun saved) {
        if (append.get().isPresent()) {
            return ""; // it is cut when everything has been checked, and told then
        }
        return "; of the output so far " + saved.bytes() + " bytes belong to it: head -c " + saved.bytes() + " OUT";
    }
}
