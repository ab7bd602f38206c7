package dlx.benchmarks.measure;

import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.SearchReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A process that runs one search several times on the JVM, as a browser is asked to run it. */
final class EngineRun {

    private static final int ROUNDS = 15;

    private EngineRun() {}

    /** A search that both sides run. Those named "all" go through every solution. */
    enum Task {
        QUEENS_12("queens", "12\n", "count", "slots", 1.4),
        SOMA("soma", "soma 3x3x3\n", "count", "slots", 1.4),
        LANGFORD_11("langford", "11\n", "count", "slots", 1.4),
        PENTOMINOES_4X15("polyomino", "pentominoes 4x15\n", "count", "slots", 2.0),
        DOMINOES_16X16("domino", "16x16\n", "count", "auto", 1.6),
        SUDOKU_INKALA(
                "sudoku",
                "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n",
                "unique",
                "auto",
                1.5),
        SUDOKU_AMBIGUOUS(
                "sudoku",
                ".....6....59.....82....8....45........3........6..3.54...325..6..................\n",
                "unique",
                "auto",
                1.5),
        SUDOKU_INKALA_2010(
                "sudoku",
                "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..\n",
                "unique",
                "auto",
                1.5);

        private final String model;
        private final String text;
        private final String question;
        private final String engine;
        private final double bar;

        Task(String model, String text, String question, String engine, double bar) {
            this.model = model;
            this.text = text;
            this.question = question;
            this.engine = engine;
            this.bar = bar;
        }

        String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ') + " (" + question + ", engine " + engine + ')';
        }

        /** So many times the JVM's time may be taken. */
        double bar() {
            return bar;
        }

        /** Short searches are run more often. */
        int rounds(int usual) {
            return question.equals("unique") ? 40 * usual : usual;
        }

        /** Asks the program for browsers. */
        String path() {
            return "library/" + question;
        }

        String request() {
            return "{\"model\":\"" + model + "\",\"text\":\"" + text.replace("\n", "\\n") + "\",\"engine\":\"" + engine
                    + "\"}";
        }

        private SearchReport report(Solver<?> solver) {
            return question.equals("unique") ? solver.unique().report() : solver.count();
        }
    }

    /** Writes the times of the searches in milliseconds as JSON. */
    public static void main(String[] args) {
        Task task = ProcessJson.GSON.fromJson(args[0], Task.class);
        Solver<?> solver =
                ModelRegistry.load().get(task.model).solverOf(task.text).engine(task.engine);
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < task.rounds(ROUNDS); i++) {
            SearchReport report = task.report(solver);
            times.add((report.buildNanos() + report.searchNanos()) / 1e6);
        }
        System.out.println(ProcessJson.GSON.toJson(times));
    }
}
