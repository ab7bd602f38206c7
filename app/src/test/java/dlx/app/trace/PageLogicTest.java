package dlx.app.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.app.trace.DrawnMatrix.Scene;
import dlx.commands.json.JsonMembers;
import dlx.core.EngineName;
import dlx.core.Solver;
import dlx.core.Steps;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.Step;
import dlx.skips.Tier;
import dlx.web.play.Bookmark;
import dlx.web.play.MarkedSearch;
import dlx.web.play.StepWindows;
import dlx.web.wire.PuzzleJson;
import dlx.web.wire.StepJson;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Tests the page's modules without a page: their results equal those of {@code dlx trace}. */
class PageLogicTest {

    @AutoClose
    private static final PageModules asked = new PageModules(PageLogicTest.class);

    private static Value call(String name, Object... arguments) {
        return asked.call(name, arguments);
    }

    /** Returns a JSON text as a map. */
    private static Map<String, Object> json(Value text) {
        return new com.google.gson.Gson().fromJson(text.asString(), new com.google.gson.reflect.TypeToken<>() {});
    }

    /** A page with one puzzle, whose windows come from where the server takes them. */
    private static final class Page {

        final Solver<?> solver;
        final Value page;
        int fetched;

        Page(Solver<?> plain) {
            solver = plain.toBuilder().engine(EngineName.LINKS).build();
            String json = JsonMembers.object(to -> PuzzleJson.cover(to, solver.cover(), solver.givens()));
            page = call("open", json, (ProxyExecutable) values -> window(values[0].asLong(), values[1].asString()));
        }

        private String window(long first, String mark) {
            fetched++;
            com.google.gson.JsonObject reported =
                    com.google.gson.JsonParser.parseString(mark).getAsJsonObject();
            int[] path = reported.getAsJsonArray("path").asList().stream()
                    .mapToInt(com.google.gson.JsonElement::getAsInt)
                    .toArray();
            long[] since = reported.getAsJsonArray("since").asList().stream()
                    .mapToLong(com.google.gson.JsonElement::getAsLong)
                    .toArray();
            Bookmark from = new Bookmark(
                    reported.get("step").getAsLong(),
                    reported.get("nodes").getAsLong(),
                    reported.get("solutions").getAsLong(),
                    reported.get("dead").getAsLong(),
                    reported.get("choice").getAsLong(),
                    path,
                    since);
            return StepJson.window(StepWindows.of(solver, from, first, StepWindows.MOST_STEPS));
        }

        /** Walks through the tree, as the server does. */
        void search() {
            MarkedSearch search = new MarkedSearch(solver, Bookmark.START, 1);
            MarkedSearch.End end = search.run(Duration.ofMinutes(1), new CancellationToken(), news -> {});
            List<String> lines = new ArrayList<>();
            lines.add(StepJson.marks(search.fresh(), Bookmark.START, search.gap()));
            lines.add(StepJson.end(end));
            call("walk", page, lines.toArray());
        }

        Value at(long step) {
            return asked.await(call("at", page, step));
        }

        Map<String, Object> reported(long step) {
            return json(call("told", page, at(step)));
        }

        int go(String name, long from) {
            Value step = asked.await(call("go", page, name, at(from)));
            return step.isNull() ? -1 : step.asInt();
        }
    }

    /** Returns all steps of a search, numbered from 1, without the begin of the search. */
    private static List<Step> steps(Solver<?> solver) {
        List<Step> all = new ArrayList<>();
        Steps steps = solver.toBuilder().engine(EngineName.LINKS).build().steps();
        for (Optional<Step> step = steps.next(); step.isPresent(); step = steps.next()) {
            if (step.get().kind() != Step.Kind.ENTER) {
                all.add(step.get());
            }
        }
        return all;
    }

    @Test
    void everyStepReadsAsTheTraceAndIsDrawnAsItsMatrix() {
        for (long seed = 0; seed < Tier.of(10, 60); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Cover<Integer> cover = DrawnMatrixTest.random(random, seed % 2 == 0);
            Givens givens = seed % 3 > 0 ? Givens.NONE : Givens.NONE.forbidden(random.nextInt(12));
            givens = seed % 5 > 0 ? givens : givens.given(random.nextInt(12));
            Solver<?> solver = Solver.builder(cover).given(givens).build();
            List<Step> steps = steps(solver);
            Page page = new Page(solver);
            if (seed % 4 > 0) {
                page.search();
            }
            DrawnMatrix matrix = new DrawnMatrix(cover, givens);
            TextTrace trace =
                    new TextTrace(solver.toBuilder().engine(EngineName.LINKS).build());
            long nodes = 1;
            long solutions = 0;
            for (int n = 1; n <= steps.size(); n++) {
                Step step = steps.get(n - 1);
                nodes += switch (step.kind()) {
                    case TAKE, DEAD_END, LEAVE -> 1;
                    default -> 0;
                };
                solutions += step.kind() == Step.Kind.SOLUTION ? 1 : 0;
                Map<String, Object> reported = page.reported(n);
                String where = "seed " + seed + ", step " + n + ": " + step;
                assertThat(reported.get("text")).as(where).isEqualTo(trace.step(n, step));
                assertThat(reported.get("nodes")).as(where).isEqualTo((double) nodes);
                assertThat(reported.get("solutions")).as(where).isEqualTo((double) solutions);
                assertThat(reported.get("level")).as(where).isEqualTo((double) step.level());
                assertThat(reported.get("path"))
                        .as(where)
                        .isEqualTo(
                                step.path().stream().map(Integer::doubleValue).toList());
                checkMatrix(where, matrix, matrix.scene(step), reported);
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static void checkMatrix(String where, DrawnMatrix matrix, Scene scene, Map<String, Object> reported) {
        List<String> columns = (List<String>) reported.get("columns");
        List<String> rows = (List<String>) reported.get("rows");
        List<String> bounds = (List<String>) reported.get("bounds");
        for (int c = 0; c < matrix.items.length; c++) {
            assertThat(columns.get(matrix.items[c])).as(where + ", column " + c).isEqualTo(scene.columns()[c].name());
            assertThat(bounds.get(matrix.items[c])).as(where + ", column " + c).isEqualTo(scene.bounds()[c]);
        }
        for (int r = 0; r < matrix.options.length; r++) {
            assertThat(rows.get(matrix.options[r])).as(where + ", row " + r).isEqualTo(scene.rows()[r].name());
        }
        assertThat(columns.stream().filter(mark -> !mark.equals("GONE")).count())
                .as(where)
                .isLessThanOrEqualTo(matrix.items.length);
    }

    @Test
    void anyStepIsTheSameFromWhereverOneComes() {
        Solver<?> solver = queens(7);
        List<Step> steps = steps(solver);
        Page page = new Page(solver);
        page.search();
        assertThat(steps).hasSizeGreaterThan(1024);
        SplittableRandom random = new SplittableRandom(1);
        for (int tries = 0; tries < 60; tries++) {
            int n = 1 + random.nextInt(steps.size());
            Map<String, Object> reported = page.reported(n);
            Step step = steps.get(n - 1);
            assertThat(reported.get("path"))
                    .as("step " + n)
                    .isEqualTo(step.path().stream().map(Integer::doubleValue).toList());
            assertThat(reported.get("text").toString()).contains("step " + n + ", level " + step.level() + ": ");
        }
        assertThat(page.fetched).as("windows are kept").isLessThan(12);
        assertThat(page.reported(steps.size() + 5000).get("step"))
                .as("behind the end is the end")
                .isEqualTo((double) steps.size());
        assertThat(page.reported(0).get("chosen")).isEqualTo(List.of());
    }

    @Test
    void sinceIsTheStepAtWhichTheItemWasChosen() {
        Page page = new Page(queens(5));
        List<Step> steps = steps(queens(5));
        page.search();
        List<Double> since = new ArrayList<>();
        for (int n = 1; n <= steps.size(); n++) {
            Step step = steps.get(n - 1);
            if (step.kind() == Step.Kind.CHOOSE) {
                since.subList(step.level(), since.size()).clear();
                since.add((double) n);
            } else if (step.kind() == Step.Kind.GIVE_BACK) {
                since.subList(step.level(), since.size()).clear();
            }
            assertThat(page.reported(n).get("since")).as("step " + n).isEqualTo(since);
        }
    }

    @Test
    void jumpsLeadWhereAListOfTheStepsSays() {
        Solver<?> solver = queens(6);
        List<Step> steps = steps(solver);
        for (boolean visited : new boolean[] {true, false}) {
            Page page = new Page(solver);
            if (visited) {
                page.search();
            }
            for (int n = 1; n <= steps.size(); n += Tier.of(35, 7)) {
                String where = "step " + n + ", walked: " + visited;
                assertThat(page.go("nextDead", n)).as(where).isEqualTo(next(steps, n, Step.Kind.DEAD_END));
                assertThat(page.go("nextSolution", n)).as(where).isEqualTo(next(steps, n, Step.Kind.SOLUTION));
                assertThat(page.go("previousSolution", n)).as(where).isEqualTo(solutionBefore(steps, n));
                assertThat(page.go("over", n)).as(where).isEqualTo(over(steps, n));
                assertThat(page.go("up", n)).as(where).isEqualTo(up(steps, n));
            }
        }
    }

    private static int next(List<Step> steps, int n, Step.Kind kind) {
        return IntStream.rangeClosed(n + 1, steps.size())
                .filter(k -> steps.get(k - 1).kind() == kind)
                .findFirst()
                .orElse(-1);
    }

    private static int solutionBefore(List<Step> steps, int n) {
        return IntStream.range(1, n)
                .map(k -> n - k)
                .filter(k -> steps.get(k - 1).kind() == Step.Kind.SOLUTION)
                .findFirst()
                .orElse(-1);
    }

    private static int over(List<Step> steps, int n) {
        Step from = steps.get(n - 1);
        Step.Kind end = from.kind() == Step.Kind.CHOOSE
                ? Step.Kind.GIVE_BACK
                : from.kind() == Step.Kind.TAKE ? Step.Kind.DROP : null;
        return end == null
                ? n + 1
                : IntStream.rangeClosed(n + 1, steps.size())
                        .filter(k -> steps.get(k - 1).kind() == end
                                && steps.get(k - 1).level() == from.level())
                        .findFirst()
                        .orElseThrow();
    }

    /** The choice above: of the same item, or of the level above. */
    private static int up(List<Step> steps, int n) {
        Step from = steps.get(n - 1);
        boolean own =
                from.kind() == Step.Kind.TAKE || from.kind() == Step.Kind.DEAD_END || from.kind() == Step.Kind.DROP;
        int level = own ? from.level() : from.level() - 1;
        return IntStream.range(1, n)
                .map(k -> n - k)
                .filter(k -> steps.get(k - 1).kind() == Step.Kind.CHOOSE
                        && steps.get(k - 1).level() == level)
                .findFirst()
                .orElse(0);
    }

    @Test
    @SuppressWarnings("unchecked")
    void marksAreThinnedOutEvenly() {
        Solver<?> solver = queens(8);
        Page page = new Page(solver);
        page.search();
        Map<String, Object> reported = json(call("marksOf", page.page));
        List<Map<String, Object>> marks = (List<Map<String, Object>>) reported.get("list");
        assertThat(marks).hasSizeBetween(400, 1024);
        double gap = (double) reported.get("gap");
        assertThat(reported.get("steps")).isEqualTo((double) steps(solver).size());
        assertThat(reported.get("complete")).isEqualTo(true);
        for (int i = 0; i < marks.size(); i++) {
            assertThat(marks.get(i).get("choice")).isEqualTo(i * gap);
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void boxesAreTheOptionsOfTheTree() {
        Solver<?> solver = queens(6);
        List<Step> steps = steps(solver);
        Page page = new Page(solver);
        page.search();
        Map<String, Object> reported = json(call("boxes", page.page));
        List<String> boxes = ((List<Map<String, Object>>) reported.get("boxes"))
                .stream()
                        .map(box -> (int) (double) box.get("level") + ": " + (int) (double) box.get("option") + ", "
                                + box.get("solutions"))
                        .toList();
        List<String> expected = new ArrayList<>();
        for (int n = 1; n < steps.size(); n++) {
            Step step = steps.get(n - 1);
            boolean inner = steps.get(n).kind() == Step.Kind.CHOOSE;
            if (step.kind() == Step.Kind.TAKE && inner) {
                int end = over(steps, n);
                boolean holds = steps.subList(n, end).stream().anyMatch(s -> s.kind() == Step.Kind.SOLUTION);
                expected.add(step.level() + ": " + step.option() + ", " + holds);
            }
        }
        assertThat(boxes).isEqualTo(expected);
        assertThat((List<Double>) reported.get("ticks")).hasSize(4);
    }

    @Test
    void theItemThatIsChosenStandsFirstAmongTheReasons() {
        Page page = new Page(queens(6));
        List<Step> steps = steps(queens(6));
        for (int n = 1; n <= steps.size(); n++) {
            if (steps.get(n - 1).kind() == Step.Kind.CHOOSE) {
                String reasons = call("choose", page.page, page.at(n)).asString();
                assertThat(reasons)
                        .as("step " + n)
                        .contains("\"left\":" + steps.get(n - 1).count())
                        .startsWith("[{\"item\":" + steps.get(n - 1).item() + ",");
            }
        }
    }

    private static Solver<?> queens(int n) {
        return Solver.of(Cover.of(Integer.class, c -> {
            Items rows = c.items("row", n);
            Items columns = c.items("column", n);
            Items falling = c.items("falling", 2 * n - 1).secondary();
            Items rising = c.items("rising", 2 * n - 1).secondary();
            for (int r = 0; r < n; r++) {
                for (int k = 0; k < n; k++) {
                    c.option(r * n + k, rows.at(r), columns.at(k), falling.at(r - k + n - 1), rising.at(r + k));
                }
            }
        }));
    }
}
