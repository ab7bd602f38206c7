package dlx.core.search.internal;

import static dlx.core.covers.KnownCovers.sixOptions;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Solver;
import dlx.core.Steps;
import dlx.core.covers.RandomCovers;
import dlx.core.search.RootReduction;
import dlx.core.search.Step;
import dlx.core.search.internal.LinkedLists.Header;
import dlx.core.search.internal.LinkedLists.Node;
import dlx.core.view.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Compares the inner data of engines with the table of the book, and with a position that is computed anew. */
class InsideTest {

    private static Steps after(int steps, String engine) {
        Steps search = Solver.builder(sixOptions())
                .engine(engine)
                .reduction(RootReduction.OFF)
                .build()
                .steps();
        for (int k = 0; k < steps; k++) {
            search.next().orElseThrow();
        }
        return search;
    }

    private static LinkedLists lists(int steps) {
        return (LinkedLists) after(steps, "links").inside().orElseThrow();
    }

    /** Compares with TAOCP 4B, 7.2.2.1, table 1. */
    @Test
    void theListsAtTheRootAreTheTableOfTheBook() {
        LinkedLists lists = lists(1);

        assertThat(lists.headers().stream().map(Header::left)).containsExactly(7, 0, 1, 2, 3, 4, 5, 6);
        assertThat(lists.headers().stream().map(Header::right)).containsExactly(1, 2, 3, 4, 5, 6, 7, 0);
        assertThat(lists.headers().stream().map(Header::length)).containsExactly(0, 2, 2, 2, 3, 2, 2, 3);
        assertThat(lists.headers().stream().skip(1).map(Header::up)).containsExactly(20, 24, 17, 27, 28, 22, 29);
        assertThat(lists.headers().stream().skip(1).map(Header::down)).containsExactly(12, 16, 9, 13, 10, 18, 14);
        assertThat(lists.nodes().stream().map(Node::number))
                .containsExactly(9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 27, 28, 29);
        assertThat(lists.nodes().stream().map(Node::header))
                .containsExactly(3, 5, 1, 4, 7, 2, 3, 6, 1, 4, 6, 2, 7, 4, 5, 7);
        assertThat(lists.nodes().stream().map(Node::up))
                .containsExactly(3, 5, 1, 4, 7, 2, 9, 6, 12, 13, 18, 16, 14, 21, 10, 25);
        assertThat(lists.nodes().stream().map(Node::down))
                .containsExactly(17, 28, 20, 21, 25, 24, 3, 22, 1, 27, 6, 2, 29, 4, 5, 7);
        assertThat(lists.headers()).allMatch(Header::open);
        assertThat(lists.nodes()).allMatch(Node::linked);
    }

    @Test
    void aCoveredItemAndItsHiddenOptionsKeepTheirLinks() {
        LinkedLists lists = lists(2);

        assertThat(lists.headers().get(1)).isEqualTo(new Header(1, 0, 2, 0, 2, 20, 12, false));
        assertThat(lists.headers().get(4)).isEqualTo(new Header(4, 3, 1, 3, 5, 27, 27, true));
        assertThat(lists.nodes().stream().filter(node -> !node.linked()))
                .extracting(Node::number, Node::up, Node::down)
                .containsExactly(tuple(13, 4, 21), tuple(14, 7, 25), tuple(21, 4, 27), tuple(22, 18, 6));
    }

    private static org.assertj.core.groups.Tuple tuple(int... numbers) {
        return new org.assertj.core.groups.Tuple(
                java.util.Arrays.stream(numbers).boxed().toArray());
    }

    @Test
    void aStateIsKnownWhenTheLastStepOfGoingBackHasBeenReported() {
        Steps search = after(6, "links");
        assertThat(search.inside())
                .as("b is given back, option adg not yet dropped")
                .isEmpty();
        search.next().orElseThrow();
        assertThat(search.inside()).contains(lists(2));
    }

    @Test
    void othersShowNothing() {
        assertThat(after(1, "masks").inside()).isEmpty();
    }

    /** Tests going back over lists with colors and multiplicities, whose form differs: every number is restored. */
    @Test
    void goingBackRestoresEveryNumber() {
        int compared = 0;
        for (long seed = 0; seed < RandomCovers.amount(400); seed++) {
            for (String engine : List.of("links", "slots")) {
                Steps search = RandomCovers.solver(seed).toBuilder()
                        .engine(engine)
                        .reduction(RootReduction.OFF)
                        .build()
                        .steps();
                Map<Integer, Inside> chosen = new HashMap<>();
                for (Optional<Step> step = search.next(); step.isPresent(); step = search.next()) {
                    int level = step.get().level();
                    Optional<Inside> inside = search.inside();
                    switch (step.get().kind()) {
                        case CHOOSE -> chosen.put(level, inside.orElseThrow());
                        case DROP -> compared += restored(seed, inside, chosen.get(level));
                        default -> {}
                    }
                }
            }
        }
        assertThat(compared).isGreaterThan(20);
    }

    private static int restored(long seed, Optional<Inside> inside, Inside before) {
        inside.ifPresent(now -> assertThat(now).as("seed " + seed).isEqualTo(before));
        return inside.isPresent() ? 1 : 0;
    }

    @Test
    void openItemsAndOptionsLeftAreThoseOfThePosition() {
        int compared = 0;
        for (long seed = 0; seed < RandomCovers.amount(400); seed++) {
            for (String engine : List.of("links", "slots")) {
                Solver<Integer> solver = RandomCovers.solver(seed).toBuilder()
                        .engine(engine)
                        .reduction(RootReduction.OFF)
                        .build();
                Steps search = solver.steps();
                for (Optional<Step> step = search.next(); step.isPresent(); step = search.next()) {
                    Step.Kind kind = step.get().kind();
                    boolean alive =
                            kind == Step.Kind.ENTER && step.get().stuck() == Step.NONE || kind == Step.Kind.TAKE;
                    if (alive) {
                        Position position = new Position(solver.cover().data(), solver.givens());
                        search.options().stream().filter(position::isLeft).forEach(position::take);
                        check(seed, position, search.inside().orElseThrow());
                        compared++;
                    }
                }
            }
        }
        assertThat(compared).isGreaterThan(100);
    }

    private static void check(long seed, Position position, Inside inside) {
        if (inside instanceof SlotMatrix matrix) {
            for (SlotMatrix.Column column : matrix.columns()) {
                assertThat(column.open()).as("seed " + seed).isEqualTo(position.isDemanded(column.item()));
                for (SlotMatrix.Slot slot : column.slots()) {
                    assertThat(slot.left() && column.open())
                            .as("seed " + seed)
                            .isEqualTo(position.isLeft(slot.option()) && position.isDemanded(column.item()));
                }
            }
            return;
        }
        LinkedLists lists = (LinkedLists) inside;
        for (Header header : lists.headers().subList(1, lists.headers().size())) {
            assertThat(header.open()).as("seed " + seed).isEqualTo(position.isDemanded(header.item()));
            if (header.open()) {
                assertThat(optionsOf(lists, header))
                        .as("seed " + seed)
                        .containsExactly(java.util.Arrays.stream(position.optionsOf(header.item()))
                                .boxed()
                                .toArray(Integer[]::new));
            }
        }
    }

    private static List<Integer> optionsOf(LinkedLists lists, Header header) {
        Map<Integer, Node> numbered = new HashMap<>();
        lists.nodes().forEach(node -> numbered.put(node.number(), node));
        List<Integer> options = new ArrayList<>();
        for (int p = header.down(); p != header.number(); p = numbered.get(p).down()) {
            options.add(numbered.get(p).option());
        }
        assertThat(options).hasSize(header.length());
        return options;
    }
}
