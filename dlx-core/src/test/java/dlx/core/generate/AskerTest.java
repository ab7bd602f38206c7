package dlx.core.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Solver;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that the questions of a generator have the same answers with every engine. */
class AskerTest {

    private static Asker<Integer> asker(PlainCover cover, String engine) {
        return new Asker<>(Solver.builder(cover.cover()).engine(engine).build(), new GenerationDeadline(Limits.none()));
    }

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH", "MANY_WORDS", "COLORED_WORDS"})
    void learnAnswersAsLinksDo(Family family) {
        Map<Asker.Reply, Integer> replies = new EnumMap<>(Asker.Reply.class);
        for (long seed = 0; seed < RandomCovers.amount(40); seed++) {
            PlainCover cover = family.cover(seed).withNothingGiven();
            String of = family + " " + seed;
            Asker<Integer> links = asker(cover, "links");
            Asker<Integer> learn = asker(cover, "learn");
            Asker.Reply first = links.first(Givens.NONE);
            assertThat(learn.first(Givens.NONE)).as(of).isEqualTo(first);
            if (first != Asker.Reply.YES) {
                continue;
            }
            isSolution(cover, learn.solution(), of);
            int[] solution = links.solution();
            Selection known = new Selection(solution, cover.options().size());
            for (int length = 0; length <= solution.length; length++) {
                int[] taken = Arrays.copyOf(solution, length);
                Asker.Reply other = links.other(taken, known);
                assertThat(learn.other(taken, known)).as("%s, %d", of, length).isEqualTo(other);
                if (other == Asker.Reply.YES) {
                    isSolution(cover, learn.solution(), of);
                    assertThat(known.is(learn.solution())).as(of).isFalse();
                }
                replies.merge(other, 1, Integer::sum);
            }
        }
        assertThat(replies).containsKeys(Asker.Reply.YES, Asker.Reply.NO);
    }

    private static void isSolution(PlainCover cover, int[] options, String of) {
        List<Integer> ascending = IntStream.of(options).sorted().boxed().toList();
        assertThat(cover.isSolution(ascending)).as(of).isTrue();
    }
}
