package dlx.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The values of the settings that were given with a text, by name. Records the settings that a model asks for. */
final class SettingValues {

    private final Map<String, String> given;

    /** Settings that were asked for, given or not, in the order of their first use. */
    private final List<Setting> asked = new ArrayList<>();

    SettingValues(Map<String, String> given) {
        this.given = Map.copyOf(given);
    }

    Optional<Boolean> flag(Setting.Flag setting) {
        return word(setting).map(word -> switch (word.text()) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw word.wrong("is not an answer", "yes or no");
        });
    }

    Optional<String> choice(Setting.Choice setting) {
        return word(setting).map(word -> {
            if (!setting.choices().contains(word.text())) {
                throw word.wrong(
                        "is not a value of " + setting.name(), "one of " + String.join(", ", setting.choices()));
            }
            return word.text();
        });
    }

    Optional<Integer> number(Setting.WholeNumber setting) {
        return word(setting).map(word -> word.toInt("a value of " + setting.name(), setting.from(), setting.to()));
    }

    /** Returns the value of a setting with its place; empty if it was not given. */
    Optional<Word> word(Setting setting) {
        String name = setting.name();
        if (asked.stream().noneMatch(before -> isSame(before, setting))) {
            asked.add(setting);
        }
        return Optional.ofNullable(given.get(name))
                .map(value -> new Word(new Line("--set " + name, 1, value), 1, value));
    }

    /**
     * Returns true if two settings are equal. Compares their names first: {@code equals} of records is generated at its
     * first call, which would add to each start of a program.
     */
    private static boolean isSame(Setting setting, Setting other) {
        return setting == other || setting.name().equals(other.name()) && setting.equals(other);
    }

    List<Setting> asked() {
        return List.copyOf(asked);
    }
}
