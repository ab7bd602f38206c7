package dlx.app.pairs;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Setting;
import dlx.app.Cli.Result;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.pairs.CoveringArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests any two settings of each model together, and each setting with each engine: all engines count alike, or reject
 * alike.
 */
class SettingPairsTest {

    private static final long SEED = 28;
    private static final List<String> ENGINES = List.of("auto", "slots", "memo", "masks", "sweep");

    /** Valid values of settings whose values are texts, by model and setting. */
    private static final Map<String, List<String>> TEXTS = Map.ofEntries(
            Map.entry("crew base", List.of("A", "B")),
            Map.entry("crew day", List.of("12:00", "3:00")),
            Map.entry("crew turn", List.of("0:30", "1:00")),
            Map.entry("crew fixed", List.of("0", "10")),
            Map.entry("crew minute", List.of("1", "2")),
            Map.entry("killer box", List.of("3x3", "2x2")),
            Map.entry("matrix secondary", List.of("1", "2-3")),
            Map.entry("sudoku box", List.of("2x2", "3x3")),
            Map.entry("sudoku-variants rules", List.of("diagonal", "windoku,disjoint")),
            Map.entry("sudoku-variants box", List.of("2x2", "3x3")),
            Map.entry("target-sudoku rings", List.of("1", "5,0")),
            Map.entry("target-sudoku box", List.of("2x2", "3x3")),
            Map.entry("timetable change", List.of("Mon", "Wed")),
            Map.entry("word-search directions", List.of("e,s,se", "e,se,s,sw,w,nw,n,ne")));

    /** Smaller puzzles for models whose example has too many solutions to count. */
    private static final Map<String, String> SMALLER = Map.of("domination", "3\n", "round-robin", "4\n");

    static Stream<LoadedModel<?, ?>> models() {
        return ModelRegistry.load().all().stream()
                .filter(model -> !model.settings().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("models")
    void allEnginesCountTheSame(LoadedModel<?, ?> model) {
        List<List<String>> values = new ArrayList<>(List.of(ENGINES));
        model.settings().forEach(setting -> values.add(values(model, setting)));
        CoveringArray array = CoveringArray.of(values.stream().map(List::size).toList(), 2, SEED);
        int compared = 0;
        for (int[] row : PairRunner.some(array.rows())) {
            List<String> settings = new ArrayList<>();
            for (int p = 1; p < row.length; p++) {
                String value = values.get(p).get(row[p]);
                if (!value.isEmpty()) {
                    settings.addAll(List.of("--set", value));
                }
            }
            Result plain = count(model, "links", settings);
            Result other = count(model, ENGINES.get(row[0]), settings);
            String described =
                    model.id() + " " + settings + " " + ENGINES.get(row[0]) + ": " + other.err() + plain.err();
            assertThat(plain.err() + other.err()).as(described).doesNotContain("internal error", "\tat ");
            assertThat(plain.code()).as(described).isIn(0, 2, 3, 5);
            if (plain.code() == 2 || plain.code() == 3) {
                assertThat(other).as(described).isEqualTo(plain);
                assertThat(plain.err()).as(described).isNotEmpty();
            } else if (other.code() == 1) {
                assertThat(other.err()).as(described).contains("cannot be searched: the engine " + ENGINES.get(row[0]));
            } else if (plain.code() == 0 && other.code() == 0) {
                assertThat(other.out()).as(described).isEqualTo(plain.out());
                compared++;
            } else {
                assertThat(other.code()).as(described).isIn(0, 5);
            }
        }
        assertThat(compared).as("rows that two engines count").isPositive();
    }

    private static Result count(LoadedModel<?, ?> model, String engine, List<String> settings) {
        List<String> words = new ArrayList<>(List.of("count", model.id(), "--engine", engine, "--nodes", "50000"));
        words.addAll(settings);
        return dlx(SMALLER.getOrDefault(model.id(), model.example()), words.toArray(String[]::new));
    }

    /** The setting with each of some values, and not given at all. */
    private static List<String> values(LoadedModel<?, ?> model, Setting setting) {
        List<String> some;
        if (setting instanceof Setting.Flag) {
            some = List.of("yes", "no");
        } else if (setting instanceof Setting.Choice choice) {
            some = choice.choices();
        } else if (setting instanceof Setting.WholeNumber number) {
            some = List.of(String.valueOf(number.from()), String.valueOf(Math.min(number.from() + 3, number.to())));
        } else {
            some = TEXTS.get(model.id() + ' ' + setting.name());
            assertThat(some)
                    .as("values of the setting %s of %s: add them to TEXTS", setting.name(), model.id())
                    .isNotNull();
        }
        List<String> values = new ArrayList<>(List.of(""));
        some.forEach(value -> values.add(setting.name() + '=' + value));
        return values;
    }
}
