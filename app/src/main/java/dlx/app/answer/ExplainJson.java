package dlx.app.answer;

import dlx.api.Cover;
import dlx.app.run.PuzzleTask;
import dlx.core.explain.Blocked;
import dlx.core.explain.Deduction;
import dlx.core.explain.Explanation;
import dlx.core.explain.PossibleOptions;
import dlx.core.explain.Rating;
import dlx.core.explain.Refutation;
import dlx.core.explain.Revision;
import dlx.core.explain.Sentences;
import dlx.core.explain.SolvingPath;
import dlx.core.weights.Weights;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The objects of the commands that explain. An option is an object of its number from 1 and its label, an item is its name.
 *
 */
public final class ExplainJson {

    private final Cover<?> cover;
    private final JsonLine json;

    private ExplainJson(Cover<?> cover, JsonLine json) {
        this.cover = cover;
        this.json = json;
    }

    /**
     * An explanation.
     *
     * @param words its lines for people
     */
    public static String explanation(
            PuzzleTask<?, ?> task, Cover<?> cover, Explanation explanation, List<String> words) {
        return JsonLine.of("explanation", task.number(), json -> {
            ExplainJson to = new ExplainJson(cover, json);
            if (explanation instanceof Explanation.NoSolution none) {
                to.noSolution(none);
            } else if (explanation instanceof Explanation.Several several) {
                to.several(several);
            } else if (explanation instanceof Explanation.Unique unique) {
                json.put("verdict", "unique");
                to.options("solution", unique.solution());
                way(json, unique.path());
            } else {
                json.put("verdict", "unknown");
            }
            json.put("stopped", explanation.stopped());
            json.put("words", words);
        });
    }

    /** A step; they count from 1. */
    public static String step(int puzzle, int number, Cover<?> cover, Deduction step, Sentences words) {
        return JsonLine.of("step", puzzle, json -> {
            ExplainJson to = new ExplainJson(cover, json);
            json.put("number", number);
            json.put("kind", lower(step.kind()));
            to.option(step.option());
            if (!step.also().isEmpty()) {
                to.options("also", step.also());
            }
            Optional<String> technique = words.technique(step);
            if (technique.isPresent()) {
                json.put("technique", technique.get());
            }
            rating(json, step.rating(), step.exact());
            to.items("demands", step.demands());
            to.refutation("why", step.why());
            json.put("words", words.sentence(step));
        });
    }

    /** How hard a puzzle is, or why that is not known. */
    public static String rating(int puzzle, SolvingPath path) {
        return JsonLine.of("rating", puzzle, json -> {
            json.put("verdict", verdict(path.end()));
            way(json, path);
            json.put("stopped", path.stopped());
        });
    }

    /** What is known of a puzzle whose way ends so: {@code unique}, {@code multiple}, {@code none}, {@code unknown}. */
    public static String verdict(SolvingPath.End end) {
        return switch (end) {
            case SOLVED -> "unique";
            case SEVERAL -> "multiple";
            case NONE -> "none";
            case STOPPED -> "unknown";
        };
    }

    /** The options that occur in some solution. */
    public static String alive(int puzzle, Cover<?> cover, PossibleOptions alive) {
        return JsonLine.of("alive", puzzle, json -> {
            ExplainJson to = new ExplainJson(cover, json);
            to.options("alive", alive.alive().stream().boxed().toList());
            to.options("unknown", alive.unknown().stream().boxed().toList());
            json.put("stopped", alive.stopped());
        });
    }

    /**
     * A revision.
     *
     * @param puzzle the text of the nearest puzzle with one solution, if there is one
     * @param words its lines for people
     */
    public static String revision(
            PuzzleTask<?, ?> task, Cover<?> cover, Revision revision, Optional<String> puzzle, List<String> words) {
        return JsonLine.of("revision", task.number(), json -> {
            ExplainJson to = new ExplainJson(cover, json);
            if (revision instanceof Revision.OneSolution one) {
                to.one(one);
            } else if (revision instanceof Revision.SeveralSolutions several) {
                to.several(several.difference());
                to.options("single", several.single());
                json.put("single_known", several.singleKnown());
                to.options("unneeded", several.unneeded());
                json.put("unneeded_known", several.unneededKnown());
            } else if (revision instanceof Revision.NoSolution none) {
                to.none(none);
            } else {
                json.put("verdict", "unknown");
            }
            if (puzzle.isPresent()) {
                json.put("puzzle_text", puzzle.get());
            }
            json.put("stopped", revision.stopped());
            json.put("words", words);
        });
    }

    private void one(Revision.OneSolution one) throws IOException {
        json.put("verdict", "unique");
        options("solution", one.solution());
        options("needed", one.needed());
        options("unneeded", one.unneeded());
        options("unknown", one.open());
        options("smallest", one.smallest());
        json.put("smallest_size", lower(one.size()));
        json.putObjects("minimal", one.minimal(), part -> options("givens", part));
        json.put("all", one.all());
    }

    private void none(Revision.NoSolution none) throws IOException {
        json.put("verdict", "none");
        json.put("impossible", none.impossible());
        json.putObjects("repairs", none.repairs(), repair -> {
            options("without", repair.without());
            json.put("known", repair.known());
            options("added", repair.added());
            json.put("added_size", lower(repair.size()));
            json.put("any_solution", repair.anySolution());
            options("instead", repair.instead());
            json.put("instead_known", repair.insteadKnown());
        });
        json.put("all", none.all());
    }

    private static void way(JsonLine json, SolvingPath path) throws IOException {
        json.put("steps", path.steps().size());
        rating(
                json,
                path.rating(),
                path.steps().stream()
                        .filter(step -> step.rating().equals(path.rating()))
                        .allMatch(Deduction::exact));
    }

    /** {@code exact} is false where the level is known to be at most this. */
    private static void rating(JsonLine json, Rating rating, boolean exact) throws IOException {
        json.put("level", rating.level());
        json.put("level_name", rating.name());
        json.put("nodes", rating.nodes());
        json.put("effort", rating.effort());
        json.put("exact", exact);
    }

    private void noSolution(Explanation.NoSolution none) throws IOException {
        json.put("verdict", "none");
        options("givens", none.givens());
        json.put("given_size", lower(none.givenSize()));
        if (none.clash() != Blocked.NONE) {
            json.put("clash", cover.itemName(none.clash()));
        }
        items("demands", none.demands());
        json.put("demand_size", lower(none.demandSize()));
        options("suspects", none.suspects());
        json.put("suspects_known", none.suspectsKnown());
        if (none.refutation().isPresent()) {
            refutation("refutation", none.refutation().get());
        }
        if (none.weights().isPresent()) {
            weights(none.weights().get());
        }
    }

    /** Items that weigh nothing are left out; without a modulus it is 0. */
    private void weights(Weights weights) throws IOException {
        SortedMap<Long, List<Integer>> items = new TreeMap<>();
        for (int item = 0; item < weights.items(); item++) {
            if (weights.weight(item) != 0) {
                items.computeIfAbsent(weights.weight(item), k -> new ArrayList<>())
                        .add(item);
            }
        }
        json.putObject("weights", to -> {
            to.put("modulus", weights.modulus());
            to.put("total", weights.total());
            options("taken", Arrays.stream(weights.givens().taken()).boxed().toList());
            options("excluded", Arrays.stream(weights.givens().banned()).boxed().toList());
            json.putObjects("weights", items.entrySet(), entry -> {
                json.put("weight", entry.getKey());
                items("items", entry.getValue());
            });
        });
    }

    private void several(Explanation.Several several) throws IOException {
        json.put("verdict", "multiple");
        options("only_first", several.onlyInFirst());
        options("only_second", several.onlyInSecond());
        options("extra_givens", several.extraGivens());
        json.put("extra_size", lower(several.extraSize()));
        json.put("any_solution", several.anySolution());
        options("then", several.then());
    }

    /** The parts in a list, for a chain of them may be long; only cases are nested. */
    private void refutation(String name, Refutation begin) throws IOException {
        List<Refutation> chain = new ArrayList<>();
        Refutation last = begin;
        while (last instanceof Refutation.Forced forced) {
            chain.add(forced);
            last = forced.then();
        }
        chain.add(last);
        json.putObjects(name, chain, this::part);
    }

    private void part(Refutation part) throws IOException {
        String kind =
                part instanceof Refutation.Forced ? "forced" : part instanceof Refutation.Cases ? "cases" : "dead";
        json.put("kind", kind).put("item", cover.itemName(part.item()));
        json.putObjects("blocked", part.why(), this::blocked);
        if (part instanceof Refutation.Forced forced) {
            option(forced.option());
        } else if (part instanceof Refutation.Cases cases) {
            json.putObjects("cases", cases.cases(), one -> {
                option(one.option());
                refutation("then", one.then());
            });
        }
    }

    private void blocked(Blocked blocked) throws IOException {
        option(blocked.option());
        if (!blocked.isBefore()) {
            json.put("item", cover.itemName(blocked.item()));
        }
        options("by", blocked.by());
    }

    private void options(String name, List<Integer> options) throws IOException {
        json.putObjects(name, options, this::option);
    }

    private void option(int option) throws IOException {
        json.put("option", option + 1L).put("label", cover.label(option));
    }

    private void items(String name, List<Integer> items) throws IOException {
        json.put(name, items.stream().map(cover::itemName).toList());
    }

    private static String lower(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT);
    }
}
