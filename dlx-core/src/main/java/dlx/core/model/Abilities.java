package dlx.core.model;

import dlx.api.ExactCoverModel;
import dlx.api.HasBlanks;
import dlx.api.HasConstraint;
import dlx.api.HasGivens;
import dlx.api.HasGoal;
import dlx.api.HasJudgeProblems;
import dlx.api.HasPictures;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.HasSeparators;
import dlx.api.HasSufficientOptions;
import dlx.api.HasSymmetries;
import dlx.api.HasTechniqueNames;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The names of a model's optional abilities: the interfaces that it implements, without {@code Has}. */
final class Abilities {

    private static final Map<String, Predicate<ExactCoverModel<?, ?>>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("pictures", model -> model instanceof HasPictures);
        ALL.put("givens", model -> model instanceof HasGivens);
        ALL.put("readable solutions", model -> model instanceof HasReadableSolutions);
        ALL.put("blanks", model -> model instanceof HasBlanks);
        ALL.put("symmetries", model -> model instanceof HasSymmetries);
        ALL.put("constraint", model -> model instanceof HasConstraint);
        ALL.put("sufficient options", model -> model instanceof HasSufficientOptions);
        ALL.put("goal", model -> model instanceof HasGoal);
        ALL.put("technique names", model -> model instanceof HasTechniqueNames);
        ALL.put("judge problems", model -> model instanceof HasJudgeProblems);
        ALL.put("recovery", model -> model instanceof HasRecovery);
        ALL.put("separators", model -> model instanceof HasSeparators);
    }

    private Abilities() {}

    /** Returns the names for a model, in an order that is equal for all models. */
    static List<String> of(ExactCoverModel<?, ?> model) {
        return ALL.entrySet().stream()
                .filter(ability -> ability.getValue().test(model))
                .map(Map.Entry::getKey)
                .toList();
    }
}
