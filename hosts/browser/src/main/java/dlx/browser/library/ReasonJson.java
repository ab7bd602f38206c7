package dlx.browser.library;

import dlx.api.Cover;
import dlx.core.explain.Blocked;
import dlx.core.explain.Deduction;
import dlx.core.explain.Explanation;
import dlx.core.explain.Refutation;
import dlx.core.explain.Revision;
import dlx.core.explain.Sentences;
import dlx.core.explain.SolvingPath;
import dlx.core.weights.Weights;
import dlx.web.wire.JsonMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Reasons with all their parts, under the names that the command line gives them. An option is an object of its number from 1 and
 * its label, an item is its name.
 */
final class ReasonJson {

    private final Cover<?> cover;

    ReasonJson(Cover<?> cover) {
        this.cover = cover;
    }

    void explanation(JsonMembers json, Explanation explanation, List<String> words) {
        if (explanation instanceof Explanation.NoSolution none) {
            noSolution(json, none);
        } else if (explanation instanceof Explanation.Several several) {
            several(json, several);
        } else if (explanation instanceof Explanation.Unique unique) {
            json.put("verdict", "unique");
            options(json, "solution", unique.solution());
            way(json, unique.path());
        } else {
            json.put("verdict", "unknown");
        }
        json.put("stopped", explanation.stopped().name());
        json.texts("words", words);
    }

    void revision(JsonMembers json, Revision revision, Optional<String> puzzle, List<String> words) {
        if (!(revision instanceof Revision.SeveralSolutions)) {
            json.put("verdict", verdict(revision));
        }
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
        puzzle.ifPresent(text -> json.put("puzzle_text", text));
        json.put("stopped", revision.stopped().name());
        json.texts("words", words);
    }

    static String verdict(Revision revision) {
        if (revision instanceof Revision.OneSolution) {
            return "unique";
        }
        return revision instanceof Revision.SeveralSolutions
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

    void step(JsonMembers json, int number, Deduction step, Sentences words) {
        json.put("number", number);
        json.put("kind", lower(step.kind()));
        option(json, step.option());
        if (!step.also().isEmpty()) {
            options(json, "also", step.also());
        }
        words.technique(step).ifPresent(name -> json.put("technique", name));
        ReasonQuestions.rating(json, step.rating(), "level_name");
        json.put("exact", step.exact());
        items(json, "demands", step.demands());
        refutation(json, "why", step.why());
        json.put("words", words.sentence(step));
    }

    /** How hard the way is. */
    void way(JsonMembers json, SolvingPath path) {
        json.put("steps", path.steps().size());
        ReasonQuestions.rating(json, path.rating(), "level_name");
        json.put("exact", ReasonQuestions.isExact(path));
    }

    private void noSolution(JsonMembers json, Explanation.NoSolution none) {
        json.put("verdict", "none");
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

    /** Items that weigh nothing are left out; without a modulus it is 0. */
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
            options(to, "taken", boxed(weights.givens().taken()));
            options(to, "excluded", boxed(weights.givens().banned()));
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
        json.put("verdict", "multiple");
        options(json, "only_first", several.onlyInFirst());
        options(json, "only_second", several.onlyInSecond());
        options(json, "extra_givens", several.extraGivens());
        json.put("extra_size", lower(several.extraSize()));
        json.put("any_solution", several.anySolution());
        options(json, "then", several.then());
    }

    /** The parts in a list, for a chain of them may be long; only cases are nested. */
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

    void options(JsonMembers json, String name, List<Integer> options) {
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
