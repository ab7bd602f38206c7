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
            "Makes the cover smaller before the search, or with --no-reduce does not; unless given, each"
                    + " engine does what suits it.");

    /** Sets the memory that an engine may use for results to count by, or for a diagram of all solutions. */
    public static final Parameter<Optional<Long>> MEMO_MEMORY = Parameter.option(
                    "--memo-memory",
                    "SIZE",
                    "How much memory the engines memo and sweep keep results in, or a diagram of all solutions takes: 64M, 2GiB;"
                            + " unless given a quarter of the greatest heap, 512MiB at most.")
            .by(MemorySize::of);

    /** Says whether the cover is made smaller before the search. */
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
