package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.console.ExitStatus;
import dlx.app.console.Printable;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.project.PluginProject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The command {@code dlx new-plugin}. */
final class NewPluginCommand extends ModelCommand {

    private final Argument<String> name = arguments
            .positional("0", "NAME", "What the model is to be called: small letters, digits, and dashes between them.")
            .required();

    private final Argument<Optional<Path>> folder = arguments
            .option("--folder", "DIR", "Where to put it; a new folder of this name.")
            .path();

    private final Argument<String> group = arguments
            .option("--group", "NAME", "The group of its jar; com.example unless given.")
            .text("com.example");

    private final Argument<String> inPackage = arguments
            .option("--package", "NAME", "The package of its classes; the name of the model.")
            .text("");

    @Inject
    NewPluginCommand(ModelParts parts) {
        super(parts);
    }

    @Override
    protected List<String> description() {
        return List.of("docs/plugin-guide.md tells how to write the model.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Example, in a checkout of dlx; its first line puts dlx where Maven finds it:",
                "  ./mvnw -q install -DskipTests -DskipITs",
                "  ./dlx new-plugin rooks --folder ../rooks",
                "  cd ../rooks && mvn -q package",
                "  \"$OLDPWD/dlx\" solve rooks --plugins target example.txt");
    }

    @Override
    public Integer call() {
        PluginProject project = new PluginProject(name.get(), group.get(), inPackage.get());
        models.get().all().stream()
                .filter(model -> model.id().equals(name.get()))
                .findFirst()
                .ifPresent(model -> {
                    throw new UsageException("a model " + name.get() + " is there already, from "
                            + Printable.line(model.origin()) + "; expected another name");
                });
        Path to = folder.get().orElse(Path.of(name.get()));
        project.write(to).forEach(file -> console.print(Printable.line(file.toString()) + '\n'));
        console.report("next: cd " + Printable.line(to.toString()) + " && mvn package && dlx solve " + name.get()
                + " --plugins target example.txt");
        console.report(
                "Maven must find dlx: in a checkout of it, ./mvnw -q install -DskipTests -DskipITs puts it there");
        return ExitStatus.OK;
    }
}
