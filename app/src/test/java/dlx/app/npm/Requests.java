package dlx.app.npm;

import com.google.gson.Gson;
import dlx.api.ExactCoverModel;
import dlx.api.PuzzleSyntaxException;
import dlx.core.EngineName;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.formats.LinkProgram;
import dlx.formats.NoLinkException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Requests that the program for browsers and the JVM are asked, to see whether they answer alike. */
final class Requests {

    /** Nothing here takes more nodes, so that no engine takes long. */
    private static final int NODES = 20_000;

    private static final List<String> QUESTIONS =
            List.of("begin", "first", "count", "unique", "best", "sample", "explain", "path", "alive");

    private static final Gson GSON = new Gson();

    /**
     * A request.
     *
     * @param body a JSON object on one line
     */
    record Request(String path, String body) {

        private static Request of(String path, Map<String, Object> body) {
            return new Request(path, GSON.toJson(body));
        }

        String line() {
            return path + '\t' + body;
        }
    }

    private Requests() {}

    /**
     * Returns the requests about every model's example: all questions, pictures, a fresh puzzle, and the requests of
     * the page.
     */
    static List<Request> examples() {
        List<Request> requests = new ArrayList<>();
        requests.add(Request.of("library/models", Map.of()));
        requests.add(Request.of("api/models", Map.of()));
        for (ExactCoverModel<?, ?> model : models()) {
            requests.addAll(questions(model.id(), model.example()));
            Map<String, Object> drawn = body(model.id(), model.example());
            drawn.put("asSvg", true);
            drawn.put("asText", true);
            drawn.put("pictures", true);
            for (String question : List.of("model", "puzzle", "draw", "first", "path", "best", "generate")) {
                requests.add(Request.of("library/" + question, drawn));
            }
            requests.add(Request.of(
                    "api/puzzles", Map.of("model", model.id(), "text", model.example(), "settings", Map.of())));
        }
        return requests;
    }

    /** Links of all programs for the examples of their models, as the JVM writes them; wrong ones, and texts of no program. */
    static List<Request> links() {
        List<String> texts = new ArrayList<>(List.of(
                "https://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h",
                "<https://puzz.link/p?sudoku/4/4/g1k23k3g>",
                "https://puzz.link/p?sudoku/4/4/g1k23k3g\nhttps://puzz.link/p?sudoku/4/4/g1k23k3g\n",
                "https://puzz.link/p?sudoku/4/x/g1",
                "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7ZZ",
                "https://f-puzzles.com/?load=N4",
                "https://example.com/",
                "a text without a program",
                "{\"size\":",
                ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::",
                "[Puzzle]\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
                "<opensudoku/>",
                "https://puzz.link/p?sudoku/9/9/" + "1".repeat(60_000),
                "https://f-puzzles.com/?load=" + "N".repeat(60_000),
                "https://app.crackingthecryptic.com/sudoku/?a=b&puzzleid=scl" + "N".repeat(60_000),
                "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + "z".repeat(60_000)));
        for (ExactCoverModel<?, ?> model : models()) {
            for (LinkProgram program : LinkProgram.of(model.id())) {
                texts.addAll(link(program, model.id(), model.example()));
            }
        }
        return texts.stream()
                .map(text -> Request.of("api/import", Map.of("text", text)))
                .toList();
    }

    private static List<String> link(LinkProgram program, String model, String text) {
        try {
            return List.of(program.link(model, Map.of(), text).link());
        } catch (NoLinkException | PuzzleSyntaxException e) { // the example is one that the program does not take
            return List.of();
        }
    }

    static List<ExactCoverModel<?, ?>> models() {
        List<ExactCoverModel<?, ?>> models = new ArrayList<>();
        for (ExactCoverModel<?, ?> model : ServiceLoader.load(ExactCoverModel.class)) {
            if (model.getClass().getName().startsWith("dlx.modelers.")) { // tests have models of their own
                models.add(model);
            }
        }
        return models;
    }

    /** All questions of a text, each to the engine that is best for it. */
    static List<Request> questions(String model, String text) {
        return QUESTIONS.stream()
                .map(question -> Request.of("library/" + question, body(model, text)))
                .toList();
    }

    /** Every question to every engine, and in both forms to auto, of random covers in the format of Knuth's programs. */
    static List<Request> covers(Family family, long from, long to) {
        List<Request> requests = new ArrayList<>();
        List<String> engines = new ArrayList<>(EngineName.names());
        engines.add("auto");
        for (long seed = from; seed < to; seed++) {
            Map<String, Object> body = body("knuth", knuth(family.cover(seed)));
            body.put("all", seed % 2 == 0);
            for (String engine : engines.stream().distinct().toList()) {
                body.put("engine", engine);
                QUESTIONS.forEach(question -> requests.add(Request.of("library/" + question, body)));
            }
            body.put("engine", "auto");
            body.put("all", seed % 2 != 0);
            QUESTIONS.forEach(question -> requests.add(Request.of("library/" + question, body)));
        }
        return requests;
    }

    /** {@code millis}: a search may rest so late that it never does for its time. */
    private static Map<String, Object> body(String model, String text) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("model", model);
        body.put("text", text);
        body.put("nodes", NODES);
        body.put("count", 50);
        body.put("millis", 100_000);
        body.put("n", 3);
        body.put("seed", 42);
        return body;
    }

    /**
     * Returns the cover without its givens in Knuth's format; weights become costs from 0. Items whose maximum is 0,
     * which the format does not support, are omitted together with their options.
     */
    static String knuth(PlainCover cover) {
        StringBuilder text = new StringBuilder();
        for (boolean primary : List.of(true, false)) {
            text.append(IntStream.range(0, cover.primary().size())
                    .filter(item -> cover.primary().get(item) == primary && mayBeHeld(cover, item))
                    .mapToObj(item -> bounds(cover.bounds().get(item), primary) + "i" + item)
                    .collect(Collectors.joining(" ", primary ? "" : " | ", primary ? "" : "\n")));
        }
        long least = cover.options().stream()
                .mapToLong(PlainCover.Option::weight)
                .min()
                .orElse(0);
        cover.options().stream()
                .filter(option -> option.items().stream().allMatch(item -> mayBeHeld(cover, item)))
                .forEach(option ->
                        text.append(words(option, option.weight() - least)).append('\n'));
        return text.toString();
    }

    private static boolean mayBeHeld(PlainCover cover, int item) {
        return !cover.primary().get(item) || cover.bounds().get(item).most() > 0;
    }

    private static String bounds(PlainCover.Bounds bounds, boolean primary) {
        return primary && !bounds.equals(PlainCover.Bounds.ONCE) ? bounds.least() + ":" + bounds.most() + "|" : "";
    }

    private static String words(PlainCover.Option option, long cost) {
        List<String> words = new ArrayList<>();
        for (int place = 0; place < option.items().size(); place++) {
            int color = option.colors().get(place);
            words.add("i" + option.items().get(place) + (color < 0 ? "" : ":c" + color));
        }
        if (cost > 0) {
            words.add("|" + cost);
        }
        return String.join(" ", words);
    }
}
