package dlx.modelers;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/**
 * Tests that the services file contains the id of each model in a comment, which allows loading one model without the
 * others.
 */
class ServiceIdsTest {

    @Test
    void eachModelIsNamedWithItsId() throws IOException {
        List<String> expected = new ArrayList<>();
        for (ExactCoverModel<?, ?> model : ServiceLoader.load(ExactCoverModel.class)) {
            if (model.getClass().getName().startsWith("dlx.modelers.")) {
                expected.add(model.getClass().getName() + " # " + model.id());
            }
        }

        assertThat(expected).hasSizeGreaterThan(20);
        assertThat(lines()).containsExactlyElementsOf(expected);
    }

    private static List<String> lines() throws IOException {
        String file = "/META-INF/services/" + ExactCoverModel.class.getName();
        try (InputStream in = ServiceIdsTest.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
