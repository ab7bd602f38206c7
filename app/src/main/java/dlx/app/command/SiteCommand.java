package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.console.NamedFile;
import dlx.app.console.Version;
import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.Printable;
import dlx.commands.console.Shell;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.site.MissingEngineException;
import dlx.site.Site;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/** Writes a folder of static files: the page, the guides and the bundled puzzles: {@code dlx site}. */
record SiteCommand(Console console) implements PlanRunner<Typed> {

    private static final Parameter<String> OUTPUT =
            Parameter.option("--output", "DIR", "Folder to write the site to.").required();

    static final Command<Typed> COMMAND = Command.named("site")
            .about("Any file server can serve the site, from any folder; the page also works without a network. An"
                    + " earlier site in the folder is replaced; any other folder must be new or empty.")
            .with(OUTPUT)
            .examples("dlx site --output public")
            .footer("Any file server can serve it: python3 -m http.server -d public")
            .asTyped();

    @Inject
    SiteCommand {}

    @Override
    public int run(Typed typed) {
        String shown = Printable.line(typed.get(OUTPUT));
        try {
            Path folder = NamedFile.path(typed.get(OUTPUT));
            new Site(Version.number()).write(folder);
            console.print(Printable.line(folder.resolve("index.html").toString()) + '\n');
            console.report("next: serve it with any file server: python3 -m http.server -d " + Shell.quoted(shown));
            return ExitStatus.OK;
        } catch (InvalidPathException e) {
            throw new UsageException("--output " + shown + ": not a valid folder name");
        } catch (DirectoryNotEmptyException e) {
            throw new UsageException("--output " + shown
                    + ": the folder is not empty and was not written by dlx site; expected a new or empty folder");
        } catch (FileAlreadyExistsException | NotDirectoryException e) {
            throw new UsageException("--output " + shown + ": is a file; must be a folder");
        } catch (AccessDeniedException e) {
            throw new UncheckedIOException(shown + ": writing there is not allowed", e);
        } catch (MissingEngineException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(shown + ": the site cannot be written (" + NamedFile.reason(e) + ")", e);
        }
    }
}
