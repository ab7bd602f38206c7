package dlx.app.option;

import dlx.app.console.ProcessEnvironment;
import dlx.app.console.UsageException;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The folders in which plugin jars are looked for. */
public final class PluginOptions {

    private final ProcessEnvironment process;

    @Option(
            names = "--plugins",
            paramLabel = "DIR",
            description = "Loads the plugin jars of this folder too, beside those of plugins/ and $$DLX_PLUGINS.")
    private List<Path> further = new ArrayList<>();

    public PluginOptions(ProcessEnvironment process) {
        this.process = process;
    }

    /**
     * The folders, in the order of loading.
     *
     * @throws UsageException if a folder of the command line does not exist
     */
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
        for (Path folder : further) {
            if (!Files.isDirectory(folder)) {
                throw new UsageException("--plugins " + folder + ": there is no such folder");
            }
            folders.add(folder);
        }
        return folders;
    }
}
