package dlx.web.ask;

import com.google.gson.stream.JsonWriter;
import dlx.core.explain.Rating;
import dlx.core.generate.Generated;
import dlx.core.generate.Generation;
import dlx.core.generate.Generator;
import dlx.web.play.OpenPuzzle;
import dlx.web.wire.Writing;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** Makes a fresh puzzle of the shape of an open one. */
final class Making<P, O> {

    private final OpenPuzzle<P, O> puzzle;
    private final PuzzleQuestion question;
    private final Consumer<String> lines;

    Making(OpenPuzzle<P, O> puzzle, PuzzleQuestion question, Consumer<String> lines) {
        this.puzzle = puzzle;
        this.question = question;
        this.lines = lines;
    }

    void generate() {
        PuzzleQuestion.Wish wish = question.wish();
        Generator<P, O> any = Generator.of(puzzle.model(), puzzle.puzzle())
                .settings(puzzle.settings())
                .seed(wish.seed())
                .limits(question.limits())
                .onAttempt(this::tell)
                .onNearer(this::tell);
        Generator<P, O> wanted = wish.easiest().isPresent() || wish.hardest().isPresent()
                ? any.rating(
                        new Rating(wish.easiest().orElse(0), 0),
                        Rating.greatest(wish.hardest().orElse(Rating.SEARCH)))
                : any.rated();
        Generation<P, O> made = wanted.generate(1);
        lines.accept(Writing.object(json -> {
            Optional<Generated<P, O>> found = made.puzzle();
            json.name("type").value("puzzle");
            json.name("found").value(made.found());
            json.name("attempts").value(made.attempts());
            json.name("stopped").value(made.stopped().name());
            if (found.isPresent()) {
                write(json, found.get());
            } else {
                Writing.text(json, "text", Optional.empty());
            }
        }));
    }

    private void tell(Generated<P, O> nearest) {
        lines.accept(Writing.object(json -> {
            json.name("type").value("nearest");
            write(json, nearest);
        }));
    }

    private static void write(JsonWriter json, Generated<?, ?> puzzle) throws IOException {
        json.name("text").value(puzzle.text());
        json.name("size").value(puzzle.size().name().toLowerCase(Locale.ROOT));
        json.name("givens").value(puzzle.givens().size());
        if (puzzle.rating().isPresent()) {
            Rating rating = puzzle.rating().get();
            json.name("level").value(rating.level());
            json.name("level_name").value(rating.name());
            json.name("nodes").value(rating.nodes());
            json.name("rating").value(rating.toString());
        }
    }

    private void tell(long attempts) {
        lines.accept(Writing.object(json -> {
            json.name("type").value("progress");
            json.name("attempts").value(attempts);
        }));
    }
}
