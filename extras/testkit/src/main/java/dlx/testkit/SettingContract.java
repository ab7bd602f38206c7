package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.core.model.LoadedModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests of settings: the model reads exactly the listed settings, rejects wrong values, and regards right values. */
abstract class SettingContract<P, O> extends ReadingContract<P, O> {

    /** Texts that are not a value of a setting that the model parses itself. */
    private static final List<String> NO_VALUES = List.of("?", "\u0007", "?x?,,", "99999999999999999999?");

    SettingContract() {}

    /** Checks that each setting read is listed. Hosts reject other settings, so users cannot set them. */
    @Test
    public final void listsTheSettingsItReads() {
        List<Setting> listed = modeler().settings();
        for (String text : allTexts()) {
            for (Setting asked : read(text).settings()) {
                about(text, () -> {
                    if (!listed.contains(asked)) {
                        throw new AssertionError("the model reads " + asked + ", which is not among its settings "
                                + listed + "\n`dlx solve " + model().id() + " --set " + asked.name() + "=...` rejects"
                                + " a setting that is not listed");
                    }
                });
            }
        }
    }

    /** Checks that each listed setting is read. A setting that is not read has no effect. */
    @Test
    public final void readsTheSettingsItLists() {
        Set<Setting> asked = new HashSet<>();
        for (String text : allTexts()) {
            asked.addAll(read(text).settings());
            for (Setting setting : modeler().settings()) {
                values(setting)
                        .forEach(
                                value -> asked.addAll(read(text, setting, value).settings()));
            }
        }
        for (Setting setting : modeler().settings()) {
            about(
                    model().example(),
                    Map.of(setting.name(), "?"),
                    () -> assertThat(asked)
                            .as("the settings read for any text; expected the listed setting " + setting.name())
                            .contains(setting));
        }
    }

    /**
     * Checks that a wrong value is rejected at its place for at least one puzzle, and causes nothing worse for the
     * others.
     */
    @Test
    public final void refusesWrongValuesOfItsSettings() {
        for (Setting setting : modeler().settings()) {
            for (String value : wrongValues(setting)) {
                boolean refused = false;
                for (String text : texts()) {
                    Optional<PuzzleSyntaxException> error = outcomeOf(text, setting, value);
                    refused |= error.filter(e -> e.source().equals("--set " + setting.name()))
                            .isPresent();
                }
                boolean said = refused;
                about(
                        model().example(),
                        Map.of(setting.name(), value),
                        () -> assertThat(said)
                                .as(
                                        "%s is rejected as a value of the setting %s, at --set %s:1:..., for some puzzle",
                                        PuzzleText.quoted(value), setting.name(), setting.name())
                                .isTrue());
            }
        }
    }

    /** Checks that right values change something. A value that is read and then forgotten has no effect. */
    @Test
    public final void regardsItsSettings() {
        for (Setting setting : modeler().settings()) {
            List<String> values = values(setting);
            if (values.isEmpty()) {
                continue;
            }
            boolean matters = allTexts().stream()
                    .anyMatch(text -> Stream.concat(Stream.of(""), values.stream())
                                    .map(value -> seen(text, setting, value))
                                    .distinct()
                                    .count()
                            > 1);
            about(
                    model().example(),
                    Map.of(setting.name(), values.get(0)),
                    () -> assertThat(matters)
                            .as(
                                    "one of the values %s of the setting %s changes the puzzle of some text",
                                    values, setting.name())
                            .isTrue());
        }
    }

    private Optional<PuzzleSyntaxException> outcomeOf(String text, Setting setting, String value) {
        List<Optional<PuzzleSyntaxException>> error = new ArrayList<>();
        Map<String, String> settings = Map.of(setting.name(), value);
        about(
                text,
                settings,
                () -> error.add(Reading.of(modeler(), text, settings).error()));
        return error.get(0);
    }

    /**
     * Returns everything that users see of a text with a setting. The empty value means that the setting is not given.
     */
    private List<String> seen(String text, Setting setting, String value) {
        Map<String, String> settings = value.isEmpty() ? Map.of() : Map.of(setting.name(), value);
        List<String> seen = new ArrayList<>();
        about(text, settings, () -> {
            LoadedModel<P, O> modeler = modeler();
            Reading<P> reading = Reading.of(modeler, text, settings);
            reading.error().ifPresent(error -> seen.add(error.getMessage()));
            reading.puzzles().forEach(puzzle -> seen.addAll(facts(modeler, puzzle)));
        });
        return seen;
    }

    private Reading<P> read(String text, Setting setting, String value) {
        return Reading.of(modeler(), text, Map.of(setting.name(), value));
    }

    /** Returns the puzzles and the bad texts, because some settings matter only for bad texts. */
    private List<String> allTexts() {
        return Stream.concat(texts().stream(), syntaxErrors().keySet().stream().sorted())
                .toList();
    }

    /** Returns some right values; empty if only the model can decide which values are right. */
    private static List<String> values(Setting setting) {
        if (setting instanceof Setting.Flag) {
            return List.of("yes", "no");
        }
        if (setting instanceof Setting.Choice choice) {
            return choice.choices();
        }
        if (setting instanceof Setting.WholeNumber number) {
            Set<String> values = new LinkedHashSet<>();
            for (long value : new long[] {number.from(), number.from() + 1L, number.from() + 2L, number.to()}) {
                values.add(Long.toString(Math.min(value, number.to())));
            }
            return List.copyOf(values);
        }
        return List.of();
    }

    private static List<String> wrongValues(Setting setting) {
        if (setting instanceof Setting.WholeNumber number) {
            return List.of("?", "", Long.toString(number.from() - 1L), Long.toString(number.to() + 1L));
        }
        return setting instanceof Setting.Text ? NO_VALUES : List.of("?", "", "Yes", "\u0007");
    }
}
