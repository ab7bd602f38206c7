package dlx.modelers.crew;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Word;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A reader of rules from the settings and the text. A rule in the text overrides a setting. */
final class RuleReader {

    static final List<Setting> SETTINGS = List.of(
            Setting.text(Rules.BASE, "STATION", "where made shifts start and end (default: anywhere)"),
            Setting.text(
                    Rules.DAY, "H:MM", "the maximum time from the start of a made shift to its end (default 12:00)"),
            Setting.text(Rules.TURN, "H:MM", "the minimum time between two duties of a made shift (default 0:30)"),
            Setting.text(Rules.FIXED, "COST", "the cost of each made shift (default 0)"),
            Setting.text(Rules.MINUTE, "COST", "the cost of each minute of a made shift (default 1)"));

    private static final int DAY = 12 * Clock.HOUR;
    private static final int TURN = Clock.HOUR / 2;

    /** Maximum cost. With it, the total of shifts of two days for ten thousand duties stays below 2^62. */
    private static final int GREATEST_COST = 100_000_000;

    private final Map<String, Word> values = new HashMap<>();

    RuleReader(PuzzleText text) {
        for (Setting setting : SETTINGS) {
            text.setting((Setting.Text) setting).ifPresent(word -> values.put(setting.name(), word));
        }
    }

    /** Reads the words of a line after its first word, each of the form NAME=VALUE. */
    void read(Line line) {
        Set<String> seen = new HashSet<>();
        List<Word> words = line.words();
        for (Word word : words.subList(1, words.size())) {
            int equals = word.text().indexOf('=');
            String name = word.text().substring(0, Math.max(0, equals));
            if (SETTINGS.stream().noneMatch(setting -> setting.name().equals(name))) {
                throw word.wrong("is not a rule", "base=, day=, turn=, fixed= or minute=, and a value right after it");
            }
            if (!seen.add(name)) {
                throw word.wrong("states a rule a second time", "each rule once");
            }
            values.put(
                    name, new Word(line, word.column() + equals + 1, word.text().substring(equals + 1)));
        }
    }

    /** Returns the rules for these duties. */
    Rules rules(Collection<Duty> duties) {
        return new Rules(
                value(Rules.BASE).map(word -> base(word, duties)).orElse(""),
                value(Rules.DAY)
                        .map(word -> Clock.read(word, "a length of a shift"))
                        .orElse(DAY),
                value(Rules.TURN)
                        .map(word -> Clock.read(word, "a time between duties"))
                        .orElse(TURN),
                value(Rules.FIXED).map(RuleReader::cost).orElse(0),
                value(Rules.MINUTE).map(RuleReader::cost).orElse(1));
    }

    private Optional<Word> value(String name) {
        return Optional.ofNullable(values.get(name));
    }

    private static int cost(Word word) {
        return word.toInt("a cost", -GREATEST_COST, GREATEST_COST);
    }

    private static String base(Word word, Collection<Duty> duties) {
        if (duties.stream().noneMatch(duty -> duty.from().equals(word.text()) && duty.hasStations())) {
            throw word.wrong("is not a base", "a station where a duty starts");
        }
        return word.text();
    }
}
