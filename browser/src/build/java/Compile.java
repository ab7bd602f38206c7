import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the program for browsers in a process of its own: {@code Compile CLASSPATH FOLDER FILE...}; a file is WebAssembly or,
 * if its name ends with ".js", JavaScript.
 *
 * <p>TeaVM writes functions in an order that follows identity hashes, and these follow what a JVM has done before. Within Maven
 * two builds of the same sources differed; a JVM that does nothing else, with one hash for all (-XX:hashCode=2), writes the same.
 */
final class Compile {

    private Compile() {}

    public static void main(String[] args) throws Exception {
        for (int k = 2; k < args.length; k++) {
            if (!compiled(args[0], new File(args[1]), args[k])) {
                System.exit(1);
            }
        }
    }

    private static boolean compiled(String classPath, File folder, String file) throws Exception {
        List<URL> entries = new ArrayList<>();
        for (String entry : classPath.split(File.pathSeparator)) {
            entries.add(new File(entry).toURI().toURL());
        }
        ConsoleTeaVMToolLog log = new ConsoleTeaVMToolLog(false);
        TeaVMTool tool = new TeaVMTool();
        try (URLClassLoader loader = new URLClassLoader(entries.toArray(URL[]::new), Compile.class.getClassLoader())) {
            tool.setLog(log);
            tool.setClassLoader(loader);
            tool.setMainClass("dlx.browser.Main");
            tool.setTargetType(file.endsWith(".js") ? TeaVMTargetType.JAVASCRIPT : TeaVMTargetType.WEBASSEMBLY_GC);
            tool.setJsModuleType(JSModuleType.ES2015);
            tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
            tool.setStrict(true);
            tool.setObfuscated(true);
            tool.setAssertionsRemoved(true);
            tool.setTargetDirectory(folder);
            tool.setTargetFileName(file);
            tool.generate();
        }
        TeaVMProblemRenderer.describeProblems(tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
        return tool.getProblemProvider().getSevereProblems().isEmpty();
    }
}
