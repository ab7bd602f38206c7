package dlx.app.command;

import dlx.api.CheckpointException;
import dlx.app.checkpoint.CheckpointFile;
import dlx.app.checkpoint.Keeper;
import dlx.app.checkpoint.OutputFile;
import dlx.app.checkpoint.SavedRun;
import dlx.app.console.Console;
import dlx.app.console.InputException;
import dlx.app.console.UsageException;
import dlx.app.option.GeneralOptions;
import dlx.app.option.ResumeOptions;
import dlx.core.Checkpoint;
import jakarta.inject.Inject;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "resume",
        description = {
            "Goes on with a run of solve, count or best that --checkpoint FILE has kept, however it ended. The file holds"
                    + " the command line and the puzzles; nothing else is needed.",
            "What the run had written after its last checkpoint is written again. The whole is the output of the run, cut"
                    + " to the number of bytes that standard error tells (head -c N OUT), then what this writes; --append OUT"
                    + " does just that.",
            "The file is kept up to date: this run can be stopped and gone on with too. Of a run that is finished"
                    + " nothing is searched: a count or a best solution is written again, solutions that were are not."
        },
        footer = {
            "",
            "Examples:",
            "  echo 8 | dlx solve queens --all --checkpoint run.cp > out.txt",
            "  dlx resume run.cp --append out.txt"
        })
final class ResumeCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "What --checkpoint wrote.")
    private String file = "";

    @Option(
            names = "--append",
            paramLabel = "OUT",
            description = "Cuts this file, the output so far, to what belongs to the checkpoint, and writes behind it.")
    private Optional<String> append = Optional.empty();

    @Mixin
    private final ResumeOptions options = new ResumeOptions();

    @Mixin
    private final GeneralOptions general = new GeneralOptions();

    private final CommandTree tree;
    private final Keeper keeper;
    private final Console console;

    @Inject
    ResumeCommand(CommandTree tree, Keeper keeper, Console console) {
        this.tree = tree;
        this.keeper = keeper;
        this.console = console;
    }

    @Override
    public Integer call() {
        CheckpointFile checkpoint = CheckpointFile.open(file);
        try (checkpoint) {
            SavedRun saved = checkpoint.read(Version.number());
            String howFar = howFar(saved);
            SearchCommand command = command(saved);
            command.override(options);
            if (saved.finished()) {
                command.liftLimits();
            }
            if (append.filter(checkpoint::isSame).isPresent()) {
                throw new UsageException(
                        append.get() + ": this is the checkpoint itself; expected the output of the run");
            }
            append.ifPresent(out -> console.printTo(OutputFile.cut(out, saved.bytes())));
            if (saved.bytes() > 0) {
                console.goesOn();
            }
            console.report(file + ": " + howFar + "; " + output(saved));
            keeper.goOn(checkpoint, saved);
            return command.call();
        }
    }

    private SearchCommand command(SavedRun saved) {
        String[] words = saved.words().toArray(String[]::new);
        CommandLine line = tree.forArguments(words);
        Object command = line.parseArgs(words).subcommand().commandSpec().userObject();
        return (SearchCommand) command;
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
            throw new InputException(file + ": " + e.getMessage());
        }
    }

    private String output(SavedRun saved) {
        if (append.isPresent()) {
            return append.get() + " was cut to " + saved.bytes() + " bytes";
        }
        return "of the output so far " + saved.bytes() + " bytes belong to it: head -c " + saved.bytes() + " OUT";
    }
}
