package dlx.rules;

import dlx.core.model.LoadedModel;
import dlx.rules.rule.Choice;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The puzzles of {@code examples/rules}. */
final class RuleFiles {

    private static final Path FOLDER = Path.of("../../examples/rules");

    private RuleFiles() {}

    static String text(String name) {
        try {
            return Files.readString(FOLDER.resolve(name + ".puzzle"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static RulesModel model(String name) {
        return (RulesModel) PuzzleRules.read(text(name), name + ".puzzle");
    }

    static LoadedModel<RulesPuzzle, Choice> loaded(String rules) {
        return LoadedModel.of((RulesModel) PuzzleRules.read(rules, "my.puzzle"), "my.puzzle");
    }
}
