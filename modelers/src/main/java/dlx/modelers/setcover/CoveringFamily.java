package dlx.modelers.setcover;

import dlx.api.CoverBuilder;
import dlx.api.Items;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.setcover.FamilyModel.Chosen;
import java.util.List;

/** Sets that may overlap. */
sealed interface CoveringFamily permits NamedFamily, NumberedFamily {

    /** Declares the items, each to be covered. */
    Items declareIn(CoverBuilder<Chosen> cover);

    /** The items of each set, and its cost if the family is weighted. */
    Incidence sets();

    /** Whether the text gives costs; if not, each set costs 1. */
    boolean weighted();

    /** The option "this set is chosen", for a set from 0. */
    Chosen option(int set);

    /** Chosen sets as people want to read them. */
    String render(List<Chosen> sets);
}
