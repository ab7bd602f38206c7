package dlx.skips;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

class SkipReasonsTest {

    /** Tests that only the tests below run; the build does not find a class of this name. */
    static class Sample {

        @Test
        void passes() {}

        @Test
        void assumesInVain() {
            assumeTrue(false, "no corpus\n  here");
        }

        @Test
        void assumesWithoutAWord() {
            assumeTrue(false);
        }

        @Test
        @Disabled("on Tuesdays")
        void isDisabled() {}

        @TestFactory
        Stream<DynamicTest> several() {
            return Stream.of(
                    DynamicTest.dynamicTest("small", () -> {}),
                    DynamicTest.dynamicTest("large", () -> assumeTrue(false, "too large")));
        }
    }

    @Test
    void printsALineForEachTestThatWasSkipped() {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        var launcher = LauncherFactory.create(LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .addTestExecutionListeners(new SkipReasons(new PrintStream(printed, true, UTF_8)))
                .build());
        launcher.execute(LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(Sample.class))
                .build());
        assertThat(printed.toString(UTF_8).lines())
                .containsExactlyInAnyOrder(
                        "skipped: SkipReasonsTest$Sample > assumesInVain(): Assumption failed: no corpus here",
                        "skipped: SkipReasonsTest$Sample > assumesWithoutAWord(): Assumption failed: assumption is not true",
                        "skipped: SkipReasonsTest$Sample > isDisabled(): on Tuesdays",
                        "skipped: SkipReasonsTest$Sample > several() > large: Assumption failed: too large");
    }
}
