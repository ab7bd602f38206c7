package dlx.library;

import dlx.api.ModelException;
import dlx.commands.json.GeneratedJson;
import dlx.commands.json.JsonMembers;
import dlx.commands.json.ReasonJson;
import dlx.commands.model.GenerateCommand;
import dlx.core.explain.Rating;
import dlx.core.generate.Generated;
import dlx.core.generate.Generation;
import dlx.core.generate.Generator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** Generates a puzzle of the shape of a puzzle that was read, and sends its progress if the request asks for it. */
record FreshPuzzles<P, O>(ReadPuzzle<P, O> about, Asked asked, Consumer<String> lines) {

    String made() {
        return wished(plain())
                .map(generator -> json(generator.generate(asked.number("number", 1))))
                .orElseGet(() -> JsonMembers.answer("no_diagram", json -> {}));
    }

    private Generator<P, O> plain() {
        try {
            return Generator.of(about.model(), about.puzzle())
                    .settings(about.settings())
                    .limits(asked.limits());
        } catch (ModelException e) {
            throw new Refusal(Library.NO_PUZZLE, e.code(), GenerateCommand.refusal(e, about.model()));
        }
    }

    private Optional<Generator<P, O>> wished(Generator<P, O> plain) {
        Generator<P, O> wished = plain.seed(asked.number("seed", 0));
        int fewest = asked.amount("fewestGivens", 0);
        int most = asked.amount("mostGivens", Integer.MAX_VALUE);
        if (fewest > 0 || most < Integer.MAX_VALUE) {
            wished = wished.givens(fewest, most);
        }
        OptionalLong easiest = asked.number("fromLevel");
        OptionalLong hardest = asked.number("toLevel");
        if (easiest.isPresent() || hardest.isPresent()) {
            wished =
                    wished.rating(new Rating((int) Math.min(easiest.orElse(0), Rating.SEARCH), 0), Rating.greatest((int)
                            Math.min(hardest.orElse(Rating.SEARCH), Rating.SEARCH)));
        } else if (asked.flag("rated")) {
            wished = wished.rated();
        }
        if (asked.flag("nearest")) {
            wished = wished.onAttempt(this::report).onNearer(this::report);
        }
        Optional<String> group = asked.word("symmetric");
        if (group.isPresent()) {
            wished = wished.symmetric(known(group.get(), plain.itemGroups()));
        }
        return asked.flag("uniform") ? wished.uniform() : Optional.of(wished);
    }

    private void report(long attempts) {
        lines.accept(JsonMembers.answer("progress", json -> json.put("attempts", attempts)));
    }

    private void report(Generated<P, O> nearest) {
        lines.accept(JsonMembers.answer("nearest", json -> GeneratedJson.puzzle(json, nearest, FreshPuzzles::rating)));
    }

    private static String known(String group, List<String> groups) {
        if (groups.isEmpty()) {
            throw new Refusal(
                    Library.BAD,
                    "no_groups",
                    "symmetric " + group + ": not supported for this puzzle, because its items are not in groups");
        }
        if (!groups.contains(group)) {
            throw Refusal.unknown("group", group, groups);
        }
        return group;
    }

    private String json(Generation<P, O> made) {
        return JsonMembers.answer("generated", json -> {
            GeneratedJson.end(json, made);
            made.impossible().ifPresent(weights -> json.put("modulus", weights.modulus()));
            made.puzzle().ifPresent(puzzle -> {
                GeneratedJson.puzzle(json, puzzle, FreshPuzzles::rating);
                json.put("line", GenerateCommand.isLine(puzzle.text(), about.model(), about.settings()));
            });
        });
    }

    private static void rating(JsonMembers json, Rating rating) {
        ReasonJson.rating(json, rating, "levelName");
        json.put("rating", rating.toString());
    }
}
