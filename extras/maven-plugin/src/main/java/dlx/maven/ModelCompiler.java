package dlx.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Compiles models, and the engines and answers that go with them, for browsers. */
final class ModelCompiler {

    /** The program that is compiled: it answers what the page asks. */
    private static final String MAIN = "dlx.browser.Main";

    private static final String WASM = "dlx.wasm";
    private static final String JAVASCRIPT = "dlx.js";

    private final ClassLoader loader;
    private final List<File> classPath;

    /**
     * Compiles what a class path has.
     *
     * @param loader finds the models by their service files, and TeaVM's own extensions
     * @param classPath all that is compiled: without it, a loader would find the JDK's own classes, which are none for browsers
     */
    ModelCompiler(ClassLoader loader, List<File> classPath) {
        this.loader = loader;
        this.classPath = List.copyOf(classPath);
    }

    /**
     * The files of the program.
     *
     * @param isForOldBrowsers whether it is wanted as JavaScript too
     * @throws MojoFailureException if a model uses what browsers lack
     */
    Map<String, byte[]> programs(boolean isForOldBrowsers)
            throws IOException, MojoExecutionException, MojoFailureException {
        Path folder = Files.createTempDirectory("dlx-page");
        try {
            SortedMap<String, byte[]> programs = new TreeMap<>();
            programs.put(WASM, compiled(WASM, TeaVMTargetType.WEBASSEMBLY_GC, folder));
            if (isForOldBrowsers) {
                programs.put(JAVASCRIPT, compiled(JAVASCRIPT, TeaVMTargetType.JAVASCRIPT, folder));
            }
            return programs;
        } finally {
            delete(folder);
        }
    }

    private byte[] compiled(String name, TeaVMTargetType target, Path folder)
            throws IOException, MojoExecutionException, MojoFailureException {
        TeaVMTool tool = new TeaVMTool();
        tool.setMainClass(MAIN);
        tool.setTargetType(target);
        tool.setJsModuleType(JSModuleType.ES2015);
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName(name);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED); // FULL is half as large again, and no faster
        tool.setObfuscated(true);
        tool.setStrict(true); // an index out of bounds is Java's exception, not the end of the program
        tool.setAssertionsRemoved(true);
        tool.setClassLoader(loader);
        tool.setClassPath(classPath);
        tool.setLog(new EmptyTeaVMToolLog());
        try {
            tool.generate();
        } catch (TeaVMToolException e) {
            throw new MojoExecutionException("the models cannot be compiled for browsers: " + e.getMessage(), e);
        }
        Missing missing = new Missing(tool);
        if (!missing.lines().isEmpty()) {
            throw new MojoFailureException(missing.message());
        }
        return Files.readAllBytes(folder.resolve(name));
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        }
    }
}
