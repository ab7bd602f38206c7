package dlx.differential;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Two programs that should give the same answers.
 *
 * @param first takes covers and gives a line for each
 * @param second likewise
 */
record Comparison(Function<List<RandomCover>, List<String>> first, Function<List<RandomCover>, List<String>> second) {

    /** A cover with different answers, and both answers. */
    record Difference(RandomCover cover, String first, String second) {}

    /** Returns the covers with different answers. A cover that one program rejects or gives up does not count. */
    List<Difference> differences(List<RandomCover> covers) {
        if (covers.isEmpty()) {
            return List.of();
        }
        List<String> some = first.apply(covers);
        List<String> others = second.apply(covers);
        return IntStream.range(0, covers.size())
                .filter(k -> !some.get(k).equals(others.get(k)))
                .filter(k ->
                        !others.get(k).equals(Question.REFUSED) && !some.get(k).equals(Question.UNKNOWN))
                .mapToObj(k -> new Difference(covers.get(k), some.get(k), others.get(k)))
                .toList();
    }

    /**
     * Cuts a difference down for as long as there is one. All that is smaller by one step is asked at once, because
     * starting the programs takes longer than their work.
     */
    Difference shrink(Difference difference) {
        Difference smallest = difference;
        while (true) {
            List<Difference> smaller = differences(smallest.cover().smaller());
            if (smaller.isEmpty()) {
                return smallest;
            }
            smallest = smaller.get(0);
        }
    }
}
