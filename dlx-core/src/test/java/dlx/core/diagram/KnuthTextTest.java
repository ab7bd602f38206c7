package dlx.core.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dlx.api.PuzzleSyntaxException;
import dlx.core.covers.RandomCovers;
import java.io.IOException;
import java.io.StringReader;
import java.util.BitSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KnuthTextTest {

    @Test
    void looksAsKnuthsProgramHasIt() throws IOException {
        Zdd.Builder builder = new Zdd.Builder(new int[] {30, 2}, Families.PLENTY, () -> {});
        Zdd zdd = builder.build(builder.node(0, builder.node(1, 0, 1), 1));
        assertEquals("2: (~3?0:1)\n3: (~31?2:1)\n4: (~0?0:3)\n", text(zdd));
        assertEquals("2: (~0?0:0)\n", text(Families.diagram(Set.of(), 0)));
        assertEquals("2: (~0?0:1)\n", text(Families.diagram(Set.of(new BitSet()), 0)));
    }

    @Test
    void readsWhatItWrote() throws IOException {
        for (long seed = 0; seed < RandomCovers.amount(2000); seed++) {
            Random random = new Random(seed);
            int n = random.nextInt(random.nextInt(4) == 0 ? 20 : 9);
            int[] order = Families.shuffled(random, n);
            Zdd zdd = Families.diagram(Families.random(random, n), order);
            assertEquals(zdd, read(text(zdd), order), "seed " + seed);
            int[] another = Families.shuffled(random, n);
            assertEquals(Families.diagram(Families.sets(zdd), another), read(text(zdd), another), "seed " + seed);
        }
    }

    /** Compares with DLX6's text of ten items with an option each: nodes are hexadecimal, options decimal. */
    @Test
    void isTheTextOfKnuthsProgram() throws IOException {
        String text = """
                2: (~10?0:1)
                3: (~9?0:2)
                4: (~8?0:3)
                5: (~7?0:4)
                6: (~6?0:5)
                7: (~5?0:6)
                8: (~4?0:7)
                9: (~3?0:8)
                a: (~2?0:9)
                b: (~1?0:a)
                c: (~0?0:b)
                """;
        int[] order = IntStream.range(0, 10).toArray();
        Zdd all = Families.diagram(Set.of(set(order)), order);
        assertEquals(all, read(text, order));
        assertEquals(text, text(all));
    }

    /** Reads a diagram as DLX6 writes it: on one path option 3 comes before 2, on another 2 before 3. */
    @Test
    void readsAnotherOrderOnEachPath() throws IOException {
        String text = "2: (~2?1:1)\n3: (~3?0:2)\n4: (~3?1:1)\n5: (~2?0:4)\n6: (~1?5:3)\n7: (~0?0:6)\n";
        Set<BitSet> family = Set.of(set(1), set(1, 2), set(0, 2), set(0, 1, 2));
        assertEquals(Families.diagram(family, 0, 1, 2), read(text, 0, 1, 2));
    }

    private static BitSet set(int... options) {
        return Families.set(options, options.length);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "2 (~1?0:1)|3: (~0?0:2); 1; 1; no node",
                "2: (~1?0:1); 2; 1; no root",
                "''; 1; 1; no root",
                "2: (~0?0:1)|3: (~0?0:1); 2; 1; a line after",
                "2: (~1?0:3)|3: (~0?0:2); 1; 10; node 3 is not known",
                "2: (~1?9:1)|3: (~0?0:2); 1; 8; node 9 is not known",
                "2: (~7?0:1)|3: (~0?0:2); 1; 6; option 7 is not in the order",
                "2: (~1?0:1)|3: (~1?0:2)|4: (~0?0:3); 2; 6; option 1 comes again",
                "2: (~1?0:1)|2: (~2?0:1)|3: (~0?0:2); 2; 1; node 2 is there already",
                "2: (~1?0:1)|3: (~a?0:2)|4: (~0?0:3); 2; 6; option a is hexadecimal",
            })
    void saysWhereTheTextIsWrong(String text, int line, int column, String problem) {
        PuzzleSyntaxException wrong =
                assertThrows(PuzzleSyntaxException.class, () -> read(text.replace('|', '\n'), 0, 1));
        assertEquals(line, wrong.line(), wrong.getMessage());
        assertEquals(column, wrong.column(), wrong.getMessage());
        assertTrue(wrong.problem().startsWith(problem), wrong.getMessage());
    }

    @Test
    void endsWhereItIsFull() throws IOException {
        String text = text(Families.everySubset(1000));
        int[] order = Families.everySubset(1000).order();
        assertThrows(
                DiagramFullException.class, () -> KnuthText.read("x", new StringReader(text), order, 20_000, () -> {}));
        assertEquals(Families.everySubset(1000), read(text, order));
    }

    private static String text(Zdd zdd) throws IOException {
        StringBuilder text = new StringBuilder();
        KnuthText.write(zdd, text);
        return text.toString();
    }

    private static Zdd read(String text, int... order) throws IOException {
        return KnuthText.read("text", new StringReader(text), order, Families.PLENTY, () -> {});
    }
}
