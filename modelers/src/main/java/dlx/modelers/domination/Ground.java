package dlx.modelers.domination;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.Svg;
import dlx.modelers.domination.DominationModel.Guard;
import java.util.List;
import java.util.function.UnaryOperator;

/** The places to be watched: a board or a graph. */
sealed interface Ground permits ChessBoard, Network {

    /** Adds an item for each place, and an option for each guard, which covers the places that it watches. */
    void describe(CoverBuilder<Guard> cover);

    /** Returns the places of the guards as lines of text. */
    String render(List<Guard> guards);

    /** Returns a picture of the ground, the guards, and the places that each guard watches. */
    Svg picture(List<Guard> guards);

    /** Returns the area of a guard in the picture. */
    Area area(Guard guard);

    /** Returns maps of guards: a guard watches a place if and only if its image watches the image of the place. */
    List<UnaryOperator<Guard>> symmetries();
}
