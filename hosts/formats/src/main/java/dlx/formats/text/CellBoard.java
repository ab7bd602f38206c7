package dlx.formats.text;

import dlx.api.WatchedText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A board of a model whose text has a word for each cell. The words are those that links can express.
 *
 * @param model the id of the model
 * @param width number of columns
 * @param words the word of each cell, row by row; {@link #FREE} for a free cell
 */
public record CellBoard(String model, int width, List<String> words) {

    public static final String FREE = ".";

    /** The model of {@link Rooms}, whose words are the numbers of rooms, each in one of its cells. */
    public static final String HEYAWAKE = "heyawake";

    private static final int LARGEST = 100;

    /**
     * The words of a model.
     *
     * @param pattern the pattern of a word
     * @param expected the words for messages
     */
    private record Kind(String pattern, String expected) {}

    private static final Map<String, Kind> KINDS = new LinkedHashMap<>();

    static {
        KINDS.put("slitherlink", new Kind("[.0-3]", "'.', or a number up to 3"));
        KINDS.put("masyu", new Kind("[.o*]", "'.', 'o' or '*'"));
        KINDS.put("yajilin", new Kind("[.x]|[0-9]{1,2}[<^v>]", "'.', 'x', or a number up to 99 and one of <^v>"));
        KINDS.put("hitori", new Kind("\\.|[1-9][0-9]{0,2}", "'.', or a number up to 999"));
        KINDS.put("nurikabe", new Kind("[.?]|[1-9][0-9]{0,2}", "'.', '?', or a number up to 999"));
        KINDS.put(HEYAWAKE, new Kind("\\.|[0-9]{1,3}", "'.', or a number up to 999"));
        KINDS.put("numberlink", new Kind("\\.|[1-9][0-9]{0,2}", "'.', or a number up to 999"));
    }

    public static final List<String> MODELS = List.copyOf(KINDS.keySet());

    /** The models whose words are characters without blanks between. */
    private static final Set<String> OF_CHARACTERS = Set.of("slitherlink", "masyu");

    /** Reads the text of a model other than {@link #HEYAWAKE}. */
    public static CellBoard of(ModelText text) {
        boolean isOfCharacters = OF_CHARACTERS.contains(text.model());
        List<List<String>> rows = text.rows().stream()
                .map(row -> isOfCharacters ? ModelText.cells(String.join("", row)) : row)
                .toList();
        int width = text.width(rows, LARGEST);
        List<String> words = rows.stream().flatMap(List::stream).toList();
        words.stream().filter(word -> !accepts(text.model(), word)).findFirst().ifPresent(word -> {
            throw new NotTakenException(
                    "it does not have the cell " + Phrases.quoted(word) + "; expected " + expected(text.model()));
        });
        return new CellBoard(text.model(), width, words);
    }

    /** Returns true if a word is the word of a cell. */
    public static boolean accepts(String model, String word) {
        return WatchedText.matches(KINDS.get(model).pattern(), word);
    }

    /** Returns the words of a cell, for messages. */
    public static String expected(String model) {
        return KINDS.get(model).expected();
    }

    public int height() {
        return words.size() / width;
    }

    /** Returns the text as the model reads it. */
    public String text() {
        String between = OF_CHARACTERS.contains(model) ? "" : " ";
        return IntStream.range(0, height())
                .mapToObj(row -> String.join(between, words.subList(row * width, (row + 1) * width)) + '\n')
                .collect(Collectors.joining());
    }
}
