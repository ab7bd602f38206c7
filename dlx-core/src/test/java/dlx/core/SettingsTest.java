package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Goal;
import dlx.core.engine.Caps;
import dlx.core.engine.HandOvers;
import dlx.core.engine.SplitPolicy;
import dlx.core.run.Settings;
import dlx.core.search.CancellationToken;
import dlx.core.search.Checkpoint;
import dlx.core.search.RootReduction;
import dlx.core.search.SearchListener;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.search.Tally;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
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

    private static List<Field> fields() {
        return Arrays.stream(Settings.class.getDeclaredFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .toList();
    }

    /** Finds a setting that {@link Settings#with} forgets. */
    @Test
    void aChangeKeepsAllOtherSettings() throws IllegalAccessException {
        Settings all = Settings.DEFAULT.with(s -> {
            s.engine = "links";
            s.strategy = Strategy.FIRST;
            s.reduction = RootReduction.OFF;
            s.goal = Goal.LEAST;
            s.gap = 6;
            s.anyOrder = true;
            s.solutionLimit = 1;
            s.nodeLimit = 2;
            s.timeLimit = OptionalLong.of(3);
            s.memoMemory = 4;
            s.threads = 7;
            s.handOvers = new HandOvers(1, 2, 3, 4, 5, 6, 7, 8, 9, Caps.USUAL, SplitPolicy.USUAL);
            s.known = List.of(new int[] {1});
            s.checkpoints = Optional.of(new Settings.Checkpoints(1, checkpoint -> {}));
            s.resumed = Optional.of(new Checkpoint(
                    Checkpoint.Identity.NONE, Tally.ZERO, 0, List.of(), List.of(), OptionalLong.empty()));
            s.token = new CancellationToken();
            s.progress = Optional.of(progress -> {});
            s.improvements = Optional.of(progress -> {});
            s.listener = Optional.of(new SearchListener() {});
            s.path = new int[] {5};
            s.stopped = Optional.of(StopReason.TIME);
        });
        Settings kept = all.with(s -> {});
        for (Field field : fields()) {
            assertThat(field.get(all)).as("changed: %s", field.getName()).isNotEqualTo(field.get(Settings.DEFAULT));
            assertThat(field.get(kept)).as("kept: %s", field.getName()).isEqualTo(field.get(all));
        }
    }

    @Test
    void aChangeLeavesTheOriginal() {
        Settings.DEFAULT.with(s -> s.engine = "slots");
        assertThat(Settings.DEFAULT.engine).isEqualTo("auto");
    }
}
