package dlx.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.pitest.bytecode.analysis.ClassTree;
import org.pitest.mutationtest.build.InterceptorParameters;
import org.pitest.mutationtest.build.InterceptorType;
import org.pitest.mutationtest.build.MutationInterceptor;
import org.pitest.mutationtest.build.MutationInterceptorFactory;
import org.pitest.mutationtest.engine.Mutater;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.plugin.Feature;

/**
 * A filter of Pitest. It keeps the faults whose lines are in the file {@code -Ddlx.faults.keep}. Or it writes all
 * faults to the file {@code -Ddlx.faults.list} and keeps none of these faults, so that no tests run.
 */
public final class Drawn implements MutationInterceptorFactory {

    /** Creates the filter; called by Pitest. */
    public Drawn() {}

    @Override
    public String description() {
        return "faults drawn before";
    }

    @Override
    public Feature provides() {
        return Feature.named("DRAWN").withOnByDefault(true).withDescription(description());
    }

    @Override
    public MutationInterceptor createInterceptor(InterceptorParameters parameters) {
        return new Filter(System.getProperty("dlx.faults.list"), System.getProperty("dlx.faults.keep"));
    }

    private static final class Filter implements MutationInterceptor {

        private final String list;
        private final Set<String> keep;

        Filter(String list, String keep) {
            this.list = list;
            try {
                this.keep = keep == null ? Set.of() : new HashSet<>(Files.readAllLines(Path.of(keep)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public InterceptorType type() {
            return InterceptorType.PRE_SCAN_FILTER;
        }

        @Override
        public void begin(ClassTree spoilt) {}

        @Override
        public Collection<MutationDetails> intercept(Collection<MutationDetails> faults, Mutater mutater) {
            if (list != null) {
                write(faults.stream().map(Filter::line).toList());
            }
            return faults.stream().filter(fault -> keep.contains(line(fault))).toList();
        }

        private synchronized void write(List<String> lines) {
            try {
                Files.write(Path.of(list), lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static String line(MutationDetails fault) {
            String mutator = fault.getMutator();
            return String.join(
                    " ",
                    fault.getClassName().asJavaName(),
                    fault.getId().getLocation().getMethodName()
                            + fault.getId().getLocation().getMethodDesc(),
                    String.valueOf(fault.getId().getIndexes()).replace(" ", ""),
                    mutator.substring(mutator.lastIndexOf('.') + 1));
        }

        @Override
        public void end() {}
    }
}
