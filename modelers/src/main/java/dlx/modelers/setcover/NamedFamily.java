package dlx.modelers.setcover;

import dlx.api.CoverBuilder;
import dlx.api.Items;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.setcover.FamilyModel.Chosen;
import dlx.modelers.sets.SetFamily;
import java.util.List;

/** A family of sets whose sets and items have names. */
record NamedFamily(SetFamily family) implements CoveringFamily {

    @Override
    public Items declareIn(CoverBuilder<Chosen> cover) {
        return family.items().declarePrimaryIn(cover);
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

    /** Returns the lines of the chosen sets. */
    @Override
    public String render(List<Chosen> sets) {
        StringBuilder text = new StringBuilder();
        sets.forEach(set -> text.append(family.line(set.name())).append('\n'));
        return sets.isEmpty() ? "\n" : text.toString(); // the empty choice is a solution, too
    }
}
