package dlx.browser.teavm;

import dlx.browser.jdk.Methods;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.teavm.model.AccessLevel;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Adds methods of the JDK to classes of TeaVM's library that lack them, and replaces some that are wrong. Each new
 * method calls the static method of {@link Methods} with its name. If a later release of TeaVM has a missing method,
 * TeaVM's method is kept.
 */
public final class MethodPatches implements TeaVMPlugin, ClassHolderTransformer {

    /**
     * A method of the JDK.
     *
     * @param type the name of its class
     * @param isStatic true if the method is static; otherwise its object is the first argument of {@code by}
     * @param isWrong true if TeaVM has the method and it is replaced
     * @param by the method that is called
     */
    private record Patch(String type, boolean isStatic, boolean isWrong, MethodReference by) {

        /** Returns a static method; {@code parameters} end with the type of its result. */
        static Patch ofClass(Class<?> type, String name, Class<?>... parameters) {
            return new Patch(type.getName(), true, false, new MethodReference(Methods.class, name, parameters));
        }

        /**
         * Returns a method of objects; {@code parameters} begin with their type and end with the type of its result.
         */
        static Patch ofObject(Class<?> type, String name, Class<?>... parameters) {
            return new Patch(type.getName(), false, false, new MethodReference(Methods.class, name, parameters));
        }

        /** Returns a method of objects of a class that only TeaVM has. */
        static Patch of(String type, String name, Class<?>... parameters) {
            return new Patch(type, false, false, new MethodReference(Methods.class, name, parameters));
        }

        Patch asWrong() {
            return new Patch(type, isStatic, true, by);
        }

        MethodDescriptor descriptor() {
            ValueType[] signature = by.getSignature();
            return new MethodDescriptor(
                    by.getName(), Arrays.copyOfRange(signature, isStatic ? 0 : 1, signature.length));
        }
    }

    private static final String STREAMS = "java.util.stream.";

    private static final List<Patch> PATCHES = List.of(
            Patch.ofClass(Arrays.class, "compare", int[].class, int[].class, int.class),
            Patch.ofClass(Arrays.class, "compare", long[].class, long[].class, int.class),
            Patch.ofClass(Character.class, "toString", int.class, String.class),
            Patch.ofClass(Math.class, "multiplyHigh", long.class, long.class, long.class),
            Patch.ofObject(Runtime.class, "maxMemory", Runtime.class, long.class),
            Patch.ofObject(Duration.class, "toSeconds", Duration.class, long.class),
            Patch.ofObject(String.class, "lines", String.class, Stream.class),
            // TeaVM 0.16.0: rounds -2.5 to -3
            Patch.ofClass(Math.class, "round", double.class, long.class).asWrong(),
            // TeaVM 0.16.0: forgets the elements of earlier parts of flatMap or concat
            Patch.of(STREAMS + "impl.SimpleStreamImpl", "distinct", Stream.class, Stream.class)
                    .asWrong(),
            Patch.of(STREAMS + "intimpl.SimpleIntStreamImpl", "distinct", IntStream.class, IntStream.class)
                    .asWrong(),
            Patch.of(STREAMS + "longimpl.SimpleLongStreamImpl", "distinct", LongStream.class, LongStream.class)
                    .asWrong(),
            Patch.of(STREAMS + "doubleimpl.SimpleDoubleStreamImpl", "distinct", DoubleStream.class, DoubleStream.class)
                    .asWrong(),
            // TeaVM 0.16.0, as 0.13.1: get of an empty map that these made divides by zero
            Patch.ofClass(Map.class, "copyOf", Map.class, Map.class).asWrong(),
            Patch.ofClass(Map.class, "ofEntries", Map.Entry[].class, Map.class).asWrong());

    /**
     * The beginning of the names of TeaVM's collections. They compute an index as {@code Math.abs(hash) % length},
     * which is negative for the minimum int.
     */
    private static final String COLLECTIONS = "java.util.TemplateCollections$";

    private static final MethodReference ABS = new MethodReference(Math.class, "abs", int.class, int.class);
    private static final MethodReference NOT_NEGATIVE =
            new MethodReference(Methods.class, "notNegative", int.class, int.class);

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        for (Patch patch : PATCHES) {
            if (patch.type.equals(type.getName())) {
                apply(patch, type, context);
            }
        }
        if (type.getName().startsWith(COLLECTIONS)) {
            type.getMethods().forEach(MethodPatches::hashWithoutAbs);
        }
    }

    private static void apply(Patch patch, ClassHolder type, ClassHolderTransformerContext context) {
        MethodHolder method = type.getMethod(patch.descriptor());
        if (method == null) {
            method = new MethodHolder(patch.descriptor());
            method.setLevel(AccessLevel.PUBLIC);
            if (patch.isStatic) {
                method.getModifiers().add(ElementModifier.STATIC);
            }
            type.addMethod(method);
        } else if (!patch.isWrong) {
            return;
        }
        ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
        ValueType[] types = patch.by.getParameterTypes();
        ValueEmitter[] arguments = new ValueEmitter[types.length];
        for (int i = 0; i < types.length; i++) {
            arguments[i] = program.var(patch.isStatic ? i + 1 : i, types[i]); // variable 0 is the object
        }
        program.invoke(patch.by, arguments).returnValue();
    }

    private static void hashWithoutAbs(MethodHolder method) {
        if (method.getProgram() == null) {
            return;
        }
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            for (Instruction instruction : block) {
                if (instruction instanceof InvokeInstruction call
                        && call.getMethod().equals(ABS)) {
                    call.setMethod(NOT_NEGATIVE);
                }
            }
        }
    }
}
