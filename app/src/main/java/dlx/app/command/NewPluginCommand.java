package dlx.app.command;

import dlx.app.console.ExitStatus;
import dlx.app.console.Printable;
import dlx.app.console.UsageException;
import dlx.app.project.PluginProject;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "new-plugin",
        description = {
            "Makes a Maven project for a puzzle of your own: a small model that works, its test, and how to go on.",
            "docs/plugin-guide.md tells how to write the model."
        },
        footer = {
            "",
            "Example, in a checkout of dlx; its first line puts dlx where Maven finds it:",
            "  ./mvnw -q install -DskipTests -DskipITs",
            "  ./dlx new-plugin rooks --folder ../rooks",
            "  cd ../rooks && mvn -q package",
            "  \"$OLDPWD/dlx\" solve rooks --plugins target example.txt"
        })
final class NewPluginCommand extends ModelCommand {

    @Parameters(
            paramLabel = "NAME",
            description = "What the model is to be called: small letters, digits, and dashes between them.")
    private String name = "";

    @Option(names = "--folder", paramLabel = "DIR", description = "Where to put it; a new folder of this name.")
    private Optional<Path> folder = Optional.empty();

    @Option(names = "--group", paramLabel = "NAME", description = "The group of its jar; ${DEFAULT-VALUE}.")
    private String group = "com.example";

    @Option(
            names = "--package",
            paramLabel = "NAME",
            description = "The package of its classes; the name of the model.")
    private String inPackage = "";

    NewPluginCommand(Services services) {
        super(services);
    }

    @Override
    public Integer call() {
        PluginProject project = new PluginProject(name, group, inPackage);
        models.get().all().stream()
                .filter(model -> model.id().equals(name))
                .findFirst()
                .ifPresent(model -> {
                    throw new UsageException("a model " + name + " is there already, from "
                            + Printable.line(model.origin()) + "; expected another name");
                });
        Path to = folder.orElse(Path.of(name));
        project.write(to).forEach(file -> console.print(Printable.line(file.toString()) + '\n'));
        console.report("next: cd " + Printable.line(to.toString()) + " && mvn package && dlx solve " + name
                + " --plugins target example.txt");
        console.report(
                "Maven must find dlx: in a checkout of it, ./mvnw -q install -DskipTests -DskipITs puts it there");
        return ExitStatus.OK;
    }
}
