package dlx.core.calls;

import dlx.core.Solver;
import dlx.core.calls.VisitCall.Through;
import dlx.core.search.OpenItems;
import dlx.core.search.SearchListener;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A {@link VisitCall} under way. */
final class Visiting {

    private static final String WORDS = "enough of this";

    private final World world;
    private final Code code;
    private final VisitCall visit;
    private final Solver<Integer> solver;
    private final Asked asked;
    private final List<List<Integer>> actual = new ArrayList<>();
    private final Ending ending;
    private final String seen;
    private final String calls;
    private final String solution;
    private final String result;
    private int called;

    /** Whether it has come to what is to happen. */
    private boolean happened;

    /** Whether what happened makes the search end. */
    private boolean stopped;

    Visiting(World world, Code code, VisitCall visit, Solver<Integer> solver, Asked asked) {
        this.world = world;
        this.code = code;
        this.visit = visit;
        this.solver = solver;
        this.asked = asked;
        this.ending = Ending.of(world, asked);
        seen = code.fresh("seen");
        calls = code.fresh("calls");
        solution = code.fresh("solution");
        result = code.fresh(visit.act() instanceof Act.Fail ? "thrown" : "report");
    }

    void run() {
        code.line("List<List<Integer>> " + seen + " = new ArrayList<>();");
        code.line("AtomicInteger " + calls + " = new AtomicInteger();");
        boolean fails = visit.act() instanceof Act.Fail;
        boolean streams = visit.through() == Through.STREAM;
        String before = fails
                ? "Throwable " + result + " = catchThrowable(() -> "
                : streams ? "" : "SearchReport " + result + " = ";
        Optional<SearchReport> report = Optional.empty();
        Optional<Throwable> thrown = Optional.empty();
        code.open(before + visit.solver() + opening());
        try {
            report = search();
        } catch (Thrown | ThrownError e) {
            thrown = Optional.of(e);
        } finally {
            writeOnce(); // the text of what happens, where it has not happened
            closeAll(fails ? ")" : "");
        }
        check(report, thrown);
    }

    private String opening() {
        return switch (visit.through()) {
            case VISITOR -> ".forEach(" + solution + " -> {";
            case OPTION_VISITOR -> ".forEach((" + solution + ", length" + solution + ") -> {";
            case STREAM -> ".iterator().stream().forEach(" + solution + " -> {";
            case LISTENER -> ".toBuilder().listener(new SearchListener() {";
            case STRATEGY -> ".toBuilder().strategy(() -> open" + solution + " -> {";
        };
    }

    private Optional<SearchReport> search() {
        switch (visit.through()) {
            case VISITOR -> {
                return Optional.of(world.api.forEach(solver, solution -> {
                    actual.add(solution);
                    return happens();
                }));
            }
            case OPTION_VISITOR -> {
                return Optional.of(world.api.forEachOptions(solver, (options, length) -> {
                    actual.add(Questions.taken(options, length));
                    return happens();
                }));
            }
            case STREAM -> {
                try (Stream<List<Integer>> stream = world.api.stream(solver)) {
                    stream.forEach(solution -> {
                        actual.add(solution);
                        happens();
                    });
                }
                return Optional.empty();
            }
            case LISTENER -> {
                return visited(solver.toBuilder()
                        .listener(new SearchListener() {
                            @Override
                            public void solution(int level) {
                                happens();
                            }
                        })
                        .build());
            }
            default -> {
                return visited(solver.toBuilder().strategy(() -> this::chosen).build());
            }
        }
    }

    private int chosen(OpenItems open) {
        happens();
        return open.first();
    }

    private Optional<SearchReport> visited(Solver<Integer> reported) {
        return Optional.of(world.api.forEach(reported, solution -> {
            actual.add(solution);
            return Visit.CONTINUE;
        }));
    }

    private Visit happens() {
        if (++called != visit.at()) {
            return Visit.CONTINUE;
        }
        happened = true;
        writeHead();
        try {
            act();
        } finally {
            code.close("}");
        }
        stopped = world.stopsAtOnce(asked);
        return visit.act() instanceof Act.Stop ? Visit.STOP : Visit.CONTINUE;
    }

    private void writeHead() {
        switch (visit.through()) {
            case VISITOR, STREAM -> code.line(seen + ".add(" + solution + ");");
            case OPTION_VISITOR -> code.line(Questions.numbersAdded(seen, solution));
            case LISTENER -> {
                code.line("@Override");
                code.open("public void solution(int level" + solution + ") {");
            }
            default -> {
                // only the choice, which comes last
            }
        }
        code.open("if (" + calls + ".incrementAndGet() == " + visit.at() + ") {");
    }

    private void act() {
        if (visit.act() instanceof Act.Fail fail) {
            code.line("throw new " + (fail.error() ? "AssertionError" : "IllegalStateException") + "(\"" + WORDS
                    + "\");");
            if (fail.error()) {
                throw new ThrownError();
            }
            throw new Thrown();
        }
        if (visit.act() instanceof Act.Stop) {
            code.line("return Visit.STOP;");
        }
        if (visit.act() instanceof Act.Meanwhile meanwhile) {
            for (Call call : meanwhile.calls()) {
                if (call.isNested() && call.isPossible(world)) {
                    call.make(world, code);
                }
            }
        }
    }

    private void writeOnce() {
        if (!happened) {
            writeHead();
            code.line("// never comes to it");
            code.close("}");
        }
    }

    private void closeAll(String more) {
        switch (visit.through()) {
            case VISITOR, OPTION_VISITOR -> {
                code.line("return Visit.CONTINUE;");
                code.close("})" + more + ';');
            }
            case STREAM -> code.close("})" + more + ';');
            case LISTENER -> {
                code.close("}");
                code.close("})" + collected() + more + ';');
            }
            default -> {
                code.line("return open" + solution + ".first();");
                code.close("})" + collected() + more + ';');
            }
        }
    }

    private String collected() {
        return ".build().forEach(" + solution + " -> { " + seen + ".add(" + solution + "); return Visit.CONTINUE; })";
    }

    private void check(Optional<SearchReport> report, Optional<Throwable> thrown) {
        boolean fails = visit.act() instanceof Act.Fail;
        boolean cut = happened && !(visit.act() instanceof Act.Meanwhile);
        boolean visits = visit.through() != Through.LISTENER && visit.through() != Through.STRATEGY;
        if (fails) {
            String words = thrown.map(Throwable::getMessage).orElse("nothing");
            String java = result + " == null ? \"nothing\" : " + result + ".getMessage()";
            code.same(java, words, happened ? WORDS : "nothing");
        }
        List<List<Integer>> expected = world.truth.solutions(asked);
        int count = !cut && !stopped
                ? ending.count(actual.size())
                : visits ? visit.at() : Math.min(actual.size(), expected.size());
        code.same(seen, actual, expected.subList(0, count));
        if (cut && !fails) {
            code.same(result + ".stopped()", report.orElseThrow().stopped(), StopReason.VISITOR);
        } else if (!fails && report.isPresent()) {
            ending.check(code, result, report.get(), actual.size());
        }
    }

    /** Thrown by a visitor. */
    private static final class Thrown extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Thrown() {
            super(WORDS);
        }
    }

    /** An error thrown by a visitor. */
    private static final class ThrownError extends Error {
        private static final long serialVersionUID = 1L;

        ThrownError() {
            super(WORDS);
        }
    }
}
