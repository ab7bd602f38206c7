package dlx.modelers.crew;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.model.LoadedModel;
import dlx.modelers.assignment.Hungarian;
import dlx.modelers.grid.Texts;
import dlx.skips.Tier;
import dlx.testkit.ExactCoverModelContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CrewModelTest extends ExactCoverModelContract<Crew, Shift> {

    private static final int CASES = Tier.of(30, 150);

    private static final String TWO = "duty D1 6:00 7:00\nduty D2 8:00 9:00\n";

    private final LoadedModel<Crew, Shift> model = LoadedModel.of(new CrewModel(), "test");

    @Override
    protected CrewModel model() {
        return new CrewModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        Map<String, Long> counts = new HashMap<>();
        counts.put(model().example(), 3L); // a crew of its own for each pair, for the last two or the first two pairs
        counts.put(TWO, 2L);
        counts.put(TWO + "shift 3 D1 D2\nshift 1 D1\n", 1L);
        counts.put(TWO + "\nshift 3 D1 D2\nshift 1 D2\nshift 2 D1\nshift 5 D1\n", 3L);
        counts.put(TWO + "shift 1 D1\n", 0L);
        counts.put("rules turn=1:01\n" + TWO, 1L);
        counts.put("rules day=0:59\n" + TWO, 0L);
        counts.put("duty A 6:00 7:00 X Y\nduty B 7:30 8:00 Y Z\nduty C 8:30 9:00 Z X\n", 4L); // compositions of 3
        counts.put("duty A 6:00 7:00 X Y\nduty B 7:30 8:00 Y Z\nduty C 8:30 9:00 Z X\nrules base=X\n", 1L);
        counts.put("duty,Start,End\nD1,6:00,7:00\n,,\nD2,08:00:00,9:00\n", 2L);
        counts.put("duty\tstart\tend\nD 1\t6:00\t7:00\n# none\nD 2\t7:00\t9:00\n", 1L);
        counts.put("flight;from;to;start;end\nA;X;Y;6:00;7:00\nB;Y;Z;7:30;8:00\nC;Z;X;8:30;9:00\n", 4L);
        return counts;
    }

    @Test
    void answersATableWithATable() {
        Crew crew = model.puzzle("duty;start;end\nFlight 1;6:00;7:00\nFlight 2;8:00;9:00\n");
        assertThat(model.render(
                        crew, Solution.of(model.solver(crew).best().solution().orElseThrow())))
                .isEqualTo("start;end;cost;duties\n06:00;07:00;60;Flight 1\n08:00;09:00;60;Flight 2\n");
        assertThat(model.solver(crew).cover().option(1)).hasToString("Flight 1, Flight 2 for 180");
    }

    @Test
    void aTableAndItsTextHaveTheSameShifts() {
        String text = model().example().replaceFirst("(?s)#.*?duty", "duty");
        String table = "duty start end from to\n"
                .concat(text.replaceAll("(?m)^duty ", ""))
                .replaceAll("(?m) +", ",");
        assertThat(model.solver(model.puzzle(table)).best().score())
                .isEqualTo(model.solver(model.puzzle(text)).best().score());
        assertThat(model.solver(model.puzzle(table)).count().solutions())
                .isEqualTo(model.solver(model.puzzle(text)).count().solutions());
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules nonsense 3\nA 1 2\n", "rules\n", "# nothing\nrules nonsense 3\nA 1 2\nB 3 4\n"})
    void aGoodPuzzleAfterOneThatIsRefusedIsRead(String bad) {
        PuzzleText text = PuzzleText.of(bad + "\n" + model().example());
        LoadedModel<Crew, Shift> crew = LoadedModel.of(model(), "test");
        assertThatThrownBy(() -> crew.next(text)).isInstanceOf(PuzzleSyntaxException.class);
        assertThat(crew.resume(text)).isTrue();
        assertThat(crew.next(text)).contains(crew.puzzle(model().example()));
    }

    @Test
    void paysForPausesAndForEachShift() {
        // one crew cannot do all of it in nine hours: 3:30 and 7:30 for two, where the pause between them is the
        // longest
        assertThat(best(model().example())).hasValue(2 * 100 + 210 + 450);
        assertThat(best(model().example().replace("day=9:00", "day=12:00"))).hasValue(100 + 720);
        assertThat(best(model().example().replace("fixed=100", "fixed=0"))).hasValue(3 * 210);
        assertThat(best(model().example().replace("fixed=100", "minute=0 fixed=7")))
                .hasValue(2 * 7);
    }

    @Test
    void findsTheCheapestPartitionIntoListedShifts() {
        for (int seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int duties = 1 + random.nextInt(12);
            long[] cost = new long[1 << duties];
            Arrays.fill(cost, SlowShifts.NONE);
            StringBuilder text = new StringBuilder();
            for (int k = 0; k < duties; k++) {
                text.append(String.format("duty D%d %d:00 %d:30%n", k, k, k));
            }
            for (int n = 10 + random.nextInt(60); n > 0; n--) {
                int set = 1 + random.nextInt(cost.length - 1);
                set = random.nextInt(4) == 0 ? set : thinned(set, random);
                long price = random.nextInt(-20, 100);
                cost[set] = Math.min(cost[set], price);
                text.append("shift ").append(price);
                for (int k = duties - 1; k >= 0; k--) {
                    text.append((set >> k & 1) != 0 ? " D" + k : "");
                }
                text.append('\n');
            }
            assertThat(best(text.toString())).as("seed %d:\n%s", seed, text).isEqualTo(SlowShifts.least(duties, cost));
        }
    }

    @Test
    void findsTheCheapestPartitionIntoShiftsByRules() {
        int found = 0;
        for (int seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<Duty> duties = duties(random);
            String base = random.nextInt(3) > 0 ? duties.get(0).from() : "";
            int day = 240 + random.nextInt(600);
            int turn = random.nextInt(50);
            int fixed = random.nextInt(-50, 300);
            int minute = random.nextInt(3);
            StringBuilder text = new StringBuilder("rules");
            text.append(base.isEmpty() ? "" : " base=" + base);
            text.append(" day=").append(Clock.text(day)).append(" turn=").append(Clock.text(turn));
            text.append(" fixed=")
                    .append(fixed)
                    .append(" minute=")
                    .append(minute)
                    .append('\n');
            for (Duty duty : duties) {
                text.append("duty ").append(duty.name()).append(' ').append(Clock.text(duty.start()));
                text.append(' ').append(Clock.text(duty.end())).append(' ').append(duty.from());
                text.append(' ').append(duty.to()).append('\n');
            }
            long[] cost = SlowShifts.byRules(duties, base, day, turn, fixed, minute);
            OptionalLong expected = SlowShifts.least(duties.size(), cost);
            Crew crew = model.puzzle(text.toString());
            assertThat(model.solver(crew).cover().optionCount())
                    .as("shifts, seed %d:\n%s", seed, text)
                    .isEqualTo((int)
                            Arrays.stream(cost).filter(c -> c < SlowShifts.NONE).count());
            assertThat(best(text.toString())).as("seed %d:\n%s", seed, text).isEqualTo(expected);
            found += expected.isPresent() ? 1 : 0;
        }
        assertThat(found).as("cases with a solution").isGreaterThan(CASES / 4);
    }

    /**
     * Without base and day limit, a set of shifts assigns to each duty its successor or the end of a shift. This is an
     * assignment problem in which an end has the cost of a shift.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void findsWhatAnAssignmentOfSuccessorsFinds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int n = 40;
        int fixed = 20 * random.nextInt(20);
        StringBuilder text = new StringBuilder("rules day=48:00 turn=0:20 minute=2 fixed=" + fixed + "\n");
        int[][] duties = new int[n][];
        for (int i = 0; i < n; i++) {
            int start = random.nextInt(2000);
            duties[i] = new int[] {start, start + 60 + random.nextInt(200), random.nextInt(6), random.nextInt(6)};
            text.append("duty F")
                    .append(i)
                    .append(' ')
                    .append(Clock.text(start))
                    .append(' ');
            text.append(Clock.text(duties[i][1]))
                    .append(" S")
                    .append(duties[i][2])
                    .append(" S");
            text.append(duties[i][3]).append('\n');
        }
        long[][] cost = new long[n][2 * n];
        long worked = 0;
        for (int i = 0; i < n; i++) {
            Arrays.fill(cost[i], Hungarian.FORBIDDEN);
            cost[i][n + i] = fixed;
            worked += 2L * (duties[i][1] - duties[i][0]);
            for (int j = 0; j < n; j++) {
                int pause = duties[j][0] - duties[i][1];
                if (pause >= 20 && duties[j][2] == duties[i][3]) {
                    cost[i][j] = 2L * pause;
                }
            }
        }
        assertThat(best(text.toString())).as("seed %d:\n%s", seed, text).hasValue(worked + Hungarian.least(cost));
    }

    @Test
    void takesSettingsWhereTheTextSaysNothing() {
        assertThat(rules(TWO, Map.of())).isEqualTo(new Rules("", 720, 30, 0, 1));
        Map<String, String> settings = Map.of("day", "9:30", "turn", "0:45", "fixed", "-7", "minute", "2");
        assertThat(rules(TWO, settings)).isEqualTo(new Rules("", 570, 45, -7, 2));
        assertThat(rules(TWO + "rules turn=0:05 minute=3\n", settings)).isEqualTo(new Rules("", 570, 5, -7, 3));
        assertThat(rules(model().example(), Map.of("base", "B")).base()).isEqualTo("A");
        PuzzleText wrong = Texts.of(TWO, Map.of("base", "A"));
        assertThatThrownBy(() -> model.next(wrong))
                .hasMessage("--set base:1:1: 'A' is not a base; expected a station where a duty starts");
    }

    @Test
    void writesShiftsInTheOrderOfTime() {
        Crew crew = model.puzzle(model().example());
        List<Shift> solution = model.solver(crew).best().solution().orElseThrow();
        List<Shift> backwards = new ArrayList<>(solution);
        backwards.sort((one, other) -> other.start() - one.start());
        assertThat(model.render(crew, Solution.of(backwards))).isEqualTo("""
                06:00-09:30 cost 310: F1 06:00-07:30 A-B, F2 08:00-09:30 B-A
                10:30-18:00 cost 550: F3 10:30-12:00 A-B, F4 12:30-14:00 B-A, F5 14:30-16:00 A-B, F6 16:30-18:00 B-A
                """);
        Crew two = model.puzzle(TWO + "shift -3 D2 D1\n");
        assertThat(model.render(two, Solution.of(two.shifts())))
                .isEqualTo("06:00-09:00 cost -3: D1 06:00-07:00, D2 08:00-09:00\n");
    }

    @Test
    void ordersDutiesByTime() {
        Crew crew = model.puzzle("duty C 9:00 9:30\nduty B 8:00 8:30\nduty A 8:00 25:30\n");
        assertThat(crew.duties()).extracting(Duty::name).containsExactly("B", "A", "C");
        assertThat(crew.duties().get(1).end()).isEqualTo(25 * 60 + 30);
        assertThat(model.solver(crew).cover().itemName(0)).isEqualTo("duty B");
    }

    @Test
    void readsManyPuzzles() {
        String text = TWO + "\n# listed\n\nshift 3 D1 D2\n\n" + TWO + "\n\n" + TWO
                + "# one more\nshift 4 D1 D2\nshift 4 D1\n";
        assertThat(Texts.all(model, PuzzleText.of(text)))
                .extracting(crew -> crew.shifts().size())
                .containsExactly(1, 0, 2);
    }

    @Test
    void goesOnAfterABadPuzzle() {
        PuzzleText text = PuzzleText.of(TWO.replace("9:00", "9") + "\nshift 3 D1\n\n" + TWO);
        assertThatThrownBy(() -> model.next(text)).hasMessageContaining("'9' is not a time");
        assertThat(model.resume(text)).isTrue();
        assertThat(model.next(text)).isPresent();
        assertThat(model.next(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 2", "1, 2", "2, 2"})
    void drawsEachDutyOnce(int shifts, int boxes) {
        Crew crew = model.puzzle(TWO + "shift 11 D1\nshift 12 D2\n");
        String svg = model().picture(crew, Solution.of(crew.shifts().subList(0, shifts)))
                .toString();
        assertThat(svg.split("<polygon ")).hasSize(1 + boxes);
        assertThat(svg.split("fill=\"white\"")).hasSize(1 + 1 + boxes - shifts);
        assertThat(svg.split("font-weight=\"bold\"")).hasSize(1 + shifts);
    }

    @Test
    void makesNoShiftThatCannotComeHome() {
        // sixty legs that lead away from the base, two at a time: two to the thirty ways to get lost
        StringBuilder text = new StringBuilder("rules base=A turn=0:00 day=40:00\nduty X 0:00 0:10 A B\n");
        for (int k = 0; k < 60; k++) {
            int start = 10 + k / 2 * 10;
            text.append("duty L")
                    .append(k)
                    .append(' ')
                    .append(Clock.text(start))
                    .append(' ');
            text.append(Clock.text(start + 10)).append(" B B\n");
        }
        assertThat(model.solver(model.puzzle(text.toString())).cover().optionCount())
                .isZero();
    }

    @Test
    void costsOfTheFlightsAreThoseOfASlowSearch() throws IOException {
        PuzzleText text = PuzzleText.of(Files.readString(Path.of("../examples/crew.txt")));
        long[] cost = SlowShifts.byRules(model.next(text).orElseThrow().duties(), "AA", 600, 30, 150, 1);
        assertThat(SlowShifts.least(12, cost)).hasValue(1985);
    }

    private Rules rules(String text, Map<String, String> settings) {
        return model.next(Texts.of(text, settings)).orElseThrow().rules().orElseThrow();
    }

    private OptionalLong best(String text) {
        Best<Shift> best = model.solver(model.puzzle(text)).best();
        return best.solution().isPresent() ? OptionalLong.of(best.score()) : OptionalLong.empty();
    }

    /** Up to four duties of those in a set, so that some partition fits. */
    private static int thinned(int set, SplittableRandom random) {
        int thin = set;
        while (Integer.bitCount(thin) > 4) {
            thin &= ~(1 << random.nextInt(12));
        }
        return thin;
    }

    /** Legs from A to B or back, now and then to C, in the order of time. */
    private static List<Duty> duties(SplittableRandom random) {
        List<Duty> duties = new ArrayList<>();
        int start = 300;
        for (int k = 2 + random.nextInt(9); k > 0; k--) {
            start += random.nextInt(90);
            int from = random.nextInt(8) == 0 ? 2 : k % 2;
            int to = random.nextInt(8) == 0 ? 2 : 1 - k % 2;
            duties.add(new Duty(
                    "F" + k,
                    start,
                    start + 20 + random.nextInt(90),
                    "ABC".substring(from, from + 1),
                    "ABC".substring(to, to + 1)));
        }
        return duties;
    }
}
