package dlx.rules.rule;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.rules.expression.Bindings;
import dlx.rules.value.Values;
import java.util.List;
import java.util.stream.Collectors;

/**
 * {@code text NAME, NAME: number}: one line with a number for each name.
 *
 * @param names the names
 * @param slots their slots
 * @param about a sentence for users; may be empty
 */
public record NumberText(List<String> names, List<Integer> slots, String about) implements Opening {

    @Override
    public void read(PuzzleText text, Bindings frame) {
        Line line = text.next("a number for " + String.join(", ", names));
        List<Word> words = line.words();
        if (words.size() != names.size()) {
            throw line.wrongCount("the line", words.size(), "word", names.size());
        }
        for (int k = 0; k < words.size(); k++) {
            Object value = Values.of(words.get(k).text());
            if (!(value instanceof Long)) {
                throw words.get(k).wrong("is not a number", "a number for " + names.get(k));
            }
            frame.set(slots.get(k), value);
        }
    }

    @Override
    public String grammar() {
        String form = names.size() == 1 ? ": a number" : ": a line of numbers";
        return String.join(", ", names) + form + (about.isEmpty() ? "" : "; " + about);
    }

    @Override
    public String write(Bindings frame) {
        return slots.stream().map(slot -> String.valueOf(frame.get(slot))).collect(Collectors.joining(" ", "", "\n"));
    }
}
