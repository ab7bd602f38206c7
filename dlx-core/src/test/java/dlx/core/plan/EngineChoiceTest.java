package dlx.core.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.engine.Branching;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import dlx.core.search.RootReduction;
import dlx.core.search.internal.Waiting;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests which engine answers a request, and the form in which it gets the cover. */
class EngineChoiceTest {

    /** Many items with few options each. */
    private static final Cover<Integer> ROOKS = Cover.of(Integer.class, c -> {
        Items rows = c.items("row", 8);
        Items columns = c.items("column", 8);
        for (int k = 0; k < 64; k++) {
            c.option(k, rows.at(k / 8), columns.at(k % 8));
        }
    });

    /** Two items with a hundred options each. */
    private static final Cover<Integer> LONG = Cover.of(Integer.class, c -> {
        Items items = c.items("item", 2);
        Items others = c.items("other", 10).secondary();
        for (int k = 0; k < 200; k++) {
            c.option(k, items.at(k % 2), others.at(k % 10));
        }
    });

    /** Seventy items with two hundred options each: more than one word, and more than slots suit. */
    private static final Cover<Integer> WIDE = Cover.of(Integer.class, c -> {
        Items items = c.items("item", 70);
        for (int k = 0; k < 7000; k++) {
            c.option(k, items.at(k % 70), items.at((k + 1 + k / 70 % 69) % 70));
        }
    });

    /** With a multiplicity. */
    private static final Cover<Integer> TWICE = Cover.of(Integer.class, c -> {
        Items items = c.items("item", 3);
        for (int k = 0; k < 4; k++) {
            c.option(k, items.at(0).times(2, 2), items.at(1 + k % 2));
        }
    });

    private static final Map<String, Cover<Integer>> COVERS =
            Map.of("rooks", ROOKS, "long", LONG, "wide", WIDE, "twice", TWICE);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # cover | engine | mode   | chooses | stepped | path  | relaxed | reduction | engine | form
              rooks | auto   | ALL    | MRV     | false   | false | false   | AUTO      | slots  | REDUCED
              rooks | auto   | FIRST  | MRV     | false   | false | false   | AUTO      | slots  | REDUCED
              rooks | auto   | UNIQUE | MRV     | false   | false | false   | AUTO      | slots  | REDUCED_FREELY
              rooks | auto   | COUNT  | MRV     | false   | false | false   | AUTO      | memo   | REDUCED
              rooks | auto   | ALL    | WEIGHTS | false   | false | false   | AUTO      | links  | PLAIN
              rooks | auto   | FIRST  | WEIGHTS | false   | false | false   | AUTO      | slots  | REDUCED
              rooks | auto   | UNIQUE | WEIGHTS | false   | false | false   | AUTO      | slots  | REDUCED_FREELY
              rooks | auto   | COUNT  | WEIGHTS | false   | false | false   | AUTO      | slots  | REDUCED
              rooks | auto   | ALL    | ASKED   | false   | false | false   | AUTO      | links  | PLAIN
              rooks | auto   | COUNT  | ASKED   | false   | false | false   | AUTO      | links  | PLAIN
              rooks | auto   | ALL    | LEFTMOST | false  | false | false   | AUTO      | slots    | PLAIN
              rooks | auto   | COUNT  | LEFTMOST | false  | false | false   | AUTO      | slots    | PLAIN
              rooks | auto   | BEST   | LEFTMOST | false  | false | false   | AUTO      | links  | PLAIN
              rooks | auto   | ALL    | LEFTMOST | true   | false | false   | AUTO      | links  | PLAIN
              rooks | auto   | ALL    | LEFTMOST | false  | true  | false   | AUTO      | links  | PLAIN
              rooks | auto   | ALL    | LEFTMOST | false  | false | true    | ON        | slots    | PLAIN
              rooks | links  | ALL    | LEFTMOST | false  | false | false   | ON        | links  | PLAIN
              rooks | slots  | ALL    | LEFTMOST | true   | false | false   | ON        | slots    | PLAIN
              long  | auto   | ALL    | LEFTMOST | false  | false | false   | AUTO      | slots    | PLAIN
            # steps and paths are those of the books
              rooks | auto   | ALL    | MRV     | true    | false | false   | AUTO      | links  | PLAIN
              rooks | auto   | COUNT  | MRV     | true    | false | false   | AUTO      | links  | PLAIN
              rooks | auto   | ALL    | MRV     | false   | true  | false   | AUTO      | links  | PLAIN
              rooks | auto   | ALL    | MRV     | true    | false | false   | ON        | links  | REDUCED
              rooks | links  | ALL    | MRV     | false   | true  | false   | ON        | links  | REDUCED
              rooks | slots  | ALL    | MRV     | true    | false | false   | AUTO      | slots  | REDUCED
              rooks | slots  | UNIQUE | MRV     | false   | true  | false   | AUTO      | slots  | REDUCED
              rooks | slots  | COUNT  | MRV     | true    | false | false   | AUTO      | slots  | REDUCED
              rooks | masks  | ALL    | MRV     | true    | false | false   | AUTO      | masks  | PLAIN
            # a reduction leans on every demand
              rooks | auto   | ALL    | MRV     | false   | false | true    | AUTO      | slots  | PLAIN
              rooks | auto   | COUNT  | MRV     | false   | false | true    | AUTO      | memo   | PLAIN
              rooks | auto   | UNIQUE | MRV     | false   | false | true    | ON        | slots  | PLAIN
              rooks | links  | ALL    | MRV     | false   | false | true    | ON        | links  | PLAIN
            # who says so has it reduced, or not
              rooks | links  | ALL    | MRV     | false   | false | false   | AUTO      | links  | PLAIN
              rooks | links  | ALL    | MRV     | false   | false | false   | ON        | links  | REDUCED
              rooks | links  | COUNT  | MRV     | false   | false | false   | ON        | links  | REDUCED_FREELY
              rooks | links  | ALL    | ASKED   | false   | false | false   | ON        | links  | PLAIN
              rooks | links  | ALL    | WEIGHTS | false   | false | false   | ON        | links  | REDUCED
              rooks | masks  | ALL    | MRV     | false   | false | false   | ON        | masks  | REDUCED
              rooks | slots  | ALL    | MRV     | false   | false | false   | OFF       | slots  | PLAIN
              rooks | memo   | COUNT  | MRV     | false   | false | false   | OFF       | memo   | PLAIN
              rooks | memo   | COUNT  | MRV     | false   | false | false   | AUTO      | memo   | REDUCED_FREELY
              rooks | sweep  | COUNT  | MRV     | false   | false | false   | AUTO      | sweep  | REDUCED
              rooks | sweep  | COUNT  | MRV     | false   | false | true    | ON        | sweep  | PLAIN
              twice | auto   | COUNT  | MRV     | false   | false | false   | AUTO      | memo   | REDUCED
              rooks | auto   | COUNT  | MRV     | false   | false | false   | OFF       | memo   | PLAIN
            # few items with many options
              long  | auto   | ALL    | MRV     | false   | false | false   | AUTO      | masks  | PLAIN
              long  | auto   | FIRST  | MRV     | false   | false | false   | AUTO      | masks  | PLAIN
              long  | auto   | UNIQUE | MRV     | false   | false | false   | AUTO      | masks  | PLAIN
              long  | auto   | COUNT  | MRV     | false   | false | false   | AUTO      | memo   | REDUCED
              long  | auto   | FIRST  | WEIGHTS | false   | false | false   | AUTO      | slots  | REDUCED
              long  | auto   | ALL    | MRV     | false   | false | true    | AUTO      | masks  | PLAIN
              long  | auto   | ALL    | MRV     | false   | false | false   | ON        | masks  | REDUCED
            # more items: one solution is looked for by an engine that begins again
              wide  | auto   | ALL    | MRV     | false   | false | false   | AUTO      | masks  | PLAIN
              wide  | auto   | FIRST  | MRV     | false   | false | false   | AUTO      | slots  | REDUCED
              wide  | auto   | UNIQUE | MRV     | false   | false | false   | AUTO      | slots  | REDUCED_FREELY
            """)
    void isThatOfTheTable(
            String cover,
            String wanted,
            SearchMode mode,
            Branching branching,
            boolean stepped,
            boolean onPath,
            boolean relaxes,
            RootReduction reduction,
            String engine,
            ReductionLevel form) {
        SearchRequest.Kind kind =
                new SearchRequest.Kind(wanted, mode, branching, stepped, onPath, relaxes, reduction, false);
        Engines.Choice choice = Engines.choose(
                new ReducedProblems(COVERS.get(cover).data(), Givens.NONE, Waiting.NEVER), kind, StopCheck.NEVER);
        assertThat(choice.engine().name()).isEqualTo(engine);
        assertThat(choice.form()).isEqualTo(form);
    }
}
