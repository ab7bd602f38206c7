package dlx.modelers.steiner;

import dlx.api.CoverBuilder;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.Items;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.Word;
import dlx.modelers.bundled.GivensModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.words.WordReader;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Model of Steiner triple systems: triples of v points such that each two points are together in exactly one triple.
 *
 * <p>An option is a triple. Each pair of points is in one chosen triple.
 *
 * @since 0.1
 */
public final class SteinerModel extends GivensModel<TripleSystem, Triple> implements HasRecovery, HasReadableSolutions {

    private static final int GREATEST = 99;

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public SteinerModel() {
        super("steiner", Topic.GRAPHS, "Steiner triple systems: each two points are in one triple", "9\n1 2 3\n");
    }

    @Override
    public String grammar() {
        return """
                A system is a line with the number of points, from 1 to %d, and perhaps lines of three points each:
                triples that are in the system already. Points are numbers from 1. Solutions are such systems with all
                triples. There are solutions only if the number of points is 1 or 3 above a multiple of 6 (0 is a
                multiple). An input may hold many systems. Blank lines, and lines that start with '#', are ignored.
                """.formatted(GREATEST);
    }

    @Override
    public TripleSystem parse(PuzzleText text) {
        Line line = text.nextFilled("a number of points");
        WordReader words = new WordReader(line);
        int points = words.next("a number of points").toInt("a number of points", 1, GREATEST);
        words.end("the number of points");
        if (points % 6 != 1 && points % 6 != 3) {
            text.warn(line, points + " points do not have a system; must be 1 or 3 more than a multiple of 6");
        }
        Set<Triple> given = new LinkedHashSet<>();
        while (text.skipBlank() && text.look().filter(SteinerModel::isTriple).isPresent()) {
            Line next = text.next("a triple");
            if (!given.add(triple(next, points))) {
                throw next.error(1, "this triple is given already; expected each one once");
            }
        }
        return new TripleSystem(points, List.copyOf(given));
    }

    /** Skips the remaining triples. The next system begins at a line of one word. */
    @Override
    public boolean resume(PuzzleText text) {
        text.skipWhile(line -> line.isBlank() || line.startsWith('#') || isTriple(line));
        return true;
    }

    @Override
    public void describe(TripleSystem system, CoverBuilder<Triple> cover) {
        int v = system.points();
        // for each point, the items of its pairs with larger points
        List<Items> pairs = IntStream.rangeClosed(1, v)
                .mapToObj(a -> cover.items("pair", v - a).named(i -> "pair " + a + " " + (a + 1 + i)))
                .toList();
        for (int a = 1; a <= v; a++) {
            Items withA = pairs.get(a - 1);
            for (int b = a + 1; b <= v; b++) {
                Items withB = pairs.get(b - 1);
                for (int c = b + 1; c <= v; c++) {
                    Triple triple = new Triple(a, b, c);
                    cover.option(triple, withA.at(b - a - 1), withA.at(c - a - 1), withB.at(c - b - 1));
                }
            }
        }
    }

    @Override
    public String render(TripleSystem system, Solution<Triple> solution) {
        StringBuilder text = new StringBuilder().append(system.points()).append('\n');
        solution.options().forEach(triple -> text.append(triple).append('\n'));
        return text.toString();
    }

    @Override
    public Svg picture(TripleSystem system, Solution<Triple> solution) {
        return SystemPicture.draw(system, solution.options());
    }

    private static boolean isTriple(Line line) {
        WordReader words = new WordReader(line);
        words.next("a point");
        return words.hasNext();
    }

    private static Triple triple(Line line, int points) {
        WordReader words = new WordReader(line);
        int[] triple = new int[3];
        for (int i = 0; i < 3; i++) {
            Word word = words.next("three points");
            int point = word.toInt("a point", 1, points);
            if (IntStream.of(triple).anyMatch(other -> other == point)) {
                throw word.wrong("appears in this triple twice", "three points that differ");
            }
            triple[i] = point;
        }
        words.end("the third point");
        Arrays.sort(triple);
        return new Triple(triple[0], triple[1], triple[2]);
    }
}
