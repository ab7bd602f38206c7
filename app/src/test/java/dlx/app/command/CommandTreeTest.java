package dlx.app.command;

import org.junit.jupiter.api.Test;

class CommandTreeTest {

    @Test
    void theWarmUpAsksForOptionsThatExist() {
        CommandTree.warmUp(); // throws if an option was renamed
    }
}
