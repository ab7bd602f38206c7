package dlx.maven;

import dlx.api.ExactCoverModel;
import dlx.site.PuzzlePage;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Creates a web page for the models of a project: board, search tree, hints and new puzzles, as a folder of static
 * files. The page opens with the example of the first model in the project's own service file. It also contains the
 * models of the project's dependencies.
 */
@Mojo(
        name = "page",
        defaultPhase = LifecyclePhase.PACKAGE,
        requiresDependencyResolution = ResolutionScope.RUNTIME,
        threadSafe = true)
public final class PageMojo extends AbstractMojo {

    /** Folder of the page. Files of an older page in it are replaced. */
    @Parameter(property = "dlx.page.output", defaultValue = "${project.build.directory}/page")
    private File output = new File("target/page");

    /**
     * True if browsers older than 2024, which do not support WebAssembly with garbage collection, get the program as
     * JavaScript.
     */
    @Parameter(property = "dlx.page.javascript", defaultValue = "true")
    private boolean javascript = true;

    @Parameter(defaultValue = "${project.build.outputDirectory}", readonly = true)
    private String classes = "target/classes";

    @Parameter(defaultValue = "${project.runtimeClasspathElements}", readonly = true)
    private List<String> classPath = List.of();

    /** The framework, and TeaVM's replacement of the JDK. */
    @Parameter(defaultValue = "${plugin.artifacts}", readonly = true)
    private List<Artifact> framework = List.of();

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        try (URLClassLoader loader = new URLClassLoader(urls(classPath), PageMojo.class.getClassLoader())) {
            ExactCoverModel<?, ?> model = OwnModel.of(Path.of(classes), loader);
            Map<String, byte[]> programs = new ModelCompiler(loader, files()).programs(javascript);
            new PuzzlePage(model.id(), model.title(), programs).write(output.toPath());
            getLog().info("serve the page of " + model.id() + " with any file server: python3 -m http.server -d "
                    + output);
        } catch (DirectoryNotEmptyException e) {
            throw new MojoFailureException(
                    output + ": the folder is not empty and not a page of dlx; expected a new or empty folder", e);
        } catch (IOException e) {
            throw new MojoExecutionException(output + ": the page cannot be written (" + e.getMessage() + ")", e);
        }
    }

    private List<File> files() {
        return Stream.concat(
                        classPath.stream().map(File::new), framework.stream().map(Artifact::getFile))
                .toList();
    }

    private static URL[] urls(List<String> classPath) throws MalformedURLException {
        URL[] urls = new URL[classPath.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = Path.of(classPath.get(i)).toUri().toURL();
        }
        return urls;
    }
}
