package dlx.core.engine.links;

import static dlx.core.engine.links.Links.DLINK;
import static dlx.core.engine.links.Links.LACK;
import static dlx.core.engine.links.Links.LEN;
import static dlx.core.engine.links.Links.RIGHT;
import static dlx.core.engine.links.Links.ROOT;
import static dlx.core.engine.links.Links.SIZE;
import static dlx.core.engine.links.Links.TOP;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Tests the contents of the arrays after each operation: Knuth, TAOCP 4B, 7.2.2.1. */
class LinksSearchTest {

    private static final long COVERS = RandomCovers.amount(1500);

    private static LinksSearch search(PlainCover cover) {
        Links links = new Links(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER);
        return new LinksSearch(links, Requests.of(SearchMode.ALL, cover.givens()), Requests.free());
    }

    private static void checkConsistent(LinksSearch search, String where) {
        assertThat(Links.isConsistent(search.llink, search.rlink, search.nd, search.dead))
                .as("%s: links and counts", where)
                .isTrue();
    }

    /** Returns the open items from left to right. */
    private static List<Integer> ring(LinksSearch search) {
        List<Integer> items = new ArrayList<>();
        for (int i = search.rlink[ROOT]; i != ROOT; i = search.rlink[i]) {
            items.add(i - 1);
        }
        return items;
    }

    /** Returns the options in the list of an item, from top to bottom. */
    private static List<Integer> list(LinksSearch search, int item) {
        List<Integer> options = new ArrayList<>();
        int header = SIZE * (item + 1);
        for (int p = search.nd[header + DLINK]; p != header; p = search.nd[p + DLINK]) {
            int q = p;
            while (search.nd[q + TOP] > 0) {
                q += SIZE;
            }
            options.add(-search.nd[q + TOP] - 1);
        }
        return options;
    }

    /** Copies of all that an operation may change. */
    private record Snapshot(int[] llink, int[] rlink, int[] nodes, int dead) {

        static Snapshot of(LinksSearch search) {
            return new Snapshot(search.llink.clone(), search.rlink.clone(), search.nd.clone(), search.dead);
        }

        void check(LinksSearch search, String where) {
            assertThat(search.llink).as("%s: llink", where).isEqualTo(llink);
            assertThat(search.rlink).as("%s: rlink", where).isEqualTo(rlink);
            assertThat(search.nd).as("%s: nodes", where).isEqualTo(nodes);
            assertThat(search.dead).as("%s: dead", where).isEqualTo(dead);
        }
    }

    /** The six options of the book. */
    @Nested
    class OnTheSixOptions {

        private static final List<String> OPTIONS = List.of("ce", "adg", "bcf", "adf", "bg", "deg");

        private final LinksSearch search = search(cover());

        private static PlainCover cover() {
            List<PlainCover.Option> options = OPTIONS.stream()
                    .map(o -> new PlainCover.Option(
                            o.chars().mapToObj(x -> x - 'a').toList(), 0))
                    .toList();
            return new PlainCover(Collections.nCopies(7, true), options, List.of());
        }

        private void cover(char item) {
            search.cover(SIZE * (item - 'a' + 1));
        }

        private void uncover(char item) {
            search.uncover(SIZE * (item - 'a' + 1));
        }

        /** Returns each open item with the options of its list; checks the counts on the way. */
        private List<String> lists() {
            checkConsistent(search, "lists");
            List<String> lists = new ArrayList<>();
            for (int item : ring(search)) {
                List<Integer> options = list(search, item);
                assertThat(search.nd[SIZE * (item + 1) + LEN]).isEqualTo(options.size() - 1);
                String names =
                        String.join(" ", options.stream().map(OPTIONS::get).toList());
                lists.add((char) ('a' + item) + ": " + names);
            }
            return lists;
        }

        @Test
        void theListsAreThoseOfTheOptions() {
            assertThat(lists())
                    .containsExactly(
                            "a: adg adf",
                            "b: bcf bg",
                            "c: ce bcf",
                            "d: adg adf deg",
                            "e: ce deg",
                            "f: bcf adf",
                            "g: adg bg deg");
        }

        @Test
        void coveringAnItemTakesItsOptionsOutOfAllOtherLists() {
            cover('a');
            assertThat(lists()).containsExactly("b: bcf bg", "c: ce bcf", "d: deg", "e: ce deg", "f: bcf", "g: bg deg");
            assertThat(list(search, 0)).as("the item keeps its own list").containsExactly(1, 3);
            assertThat(search.updates()).as("the header and four nodes").isEqualTo(5);
        }

        @Test
        void coveringTheItemsOfAnOptionLeavesWhatItDoesNotTouch() {
            cover('a');
            cover('d');
            cover('g');
            assertThat(lists()).containsExactly("b: bcf", "c: ce bcf", "e: ce", "f: bcf");
            assertThat(search.dead).isZero();
            cover('b');
            cover('c');
            assertThat(lists()).containsExactly("e: ", "f: ");
            assertThat(search.dead).as("e and f have lost their last options").isEqualTo(2);
        }

        @Test
        void uncoveringInTheOppositeOrderGivesTheListsBack() {
            Snapshot before = Snapshot.of(search);
            cover('a');
            Snapshot between = Snapshot.of(search);
            cover('d');
            cover('g');
            uncover('g');
            uncover('d');
            between.check(search, "d and g uncovered");
            uncover('a');
            before.check(search, "a uncovered");
        }

        @Test
        void hidingAnOptionTakesItOutOfTheListsOfItsOtherItems() {
            int first = search.links.first[1]; // the node of a in adg
            assertThat(search.hide(first)).isEqualTo(2);
            assertThat(lists())
                    .containsExactly(
                            "a: adg adf",
                            "b: bcf bg",
                            "c: ce bcf",
                            "d: adf deg",
                            "e: ce deg",
                            "f: bcf adf",
                            "g: bg deg");
            search.unhide(first);
            assertThat(lists()).element(3).isEqualTo("d: adg adf deg");
        }

        @Test
        void theStepsOfTheSearchCoverAndUncoverAsInTheBook() {
            assertThat(search.enterRoot()).isTrue();
            search.choose();
            assertThat(search.itemAt(0)).as("a has fewest options").isZero();
            assertThat(search.takeNext()).isTrue();
            assertThat(lists()).as("adg taken").containsExactly("b: bcf", "c: ce bcf", "e: ce", "f: bcf");
            search.choose();
            assertThat(search.takeNext()).as("bcf leaves e without options").isFalse();
            assertThat(search.deadItem()).isEqualTo('e' - 'a');
            assertThat(search.backUp()).isTrue();
            assertThat(search.level()).as("back at a").isZero();
            assertThat(search.untriedAt(0)).containsExactly(3);
            assertThat(search.takeNext()).isTrue();
            assertThat(lists()).as("adf taken").containsExactly("b: bg", "c: ce", "e: ce", "g: bg");
        }
    }

    @Nested
    class OnRandomCovers {

        @Test
        void uncoveringRestoresEveryArray() {
            for (long seed = 0; seed < COVERS; seed++) {
                PlainCover cover = RandomCovers.plain(seed);
                LinksSearch search = search(cover);
                List<Integer> items = new ArrayList<>();
                for (int i = 0; i < cover.primary().size(); i++) {
                    items.add(i);
                }
                Collections.shuffle(items, new Random(seed));
                items = items.subList(0, items.size() / 2);
                items.removeIf(item -> takenItems(cover, List.of()).get(item));
                Deque<Snapshot> snapshots = new ArrayDeque<>();
                for (int item : items) {
                    snapshots.push(Snapshot.of(search));
                    search.cover(SIZE * (item + 1));
                    checkConsistent(search, "seed " + seed + ", covered " + item + " of " + items);
                }
                for (int k = items.size() - 1; k >= 0; k--) {
                    search.uncover(SIZE * (items.get(k) + 1));
                    snapshots.pop().check(search, "seed " + seed + ", uncovered " + items.get(k) + " of " + items);
                }
            }
        }

        @Test
        void unhidingRestoresEveryArray() {
            for (long seed = 0; seed < COVERS; seed++) {
                PlainCover plain = RandomCovers.plain(seed);
                LinksSearch search = search(new PlainCover(plain.primary(), plain.options(), List.of()));
                Snapshot before = Snapshot.of(search);
                for (int first : search.links.first) {
                    int p = first;
                    do {
                        search.hide(p);
                        checkConsistent(search, "seed " + seed + ", node " + p);
                        search.unhide(p);
                        before.check(search, "seed " + seed + ", node " + p);
                        p = search.nd[p + RIGHT];
                    } while (p != first);
                }
            }
        }

        /** Compares each live node of the whole tree with the definition. */
        @Test
        void theListsHoldJustTheOptionsThatFit() {
            for (long seed = 0; seed < COVERS; seed++) {
                PlainCover cover = RandomCovers.plain(seed);
                LinksSearch search = search(cover);
                String where = "seed " + seed;
                Snapshot before = Snapshot.of(search);
                boolean alive = search.enterRoot();
                if (search.nodes() == 0) {
                    continue; // the givens clash, and nothing is promised of the arrays
                }
                checkLists(cover, search, where);
                while (true) {
                    if (alive && !search.isSolved()) {
                        search.choose();
                    } else if (!search.backUp()) {
                        break;
                    }
                    alive = search.takeNext();
                    if (alive) {
                        checkLists(cover, search, where);
                    }
                }
                before.check(search, where + ", at the end");
            }
        }

        private void checkLists(PlainCover cover, LinksSearch search, String seed) {
            List<Integer> path = new ArrayList<>();
            for (int l = 0; l < search.level(); l++) {
                path.add(search.optionAt(l));
            }
            String where = seed + ", path " + path;
            BitSet covered = takenItems(cover, path);
            List<Integer> open = new ArrayList<>();
            int dead = 0;
            for (int item = 0; item < cover.primary().size(); item++) {
                if (covered.get(item)) {
                    continue;
                }
                List<Integer> fitting = fitting(cover, covered, item);
                assertThat(list(search, item))
                        .as("%s: options of item %d", where, item)
                        .isEqualTo(fitting);
                int lack = cover.isDemanded(item) ? 1 : 0;
                assertThat(search.nd[SIZE * (item + 1) + LACK])
                        .as("%s: what item %d needs", where, item)
                        .isEqualTo(lack);
                assertThat(search.nd[SIZE * (item + 1) + LEN])
                        .as("%s: length of item %d", where, item)
                        .isEqualTo(fitting.size() - lack);
                if (cover.isDemanded(item)) {
                    open.add(item);
                    dead += fitting.isEmpty() ? 1 : 0;
                }
            }
            assertThat(ring(search)).as("%s: open items", where).isEqualTo(open);
            assertThat(search.dead).as("%s: dead items", where).isEqualTo(dead);
            checkConsistent(search, where);
        }

        private List<Integer> fitting(PlainCover cover, BitSet covered, int item) {
            List<Integer> fitting = new ArrayList<>();
            for (int k = 0; k < cover.options().size(); k++) {
                List<Integer> items = cover.options().get(k).items();
                if (items.contains(item)
                        && !cover.banned().contains(k)
                        && items.stream().noneMatch(covered::get)) {
                    fitting.add(k);
                }
            }
            return fitting;
        }

        private static BitSet takenItems(PlainCover cover, List<Integer> path) {
            BitSet covered = new BitSet();
            cover.pins().forEach(k -> cover.options().get(k).items().forEach(covered::set));
            path.forEach(k -> cover.options().get(k).items().forEach(covered::set));
            return covered;
        }
    }

    @Test
    void searchesDoNotTouchTheLinksThatTheyShare() {
        PlainCover cover = RandomCovers.plain(7);
        Links links = new Links(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER);
        int[] nodes = links.nodes.clone();
        LinksSearch search = new LinksSearch(links, Requests.of(SearchMode.ALL, Givens.NONE), Requests.free());
        while (search.advance()) {
            assertThat(Arrays.equals(links.nodes, nodes)).isTrue();
        }
        assertThat(links.nodes).isEqualTo(nodes);
    }
}
