package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Tests that the published maximum number of connections is the real one. */
class PublishedLimitsTest {

    @Test
    void thePageSaysHowManyConnectionsThereMayBe() throws IOException {
        String most =
                String.format(Locale.ROOT, "%,d", WebServer.MOST_CONNECTIONS).replace(',', ' ');
        assertThat(Files.readString(Path.of("../../docs/SECURITY.md"))).contains("| connections | " + most + ";");
    }
}
