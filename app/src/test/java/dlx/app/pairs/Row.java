package dlx.app.pairs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A command line to be run.
 *
 * @param command name of the command
 * @param small the puzzle
 * @param given the values of options by their longest names, in the order of the command line. A word in braces is
 *     replaced by something made for the row: a folder, a file, a label of the puzzle
 */
record Row(String command, Small small, Map<String, String> given) {

    boolean has(String option) {
        return given.containsKey(option);
    }

    Optional<String> value(String option) {
        return Optional.ofNullable(given.get(option));
    }

    boolean is(String option, String value) {
        return value.equals(given.get(option));
    }

    /** The format that was asked for. */
    String format() {
        return given.getOrDefault("--format", "text");
    }

    boolean isPicture() {
        return List.of("svg", "png").contains(format());
    }

    /**
     * Returns true if {@code --nodes} or {@code --memo-memory} may end a search early, or the engine does not end
     * without a solution.
     */
    boolean mayStop() {
        return is("--nodes", "1") || is("--memo-memory", "1") || isEndless();
    }

    private boolean isEndless() {
        return command.equals("solve") && (is("--engine", "local") || is("--engine", "symmetric"));
    }

    /** Returns this row with only some of its options. */
    Row only(List<String> options) {
        Map<String, String> kept = new java.util.LinkedHashMap<>(given);
        kept.keySet().retainAll(options);
        return new Row(command, small, kept);
    }

    private List<String> operands() {
        return switch (command) {
            case "models", "completion", "site" -> List.of();
            case "judge" -> List.of("TOY1");
            case "new-plugin" -> List.of("mine");
            case "generate", "tasks" -> List.of(small.model(), "-");
            default -> List.of(small.model());
        };
    }

    /** Returns the words after {@code dlx}, and creates their files in the folder. */
    String[] words(Labels labels, Path folder) {
        List<String> words = new ArrayList<>(List.of(command));
        words.addAll(operands());
        given.forEach((option, value) -> {
            String filled = value.replace("{set}", small.set())
                    .replace("{pin}", labels.pin())
                    .replace("{forbid}", labels.forbid())
                    .replace("{folder}", folder.resolve("pictures").toString())
                    .replace("{none}", folder.toString())
                    .replace("{page}", folder.resolve("page.html").toString())
                    .replace("{checkpoint}", folder.resolve("run.cp").toString())
                    .replace("{count-proof}", folder.resolve("count-proof").toString())
                    .replace("{proof}", folder.resolve("proof").toString());
            if (value.equals(Values.PRESENT)) {
                words.add(option);
            } else if (value.startsWith("--")) {
                words.add(value);
            } else if (option.equals("--exit-code")) {
                words.add(option + '=' + filled);
            } else {
                words.add(option);
                words.add(filled);
            }
        });
        if (isEndless() && !given.containsKey("--nodes")) {
            words.addAll(List.of("--nodes", "20000"));
        }
        if (command.equals("new-plugin") && !given.containsKey("--folder")) { // not where the tests run
            words.addAll(List.of("--folder", folder.resolve("mine").toString()));
        }
        if (command.equals("site") && !given.containsKey("--output")) {
            words.addAll(List.of("--output", folder.resolve("site").toString()));
        }
        return words.toArray(String[]::new);
    }
}
