package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.run.Settings;
import org.junit.jupiter.api.Test;

class SettingsTest {

    @Test
    void theMemoTakesAPartOfTheHeapByDefault() {
        long heap = Runtime.getRuntime().maxMemory();
        assertThat(Settings.DEFAULT.memoMemory)
                .isEqualTo(Math.min(heap / 4, 512L << 20))
                .isPositive();
        assertThat(Settings.DEFAULT.with(s -> s.memoMemory = 7).memoMemory).isEqualTo(7);
    }

    @Test
    void aChangeLeavesTheOriginal() {
        Settings.DEFAULT.with(s -> s.engine = "slots");
        assertThat(Settings.DEFAULT.engine).isEqualTo("auto");
    }
}
