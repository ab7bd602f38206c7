package dlx.library;

import com.google.gson.JsonObject;
import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;

/** The model of covers that programs state as objects; see {@link CoverStatement}. It does not have texts. */
final class StatedCoverModel implements ExactCoverModel<JsonObject, StatedCoverModel.Choice> {

    static final LoadedModel<JsonObject, Choice> LOADED =
            LoadedModel.inOneThread(new StatedCoverModel(), "cover", "stated");

    /** An option: its number, which distinguishes options with the same label, and its label. */
    record Choice(int number, String label) {

        @Override
        public String toString() {
            return label;
        }
    }

    @Override
    public String id() {
        return "cover";
    }

    @Override
    public JsonObject parse(PuzzleText text) {
        throw new UnsupportedOperationException("a cover is an object");
    }

    @Override
    public void describe(JsonObject stated, CoverBuilder<Choice> cover) {
        new CoverStatement(cover).describe(stated);
    }

    @Override
    public String render(JsonObject stated, Solution<Choice> solution) {
        StringBuilder lines = new StringBuilder();
        solution.options().forEach(choice -> lines.append(choice.label()).append('\n'));
        return lines.toString();
    }
}
