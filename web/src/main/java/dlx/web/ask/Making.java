package dlx.web.ask;

import dlx.core.explain.Rating;
import dlx.core.generate.Generated;
import dlx.core.generate.Generation;
import dlx.core.generate.Generator;
import dlx.web.play.OpenPuzzle;
import dlx.web.wire.Writing;
import java.util.Optional;
import java.util.function.Consumer;

/** Makes a fresh puzzle of the shape of an open one. */
final class Making<P, O> {

    private final OpenPuzzle<P, O> puzzle;
    private final Question question;
    private final Consumer<String> lines;

    Making(OpenPuzzle<P, O> puzzle, Question question, Consumer<String> lines) {
        this.puzzle = puzzle;
        this.question = question;
        this.lines = lines;
    }

    void generate() {
        Question.Wish wish = question.wish();
        Generator<P, O> any = Generator.of(puzzle.model(), puzzle.puzzle())
                .settings(puzzle.settings())
                .seed(wish.seed())
                .limits(question.limits())
                .onAttempt(this::tell);
        Generator<P, O> wanted = wish.easiest().isPresent() || wish.hardest().isPresent()
                ? any.rating(
                        new Rating(wish.easiest().orElse(0), 0),
                        hardest(wish.hardest().orElse(Rating.SEARCH)))
                : any.rated();
        Generation<P, O> made = wanted.generate(1);
        lines.accept(Writing.object(json -> {
            Optional<Generated<P, O>> found = made.puzzle();
            json.name("type").value("puzzle");
            json.name("found").value(made.found());
            json.name("attempts").value(made.attempts());
            json.name("stopped").value(made.stopped().name());
            Writing.text(json, "text", found.map(Generated::text));
            if (found.isPresent()) {
                json.name("givens").value(found.get().givens().size());
                Optional<Rating> rating = found.get().rating();
                if (rating.isPresent()) {
                    json.name("level").value(rating.get().level());
                    json.name("level_name").value(rating.get().name());
                    json.name("nodes").value(rating.get().nodes());
                    json.name("rating").value(rating.get().toString());
                }
            }
        }));
    }

    private static Rating hardest(int level) {
        return new Rating(level, level == Rating.SEARCH ? Long.MAX_VALUE : 0);
    }

    private void tell(long attempts) {
        lines.accept(Writing.object(json -> {
            json.name("type").value("progress");
            json.name("attempts").value(attempts);
        }));
    }
}
