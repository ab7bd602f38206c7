package dlx.modelers.setcover;

import dlx.api.CoverBuilder;
import dlx.api.Items;

/**
 * Model of set partitioning: chooses the cheapest sets so that each item is in exactly one of them. Examples are
 * rotations of crews that fly each leg once, lots of an auction, and districts.
 *
 * @since 0.1
 */
public final class PartitionModel extends FamilyModel {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public PartitionModel() {
        super(
                "partition",
                "cheapest sets that hold each item exactly once",
                "Each item is in exactly one chosen set.",
                """
                items a b c d e f g
                P: c e f |5
                Q: a d g |3
                R: b c f |4
                S: a d |2
                T: b |1
                U: d e g |2
                V: e g |4
                """);
    }

    @Override
    Items declare(CoveringFamily family, CoverBuilder<Chosen> cover) {
        return family.declareIn(cover);
    }
}
