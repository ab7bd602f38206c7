package dlx.modelers.timetable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.model.LoadedModel;
import dlx.skips.Tier;
import dlx.testkit.ExactCoverModelContract;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TimetableModelTest extends ExactCoverModelContract<Rota, Turn> {

    private static final int CASES = Tier.of(60, 400);

    private final LoadedModel<Rota, Turn> model = LoadedModel.of(new TimetableModel(), "test");

    @Override
    protected TimetableModel model() {
        return new TimetableModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        Map<String, Long> counts = new HashMap<>();
        counts.put("name,Mon\nneed E,1\nAnna,\nBen,\n", 2L);
        counts.put("name;Mon\nneed E;2\nAnna;\nBen;\nCleo;\n", 3L); // 3 choose 2
        counts.put("name\tMon\tTue\nneed E\t1\t1\nneed L\t1\t1\nAnna\nBen\n", 4L); // a permutation for each day
        counts.put("name,Mon,Tue\nneed E,1,1\nneed L,1,1\nnot,L E\nAnna\nBen\n", 2L); // both stay
        counts.put("name,Mon,Tue\nneed E,1,1\nneed L,1,1\nnot,L E\nnot,E L\nAnna,,E\nBen\n", 1L);
        counts.put("name,Mon,Tue,Wed\nneed N,1,1,1\nnot,N N N\nAnna\nBen\n", 6L); // 2^3 - 2
        counts.put("name,Mon,Tue,Wed\nneed N,1,1,1\nnot,N N\nAnna\nBen\n", 2L);
        counts.put("name,max,Mon,Tue\nneed E,,1,1\nAnna,1\nBen,1\n", 2L);
        counts.put("name,min E,Mon,Tue\nneed E,,1,1\nneed L,,1,1\nAnna,2\nBen\n", 1L);
        counts.put("name,Mon\nneed E,0..2\nAnna\nBen\n", 4L);
        counts.put("name,Mon\nneed E,1..\nAnna\nBen\n", 3L);
        counts.put("name,Mon\nneed E,1\nAnna,x\n", 0L);
        counts.put("name,can,Mon\nneed E,,1\nneed L,,1\nAnna,E\nBen,E\n", 0L);
        counts.put("name,#phone,Mon\n# a comment\n,,\nneed E,,1\n\"Lee, Anna\",123,E\nBen,x y,.\nscore 1,,\n", 1L);
        return counts;
    }

    @Test
    void findsAllPlansAndTheBestOnesAndWarnsOnlyWhereThereIsNone() {
        int withPlans = 0;
        int warned = 0;
        for (int seed = 0; seed < CASES; seed++) {
            SlowRota slow = new SlowRota(seed);
            List<String> warnings = new ArrayList<>();
            Rota rota = parse(slow.table(), Map.of(), warnings);
            warned += warnings.size();
            assertThat(warnings.isEmpty() || slow.plans == 0)
                    .as("seed %d: %s\n%s", seed, warnings, slow.table())
                    .isTrue();
            assertThat(model.solver(rota).count().solutions().longValue())
                    .as("seed %d:\n%s", seed, slow.table())
                    .isEqualTo(slow.plans);
            if (slow.plans > 0) {
                withPlans++;
                Best<Turn> best = model.solver(rota).best();
                assertThat(best.proven()).isTrue();
                assertThat(best.score()).as("seed %d:\n%s", seed, slow.table()).isEqualTo(slow.least);
            } else {
                assertThat(model.solver(rota).best().solution()).isEmpty();
            }
        }
        assertThat(withPlans).isGreaterThan(CASES / 5);
        assertThat(warned).isPositive();
    }

    /** Each row has the kind of its first word, or is rejected at its place. */
    @Test
    void whatBeginsWithAKeywordIsNeverAPerson() {
        List<String> rests =
                List.of("", " ", " Late 2", " Day (8-16)", ": E", ":E", "-E", " E E", "/E", " E!", ".", " x", " 1 2");
        for (String word : List.of("need", "Need", "NOT", "not", "score", "Score")) {
            for (String rest : rests) {
                String row = word + rest;
                String table = "name,Mon\nneed L,1\n\"" + row + "\",\nAnna\n";
                try {
                    Rota rota = model.puzzle(table);
                    assertThat(rota.people()).as(row).extracting(Person::name).containsExactly("Anna");
                } catch (PuzzleSyntaxException e) {
                    assertThat(e.line()).as("%s: %s", row, e.getMessage()).isEqualTo(3);
                }
            }
        }
        assertThat(model.puzzle("name,Mon\nneed L,1\nNeedham\nNotger\nScoresby\n")
                        .people())
                .hasSize(3);
    }

    /** Columns that people have for themselves, with cells of all kinds. */
    @Test
    void aColumnThatIsTakenForADayIsNamed() {
        for (String header : List.of("team", "Kann", "Minimum", "skills", "Date", "2", "from", "notes")) {
            for (String cell : List.of("", "E", "E L", "x", "+", "L+", "no E", "3", "blue", "Anna Lee", "1.5", ".")) {
                for (int place = 0; place < 2; place++) {
                    String before = place == 0 ? cell + ",," : "," + cell + ",";
                    String table = "name," + (place == 0 ? header + ",Mon" : "Mon," + header) + ",Tue\n"
                            + (place == 0 ? "need E,,1,1\nneed L,,1,1\n" : "need E,1,,1\nneed L,1,,1\n")
                            + "Anna," + before + "\nBen\n";
                    List<String> messages = new ArrayList<>();
                    try {
                        parse(table, Map.of(), messages);
                    } catch (PuzzleSyntaxException e) {
                        messages.add(e.getMessage());
                    }
                    assertThat(String.join("\n", messages)).as(table).contains("'" + header + "' is not a day");
                }
            }
        }
    }

    @Test
    void aDayWithoutNeedsIsNamedUnlessTheTableSaysSo() {
        List<String> warnings = new ArrayList<>();
        parse("name,Mon,Sun\nneed E,1,\nneed L,1,\nAnna\nBen,,x\n", Map.of(), warnings);
        assertThat(warnings)
                .containsExactly(
                        "rota.csv:1: 'Sun' is taken for a day, and no shift needs anybody then; expected a number, or 0,"
                                + " in a row of needs. Perhaps 'Sun' is not a day: other headers are 'can', 'min' and 'max', and one of a"
                                + " column for people only begins with #");
        warnings.clear();
        parse("name,Mon,Sun\nneed E,1,0\nneed L,1,\nAnna\nBen,,x\n", Map.of(), warnings);
        assertThat(warnings).isEmpty();
    }

    @Test
    void namesWhatPeopleKnow() {
        Cover<Turn> cover = model.solver(model.puzzle("name,max,Mon 1,Tue 2,Wed 3\nneed E,,1,1,1\nneed N,,1,1,1\n"
                        + "not,N E\nnot,* * *\nAnna,2\nBen\nCleo,,E\n"))
                .cover();
        List<String> items =
                IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName).toList();
        assertThat(items)
                .contains("Mon 1 E", "Wed 3 N", "Anna in all", "Anna Mon 1", "Cleo Mon 1", "Anna Mon 1 not N E")
                .contains("Anna Mon 1 not * * *");
        assertThat(cover.option(0)).hasToString("Anna Mon 1 E");
    }

    @Test
    void joinsPairsThatGoTogether() {
        List<Sequence> joined = model.puzzle(
                        "name,Mon\nneed E,1\nneed L,1\nneed N,1\nnot,L E\nnot,N E\nnot,N L\nnot,* * *\nAnna\n")
                .never();
        assertThat(joined).extracting(Sequence::name).containsExactly("* * *", "L/N E", "N E/L");
    }

    @Test
    void changesAsLittleAsItCan() {
        String plan = "name,Mon,Tue,Wed\nneed E,1,1,1\nneed L,1,1,1\nAnna,E,x,E\nBen,L,L,L\nCleo,.,.,.\n";
        assertThat(parse(plan, Map.of(), new ArrayList<>())).isNotNull();
        assertThat(model.solver(model.puzzle(plan)).solve().options()).isEmpty();
        Rota rota = parse(plan, Map.of("change", "Tue"), new ArrayList<>());
        Best<Turn> best = model.solver(rota).best();
        assertThat(best.score()).isEqualTo(1);
        assertThat(model.render(rota, Solution.of(best.solution().orElseThrow())))
                .isEqualTo("name,Mon,Tue,Wed\nneed E,1,1,1\nneed L,1,1,1\nAnna,E,x,E\nBen,L,L,L\nCleo,.,E,.\n");
        assertThat(model.solver(parse(plan.replace("x", "E"), Map.of("change", "Mon"), new ArrayList<>()))
                        .best()
                        .score())
                .isZero();
        assertThatThrownBy(() -> parse(plan, Map.of("change", "Sun"), new ArrayList<>()))
                .hasMessageContaining("'Sun' is not a day");
    }

    @Test
    void writesTheTableThatItRead() {
        String table = "\ufeff\"name\" ; can;Mon\r\nneed E;;1\r\n;;\r\n\"Lee; \"\"Anna\"\"\";;\r\nBen;;x\r\n";
        Rota rota = model.puzzle(table);
        assertThat(model.render(
                        rota, Solution.of(model.solver(rota).best().solution().orElseThrow())))
                .isEqualTo("name;can;Mon\nneed E;;1\n\"Lee; \"\"Anna\"\"\";;E\nBen;;x\n");
    }

    @Test
    void refusesTablesThatAreTooLarge() {
        StringBuilder text = new StringBuilder("name");
        IntStream.range(0, 400).forEach(day -> text.append(",d").append(day));
        text.append('\n');
        IntStream.range(0, 50)
                .forEach(shift -> text.append("need s")
                        .append(shift)
                        .append(",1".repeat(400))
                        .append('\n'));
        IntStream.range(0, 900)
                .forEach(person -> text.append("p").append(person).append('\n'));
        Rota rota = model.puzzle(text.toString());
        assertThatThrownBy(() -> model.solver(rota).cover())
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("too many people, days, shifts and rules");
    }

    private Rota parse(String text, Map<String, String> settings, List<String> warnings) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return model().parse(PuzzleText.of("rota.csv", new ByteArrayInputStream(bytes), settings, warnings::add));
    }
}
