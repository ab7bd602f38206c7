package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Holds every test class to its own temporary folder: what it leaves in the folder of the module, where a path that is not
 * whole leads to, is its failure. Found by JUnit itself, for all classes.
 */
public final class ModuleFolder implements BeforeAllCallback, AfterAllCallback {

    private static final Path HERE = Path.of("");

    private Set<Path> before = Set.of();

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        if (context.getTestClass().map(Class::getEnclosingClass).isEmpty()) {
            before = files();
        }
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        if (context.getTestClass().map(Class::getEnclosingClass).isEmpty()) {
            assertThat(files())
                    .as("what the tests leave in the folder of the module")
                    .isEqualTo(before);
        }
    }

    private static Set<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(HERE.toAbsolutePath())) {
            return files.map(Path::getFileName).collect(Collectors.toUnmodifiableSet());
        }
    }
}
