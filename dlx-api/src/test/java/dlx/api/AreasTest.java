package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Compares the clauses of {@link Component#areas} with the definition, on all choices of small random graphs. */
class AreasTest {

    private static final int THINGS = 7;

    private final Random random = new Random(3);

    private final Map<Integer, Set<Integer>> neighbors = new HashMap<>();

    private final Map<Integer, Integer> sizes = new HashMap<>();

    /** Items that are not relaxed demand that their things are chosen. */
    @Test
    void clausesHoldWithoutTheCluesThatTheyDoNotRestOn() {
        int right = 0;
        for (int round = 0; round < 400; round++) {
            drawGraph();
            for (int k = 0; k < 4; k++) {
                Set<Integer> demanded = sizes.keySet().stream()
                        .filter(clue -> random.nextInt(3) > 0)
                        .collect(Collectors.toSet());
                right += check(demanded);
            }
        }
        assertThat(right).isGreaterThan(5_000);
    }

    private void drawGraph() {
        neighbors.clear();
        sizes.clear();
        for (int thing = 0; thing < THINGS; thing++) {
            neighbors.put(thing, new HashSet<>());
            if (random.nextInt(3) == 0) {
                sizes.put(thing, random.nextInt(5));
            }
        }
        for (int edge = 0; edge < 8; edge++) {
            int one = random.nextInt(THINGS);
            int other = random.nextInt(THINGS);
            if (one != other) {
                neighbors.get(one).add(other);
                neighbors.get(other).add(one);
            }
        }
    }

    /** Returns the number of right choices. */
    private int check(Set<Integer> demanded) {
        List<List<Integer>> choices = IntStream.range(0, 1 << THINGS)
                .mapToObj(bits -> IntStream.range(0, THINGS)
                        .filter(thing -> (bits >> thing & 1) != 0)
                        .boxed()
                        .toList())
                .filter(choice -> choice.containsAll(demanded))
                .toList();
        List<List<Integer>> right =
                choices.stream().filter(choice -> isRight(choice, demanded)).toList();
        for (List<Integer> choice : choices) {
            List<LazyClause<Integer>> clauses =
                    Component.areas(choice, neighbors::get, thing -> thing, sizes, clue -> "clue " + clue).stream()
                            .filter(clause -> clause.items().stream()
                                    .allMatch(item -> demanded.contains(Integer.parseInt(item.substring(5)))))
                            .toList();
            assertThat(clauses.isEmpty())
                    .as("%s in %s with %s, of which %s", choice, neighbors, sizes, demanded)
                    .isEqualTo(right.contains(choice));
            assertThat(clauses).allMatch(clause -> excludes(clause, choice));
            assertThat(clauses)
                    .as("%s in %s with %s, of which %s", choice, neighbors, sizes, demanded)
                    .noneMatch(clause -> right.stream().anyMatch(other -> excludes(clause, other)));
        }
        return right.size();
    }

    private static boolean excludes(LazyClause<Integer> clause, List<Integer> choice) {
        return choice.containsAll(clause.go()) && clause.come().stream().noneMatch(choice::contains);
    }

    /** A component has a clue, at most one that is demanded, and the size of that one. */
    private boolean isRight(List<Integer> choice, Set<Integer> demanded) {
        Set<Integer> left = new HashSet<>(choice);
        while (!left.isEmpty()) {
            List<Integer> area = new ArrayList<>(List.of(left.iterator().next()));
            left.remove(area.get(0));
            for (int k = 0; k < area.size(); k++) {
                neighbors.get(area.get(k)).stream().filter(left::remove).forEach(area::add);
            }
            List<Integer> clues = area.stream().filter(demanded::contains).toList();
            if (clues.size() > 1
                    || area.stream().noneMatch(sizes::containsKey)
                    || clues.stream().anyMatch(clue -> sizes.get(clue) > 0 && sizes.get(clue) != area.size())) {
                return false;
            }
        }
        return true;
    }
}
