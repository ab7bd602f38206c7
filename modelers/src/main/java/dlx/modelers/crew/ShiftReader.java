package dlx.modelers.crew;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.costs.LongReader;
import dlx.modelers.costs.TotalBound;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A reader of listed shifts, which also checks the totals of their costs. */
final class ShiftReader {

    /** Duties by name. The caller may add duties until the first shift is read. */
    private final Map<String, Duty> duties;

    private final TotalBound bound = new TotalBound();

    /** A duty of a shift and the word that names it. */
    private record Place(Duty duty, Word word) {}

    ShiftReader(Map<String, Duty> duties) {
        this.duties = duties;
    }

    Shift read(Line line, List<Word> words) {
        Word price = CrewReader.word(words, 1, line, "the cost of the shift");
        long cost = LongReader.read(price, "a cost", "a whole number in front of the duties");
        CrewReader.word(words, 2, line, "the duties of the shift");
        List<Place> places = places(words.subList(2, words.size()));
        places.sort(Comparator.comparing(Place::duty, Crew.BY_TIME));
        for (int k = 1; k < places.size(); k++) {
            if (places.get(k).duty().start() < places.get(k - 1).duty().end()) {
                throw overlap(places.get(k - 1), places.get(k));
            }
        }
        bound.add(places.get(0).duty(), cost, price); // one shift at most starts with this duty
        return new Shift(cost, places.stream().map(Place::duty).toList());
    }

    private List<Place> places(List<Word> words) {
        List<Place> places = new ArrayList<>();
        Set<Duty> seen = new HashSet<>();
        for (Word word : words) {
            Duty duty = duties.get(word.text());
            if (duty == null) {
                throw word.wrong("is not a duty", "the name of one that a line before states");
            }
            if (!seen.add(duty)) {
                throw word.wrong("appears in this shift twice", "each duty once");
            }
            places.add(new Place(duty, word));
        }
        return places;
    }

    private static PuzzleSyntaxException overlap(Place one, Place other) {
        boolean inOrder = one.word().column() < other.word().column();
        Place first = inOrder ? one : other;
        Place second = inOrder ? other : one;
        String name = PuzzleText.quoted(first.duty().name());
        return second.word().wrong("overlaps with the duty " + name, "duties one after the other");
    }
}
