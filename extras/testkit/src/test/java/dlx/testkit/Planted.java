package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.function.Executable;
import org.opentest4j.TestAbortedException;

/** A model with a planted fault, and the results of the whole contract for it. */
final class Planted {

    static final Map<String, Long> COUNTS = Map.of("1", 1L, "2", 2L, "10", 89L, "-10", 55L, "-1", 1L);

    static final Map<String, String> ERRORS = Map.of("x", "<text>:1:1: 'x' is not a length");

    /** By the name of a test that fails: the first message. */
    private final Map<String, String> failures = new TreeMap<>();

    /** The report entries that the tests publish. */
    private final List<String> entries = new ArrayList<>();

    private Planted() {}

    /** A fault in a model of paths. */
    static Planted in(ExactCoverModel<PathModel.Path, PathModel.Tile> model) {
        return in(model, COUNTS);
    }

    /** A fault in a model of paths, some of which are counted. */
    static <O> Planted in(ExactCoverModel<PathModel.Path, O> model, Map<String, Long> counts) {
        return in(model, counts, ERRORS);
    }

    /** A fault in a model of shades. */
    static Planted inShades(ExactCoverModel<ShadesModel.Board, ShadesModel.Stone> model) {
        return in(model, Map.of("4", 2L, "6 0 0", 24L), Map.of("4 x 1", "<text>:1:3: 'x' is not a row"));
    }

    /** Runs all tests of the contract, as JUnit would. */
    static <P, O> Planted in(ExactCoverModel<P, O> model, Map<String, Long> counts, Map<String, String> errors) {
        ExactCoverModelContract<P, O> contract = contract(model, counts, errors);
        Planted planted = new Planted();
        Arrays.stream(ExactCoverModelContract.class.getMethods())
                .sorted(Comparator.comparing(Method::getName))
                .forEach(method -> planted.run(method, contract));
        return planted;
    }

    /** Without a name, so that it is not taken for a test. */
    private static <P, O> ExactCoverModelContract<P, O> contract(
            ExactCoverModel<P, O> model, Map<String, Long> counts, Map<String, String> errors) {
        return new ExactCoverModelContract<>() {
            @Override
            protected ExactCoverModel<P, O> model() {
                return model;
            }

            @Override
            protected Map<String, Long> solutionCounts() {
                return counts;
            }

            @Override
            protected Map<String, String> syntaxErrors() {
                return errors;
            }
        };
    }

    private void run(Method method, Object contract) {
        if (method.isAnnotationPresent(Test.class)) {
            note(method, () -> invoke(method, contract, reporters(method)));
        }
        if (method.isAnnotationPresent(TestFactory.class)) {
            note(
                    method,
                    () -> ((Stream<?>) invoke(method, contract))
                            .forEach(test -> note(method, ((DynamicTest) test).getExecutable())));
        }
    }

    private Object[] reporters(Method method) {
        TestReporter reporter = entry -> entries.add(entry.toString());
        return method.getParameterCount() == 0 ? new Object[0] : new Object[] {reporter};
    }

    private static Object invoke(Method method, Object contract, Object... arguments) throws Throwable {
        try {
            method.setAccessible(true); // declared by classes of this package
            return method.invoke(contract, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private void note(Method method, Executable test) {
        try {
            test.execute();
        } catch (TestAbortedException e) {
            // a test that was left out
        } catch (Throwable e) {
            failures.putIfAbsent(method.getName(), String.valueOf(e.getMessage()));
        }
    }

    /** The contract notices the fault there, in these words among others. */
    Planted isCaughtBy(String test, String... words) {
        assertThat(failures).as("the tests that fail").containsKey(test);
        assertThat(failures.get(test))
                .satisfies(said -> assertThat(List.of(words)).allMatch(said::contains));
        return this;
    }

    /** Nothing else notices the fault. */
    void alone() {
        assertThat(failures).as("the tests that fail").hasSize(1);
    }

    /** The contract publishes these report entries and no others. */
    Planted publishes(String... expected) {
        assertThat(entries).as("the report entries").containsExactly(expected);
        return this;
    }

    void isSound() {
        assertThat(failures).as("the tests that fail").isEmpty();
    }
}
