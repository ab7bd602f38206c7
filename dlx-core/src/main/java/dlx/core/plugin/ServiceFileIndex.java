package dlx.core.plugin;

import dlx.api.ExactCoverModel;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.Optional;

/**
 * Lookup of a model's class by its id, in the service files of a class path whose comments contain the ids:
 * {@code dlx.modelers.sudoku.SudokuModel # sudoku}. It avoids loading other models, and avoids ServiceLoader.
 *
 * <p>A class without such a comment may have any id, and the first model with an id keeps it. So the lookup ends
 * without a result at such a class. The caller checks the id of the model.
 */
final class ServiceFileIndex {

    private ServiceFileIndex() {}

    private static final String SERVICES = "META-INF/services/" + ExactCoverModel.class.getName();

    /** Returns the class of the first model with an id, not initialized; empty if another model may have the id. */
    static Optional<Class<?>> find(ClassLoader loader, String id) {
        try {
            Enumeration<URL> files = loader.getResources(SERVICES);
            while (files.hasMoreElements()) {
                try (BufferedReader lines = new BufferedReader(
                        new InputStreamReader(files.nextElement().openStream(), StandardCharsets.UTF_8))) {
                    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                        int comment = line.indexOf('#');
                        String name = (comment < 0 ? line : line.substring(0, comment)).strip();
                        if (name.isEmpty()) {
                            continue;
                        }
                        if (comment < 0) {
                            return Optional.empty();
                        }
                        if (line.substring(comment + 1).strip().equals(id)) {
                            return Optional.of(Class.forName(name, false, loader));
                        }
                    }
                }
            }
        } catch (IOException | ClassNotFoundException | LinkageError e) {
            // the registry reports the error when it loads all models
        }
        return Optional.empty();
    }
}
