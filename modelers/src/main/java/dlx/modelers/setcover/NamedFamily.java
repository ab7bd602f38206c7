package dlx.modelers.setcover;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.setcover.SetCoverModel.Chosen;
import dlx.modelers.sets.SetFamily;
import java.util.List;
import java.util.function.IntFunction;

/** Sets and items with names. */
record NamedFamily(SetFamily family) implements CoveringFamily {

    @Override
    public IntFunction<Item> declareIn(CoverBuilder<Chosen> cover) {
        return family.items().declareRepeatedIn(cover);
    }

    @Override
    public Incidence sets() {
        return family.sets();
    }

    @Override
    public boolean weighted() {
        return family.weighted();
    }

    @Override
    public Chosen option(int set) {
        return new Chosen(set + 1, family.names().get(set));
    }

    /** The lines of the sets. */
    @Override
    public String render(List<Chosen> sets) {
        StringBuilder text = new StringBuilder();
        sets.forEach(set -> text.append(family.line(set.name())).append('\n'));
        return sets.isEmpty() ? "\n" : text.toString(); // nothing to choose from is a solution, too
    }
}
