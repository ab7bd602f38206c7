package dlx.core.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dlx.api.Cover;
import dlx.core.covers.RandomCovers;
import java.io.IOException;
import java.io.StringReader;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/** Tests diagrams as DOT and as pictures. */
class DiagramTextsTest {

    private static final String NASTY = "a \"b\" \\N <c> &amp; \n\t\r {d|e} é \ud83e\udde9 \ud800 ]]> --";

    private static Diagram<String> two(String label) {
        Cover<String> cover = Cover.of(String.class, c -> {
            c.option(label, c.item("x"));
            c.option("plain", c.item("y"));
        });
        return Diagram.of(cover, Families.everySubset(2));
    }

    @Test
    void dotShowsNodesAndEdges() throws IOException {
        StringBuilder text = new StringBuilder();
        two("first").writeDot(text);
        assertEquals("""
                digraph solutions {
                  node [shape=ellipse, fontname="sans-serif"];
                  1 [shape=box];
                  3 [label="first"];
                  3 -> 2;
                  3 -> 2 [style=dashed];
                  2 [label="plain"];
                  2 -> 1;
                  2 -> 1 [style=dashed];
                }
                """, text.toString());
    }

    @Test
    void dotHasTheTerminalsThatEdgesLeadTo() throws IOException {
        assertEquals("0", terminals(List.of()));
        assertEquals("1", terminals(List.of(new BitSet())));
        assertEquals("01", terminals(List.of(BitSet.valueOf(new long[] {1}))));
    }

    private static String terminals(List<BitSet> family) throws IOException {
        StringBuilder text = new StringBuilder();
        DotText.write(Families.diagram(family, 0), String::valueOf, text);
        return Pattern.compile("(\\d) \\[shape=box]")
                .matcher(text)
                .results()
                .map(r -> r.group(1))
                .collect(Collectors.joining());
    }

    @Test
    void dotPutsTheNodesOfAnOptionSideBySide() throws IOException {
        StringBuilder text = new StringBuilder();
        Zdd zdd = Families.diagram(
                Families.subsets(3).stream().filter(s -> s.cardinality() == 1).toList(), 0, 1, 2);
        DotText.write(zdd.union(Families.diagram(Families.subsets(3).subList(7, 8), 0, 1, 2)), String::valueOf, text);
        assertTrue(Pattern.compile("\\{ rank=same; \\d+; \\d+; }").matcher(text).find(), text.toString());
    }

    @Test
    void dotQuotesLabels() throws IOException {
        StringBuilder text = new StringBuilder();
        two(NASTY).writeDot(text);
        Matcher label =
                Pattern.compile("3 \\[label=\"((?:[^\"\\\\]|\\\\.)*)\"];").matcher(text);
        assertTrue(label.find(), text.toString());
        assertEquals("a \\\"b\\\" \\\\N <c> &amp;amp; \\n?? {d|e} é \ud83e\udde9 ? ]]> --", label.group(1));
        assertEquals(10, text.toString().lines().count());
    }

    @Test
    void pictureIsXmlWhateverTheLabelsAre() throws Exception {
        StringBuilder text = new StringBuilder();
        two(NASTY).writeSvg(text);
        var document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(text.toString())));
        assertEquals(2, document.getElementsByTagName("circle").getLength());
        assertEquals(3, document.getElementsByTagName("text").getLength());
    }

    @Test
    void pictureShowsEachNodeOnce() {
        for (long seed = 0; seed < RandomCovers.amount(200); seed++) {
            Random random = new Random(seed);
            Zdd zdd = Families.diagram(Families.random(random, 7), Families.shuffled(random, 7));
            String svg = DiagramPicture.of(zdd, String::valueOf);
            assertEquals(zdd.size() - 2, count(svg, "<circle"), "seed " + seed);
            Matcher circle =
                    Pattern.compile("<circle cx=\"([^\"]*)\" cy=\"([^\"]*)\"").matcher(svg);
            List<String> places =
                    circle.results().map(r -> r.group(1) + " " + r.group(2)).toList();
            assertEquals(places.size(), places.stream().distinct().count(), "seed " + seed);
        }
    }

    @Test
    void pictureCutsLongLabels() {
        String svg = DiagramPicture.of(Families.everySubset(1), k -> "x".repeat(1000));
        assertTrue(svg.contains(">" + "x".repeat(47) + "…<"), svg);
    }

    @Test
    void picturesAreOfSmallDiagramsOnly() {
        assertTrue(DiagramPicture.of(Families.everySubset(198), String::valueOf).startsWith("<svg"));
        IllegalArgumentException large = assertThrows(
                IllegalArgumentException.class, () -> DiagramPicture.of(Families.everySubset(199), String::valueOf));
        assertTrue(large.getMessage().contains("201 nodes"), large.getMessage());
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }
}
