package dlx.app;

import com.google.inject.AbstractModule;
import com.google.inject.Injector;
import com.google.inject.Provides;
import dlx.app.command.Program;
import dlx.app.console.Console;
import dlx.app.console.Inputs;
import dlx.app.console.Interrupts;
import dlx.app.console.ProcessEnvironment;
import dlx.app.option.PluginOptions;
import dlx.app.plugin.Models;
import dlx.core.search.CancellationToken;
import jakarta.inject.Singleton;
import picocli.CommandLine;

/** Everything that is wired. The commands and their parts are built by their constructors, when asked for. */
final class AppModule extends AbstractModule {

    private final ProcessEnvironment process;
    private final Program program;

    AppModule(ProcessEnvironment process, Program program) {
        this.process = process;
        this.program = program;
    }

    @Override
    protected void configure() {
        bind(ProcessEnvironment.class).toInstance(process);
        bind(Program.class).toInstance(program);
        bind(CancellationToken.class).toInstance(new CancellationToken());
    }

    @Provides
    @Singleton
    Console console(CancellationToken token) {
        return new Console(process.out(), process.err(), process.outIsTerminal(), process.outIsPipe(), token::cancel);
    }

    @Provides
    @Singleton
    Interrupts interrupts(CancellationToken token) {
        return new Interrupts(token, program.patience());
    }

    @Provides
    @Singleton
    Inputs inputs(Console console, Interrupts interrupts) {
        boolean waits = process.inIsTerminal() && process.errIsTerminal();
        return new Inputs(process.in(), console, interrupts, waits);
    }

    /** Asked for by commands when they run: then {@code --plugins} has been read. */
    @Provides
    @Singleton
    Models models(PluginOptions plugins, Console console) {
        return Models.load(plugins.folders(), sentence -> console.report("warning: " + sentence));
    }

    /** Commands are made by Guice, what picocli needs beside them by picocli. */
    @Provides
    CommandLine.IFactory factory(Injector injector) {
        CommandLine.IFactory other = CommandLine.defaultFactory();
        return new CommandLine.IFactory() {
            @Override
            public <K> K create(Class<K> type) throws Exception {
                return type.getName().startsWith("dlx.") ? injector.getInstance(type) : other.create(type);
            }
        };
    }
}
