package dlx.maven;

import dlx.api.ExactCoverModel;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.apache.maven.plugin.MojoFailureException;

/** Finds the model that the project's own service file names, and not the models of its libraries. */
final class OwnModel {

    private static final String SERVICES = "META-INF/services/" + ExactCoverModel.class.getName();

    private OwnModel() {}

    /**
     * Returns the first model of the service file.
     *
     * @param classes folder of the project's classes
     * @param loader finds the classes and their dependencies
     * @throws MojoFailureException if there is no model, or it cannot be created
     */
    static ExactCoverModel<?, ?> of(Path classes, ClassLoader loader) throws IOException, MojoFailureException {
        Path services = classes.resolve(SERVICES);
        try (URLClassLoader own = new URLClassLoader(new URL[] {classes.toUri().toURL()}, null)) {
            ClassLoader ownFiles = new ClassLoader(loader) {
                @Override
                public Enumeration<URL> getResources(String name) throws IOException {
                    return own.findResources(name);
                }
            };
            return ServiceLoader.load(ExactCoverModel.class, ownFiles)
                    .findFirst()
                    .orElseThrow(() -> new MojoFailureException(
                            services + ": model not found; expected a line with the class of a model"));
        } catch (ServiceConfigurationError e) {
            throw new MojoFailureException(services + ": " + e.getMessage(), e);
        }
    }
}
