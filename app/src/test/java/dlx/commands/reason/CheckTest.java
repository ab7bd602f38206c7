package dlx.commands.reason;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import dlx.commands.reason.Check.Verdict;
import dlx.core.Solver;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CheckTest {

    private static <O> Check<O> check(Solver<O> solver, Optional<Duration> time) {
        return new Check<>(solver, technique -> Optional.empty(), time);
    }

    /** Holds each verdict of small covers against the list of all solutions. */
    @Test
    void judgesMovesAsTheSolutionsDo() {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        for (int seed = 1; seed <= 150; seed++) {
            Cover<Integer> cover = random(new Random(seed));
            Solver<Integer> solver = Solver.builder(cover)
                    .given(seed % 3 == 0 ? List.of(seed % 8) : List.of())
                    .build();
            List<List<Integer>> solutions = new ArrayList<>();
            solver.forEach(solution -> {
                solutions.add(solution);
                return Visit.CONTINUE;
            });
            Check<Integer> check = check(solver, Optional.empty());
            for (int option = 0; option < cover.optionCount(); option++) {
                int k = option;
                long with = solutions.stream()
                        .filter(solution -> solution.contains(k))
                        .count();
                Verdict expected =
                        with == 0 ? Verdict.IMPOSSIBLE : with == solutions.size() ? Verdict.FORCED : Verdict.POSSIBLE;
                Check.Move move = check.move(option);
                assertThat(move.verdict()).as("seed %d, option %d", seed, k).isEqualTo(expected);
                assertThat(move.stopped()).isEqualTo(StopReason.EXHAUSTED);
                assertThat(move.words().isEmpty()).isIn(expected == Verdict.POSSIBLE, expected != Verdict.IMPOSSIBLE);
                counts.merge(expected, 1, Integer::sum);
            }
            solutions.forEach(solution -> assertThat(check.flaws(solution)).isEmpty());
        }
        assertThat(counts.values()).hasSize(3).allMatch(count -> count > 50);
    }

    @Test
    void doesNotKnowAfterALimit() {
        Check.Move move = check(Solver.of(random(new Random(1))), Optional.of(Duration.ZERO))
                .move(0);

        assertThat(move.verdict()).isEqualTo(Verdict.UNKNOWN);
        assertThat(move.stopped()).isEqualTo(StopReason.TIME);
    }

    private static Cover<Integer> random(Random random) {
        return Cover.of(Integer.class, cover -> {
            Items must = cover.items("must", 2 + random.nextInt(4));
            Items may = cover.items("may", 2).secondary();
            for (int option = 0; option < 8; option++) {
                List<Item> held = new ArrayList<>(List.of(must.at(option % must.size())));
                for (int i = 0; i < must.size(); i++) {
                    if (i != option % must.size() && random.nextInt(4) == 0) {
                        held.add(must.at(i));
                    }
                }
                if (random.nextInt(3) == 0) {
                    held.add(may.at(random.nextInt(2)).colored(random.nextInt(2)));
                }
                cover.option(option, held.toArray(Item[]::new));
            }
        });
    }
}
