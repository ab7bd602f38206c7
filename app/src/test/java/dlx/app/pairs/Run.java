package dlx.app.pairs;

import com.google.gson.JsonObject;
import dlx.app.Cli.Result;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The outcome of a row, read as its format is written. */
record Run(Row row, List<String> words, Result result, Supplier<Truth> plain, Path folder) {

    /** All solutions of its puzzles. */
    Truth truth() {
        return plain.get();
    }

    /** Replaces a PNG on standard output, whose bytes are not a text. */
    static final String PNG = "a picture";

    private static final Pattern SCORE = Pattern.compile("^score -?\\d+$", Pattern.MULTILINE);

    /** Some options as they were given, each with its value. */
    List<String> given(String... options) {
        List<String> given = new ArrayList<>();
        for (String option : options) {
            int at = words.indexOf(option);
            given.addAll(at < 0 ? List.of() : words.subList(at, at + 2));
        }
        return given;
    }

    /** The solutions that were written, by the keys of the format. */
    List<String> solutions(String out) {
        return switch (row.format()) {
            case "json" ->
                objects(out, "solution").stream()
                        .map(s -> String.join(
                                " ",
                                Truth.numbers(s.getAsJsonArray("options")).stream()
                                        .map(String::valueOf)
                                        .toList()))
                        .toList();
            case "svg", "png" -> pictures(out);
            case "options" -> out.lines().toList();
            default -> texts(out);
        };
    }

    private List<String> pictures(String out) {
        if (!row.has("--output")) {
            if (out.isEmpty()) {
                return List.of();
            }
            return List.of(row.is("--format", "svg") ? Truth.picture(out.getBytes(StandardCharsets.UTF_8)) : PNG);
        }
        return out.lines().map(file -> Truth.picture(Truth.read(Path.of(file)))).toList();
    }

    /** Returns the solutions of an output; solutions of several lines are separated by blank lines. */
    private List<String> texts(String out) {
        String answers = row.command().equals("best") ? SCORE.matcher(out).replaceAll("\n") : out;
        boolean severalLines = truth().puzzles().stream()
                .flatMap(List::stream)
                .anyMatch(solution -> solution.keys().get("text").contains("\n"));
        return Stream.of(answers.split(severalLines ? "\n\\s*\n" : "\n"))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .toList();
    }

    /** Returns the scores that {@code best} printed, if its format contains scores. */
    List<Long> scores(String out, String err) {
        if (row.format().equals("json")) {
            return objects(out, "solution").stream()
                    .map(s -> s.get("score").getAsLong())
                    .toList();
        }
        String reported = row.format().equals("text") ? out : err;
        List<Long> scores = new ArrayList<>();
        Matcher matcher =
                Pattern.compile("(?:^|: )score (-?\\d+)$", Pattern.MULTILINE).matcher(reported);
        while (matcher.find()) {
            scores.add(Long.valueOf(matcher.group(1)));
        }
        return scores;
    }

    static List<JsonObject> objects(String out, String type) {
        return Truth.json(out).stream()
                .filter(object -> object.get("type").getAsString().equals(type))
                .toList();
    }
}
