package dlx.modelers.packing;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasTechniqueNames;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.Technique;
import dlx.modelers.bundled.GivensModel;
import dlx.modelers.bundled.Topic;
import java.util.List;
import java.util.Optional;

/**
 * A model of pieces that fill a board. An option is a piece in one place. Each cell is covered once; each piece is used
 * as often as its copies state.
 */
public abstract class PackingModel extends GivensModel<Packing, Placement>
        implements HasTechniqueNames<Packing, Placement> {

    /**
     * Creates a model.
     *
     * @param id the name of the model for users
     * @param title the title, one line
     * @param example a puzzle that has a solution
     * @param settings the settings, in the order in which users see them
     */
    protected PackingModel(String id, String title, String example, Setting... settings) {
        super(id, Topic.TILINGS, title, example, settings);
    }

    @Override
    public final void describe(Packing packing, CoverBuilder<Placement> cover) {
        packing.describe(cover);
    }

    @Override
    public String render(Packing packing, Solution<Placement> solution) {
        return new Drawing(packing, solution.options()).text();
    }

    @Override
    public Svg picture(Packing packing, Solution<Placement> solution) {
        return new Drawing(packing, solution.options()).picture();
    }

    @Override
    public final List<Area> areas(Packing packing, Placement placement) {
        return Drawing.areas(packing.board(), placement);
    }

    @Override
    public final Optional<String> techniqueName(Packing packing, Technique<Placement> technique) {
        if (technique.kind() != Technique.Kind.SINGLE
                || technique.demands().get(0).open().size() != 1) {
            return Optional.empty();
        }
        String item = technique.demands().get(0).item();
        return item.startsWith("piece ")
                ? Optional.of("only place for " + item)
                : item.startsWith("cell ") ? Optional.of("only piece for " + item) : Optional.empty();
    }
}
