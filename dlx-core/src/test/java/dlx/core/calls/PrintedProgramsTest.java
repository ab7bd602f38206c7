package dlx.core.calls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dlx.core.Solver;
import dlx.core.search.SearchReport;
import dlx.skips.Tier;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Printed programs compile as they are, and do what the calls did. */
class PrintedProgramsTest {

    @TempDir
    Path folder;

    private final List<URLClassLoader> loaders = new ArrayList<>();

    @AfterEach
    void close() throws IOException {
        for (URLClassLoader loader : loaders) {
            loader.close();
        }
    }

    @Test
    void checkAllAnswersAndPass() throws Exception {
        List<String> methods = IntStream.range(0, Tier.of(6, 16))
                .filter(seed -> !isRace(Generator.program(seed).calls()))
                .mapToObj(seed -> Generator.program(seed).run(Api.REAL, true, "seed" + seed))
                .peek(result -> assertThat(result.failure()).isEmpty())
                .map(Program.Result::method)
                .toList();
        for (Method method : compiled("PrintedTest", Code.program("PrintedTest", methods))) {
            assertThat(failure(method)).as(method.getName()).isNull();
        }
    }

    /** Whether a thread may be cancelled by another, sooner or later: then the answers differ from run to run. */
    private static boolean isRace(List<Call> calls) {
        return calls.stream()
                .anyMatch(call -> call instanceof AtOnce atOnce
                        && Stream.concat(atOnce.one().stream(), atOnce.other().stream())
                                .anyMatch(TokenCall.Cancel.class::isInstance));
    }

    /** The fault is in the double alone, so the program that shows it says what should have come, and gets it here. */
    @Test
    void ofAFailureCompileToo() throws Exception {
        Finding finding = IntStream.range(0, 100)
                .mapToObj(seed -> Finding.of(seed, new Api() {
                    @Override
                    public SearchReport count(Solver<Integer> solver) {
                        return Api.super.count(
                                solver.toBuilder().solutionLimit(1).build());
                    }
                }))
                .flatMap(found -> found.stream())
                .findFirst()
                .orElseThrow();
        Throwable failure = catchThrowable(finding::fail);
        assertThat(failure).hasMessageContaining("seed " + finding.seed()).hasMessageContaining(finding.java());
        assertThat(compiled("FoundByCallsTest", finding.java())).hasSize(1);
        assertThat(failure(compiled("FoundByCallsTest", finding.java()).get(0))).isNull();
    }

    private static Throwable failure(Method method) throws ReflectiveOperationException {
        var constructor = method.getDeclaringClass().getDeclaredConstructor();
        constructor.setAccessible(true);
        method.setAccessible(true);
        try {
            method.invoke(constructor.newInstance());
            return null;
        } catch (InvocationTargetException e) {
            return e.getCause();
        }
    }

    private List<Method> compiled(String name, String source) throws IOException, ReflectiveOperationException {
        Path file = Files.createDirectories(folder.resolve(name)).resolve(name + ".java");
        Files.writeString(file, source);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> settings = List.of(
                    "-proc:none",
                    "-nowarn",
                    "-d",
                    file.getParent().toString(),
                    "-cp",
                    System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
            boolean done = compiler.getTask(said, files, null, settings, null, files.getJavaFileObjects(file))
                    .call();
            assertThat(done).as("%s%n%s", said, source).isTrue();
        }
        URL[] classes = {file.getParent().toUri().toURL()};
        URLClassLoader loader = new URLClassLoader(classes, PrintedProgramsTest.class.getClassLoader());
        loaders.add(loader);
        return Stream.of(loader.loadClass("dlx.core." + name).getDeclaredMethods())
                .filter(method -> !method.isSynthetic())
                .toList();
    }
}
