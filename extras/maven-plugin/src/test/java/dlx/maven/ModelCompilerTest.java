package dlx.maven;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.net.URLClassLoader;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;

/** Tests the messages about a model that cannot be compiled. A test of the app opens a page of a model that can. */
class ModelCompilerTest {

    @Test
    void theLineOfTheModelIsReportedThatReachesForWhatBrowsersLack() throws Exception {
        try (URLClassLoader loader = OwnModelTest.loader("reaching")) {
            assertThatThrownBy(() -> new ModelCompiler(loader, classPath()).programs(false))
                    .isInstanceOf(MojoFailureException.class)
                    .hasMessage("""
                            acme.ReachingModel.describe (ReachingModel.java:24): \
                            Class java.util.concurrent.ForkJoinPool was not found
                            browsers do not support this; see \
                            docs/plugin-guide.md, "A web page of your puzzle\"""");
        }
    }

    private static List<File> classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(File::new)
                .toList();
    }
}
