package dlx.core.explain;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The parts of an item's name: {@code cell r3c4} is the place 3, 4 in the group {@code cell}, {@code slot 5} the place
 * 5 of the slots. A name without a group belongs to the group {@code item}, a bare {@code r3c4} to the cells.
 *
 * @param group all words except the last
 * @param word the last word
 * @param at row, column and, in space, layer; or one number; or empty
 */
record Place(String group, String word, List<Integer> at) {

    static final String ITEM = "item";

    private static final Pattern GROUPED = Pattern.compile("(\\p{L}[\\p{L} -]*) (\\S+)");
    private static final Pattern COORDINATES = Pattern.compile("r(\\d{1,6})c(\\d{1,6})(?:l(\\d{1,6}))?");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    static Place of(String name) {
        Matcher grouped = GROUPED.matcher(name);
        if (grouped.matches()) {
            return new Place(grouped.group(1), grouped.group(2), at(grouped.group(2)));
        }
        List<Integer> at = name.indexOf(' ') < 0 ? at(name) : List.of();
        return new Place(at.size() > 1 ? "cell" : ITEM, name, at);
    }

    private static List<Integer> at(String word) {
        Matcher matcher = COORDINATES.matcher(word);
        if (matcher.matches()) {
            return IntStream.rangeClosed(1, 3)
                    .mapToObj(matcher::group)
                    .filter(digits -> digits != null)
                    .map(Integer::valueOf)
                    .toList();
        }
        return NUMBER.matcher(word).matches() ? List.of(Integer.valueOf(word)) : List.of();
    }

    /** Returns the place in a number of dimensions: adds layer 1, which the names of a solid omit. */
    Place in(int dimensions) {
        return at.size() == 2 && dimensions == 3 ? new Place(group, word, List.of(at.get(0), at.get(1), 1)) : this;
    }

    int row() {
        return at.get(0);
    }

    int column() {
        return at.get(1);
    }

    int sum() {
        return at.stream().mapToInt(k -> k).sum();
    }
}
