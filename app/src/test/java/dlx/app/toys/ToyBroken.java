package dlx.app.toys;

import dlx.api.CoverBuilder;
import dlx.api.HasPictures;
import dlx.api.HasSymmetries;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import java.util.List;
import java.util.function.UnaryOperator;

/** Fails if the puzzle asks for it. */
public final class ToyBroken implements HasPictures<String, String>, HasSymmetries<String, String> {

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
        cover.option(word, cover.item("thing"));
    }

    @Override
    public String render(String word, Solution<String> solution) {
        fail("render", word);
        return word + '\n';
    }

    @Override
    public Svg picture(String word, Solution<String> solution) {
        fail("picture", word);
        return new Svg(1, 1);
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
