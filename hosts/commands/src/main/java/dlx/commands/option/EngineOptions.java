package dlx.commands.option;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.core.EngineName;
import dlx.core.search.RootReduction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The options about engines that several commands share. */
public final class EngineOptions {

    private static final Parameter<Optional<Boolean>> REDUCE = Parameter.negatable(
            "--reduce",
            "Simplifies the cover before the search; --no-reduce prevents it. By default each engine decides.");

    /** The memory limit of an engine for stored results, or of a diagram of all solutions. */
    public static final Parameter<Optional<Long>> MEMO_MEMORY = Parameter.option(
                    "--memo-memory",
                    "SIZE",
                    "Maximum memory of stored results and diagrams: 64M, 2GiB. Default: a quarter of the maximum heap, at most 512MiB.")
            .by(MemorySize::of);

    /** The options {@code --reduce} and {@code --no-reduce}. */
    public static final List<Parameter<?>> REDUCTION = List.of(REDUCE);

    private EngineOptions() {}

    /** Returns {@code auto} and the names of all engines. */
    public static List<String> names() {
        List<String> names = new ArrayList<>(EngineName.names());
        names.add(0, EngineName.AUTO);
        return names;
    }

    /** Returns the reduction that was typed. */
    public static RootReduction reduction(Typed typed) {
        return typed.get(REDUCE)
                .map(wanted -> wanted ? RootReduction.ON : RootReduction.OFF)
                .orElse(RootReduction.AUTO);
    }
}
