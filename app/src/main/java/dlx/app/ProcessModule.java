package dlx.app;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.OptionalBinder;
import dlx.app.console.Interrupts;
import dlx.app.console.ProcessConsole;
import dlx.app.console.ProcessEnvironment;
import dlx.commands.console.Console;
import dlx.commands.line.Program;
import dlx.core.search.CancellationToken;
import dlx.guice.SolverLimits;

/**
 * Binds the objects that exist before the injector, because they report its errors: the program, its streams and its
 * signals.
 */
final class ProcessModule extends AbstractModule {

    final ProcessEnvironment environment;
    final Program program;
    final ProcessConsole console;
    final Interrupts interrupts;
    private final CancellationToken token = new CancellationToken();

    ProcessModule(ProcessEnvironment environment, Program program) {
        this.environment = environment;
        this.program = program;
        console = new ProcessConsole(
                environment.out(),
                environment.err(),
                environment.outIsTerminal(),
                environment.errIsTerminal(),
                environment.outIsPipe(),
                token::cancel);
        interrupts = new Interrupts(token, program.patience());
    }

    @Override
    protected void configure() {
        bind(ProcessEnvironment.class).toInstance(environment);
        bind(Program.class).toInstance(program);
        bind(CancellationToken.class).toInstance(token);
        bind(ProcessConsole.class).toInstance(console);
        bind(Console.class).toInstance(console);
        bind(Interrupts.class).toInstance(interrupts);
        OptionalBinder.newOptionalBinder(binder(), SolverLimits.class)
                .setBinding()
                .toInstance(SolverLimits.none().token(token));
    }
}
