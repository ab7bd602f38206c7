package dlx.core.model;

import dlx.api.ExactCoverModel;
import dlx.api.HasBlanks;
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

/** The names of what a model can: those of the interfaces that it implements, without {@code Has}. */
final class Abilities {

    private static final Map<String, Predicate<ExactCoverModel<?, ?>>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("pictures", HasPictures.class::isInstance);
        ALL.put("givens", HasGivens.class::isInstance);
        ALL.put("readable solutions", HasReadableSolutions.class::isInstance);
        ALL.put("blanks", HasBlanks.class::isInstance);
        ALL.put("symmetries", HasSymmetries.class::isInstance);
        ALL.put("sufficient options", HasSufficientOptions.class::isInstance);
        ALL.put("goal", HasGoal.class::isInstance);
        ALL.put("technique names", HasTechniqueNames.class::isInstance);
        ALL.put("judge problems", HasJudgeProblems.class::isInstance);
        ALL.put("recovery", HasRecovery.class::isInstance);
        ALL.put("separators", HasSeparators.class::isInstance);
    }

    private Abilities() {}

    /** Returns the names for a model, in an order that is the same for all models. */
    static List<String> of(ExactCoverModel<?, ?> model) {
        return ALL.entrySet().stream()
                .filter(ability -> ability.getValue().test(model))
                .map(Map.Entry::getKey)
                .toList();
    }
}
