package dlx.library;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Item;
import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The model of covers that programs state. The text is one line of JSON, as {@link CoverStatement} describes it.
 */
final class StatedCoverModel implements ExactCoverModel<CoverStatement, StatedCoverModel.Choice> {

    static final String ID = "cover";

    static final LoadedModel<?, ?> LOADED = LoadedModel.inOneThread(new StatedCoverModel(), ID, "stated");

    /** An option: its number, which distinguishes options with the same label, and its label. */
    record Choice(int number, String label) {

        @Override
        public String toString() {
            return label;
        }
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String grammar() {
        return "One line of JSON: {\"items\":[\"a\",\"b\"],\"secondary\":[\"x\"],\"multiplicities\":{\"b\":[2,3]},"
                + "\"options\":[[\"a\",\"x:red\"],{\"items\":[\"b\"],\"label\":\"second\",\"weight\":3}]}";
    }

    @Override
    public CoverStatement parse(PuzzleText text) throws PuzzleSyntaxException {
        Line line = text.next("a cover");
        try {
            return CoverStatement.of(line.text());
        } catch (Refusal e) {
            throw line.error(1, String.valueOf(e.getMessage()));
        }
    }

    @Override
    public void describe(CoverStatement puzzle, CoverBuilder<Choice> cover) {
        List<Item> items = new ArrayList<>();
        for (CoverStatement.Named named : puzzle.items()) {
            Item item = cover.item(named.name());
            if (named.isSecondary()) {
                item = item.secondary();
            } else if (named.from() != 1 || named.to() != 1) {
                item = item.times(named.from(), named.to());
            }
            items.add(item);
        }
        int number = 0;
        for (CoverStatement.Stated option : puzzle.options()) {
            List<Item> held = new ArrayList<>();
            for (Map.Entry<Integer, String> one : option.items().entrySet()) {
                Item item = items.get(one.getKey());
                held.add(one.getValue().isEmpty() ? item : item.colored(one.getValue()));
            }
            cover.option(new Choice(++number, option.label()), option.weight(), held);
        }
    }

    @Override
    public String render(CoverStatement puzzle, Solution<Choice> solution) {
        StringBuilder lines = new StringBuilder();
        solution.options().forEach(choice -> lines.append(choice.label()).append('\n'));
        return lines.toString();
    }
}
