package dlx.core.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.core.Solver;
import dlx.core.search.Givens;
import dlx.core.search.Visit;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DiagramTest {

    private static final int SIDE = 4;

    /** Dominoes on 4 x 4: 36 tilings. An option is the number of its upper left cell, and across or down. */
    private static final Cover<String> DOMINOES = dominoes(1);

    private static final Diagram<String> ALL = diagram(DOMINOES);

    private static Cover<String> dominoes(long weight) {
        return Cover.of(String.class, cover -> {
            Items cells = cover.items("cell", SIDE * SIDE);
            for (int k = 0; k < SIDE * SIDE; k++) {
                if (k % SIDE < SIDE - 1) {
                    cover.option(k + "-", weight * k, cells.at(k), cells.at(k + 1));
                }
                if (k / SIDE < SIDE - 1) {
                    cover.option(k + "|", -weight, cells.at(k), cells.at(k + SIDE));
                }
            }
        });
    }

    private static <O> Diagram<O> diagram(Cover<O> cover) {
        ZddCollector collector = new ZddCollector(cover.optionCount(), Families.PLENTY, () -> {});
        Solver.of(cover).forEach((options, length) -> {
            collector.add(options, length);
            return Visit.CONTINUE;
        });
        return Diagram.of(cover, collector.diagram());
    }

    private static Set<Set<String>> sets(Diagram<String> diagram) {
        return diagram.stream().map(s -> Set.copyOf(s.options())).collect(Collectors.toSet());
    }

    private static Set<Set<String>> searched(Solver<String> solver) {
        return solver.iterator().stream().map(Set::copyOf).collect(Collectors.toSet());
    }

    @Test
    void hasTheSolutionsOfASearch() {
        assertEquals(BigInteger.valueOf(36), ALL.count());
        assertEquals(searched(Solver.of(DOMINOES)), sets(ALL));
        Iterator<Solution<String>> each = ALL.iterator();
        for (long number = 1; number <= 36; number++) {
            Solution<String> solution = each.next();
            assertEquals(number, solution.number());
            assertTrue(ALL.contains(solution.options()));
            assertFalse(ALL.contains(solution.options().subList(1, 8)));
        }
        assertFalse(each.hasNext());
        assertThrows(NoSuchElementException.class, each::next);
    }

    @Test
    void keepsToWhatIsGiven() {
        Solver<String> solver = Solver.of(DOMINOES);
        List<String> some = List.of("0-", "5|");
        assertEquals(searched(solver.toBuilder().given(some).build()), sets(ALL.given(some)));
        assertEquals(searched(solver.toBuilder().forbidden(some).build()), sets(ALL.forbidden(some)));
        Givens both = Givens.of(0).forbidden(3, 5);
        assertEquals(searched(solver.toBuilder().given(both).build()), sets(ALL.restrict(both)));
        assertEquals(ALL, ALL.restrict(Givens.NONE));
        assertTrue(ALL.given(List.of("0-", "0|")).zdd().isEmpty());
        assertThrows(IllegalArgumentException.class, () -> ALL.restrict(Givens.NONE.relaxed(0)));
        assertThrows(IllegalArgumentException.class, () -> ALL.restrict(Givens.of(24)));
        assertThrows(ModelException.class, () -> ALL.given(List.of("no such")));
    }

    @Test
    void combinesThoseOfOneCover() {
        Diagram<String> across = ALL.given(List.of("0-"));
        Diagram<String> down = diagram(dominoes(1)).given(List.of("0|"));
        assertEquals(ALL, across.union(down));
        assertTrue(across.intersection(down).zdd().isEmpty());
        assertEquals(down, ALL.difference(across));
        Diagram<String> dearer = diagram(dominoes(2));
        assertNotEquals(ALL, dearer);
        assertThrows(IllegalArgumentException.class, () -> ALL.union(dearer));
        assertThrows(IllegalArgumentException.class, () -> ALL.intersection(dearer));
        assertThrows(IllegalArgumentException.class, () -> ALL.difference(dearer));
    }

    @Test
    void knowsTheBestByTheWeightsOfTheCover() {
        for (Goal goal : Goal.values()) {
            List<Solution<String>> best = ALL.best(40, goal);
            assertEquals(36, new HashSet<>(best).size());
            for (int k = 1; k < best.size(); k++) {
                assertEquals(k + 1, best.get(k).number());
                assertFalse(goal.prefers(best.get(k).score(), best.get(k - 1).score()));
            }
            long proved = Solver.builder(DOMINOES).goal(goal).build().best().score();
            assertEquals(proved, ALL.best(1, goal).get(0).score());
        }
        assertEquals(5, diagram(dominoes(0)).best(5, Goal.LEAST).size());
    }

    @Test
    void drawsSolutions() {
        List<Solution<String>> drawn = ALL.sample(1000, 3);
        assertEquals(
                searched(Solver.of(DOMINOES)),
                drawn.stream().map(s -> Set.copyOf(s.options())).collect(Collectors.toSet()));
        Iterator<Solution<String>> again = ALL.sampler(3);
        drawn.forEach(solution -> assertEquals(solution, again.next()));
        assertTrue(again.hasNext());
        Diagram<String> none = ALL.given(List.of("0-", "0|"));
        assertEquals(List.of(), none.sample(10, 3));
        assertThrows(NoSuchElementException.class, () -> none.sampler(3).next());
        assertThrows(IllegalArgumentException.class, () -> ALL.sample(-1, 3));
    }

    @Test
    void knowsWhatSomeAndAllHave() {
        Diagram<String> part = ALL.given(List.of("0-")).forbidden(List.of("4-", "4|"));
        assertEquals(List.of(), part.optionsOfAll());
        part = ALL.given(List.of("0-", "4-"));
        assertEquals(List.of("0-", "4-"), part.optionsOfAll().subList(0, 2));
        Set<String> some = new HashSet<>();
        sets(part).forEach(some::addAll);
        assertEquals(some, Set.copyOf(part.optionsOfSome()));
    }

    @Test
    void keepsItsBounds() {
        assertThrows(DiagramFullException.class, () -> ALL.within(100, () -> {}).count());
        assertEquals(36, ALL.within(1 << 16, () -> {}).count().intValueExact());
    }

    @Test
    void refusesSetsOfOtherOptions() {
        assertThrows(IllegalArgumentException.class, () -> Diagram.of(DOMINOES, Families.everySubset(25)));
    }
}
