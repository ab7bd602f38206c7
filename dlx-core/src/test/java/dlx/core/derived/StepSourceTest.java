package dlx.core.derived;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeSearch;
import dlx.core.engine.links.LinksEngine;
import dlx.core.search.Givens;
import dlx.core.search.Step;
import dlx.core.search.Step.Kind;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mockito.InOrder;

/** Tests how a stepper leads its tree search, and its steps at a return over several levels. */
class StepSourceTest {

    /** Three items with two options each, which share nothing. */
    private static final Cover<Integer> COINS = Cover.of(Integer.class, c -> {
        Items items = c.items("item", 3);
        for (int k = 0; k < 6; k++) {
            c.option(k, items.at(k / 2));
        }
    });

    private static TreeSearch tree(SearchControl control) {
        return new LinksEngine()
                .compile(Problem.of(COINS.data(), StopCheck.NEVER), StopCheck.NEVER)
                .start(Requests.of(SearchMode.ALL, Givens.NONE), control);
    }

    private static List<Kind> kinds(StepSource stepper, int steps) {
        return Stream.generate(stepper::next)
                .limit(steps)
                .map(step -> step.map(Step::kind).orElse(null))
                .toList();
    }

    @Test
    void aStepOfTheSearchIsTakenOnlyWhereOneIsAskedFor() {
        TreeSearch tree = spy(tree(Requests.free()));
        StepSource stepper = new StepSource(tree);
        verify(tree, times(0)).choose();
        assertThat(kinds(stepper, 3)).containsExactly(Kind.ENTER, Kind.CHOOSE, Kind.TAKE);
        InOrder order = inOrder(tree);
        order.verify(tree).choose();
        order.verify(tree).takeNext();
        verify(tree, times(1)).choose();
        verify(tree, times(1)).takeNext();
        verify(tree, times(0)).backUp();
        verify(tree, times(0)).advance();
    }

    @Test
    void askingWhatRemainsChoosesAheadButTakesNothing() {
        TreeSearch tree = spy(tree(Requests.free()));
        StepSource stepper = new StepSource(tree);
        stepper.next();
        assertThat(stepper.remaining()).containsExactly(Givens.of(0), Givens.of(1));
        assertThat(stepper.remaining()).as("asked again").hasSize(2);
        verify(tree, times(1)).choose();
        verify(tree, times(0)).takeNext();
        assertThat(kinds(stepper, 2)).as("told all the same").containsExactly(Kind.CHOOSE, Kind.TAKE);
        verify(tree, times(1)).choose();
    }

    @Test
    void aReturnOverSeveralLevelsIsReportedLevelByLevel() {
        StepSource stepper = new StepSource(tree(Requests.free()));
        assertThat(kinds(stepper, 13))
                .containsExactly(
                        Kind.ENTER,
                        Kind.CHOOSE,
                        Kind.TAKE,
                        Kind.CHOOSE,
                        Kind.TAKE,
                        Kind.CHOOSE,
                        Kind.TAKE,
                        Kind.SOLUTION,
                        Kind.DROP,
                        Kind.TAKE,
                        Kind.SOLUTION,
                        Kind.DROP, // option 5, then item 2 is given back, then option 2 of item 1 is dropped
                        Kind.GIVE_BACK);
        assertThat(stepper.remaining())
                .as("what remains does not wait for the telling")
                .containsExactly(Givens.of(0, 3), Givens.of(1));
        assertThat(kinds(stepper, 2)).containsExactly(Kind.DROP, Kind.TAKE);
    }

    @Test
    void aSearchThatTheControlStopsIsNotAskedAgain() {
        TreeSearch tree = spy(tree(Requests.nodes(2)));
        StepSource stepper = new StepSource(tree);
        assertThat(kinds(stepper, 7).stream().filter(kind -> kind != null))
                .containsExactly(Kind.ENTER, Kind.CHOOSE, Kind.TAKE, Kind.CHOOSE);
        verify(tree, times(2)).takeNext(); // the second was refused
        assertThat(stepper.remaining()).containsExactly(Givens.of(0, 2), Givens.of(0, 3), Givens.of(1));
        assertThat(stepper.tally().nodes()).isEqualTo(2);
    }

    @Test
    void aPathIsGoneDownOnceAndNotReported() {
        TreeSearch tree = spy(tree(Requests.free()));
        StepSource stepper = new StepSource(tree, 1, 2);
        verify(tree, times(1)).descend(any(int[].class));
        verify(tree, times(2)).skipTo(anyInt());
        assertThat(stepper.tally().nodes()).as("the node at its end").isEqualTo(1);
        Step first = stepper.next().orElseThrow();
        assertThat(first.kind()).isEqualTo(Kind.TAKE);
        assertThat(first.path()).containsExactly(1);
        assertThat(first.option()).isEqualTo(2);
    }
}
