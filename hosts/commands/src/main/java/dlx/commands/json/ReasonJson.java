package dlx.commands.json;

import dlx.api.Cover;
import dlx.core.explain.Blocked;
import dlx.core.explain.Deduction;
import dlx.core.explain.Explanation;
import dlx.core.explain.PossibleOptions;
import dlx.core.explain.Rating;
import dlx.core.explain.Refutation;
import dlx.core.explain.Revision;
import dlx.core.explain.Sentences;
import dlx.core.explain.SolvingPath;
import dlx.core.explain.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Writes reasons with all their parts. An option is an object of its number, from 1, and its label. An item is its
 * name.
 */
public record ReasonJson(Cover<?> cover) {

    /**
     * Writes an explanation.
     *
     * @param words the lines of the explanation for users
     */
    public void explanation(JsonMembers json, Explanation explanation, List<String> words) {
        json.put("verdict", verdict(explanation));
        if (explanation instanceof Explanation.NoSolution none) {
            noSolution(json, none);
        } else if (explanation instanceof Explanation.Several several) {
            several(json, several);
        } else if (explanation instanceof Explanation.Unique unique) {
            options(json, "solution", unique.solution());
            way(json, unique.path());
        }
        json.put("stopped", explanation.stopped());
        json.texts("words", words);
    }

    /**
     * Writes a revision.
     *
     * @param puzzle the text of the nearest puzzle with one solution; empty if there is no such text
     * @param words the lines of the revision for users
     */
    public void revision(JsonMembers json, Revision revision, Optional<String> puzzle, List<String> words) {
        json.put("verdict", verdict(revision));
        if (revision instanceof Revision.OneSolution one) {
            one(json, one);
        } else if (revision instanceof Revision.SeveralSolutions several) {
            several(json, several.difference());
            options(json, "single", several.single());
            json.put("single_known", several.singleKnown());
            options(json, "unneeded", several.unneeded());
            json.put("unneeded_known", several.unneededKnown());
        } else if (revision instanceof Revision.NoSolution none) {
            none(json, none);
        }
        json.putIfPresent("puzzle_text", puzzle);
        json.put("stopped", revision.stopped());
        json.texts("words", words);
    }

    /** Returns a verdict: {@code unique}, {@code multiple}, {@code none} or {@code unknown}. */
    public static String verdict(Explanation explanation) {
        return explanation instanceof Explanation.Unique
                ? "unique"
                : explanation instanceof Explanation.Several
                        ? "multiple"
                        : explanation instanceof Explanation.NoSolution ? "none" : "unknown";
    }

    /** Returns a verdict: {@code unique}, {@code multiple}, {@code none} or {@code unknown}. */
    public static String verdict(SolvingPath.End end) {
        return switch (end) {
            case SOLVED -> "unique";
            case SEVERAL -> "multiple";
            case NONE -> "none";
            case STOPPED -> "unknown";
        };
    }

    /** Returns a verdict: {@code unique}, {@code multiple}, {@code none} or {@code unknown}. */
    public static String verdict(Revision revision) {
        return revision instanceof Revision.OneSolution
                ? "unique"
                : revision instanceof Revision.SeveralSolutions
                        ? "multiple"
                        : revision instanceof Revision.NoSolution ? "none" : "unknown";
    }

    private void one(JsonMembers json, Revision.OneSolution one) {
        options(json, "solution", one.solution());
        options(json, "needed", one.needed());
        options(json, "unneeded", one.unneeded());
        options(json, "unknown", one.open());
        options(json, "smallest", one.smallest());
        json.put("smallest_size", lower(one.size()));
        json.objects("minimal", one.minimal(), (to, part) -> options(to, "givens", part));
        json.put("all", one.all());
    }

    private void none(JsonMembers json, Revision.NoSolution none) {
        json.put("impossible", none.impossible());
        json.objects("repairs", none.repairs(), (to, repair) -> {
            options(to, "without", repair.without());
            to.put("known", repair.known());
            options(to, "added", repair.added());
            to.put("added_size", lower(repair.size()));
            to.put("any_solution", repair.anySolution());
            options(to, "instead", repair.instead());
            to.put("instead_known", repair.insteadKnown());
        });
        json.put("all", none.all());
    }

    /** Writes a step; steps count from 1. */
    public void step(JsonMembers json, int number, Deduction step, Sentences words) {
        json.put("number", number);
        json.put("kind", lower(step.kind()));
        option(json, step.option());
        if (!step.also().isEmpty()) {
            options(json, "also", step.also());
        }
        json.putIfPresent("technique", words.technique(step));
        rating(json, step.rating());
        json.put("exact", step.exact());
        items(json, "demands", step.demands());
        refutation(json, "why", step.why());
        json.put("words", words.sentence(step));
    }

    /** Writes the rating of a puzzle, or the reason why it is not known. */
    public static void rating(JsonMembers json, SolvingPath path) {
        json.put("verdict", verdict(path.end()));
        way(json, path);
        json.put("stopped", path.stopped());
    }

    private static void way(JsonMembers json, SolvingPath path) {
        json.put("steps", path.steps().size());
        rating(json, path.rating());
        json.put("exact", isExact(path));
    }

    /** Writes the parts of a rating. */
    public static void rating(JsonMembers json, Rating rating) {
        rating(json, rating, "level_name");
    }

    /** Writes the parts of a rating; {@code nameOfLevel} is the member with the name of its level. */
    public static void rating(JsonMembers json, Rating rating, String nameOfLevel) {
        json.put("level", rating.level());
        json.put(nameOfLevel, rating.name());
        json.put("nodes", rating.nodes());
        json.put("effort", rating.effort());
    }

    /** Returns true if the path is proved to be the easiest. */
    public static boolean isExact(SolvingPath path) {
        return path.steps().stream()
                .filter(step -> step.rating().equals(path.rating()))
                .allMatch(Deduction::exact);
    }

    /** Writes the options that occur in some solution. */
    public void alive(JsonMembers json, PossibleOptions alive) {
        options(json, "alive", alive.possible().stream().boxed().toList());
        options(json, "unknown", alive.unknown().stream().boxed().toList());
        json.put("stopped", alive.stopped());
    }

    private void noSolution(JsonMembers json, Explanation.NoSolution none) {
        options(json, "givens", none.givens());
        json.put("given_size", lower(none.givenSize()));
        if (none.clash() != Blocked.NONE) {
            json.put("clash", cover.itemName(none.clash()));
        }
        items(json, "demands", none.demands());
        json.put("demand_size", lower(none.demandSize()));
        options(json, "suspects", none.suspects());
        json.put("suspects_known", none.suspectsKnown());
        none.refutation().ifPresent(refutation -> refutation(json, "refutation", refutation));
        none.weights().ifPresent(weights -> weights(json, weights));
    }

    /** Writes weights, without the items of weight 0. The modulus is 0 for weights without a modulus. */
    private void weights(JsonMembers json, Weights weights) {
        SortedMap<Long, List<Integer>> items = new TreeMap<>();
        for (int item = 0; item < weights.items(); item++) {
            if (weights.weight(item) != 0) {
                items.computeIfAbsent(weights.weight(item), k -> new ArrayList<>())
                        .add(item);
            }
        }
        List<Map.Entry<Long, List<Integer>>> entries = List.copyOf(items.entrySet());
        json.object("weights", to -> {
            to.put("modulus", weights.modulus());
            to.put("total", weights.total());
            options(to, "taken", boxed(weights.givens().givenOptions()));
            options(to, "excluded", boxed(weights.givens().forbiddenOptions()));
            to.objects("weights", entries, (one, entry) -> {
                one.put("weight", entry.getKey());
                items(one, "items", entry.getValue());
            });
        });
    }

    private static List<Integer> boxed(int... options) {
        return IntStream.of(options).boxed().toList();
    }

    private void several(JsonMembers json, Explanation.Several several) {
        options(json, "only_first", several.onlyInFirst());
        options(json, "only_second", several.onlyInSecond());
        options(json, "extra_givens", several.extraGivens());
        json.put("extra_size", lower(several.extraSize()));
        json.put("any_solution", several.anySolution());
        options(json, "then", several.then());
    }

    /** Writes the parts as a list, because a chain of parts may be long. Only cases are nested. */
    private void refutation(JsonMembers json, String name, Refutation begin) {
        List<Refutation> chain = new ArrayList<>();
        Refutation last = begin;
        while (last instanceof Refutation.Forced forced) {
            chain.add(forced);
            last = forced.then();
        }
        chain.add(last);
        json.objects(name, chain, this::part);
    }

    private void part(JsonMembers json, Refutation part) {
        String kind =
                part instanceof Refutation.Forced ? "forced" : part instanceof Refutation.Cases ? "cases" : "dead";
        json.put("kind", kind).put("item", cover.itemName(part.item()));
        json.objects("blocked", part.why(), this::blocked);
        if (part instanceof Refutation.Forced forced) {
            option(json, forced.option());
        } else if (part instanceof Refutation.Cases cases) {
            json.objects("cases", cases.cases(), (to, one) -> {
                option(to, one.option());
                refutation(to, "then", one.then());
            });
        }
    }

    private void blocked(JsonMembers json, Blocked blocked) {
        option(json, blocked.option());
        if (!blocked.isBefore()) {
            json.put("item", cover.itemName(blocked.item()));
        }
        options(json, "by", blocked.by());
    }

    /** Writes a list of options. */
    public void options(JsonMembers json, String name, List<Integer> options) {
        json.objects(name, options, this::option);
    }

    private void option(JsonMembers json, int option) {
        json.put("option", option + 1L).put("label", cover.label(option));
    }

    private void items(JsonMembers json, String name, List<Integer> items) {
        json.texts(name, items.stream().map(cover::itemName).toList());
    }

    private static String lower(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT);
    }
}
