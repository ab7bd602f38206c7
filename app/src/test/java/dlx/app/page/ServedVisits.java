package dlx.app.page;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;

/** Visits to the page as the program serves it without arguments. */
abstract class ServedVisits extends PageVisits {

    @BeforeAll
    static void open() throws IOException {
        start();
    }
}
