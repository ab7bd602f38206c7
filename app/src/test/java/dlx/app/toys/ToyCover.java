package dlx.app.toys;

import dlx.api.CoverBuilder;
import dlx.api.HasJudgeProblems;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.JudgeProblem;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A cover a line: {@code 3 01=5 2=1} has three items and two options, each with a weight. No way back from errors. */
public final class ToyCover implements HasJudgeProblems<ToyCover.Puzzle, String> {

    public record Puzzle(int items, List<Word> options) {}

    private static final Setting.WholeNumber LEAST =
            Setting.number("least", 0, 9, "the smallest number of items allowed");

    @Override
    public String id() {
        return "toy-cover";
    }

    @Override
    public List<Setting> settings() {
        return List.of(LEAST);
    }

    @Override
    public Puzzle parse(PuzzleText text) {
        int least = text.number(LEAST).orElse(0);
        Line line = text.nextFilled("a cover");
        List<Word> words = line.words();
        if (words.size() == 1) {
            text.warn(line, "this cover has no options");
        }
        return new Puzzle(words.get(0).toInt("a number of items", least, 9), words.subList(1, words.size()));
    }

    @Override
    public void describe(Puzzle puzzle, CoverBuilder<String> cover) {
        Items items = cover.items("thing", puzzle.items());
        for (Word word : puzzle.options()) {
            String[] parts = word.text().split("=");
            List<Item> held = new ArrayList<>();
            parts[0].chars().forEach(c -> held.add(items.at(c - '0')));
            cover.option(word.text(), Long.parseLong(parts[1]), held.toArray(Item[]::new));
        }
    }

    @Override
    public String render(Puzzle puzzle, Solution<String> solution) {
        return solution.options().stream().collect(Collectors.joining(" ", "", "\n"));
    }

    @Override
    public List<JudgeProblem<Puzzle, String>> judgeProblems() {
        return List.of(new JudgeProblem<>(
                "TOY3",
                "the best",
                JudgeProblem.Question.BEST,
                text -> () -> text.skipBlank() ? Optional.of(parse(text)) : Optional.empty(),
                (puzzle, verdict, number) -> verdict.solution().isEmpty() ? "-1\n" : verdict.score() + "\n"));
    }
}
