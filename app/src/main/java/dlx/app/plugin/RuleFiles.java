package dlx.app.plugin;

import dlx.api.PuzzleSyntaxException;
import dlx.app.console.ProcessInputs;
import dlx.commands.console.InputException;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry.Problem;
import dlx.rules.PuzzleRules;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The models of files with rules: a file that is named instead of a model, and the files in the folders of plugins. */
final class RuleFiles {

    private final PluginOptions plugins;
    private final Map<String, LoadedModel<?, ?>> named = new HashMap<>();
    private final Map<String, LoadedModel<?, ?>> found = new TreeMap<>();
    private final List<Problem> problems = new ArrayList<>();
    private boolean isRead;

    RuleFiles(PluginOptions plugins) {
        this.plugins = plugins;
    }

    /** Returns true if a word on a command line is the name of a file with rules. */
    static boolean isFile(String word) {
        return word.endsWith(PuzzleRules.FILES);
    }

    /**
     * Returns the model of a file. Its id is the name of the file as typed, so that command lines to try work.
     *
     * @throws InputException if the file cannot be read, or does not contain rules
     */
    LoadedModel<?, ?> named(String file) {
        return named.computeIfAbsent(file, name -> {
            try {
                return LoadedModel.of(PuzzleRules.read(ProcessInputs.text(name), name), name, name);
            } catch (PuzzleSyntaxException e) {
                throw new InputException(String.valueOf(e.getMessage()));
            }
        });
    }

    /** Returns the models of the folders of plugins, by id. */
    Map<String, LoadedModel<?, ?>> found() {
        if (!isRead) {
            isRead = true;
            plugins.folders().forEach(this::readFolder);
        }
        return found;
    }

    /** Returns the files that are not rules, and those whose id another file has. */
    List<Problem> problems() {
        found();
        return problems;
    }

    private void readFolder(Path folder) {
        List<Path> files = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> listed = Files.newDirectoryStream(folder, "*" + PuzzleRules.FILES)) {
                listed.forEach(files::add);
            } catch (IOException | RuntimeException e) {
                return; // the registry reports the folder
            }
        }
        Collections.sort(files);
        files.stream().map(Path::toString).forEach(this::read);
    }

    private void read(String file) {
        try {
            LoadedModel<?, ?> model = LoadedModel.of(PuzzleRules.read(ProcessInputs.text(file), file), file);
            Optional<LoadedModel<?, ?>> holder = Optional.ofNullable(found.putIfAbsent(model.id(), model));
            holder.ifPresent(other -> refuse(
                    file,
                    model.id(),
                    "claims the id \"" + model.id() + "\", which " + other.origin() + " already has and keeps"));
        } catch (InputException | PuzzleSyntaxException e) {
            refuse(file, "", String.valueOf(e.getMessage()));
        }
    }

    private void refuse(String file, String id, String reason) {
        problems.add(new Problem(file, id, reason));
    }
}
