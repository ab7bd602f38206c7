package dlx.app.command;

import com.google.inject.Inject;
import dlx.api.CheckpointException;
import dlx.app.checkpoint.CheckpointFile;
import dlx.app.checkpoint.CheckpointSession;
import dlx.app.checkpoint.OutputFile;
import dlx.app.checkpoint.SavedRun;
import dlx.app.console.ProcessConsole;
import dlx.app.console.Version;
import dlx.commands.console.InputException;
import dlx.commands.line.Command;
import dlx.commands.line.CommandLines;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.CheckpointOptions;
import dlx.commands.option.ResumeOptions;
import dlx.commands.search.BestCommand;
import dlx.commands.search.CountCommand;
import dlx.commands.search.SearchPlan;
import dlx.commands.search.SearchRunner;
import dlx.commands.search.SolveCommand;
import dlx.core.search.Checkpoint;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Resumes a run from its checkpoint file, and writes the rest of its output: {@code dlx resume}. */
public record ResumeCommand(CommandLines lines, SearchRunner runner, CheckpointSession session, ProcessConsole console)
        implements PlanRunner<ResumeCommand.Resumption> {

    private static final Parameter<String> FILE =
            Parameter.positional("0", "FILE", "Checkpoint file of the run.").required();

    private static final Parameter<Optional<String>> APPEND = Parameter.option(
                    "--append",
                    "OUT",
                    "Cuts this file, the output so far, to the part that belongs to the checkpoint, and appends to it.")
            .text();

    public static final Command<Resumption> COMMAND = Command.named("resume")
            .about(
                    "Output that the run wrote after its last checkpoint is written again. The whole output is the"
                            + " first N bytes of the run's output (head -c N OUT; standard error reports N), followed"
                            + " by the output of this command; --append OUT joins both.",
                    "The file is updated during the run, so it can be interrupted and resumed again. A finished run is not"
                            + " searched again: a count or a best solution is written again, but not the solutions of solve.")
            .with(FILE, APPEND)
            .with(ResumeOptions.PARAMETERS)
            .examples(
                    "echo 8 | dlx solve queens --all --checkpoint run.cp > out.txt",
                    "dlx resume run.cp --append out.txt")
            .planned(typed -> new Resumption(typed.get(FILE), typed.get(APPEND), ResumeOptions.of(typed)));

    /** The commands that can write checkpoints. */
    private static final List<Command<SearchPlan>> KEPT =
            List.of(SolveCommand.COMMAND, CountCommand.COMMAND, BestCommand.COMMAND);

    /**
     * The run to be resumed.
     *
     * @param file name of the checkpoint file
     * @param append name of the file with the output so far; empty to write to standard output
     * @param options the options that replace those of the run
     */
    public record Resumption(String file, Optional<String> append, ResumeOptions options) {}

    @Inject
    public ResumeCommand {}

    @Override
    public int run(Resumption plan) throws IOException {
        try (CheckpointFile checkpoint = CheckpointFile.open(plan.file())) {
            SavedRun saved = checkpoint.read(Version.number());
            if (!saved.finished()) { // a finished run is only reported, even in a read-only folder
                checkpoint.lock();
                saved = checkpoint.read(Version.number());
            }
            SearchPlan search = plan(plan.file(), saved).resumed(plan.options(), saved.finished());
            if (plan.append().isEmpty()) {
                return resume(plan, search, checkpoint, saved, Optional.empty());
            }
            if (checkpoint.isSame(plan.append().get())) {
                throw new UsageException(
                        plan.append().get() + ": this is the checkpoint itself; expected the output of the run");
            }
            try (OutputFile output = OutputFile.of(plan.append().get(), saved)) {
                console.printTo(output);
                return resume(plan, search, checkpoint, saved, Optional.of(output));
            }
        }
    }

    private int resume(
            Resumption plan,
            SearchPlan search,
            CheckpointFile checkpoint,
            SavedRun saved,
            Optional<OutputFile> output) {
        if (saved.bytes() > 0) {
            console.resume();
        }
        console.report(plan.file() + ": " + howFar(plan, saved) + output(plan, saved));
        session.resume(checkpoint, saved, output);
        try {
            return runner.run(search);
        } finally {
            console.flush(); // before the output is closed
        }
    }

    /**
     * Returns the plan of a saved run, from its command line. Rejects the file if its command line cannot have written
     * checkpoints.
     */
    private SearchPlan plan(String file, SavedRun saved) {
        List<String> words = saved.words();
        for (Command<SearchPlan> command : KEPT) {
            Optional<Typed> typed = words.isEmpty() || !words.get(0).equals(command.name())
                    ? Optional.empty()
                    : lines.read(command, words);
            if (typed.isPresent() && typed.get().isGiven(CheckpointOptions.FILE)) {
                SearchPlan plan = command.plan(typed.get());
                if (plan.puzzles().files().size() == saved.inputCount()) {
                    return plan;
                }
            }
        }
        throw SavedRun.noSuchRun(file);
    }

    private static String howFar(Resumption plan, SavedRun saved) {
        if (saved.finished()) {
            return "nothing remains to be searched";
        }
        String where = "resumes with puzzle " + saved.puzzle();
        return saved.search().isEmpty() ? where : where + ", " + share(plan, saved.search());
    }

    private static String share(Resumption plan, String search) {
        try {
            Checkpoint checkpoint = Checkpoint.parse(search);
            return String.format(Locale.ROOT, "%.2f %% done, ", 100 * checkpoint.share())
                    + checkpoint.tally().solutions() + " solutions found";
        } catch (CheckpointException e) {
            throw new InputException(plan.file() + ": " + e.getMessage());
        }
    }

    private static String output(Resumption plan, SavedRun saved) {
        if (plan.append().isPresent()) {
            return ""; // the cut, after all checks, is reported then
        }
        return "; the first " + saved.bytes() + " bytes of the output belong to the checkpoint: head -c" + " "
                + saved.bytes() + " OUT";
    }
}
