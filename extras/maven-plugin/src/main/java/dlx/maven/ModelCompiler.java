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

/** Compiles models for browsers, together with the engines and the program that answers the page. */
final class ModelCompiler {

    /** Main class of the compiled program, which answers the page's questions. */
    private static final String MAIN = "dlx.browser.Main";

    private static final String WASM = "dlx.wasm";
    private static final String JAVASCRIPT = "dlx.js";

    private final ClassLoader loader;
    private final List<File> classPath;

    /**
     * Creates a compiler of the models on a class path.
     *
     * @param loader finds the models by their service files, and TeaVM's extensions
     * @param classPath all classes to compile. A loader alone would find the JDK's own classes, which browsers
     *     cannot run
     */
    ModelCompiler(ClassLoader loader, List<File> classPath) {
        this.loader = loader;
        this.classPath = List.copyOf(classPath);
    }

    /**
     * Returns the files of the program, by their names.
     *
     * @param isForOldBrowsers true if the program is also compiled to JavaScript
     * @throws MojoFailureException if a model uses a feature that browsers do not support
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
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED); // FULL is half as large again, and not faster
        tool.setObfuscated(true);
        tool.setStrict(true); // an index out of bounds throws Java's exception instead of ending the program
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
