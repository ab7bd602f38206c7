package dlx.web.ask;

import dlx.commands.json.JsonMembers;
import dlx.core.explain.Rating;
import dlx.core.generate.Generated;
import dlx.core.generate.Generation;
import dlx.core.generate.Generator;
import dlx.web.play.OpenPuzzle;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** Generates a puzzle of the shape of an open puzzle, and sends its progress and result in lines. */
record Making<P, O>(OpenPuzzle<P, O> puzzle, PuzzleQuestion question, Consumer<String> lines) {

    void generate() {
        PuzzleQuestion.Wish wish = question.wish();
        Generator<P, O> any = Generator.of(puzzle.model(), puzzle.puzzle())
                .settings(puzzle.settings())
                .seed(wish.seed())
                .limits(question.limits())
                .onAttempt(this::report)
                .onNearer(this::report);
        Generator<P, O> wanted = wish.easiest().isPresent() || wish.hardest().isPresent()
                ? any.rating(
                        new Rating(wish.easiest().orElse(0), 0),
                        Rating.greatest(wish.hardest().orElse(Rating.SEARCH)))
                : any.rated();
        Generation<P, O> made = wanted.generate(1);
        lines.accept(JsonMembers.object(json -> {
            Optional<Generated<P, O>> found = made.puzzle();
            json.put("type", "puzzle");
            json.put("found", made.found());
            json.put("attempts", made.attempts());
            json.put("stopped", made.stopped());
            if (found.isPresent()) {
                write(json, found.get());
            } else {
                json.put("text", Optional.empty());
            }
        }));
    }

    private void report(Generated<P, O> nearest) {
        lines.accept(JsonMembers.answer("nearest", json -> {
            write(json, nearest);
        }));
    }

    private static void write(JsonMembers json, Generated<?, ?> puzzle) {
        json.put("text", puzzle.text());
        json.put("size", puzzle.size().name().toLowerCase(Locale.ROOT));
        json.put("givens", puzzle.givens().size());
        if (puzzle.rating().isPresent()) {
            Rating rating = puzzle.rating().get();
            json.put("level", rating.level());
            json.put("level_name", rating.name());
            json.put("nodes", rating.nodes());
            json.put("rating", rating.toString());
        }
    }

    private void report(long attempts) {
        lines.accept(JsonMembers.answer("progress", json -> {
            json.put("attempts", attempts);
        }));
    }
}
