package dlx.app;

import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import java.util.List;
import picocli.CommandLine;

/** Reads the words of a command line for tests of parameters. */
public final class Words {

    private Words() {}

    /** Returns the values of a command that has some parameters. */
    public static Typed typed(List<Parameter<?>> parameters, String... words) {
        Command<Typed> command = Command.named("test").with(parameters).asTyped();
        PicocliCommand<Typed> read = new PicocliCommand<>(new PlanRunner.Call<>(command, Silent.class));
        CommandLine line = new CommandLine(read.spec(""));
        return read.typed("dlx", line.parseArgs(words), List.of(words));
    }

    private static final class Silent implements PlanRunner<Typed> {

        @Override
        public int run(Typed plan) {
            return 0;
        }
    }
}
