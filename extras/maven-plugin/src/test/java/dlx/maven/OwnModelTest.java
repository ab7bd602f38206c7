package dlx.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the choice of the model with which a page begins, and the message if there is no model. */
class OwnModelTest {

    private static final Path RESOURCES = Path.of("target/test-classes");

    @TempDir
    Path folder;

    @Test
    void theProjectsOwnFileCountsAndNoLibrarysDoes() throws Exception {
        try (URLClassLoader library = loader("plain")) {
            assertThat(OwnModel.of(RESOURCES.resolve("reaching"), library).id()).isEqualTo("reaching");
        }
    }

    @Test
    void aProjectWithoutAModelIsRefused() throws Exception {
        try (URLClassLoader library = loader("reaching")) {
            assertThatThrownBy(() -> OwnModel.of(folder, library))
                    .isInstanceOf(MojoFailureException.class)
                    .hasMessage(folder.resolve("META-INF/services/dlx.api.ExactCoverModel")
                            + ": model not found; expected a line with the class of a model");
        }
    }

    @Test
    void aClassThatIsNotThereIsNamed() throws Exception {
        try (URLClassLoader loader = loader("plain")) {
            assertThatThrownBy(() -> OwnModel.of(RESOURCES.resolve("plain"), loader))
                    .isInstanceOf(MojoFailureException.class)
                    .hasMessageContaining("acme.NoModel");
        }
    }

    /** With the service file of a folder of the tests. */
    static URLClassLoader loader(String name) throws IOException {
        URL folder = RESOURCES.resolve(name).toUri().toURL();
        return new URLClassLoader(new URL[] {folder}, OwnModelTest.class.getClassLoader());
    }
}
