package dlx.browser.teavm;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Compiles the models of the class path into the program: the method {@code services} of {@code dlx.browser.Models}
 * creates an object of each class that a service file names. TeaVM's own method (0.13.1 and 0.16.0) throws a
 * NullPointerException if a line of such a file ends in a comment, as in our files.
 */
public final class ModelList implements TeaVMPlugin, ClassHolderTransformer {

    private static final String MODELS = "dlx.browser.Models";
    private static final String SERVICES = "META-INF/services/dlx.api.ExactCoverModel";
    private static final MethodDescriptor LIST = new MethodDescriptor("services", Object[].class);

    private List<String> models = List.of();

    @Override
    public void install(TeaVMHost host) {
        models = named(host.getClassLoader());
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(MODELS)) {
            MethodHolder list = type.getMethod(LIST);
            ProgramEmitter program = ProgramEmitter.create(list, context.getHierarchy());
            ValueEmitter made = program.constructArray(Object.class, models.size());
            for (int i = 0; i < models.size(); i++) {
                made.setElement(i, program.construct(models.get(i)));
            }
            made.returnValue();
        }
    }

    /** Returns the classes that the service files name, each once, in the order of the class path. */
    static List<String> named(ClassLoader loader) {
        List<String> names = new ArrayList<>();
        try {
            for (URL file : Collections.list(loader.getResources(SERVICES))) {
                try (BufferedReader lines =
                        new BufferedReader(new InputStreamReader(file.openStream(), StandardCharsets.UTF_8))) {
                    lines.lines()
                            .map(line -> line.replaceFirst("#.*", "").strip())
                            .filter(name -> !name.isEmpty() && !names.contains(name))
                            .forEach(names::add);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return names;
    }
}
