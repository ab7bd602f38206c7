package dlx.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The number of connections that strangers are told is the one that is allowed. */
class PublishedLimitsTest {

    @ParameterizedTest
    @ValueSource(strings = {"docs/SECURITY.md", "docs/web.md"})
    void thePagesSayHowManyConnectionsThereMayBe(String page) throws IOException {
        String most = String.format(Locale.ROOT, "%,d", Site.MOST_CONNECTIONS).replace(',', ' ');
        assertThat(Files.readString(Path.of("../..").resolve(page))).contains("| connections | " + most + ";");
    }
}
