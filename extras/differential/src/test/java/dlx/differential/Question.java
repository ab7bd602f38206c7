package dlx.differential;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Something that is asked of dlx on the command line, and that the reference can answer too.
 *
 * @param command {@code solve}, {@code count} or {@code unique}
 * @param format of the covers
 * @param engine by its name, or {@code auto}
 * @param strategy {@code mrv} or {@code first}
 */
record Question(String command, Format format, String engine, String strategy) {

    /** Replaces the answer if the engine rejects the cover. */
    static final String REFUSED = "refused";

    /** Replaces the answer if the reference gave up. */
    static final String UNKNOWN = "unknown";

    /** Maximum number of solutions per cover that are compared. */
    private static final int SOLUTIONS = 200;

    static List<Question> all() {
        List<Question> all = new ArrayList<>();
        for (String engine : List.of("auto", "links", "slots", "masks", "memo", "sweep")) {
            all.add(new Question("count", Format.SETS, engine, "mrv"));
            if (!List.of("memo", "sweep").contains(engine)) { // engines that only count
                all.add(new Question("solve", Format.SETS, engine, "mrv"));
            }
        }
        all.add(new Question("solve", Format.SETS, "links", "first"));
        all.add(new Question("unique", Format.SETS, "auto", "mrv"));
        for (String engine : List.of("auto", "links", "slots")) {
            all.add(new Question("solve", Format.KNUTH, engine, "mrv"));
        }
        all.add(new Question("solve", Format.KNUTH, "links", "first"));
        all.add(new Question("count", Format.KNUTH, "memo", "mrv"));
        all.add(new Question("count", Format.KNUTH, "sweep", "mrv"));
        all.add(new Question("solve", Format.MATRIX, "auto", "mrv"));
        return all;
    }

    /** Returns the answers of the reference, in one line per cover. */
    List<String> expected(Reference reference, List<RandomCover> covers) {
        return reference.answers(covers, SOLUTIONS, strategy.equals("first")).stream()
                .map(this::expected)
                .toList();
    }

    private String expected(Reference.Answer answer) {
        if (answer.count().isEmpty()) {
            return UNKNOWN;
        }
        long count = answer.count().get();
        return switch (command) {
            case "count" -> String.valueOf(count);
            case "unique" -> count == 0 ? "none" : count == 1 ? "unique" : "multiple";
            default -> answer.solutions().toString();
        };
    }

    /** Returns the answers of dlx, in one line per cover, from a separate process. */
    List<String> answers(List<RandomCover> covers, Path folder) {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:auto",
                "-cp",
                System.getProperty("java.class.path"),
                "dlx.app.Main"));
        line.addAll(arguments());
        format.write(covers, folder).forEach(file -> line.add(file.toString()));
        Program.Output output = Program.run(folder, line);
        List<List<String>> solutions = Stream.generate(() -> (List<String>) new ArrayList<String>())
                .limit(covers.size())
                .toList();
        List<String> answers = new ArrayList<>(Collections.nCopies(covers.size(), "no answer"));
        for (String json : output.lines()) {
            JsonObject object = JsonParser.parseString(json).getAsJsonObject();
            int puzzle = object.get("puzzle").getAsInt() - 1;
            switch (object.get("type").getAsString()) {
                case "solution" -> solutions.get(puzzle).add(numbers(object.getAsJsonArray("options")));
                case "status" -> answers.set(puzzle, answer(object, solutions.get(puzzle)));
                default -> answers.set(puzzle, refusal(object));
            }
        }
        if (answers.contains("no answer")) {
            throw new AssertionError(
                    this + ": no answer to some covers; exit code " + output.code() + ", " + output.errors());
        }
        return answers;
    }

    private List<String> arguments() {
        List<String> arguments = new ArrayList<>(List.of(command, format.model(), "--format", "json"));
        arguments.addAll(List.of("--engine", engine, "--strategy", strategy));
        if (command.equals("solve")) {
            arguments.addAll(List.of("--limit", String.valueOf(SOLUTIONS)));
        }
        return arguments;
    }

    private String answer(JsonObject status, List<String> solutions) {
        return switch (command) {
            case "count" -> status.get("solutions").getAsString();
            case "unique" -> status.get("verdict").getAsString();
            default -> solutions.toString();
        };
    }

    private static String refusal(JsonObject error) {
        return error.get("code").getAsString().equals("engine_cannot") ? REFUSED : error.toString();
    }

    private static String numbers(JsonArray options) {
        return StreamSupport.stream(options.spliterator(), false)
                .map(number -> String.valueOf(number.getAsInt()))
                .collect(Collectors.joining(" "));
    }

    @Override
    public String toString() {
        return "dlx " + String.join(" ", arguments());
    }
}
