package dlx.app.pairs;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;

/** The solutions of a small puzzle, as listed by {@code solve --all} with the engine links. */
final class Truth {

    /**
     * A solution.
     *
     * @param keys how each format writes it
     * @param labels of its options
     */
    record Solution(List<Integer> options, Set<String> labels, long score, Map<String, String> keys) {}

    private final List<List<Solution>> puzzles = new ArrayList<>();
    private final Small small;
    private final List<String> words;
    private final Path folder;
    private final boolean greatest;
    private final Set<String> drawn = new LinkedHashSet<>();

    /**
     * Asks the plain question.
     *
     * @param words the options that decide which solutions there are, and their order
     * @param folder a new one for pictures
     */
    Truth(Small small, List<String> words, Path folder) {
        this.small = small;
        this.words = words;
        this.folder = folder;
        List<String> set = set(words);
        List<JsonObject> covers = json(run(small, "export", set, "--to", "json"));
        greatest = covers.get(0).get("goal").getAsString().equals("greatest");
        for (int p = 0; p < small.puzzles(); p++) {
            puzzles.add(new ArrayList<>());
        }
        for (JsonObject object :
                json(run(small, "solve", words, "--all", "--engine", engine(words), "--format", "json"))) {
            if (object.get("type").getAsString().equals("solution")) {
                int puzzle = object.get("puzzle").getAsInt() - 1;
                puzzles.get(puzzle).add(solution(object, covers.get(puzzle)));
            }
        }
    }

    /** Draws all solutions, when pictures are asked for. */
    private void draw(String format) {
        Path pictures = folder.resolve(format);
        List<String> files = run(
                        small,
                        "solve",
                        words,
                        "--all",
                        "--engine",
                        engine(words),
                        "--format",
                        format,
                        "--output",
                        pictures.toString())
                .lines()
                .toList();
        List<Solution> all = puzzles.stream().flatMap(List::stream).toList();
        assertThat(files).hasSameSizeAs(all);
        for (int i = 0; i < all.size(); i++) {
            all.get(i).keys().put(format, picture(read(Path.of(files.get(i)))));
        }
    }

    /** The solutions of a puzzle as a format writes them, in their order. */
    synchronized List<String> keys(int puzzle, String format) {
        if (List.of("svg", "png").contains(format) && drawn.add(format)) {
            draw(format);
        }
        return puzzles.get(puzzle).stream().map(s -> s.keys().get(format)).toList();
    }

    /** Returns the reference, unless it does not support the words. */
    private static String engine(List<String> words) {
        return words.contains("--with-symmetry") ? "auto" : "links";
    }

    private static List<String> set(List<String> words) {
        int at = words.indexOf("--set");
        return at < 0 ? List.of() : words.subList(at, at + 2);
    }

    private static String run(Small small, String command, List<String> words, String... more) {
        List<String> all = new ArrayList<>(List.of(command, small.model()));
        all.addAll(words);
        all.addAll(Arrays.asList(more));
        Result result = dlx(small.text(), all.toArray(String[]::new));
        assertThat(result.code()).as("%s: %s", all, result.err()).isIn(0, 4);
        return result.out();
    }

    private static Solution solution(JsonObject object, JsonObject cover) {
        List<Integer> options = numbers(object.getAsJsonArray("options"));
        long score = options.stream()
                .mapToLong(k -> {
                    JsonElement weight = cover.getAsJsonArray("options")
                            .get(k - 1)
                            .getAsJsonObject()
                            .get("weight");
                    return weight == null ? 0 : weight.getAsLong();
                })
                .sum();
        Set<String> labels = new LinkedHashSet<>();
        object.getAsJsonArray("chosen").forEach(label -> labels.add(label.getAsString()));
        Map<String, String> keys = new HashMap<>();
        keys.put("text", object.get("text").getAsString().strip());
        keys.put(
                "options",
                String.join(" ", options.stream().map(String::valueOf).toList()));
        keys.put("json", keys.get("options"));
        return new Solution(options, labels, score, keys);
    }

    static List<Integer> numbers(JsonArray array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonElement::getAsInt)
                .toList();
    }

    /** The objects of an output, one per line. */
    static List<JsonObject> json(String out) {
        return out.lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    /**
     * Returns a short text that identifies a picture in a list. It ignores the title of an SVG, which contains the
     * number of the solution.
     */
    static String picture(byte[] whole) {
        byte[] bytes = new String(whole, StandardCharsets.ISO_8859_1)
                .replaceFirst("<title>[^<]*</title>", "")
                .getBytes(StandardCharsets.ISO_8859_1);
        return HexFormat.of().formatHex(bytes, 0, 8) + " " + bytes.length + " " + Arrays.hashCode(bytes);
    }

    /** The solutions of each puzzle, in their order. */
    List<List<Solution>> puzzles() {
        return puzzles;
    }

    /** The best scores of a puzzle, the best first. */
    List<Long> scores(int puzzle) {
        Comparator<Long> order = greatest ? Comparator.reverseOrder() : Comparator.naturalOrder();
        return puzzles.get(puzzle).stream().map(Solution::score).sorted(order).toList();
    }

    /** Returns the labels of the options that occur in some solution of a puzzle. */
    Set<String> alive(int puzzle) {
        Set<String> alive = new LinkedHashSet<>();
        puzzles.get(puzzle).forEach(solution -> alive.addAll(solution.labels()));
        return alive;
    }

    static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
