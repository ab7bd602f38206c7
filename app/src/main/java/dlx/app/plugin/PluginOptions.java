package dlx.app.plugin;

import com.google.inject.Inject;
import dlx.app.console.ProcessEnvironment;
import dlx.commands.console.Shell;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.PuzzleArguments;
import dlx.guice.PluginFolders;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The folders that are searched for plugin jars. One object serves all command lines that a run reads. */
public final class PluginOptions implements PluginFolders {

    private final ProcessEnvironment process;
    private final List<Path> typed = new ArrayList<>();

    @Inject
    public PluginOptions(ProcessEnvironment process) {
        this.process = process;
    }

    /** Adds the plugin folders of a command line. */
    public void take(Typed line) {
        line.get(PuzzleArguments.PLUGINS).forEach(folder -> typed.add(Path.of(folder)));
    }

    /**
     * Returns the folders, in the order of loading.
     *
     * @throws UsageException if a folder of the command line does not exist
     */
    @Override
    public List<Path> folders() {
        List<Path> folders = new ArrayList<>();
        process.home().ifPresent(home -> folders.add(home.resolve("plugins")));
        String listed = process.environment().getOrDefault("DLX_PLUGINS", "");
        for (int from = 0; from < listed.length(); ) {
            int end = listed.indexOf(File.pathSeparatorChar, from);
            end = end < 0 ? listed.length() : end;
            if (end > from) {
                folders.add(Path.of(listed.substring(from, end)));
            }
            from = end + 1;
        }
        for (Path folder : typed) {
            if (!Files.isDirectory(folder)) {
                throw new UsageException("--plugins " + folder
                        + (Files.exists(folder) ? ": is a file; must be a folder" : ": folder not found"));
            }
            folders.add(folder);
        }
        return folders;
    }

    /**
     * Returns the options {@code --plugins} as words for another command line with the same plugins, each after a
     * blank.
     */
    public String words() {
        return typed.stream()
                .map(folder -> " --plugins " + Shell.quoted(folder.toString()))
                .collect(Collectors.joining());
    }
}
