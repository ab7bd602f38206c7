package dlx.skips;

import java.io.PrintStream;
import java.util.Optional;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Prints a line with the reason of each skipped test, because the build's own report only counts them. JUnit creates
 * this listener if it finds this jar.
 */
public final class SkipReasons implements TestExecutionListener {

    private final PrintStream out;
    private Optional<TestPlan> plan = Optional.empty();

    /** Creates a listener that prints to standard output; called by JUnit. */
    public SkipReasons() {
        this(System.out);
    }

    SkipReasons(PrintStream out) {
        this.out = out;
    }

    @Override
    public void testPlanExecutionStarted(TestPlan started) {
        plan = Optional.of(started);
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        print(test, reason);
    }

    /** Prints the reason of an aborted test: a test whose assumption fails. */
    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.ABORTED) {
            print(test, result.getThrowable().map(Throwable::getMessage).orElse("no reason given"));
        }
    }

    private void print(TestIdentifier test, String reason) {
        out.println("skipped: " + name(test) + ": " + reason.strip().replaceAll("\\s*\\R\\s*", " "));
    }

    /** Returns the name of a test after the names of its containers, except the engine. */
    private String name(TestIdentifier test) {
        Optional<TestIdentifier> parent = plan.flatMap(tests -> tests.getParent(test));
        boolean stands = parent.flatMap(TestIdentifier::getParentId).isPresent();
        return stands ? name(parent.orElseThrow()) + " > " + test.getDisplayName() : test.getDisplayName();
    }
}
