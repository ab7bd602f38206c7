package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.plugin.PluginModels;
import dlx.app.project.PluginProject;
import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.Printable;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.PuzzleArguments;
import java.nio.file.Path;
import java.util.Optional;

/** Writes a Maven project with a small model and its test: {@code dlx new-plugin}. */
record NewPluginCommand(PluginModels models, Console console) implements PlanRunner<Typed> {

    private static final Parameter<String> NAME = Parameter.positional(
                    "0", "NAME", "Name of the model: lower-case letters, digits, and dashes between them.")
            .required();

    private static final Parameter<Optional<Path>> FOLDER = Parameter.option(
                    "--folder", "DIR", "Folder of the project, by default a new folder with the name of the model.")
            .by(Path::of);

    private static final Parameter<String> GROUP = Parameter.option(
                    "--group", "NAME", "Maven group of the project, com.example by default.")
            .text("com.example");

    private static final Parameter<String> PACKAGE = Parameter.option(
                    "--package", "NAME", "Package of the classes, by default the name of the model.")
            .text("");

    static final Command<Typed> COMMAND = Command.named("new-plugin")
            .about("docs/plugin-guide.md describes how to write the model.")
            .with(NAME, FOLDER, GROUP, PACKAGE, PuzzleArguments.PLUGINS)
            .footer(
                    "Example, in a checkout of dlx; its first line puts dlx where Maven finds it:",
                    "./mvnw -q install -DskipTests -DskipITs",
                    "./dlx new-plugin rooks --folder ../rooks",
                    "cd ../rooks && mvn -q package",
                    "\"$OLDPWD/dlx\" solve rooks --plugins target example.txt")
            .asTyped();

    @Inject
    NewPluginCommand {}

    @Override
    public int run(Typed typed) {
        String name = typed.get(NAME);
        PluginProject project = new PluginProject(name, typed.get(GROUP), typed.get(PACKAGE));
        models.all().stream()
                .filter(model -> model.id().equals(name))
                .findFirst()
                .ifPresent(model -> {
                    throw new UsageException("a model " + name + " already exists, from "
                            + Printable.line(model.origin()) + "; expected another name");
                });
        Path to = typed.get(FOLDER).orElse(Path.of(name));
        project.write(to).forEach(file -> console.print(Printable.line(file.toString()) + '\n'));
        console.report("next: cd " + Printable.line(to.toString()) + " && mvn package && dlx solve " + name
                + " --plugins target example.txt");
        console.report(
                "Maven must find dlx: in a checkout of it, ./mvnw -q install -DskipTests -DskipITs installs dlx for Maven");
        return ExitStatus.OK;
    }
}
