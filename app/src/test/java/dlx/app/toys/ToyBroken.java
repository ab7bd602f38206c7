package dlx.app.toys;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.PuzzleText;
import dlx.api.Svg;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Fails where the puzzle says so. */
public final class ToyBroken implements ExactCoverModel<String, String> {

    @Override
    public String id() {
        return "toy-broken";
    }

    @Override
    public String title() {
        throw new IllegalStateException("no title today");
    }

    @Override
    public String parse(PuzzleText text) {
        String word = text.nextFilled("a word").text();
        fail("parse", word);
        return word;
    }

    @Override
    public void describe(String word, CoverBuilder<String> cover) {
        fail("describe", word);
        if (word.equals("sleep")) {
            sleepForEver();
        }
        cover.option(word, cover.primary("thing"));
    }

    @Override
    public String render(String word, List<String> solution) {
        fail("render", word);
        return word + '\n';
    }

    @Override
    public Optional<Svg> picture(String word, List<String> solution) {
        fail("picture", word);
        return Optional.empty();
    }

    @Override
    public List<UnaryOperator<String>> symmetries(String word) {
        return List.of(option -> {
            fail("symmetries", word);
            return option;
        });
    }

    private static void sleepForEver() {
        synchronized (ToyBroken.class) {
            while (true) {
                try {
                    ToyBroken.class.wait();
                } catch (InterruptedException e) {
                    // it does not listen
                }
            }
        }
    }

    private static void fail(String step, String word) {
        if (word.equals(step)) {
            throw new IllegalStateException("told to");
        }
    }
}
