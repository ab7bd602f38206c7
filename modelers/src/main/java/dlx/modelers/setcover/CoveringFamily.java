package dlx.modelers.setcover;

import dlx.api.CoverBuilder;
import dlx.api.Items;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.setcover.FamilyModel.Chosen;
import java.util.List;

/** A family of sets that may overlap. */
sealed interface CoveringFamily permits NamedFamily, NumberedFamily {

    /** Declares the items, each to be covered. */
    Items declareIn(CoverBuilder<Chosen> cover);

    /** Returns the items of each set, and its cost if the family is weighted. */
    Incidence sets();

    /** Returns true if the text contains costs; otherwise each set costs 1. */
    boolean weighted();

    /** Returns the option "this set is chosen", for a set from 0. */
    Chosen option(int set);

    /** Returns the text of chosen sets, in the format of a solution. */
    String render(List<Chosen> sets);
}
