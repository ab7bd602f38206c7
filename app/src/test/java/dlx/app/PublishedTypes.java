package dlx.app;

import dlx.app.guide.Page;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The types that others compile against, as the compiler sees their sources: signatures, annotations and comments, no code. */
final class PublishedTypes {

    /** The modules whose exported packages are promised to others. */
    private static final List<String> MODULES =
            List.of("dlx-api", "dlx-core", "hosts/guice", "hosts/formats", "extras/testkit");

    private static final Pattern EXPORTS = Pattern.compile("(?m)^\\s*exports ([\\w.]+);");

    private PublishedTypes() {}

    /** Returns the packages that are exported to all modules, with the folder of their sources. */
    static Map<String, Path> packages() throws IOException {
        Map<String, Path> all = new LinkedHashMap<>();
        for (String module : MODULES) {
            Path sources = Page.ROOT.resolve(module).resolve("src/main/java");
            EXPORTS.matcher(Files.readString(sources.resolve("module-info.java")))
                    .results()
                    .map(match -> match.group(1))
                    .forEach(name -> all.put(name, sources.resolve(name.replace('.', '/'))));
        }
        return all;
    }

    /** Shows each public type of these packages, nested ones too. */
    static void forEach(BiConsumer<TypeElement, Elements> visitor) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path folder : packages().values()) {
            try (Stream<Path> all = Files.list(folder)) {
                all.filter(file -> file.toString().endsWith(".java")).sorted().forEach(files::add);
            }
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            Iterable<? extends JavaFileObject> sources = manager.getJavaFileObjectsFromPaths(files);
            List<String> options =
                    List.of("-proc:only", "-implicit:none", "-classpath", System.getProperty("java.class.path"));
            // what cannot be resolved, as a class of Guice, is of no account here
            JavaCompiler.CompilationTask task =
                    compiler.getTask(Writer.nullWriter(), manager, diagnostic -> {}, options, null, sources);
            task.setProcessors(List.of(new Visits(visitor)));
            task.call();
        }
    }

    private static final class Visits extends AbstractProcessor {

        private final BiConsumer<TypeElement, Elements> visitor;

        Visits(BiConsumer<TypeElement, Elements> visitor) {
            this.visitor = visitor;
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            ElementFilter.typesIn(round.getRootElements()).forEach(this::visit);
            return false;
        }

        private void visit(Element type) {
            if (type.getModifiers().contains(Modifier.PUBLIC)) {
                visitor.accept((TypeElement) type, processingEnv.getElementUtils());
                ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::visit);
            }
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return Set.of("*");
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }
    }
}
