package dlx.testkit;

import dlx.api.Cover;
import dlx.core.explain.Weights;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The proof by weights that a puzzle has no solution, as a sentence for its author. */
final class Infeasible {

    private static final int MOST_ITEMS = 8;

    private Infeasible() {}

    /** Returns a sentence with the first items whose weight is not 0. */
    static String sentence(Cover<?> cover, Weights weights) {
        List<String> heavy = IntStream.range(0, weights.items())
                .filter(item -> weights.weight(item) != 0)
                .mapToObj(item -> cover.itemName(item) + " weighs " + weights.weight(item))
                .toList();
        String some = heavy.stream().limit(MOST_ITEMS).collect(Collectors.joining(", "));
        String modulo = weights.modulus() == 0 ? "" : " modulo " + weights.modulus();
        return "the example does not have a solution: " + weights.name() + " prove it. Each option weighs 0" + modulo
                + ", and all items together weigh " + weights.total() + ", where " + some
                + (heavy.size() > MOST_ITEMS ? ", and so on" : "") + "; expected an example with a solution";
    }
}
