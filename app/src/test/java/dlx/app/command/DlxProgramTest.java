package dlx.app.command;

import org.junit.jupiter.api.Test;

class DlxProgramTest {

    @Test
    void theWarmUpAsksForOptionsThatExist() {
        DlxProgram.warmUp(); // throws if an option was renamed
    }
}
