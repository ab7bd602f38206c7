package dlx.modelers.domination;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.Svg;
import dlx.modelers.domination.DominationModel.Guard;
import java.util.List;
import java.util.function.UnaryOperator;

/** The places to be watched: a board or a graph. */
sealed interface Ground permits ChessBoard, Network {

    /** Declares a place to be watched as an item, and a guard as an option that holds all that it watches. */
    void describe(CoverBuilder<Guard> cover);

    /** Where the guards stand, as lines. */
    String render(List<Guard> guards);

    /** The ground, the guards, and what each of them watches. */
    Svg picture(List<Guard> guards);

    /** Where a guard stands in the picture. */
    Area area(Guard guard);

    /** Maps of places that keep who watches whom. */
    List<UnaryOperator<Guard>> symmetries();
}
