package dlx.app.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ojalgo.optimisation.Expression;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.Variable;

/** Reads the part of the LP format that is written here, more strictly than solvers do, and has it solved. */
final class LinearProgram {

    private static final Pattern TERM = Pattern.compile("\\s*([+-])?\\s*(?:([0-9]+)\\s+)?([a-z][a-z0-9]*)");

    private record Constraint(String name, Map<String, BigDecimal> terms, String relation, BigDecimal right) {}

    private final List<Constraint> constraints = new ArrayList<>();
    private final Map<String, Variable> variables = new LinkedHashMap<>();
    private final ExpressionsBasedModel model = new ExpressionsBasedModel();
    private final boolean minimise;

    private LinearProgram(boolean minimise) {
        this.minimise = minimise;
    }

    static LinearProgram read(String text) {
        Matcher parts = Pattern.compile(
                        "(Minimize|Maximize)\n score:(.*?)\nSubject To\n(.*?)(?:Bounds\n zero = 0\n)?"
                                + "Binary\n((?: [xn][0-9]+\n)*)End\n",
                        Pattern.DOTALL)
                .matcher(text.lines()
                        .filter(line -> !line.startsWith("\\"))
                        .collect(Collectors.joining("\n", "", "\n")));
        assertThat(parts.matches()).as(text).isTrue();
        LinearProgram program = new LinearProgram(parts.group(1).equals("Minimize"));
        for (String name : parts.group(4).strip().split("\\s+")) {
            if (!name.isEmpty()) {
                Variable variable = program.model.addVariable(name).binary();
                assertThat(program.variables.put(name, variable)).as(name).isNull();
            }
        }
        program.variables.put("zero", program.model.addVariable("zero").level(0));
        terms(parts.group(2)).forEach((name, factor) -> program.variable(name).weight(factor));
        Matcher constraints = Pattern.compile(" ([a-z0-9]+):(.*?) (<=|>=|=) ([0-9]+)\n", Pattern.DOTALL)
                .matcher(parts.group(3));
        int end = 0;
        List<String> names = new ArrayList<>();
        while (constraints.find()) {
            assertThat(constraints.start()).isEqualTo(end);
            end = constraints.end();
            names.add(constraints.group(1));
            program.add(new Constraint(
                    constraints.group(1),
                    terms(constraints.group(2)),
                    constraints.group(3),
                    new BigDecimal(constraints.group(4))));
        }
        assertThat(end).as(parts.group(3)).isEqualTo(parts.group(3).length());
        assertThat(names).doesNotHaveDuplicates();
        return program;
    }

    private static Map<String, BigDecimal> terms(String sum) {
        Map<String, BigDecimal> terms = new LinkedHashMap<>();
        Matcher term = TERM.matcher(sum);
        int end = 0;
        while (term.find()) {
            assertThat(term.start()).as(sum).isEqualTo(end);
            end = term.end();
            BigDecimal factor = term.group(2) == null ? BigDecimal.ONE : new BigDecimal(term.group(2));
            BigDecimal before = terms.put(term.group(3), "-".equals(term.group(1)) ? factor.negate() : factor);
            assertThat(before).as(sum).isNull();
        }
        assertThat(sum.substring(end)).isBlank();
        assertThat(terms).isNotEmpty();
        return terms;
    }

    private Variable variable(String name) {
        assertThat(variables).containsKey(name);
        return variables.get(name);
    }

    private void add(Constraint constraint) {
        constraints.add(constraint);
        Expression expression = model.addExpression(constraint.name());
        constraint.terms().forEach((name, factor) -> expression.set(variable(name), factor));
        switch (constraint.relation()) {
            case "<=" -> expression.upper(constraint.right());
            case ">=" -> expression.lower(constraint.right());
            default -> expression.level(constraint.right());
        }
    }

    /** The options of the optimum, from 1, ascending. */
    Optional<List<Integer>> best() {
        Optimisation.Result result = minimise ? model.minimise() : model.maximise();
        return result.getState().isFeasible() ? Optional.of(chosen(result)) : Optional.empty();
    }

    /** How many variables there are to choose, zero aside. */
    int size() {
        return variables.size() - 1;
    }

    /** The options of each point, found by trying them all: a point for each way to set n. */
    List<List<Integer>> points() {
        List<String> names =
                variables.keySet().stream().filter(name -> !name.equals("zero")).toList();
        long[][] factors = new long[constraints.size()][names.size()];
        for (int c = 0; c < factors.length; c++) {
            for (int v = 0; v < names.size(); v++) {
                factors[c][v] = constraints
                        .get(c)
                        .terms()
                        .getOrDefault(names.get(v), BigDecimal.ZERO)
                        .longValueExact();
            }
        }
        List<List<Integer>> points = new ArrayList<>();
        for (int set = 0; set < 1 << names.size(); set++) {
            if (isPoint(set, factors)) {
                int chosen = set;
                points.add(IntStream.range(0, names.size())
                        .filter(v -> (chosen >> v & 1) > 0 && names.get(v).startsWith("x"))
                        .mapToObj(v -> Integer.valueOf(names.get(v).substring(1)))
                        .toList());
            }
        }
        return points;
    }

    private boolean isPoint(int set, long[][] factors) {
        for (int c = 0; c < factors.length; c++) {
            long left = 0;
            for (int v = 0; v < factors[c].length; v++) {
                left += (set >> v & 1) * factors[c][v];
            }
            long right = constraints.get(c).right().longValueExact();
            boolean kept = switch (constraints.get(c).relation()) {
                case "<=" -> left <= right;
                case ">=" -> left >= right;
                default -> left == right;
            };
            if (!kept) {
                return false;
            }
        }
        return true;
    }

    private List<Integer> chosen(Optimisation.Result result) {
        List<Integer> chosen = new ArrayList<>();
        variables.forEach((name, variable) -> {
            if (name.startsWith("x") && isOne(result, variable)) {
                chosen.add(Integer.parseInt(name.substring(1)));
            }
        });
        return chosen;
    }

    private boolean isOne(Optimisation.Result result, Variable variable) {
        return result.get(model.indexOf(variable)).doubleValue() > 0.5;
    }
}
