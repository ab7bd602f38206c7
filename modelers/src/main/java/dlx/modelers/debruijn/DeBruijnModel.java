package dlx.modelers.debruijn;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasPictures;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.HasSymmetries;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * A model of de Bruijn cycles: letters in a ring so that each word of a given length can be read in it once.
 *
 * <p>An option is a word that begins in a slot. Each word begins in one slot, and in each slot one word begins. The
 * color of a slot is its letter; all words that contain the slot agree on it.
 *
 * @since 0.1
 */
public final class DeBruijnModel extends BundledModel<Cycle, DeBruijnModel.Start>
        implements HasPictures<Cycle, DeBruijnModel.Start>,
                HasSymmetries<Cycle, DeBruijnModel.Start>,
                HasRecovery,
                HasReadableSolutions {

    /**
     * The option "this word begins here".
     *
     * @param word the word
     * @param slot the slot of its first letter, from 1
     */
    public record Start(String word, int slot) {

        @Override
        public String toString() {
            return word + " at " + slot;
        }
    }

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public DeBruijnModel() {
        super("de-bruijn", Topic.GRAPHS, "de Bruijn cycles: a ring of letters with each word once", "01 4 0000\n");
    }

    @Override
    public String grammar() {
        return """
                A puzzle is a line: the letters, the length of the words, and perhaps the letters in the first slots of
                the ring, '.' for a free slot:

                  01 4
                  abc 2 a.b

                There are as many slots as words, at most %d. Solutions are such lines with all slots filled. The slots
                are numbered, so the rotations of a cycle are different solutions. To get each cycle once, give its
                beginning, which can be any word ("01 4 0000"). Lines that start with '#' are comments.
                """.formatted(CycleReader.MOST_SLOTS);
    }

    @Override
    public Cycle parse(PuzzleText text) {
        return CycleReader.read(text);
    }

    /** Returns {@code true}: a puzzle is one line, which has been read. */
    @Override
    public boolean resume(PuzzleText text) {
        return true;
    }

    @Override
    public void describe(Cycle cycle, CoverBuilder<Start> cover) {
        List<String> words = cycle.words();
        int m = cycle.size();
        Items wordItems = cover.items("word", m).named(i -> "word " + words.get(i));
        Items starts = cover.items("start", m).named(i -> "start " + (i + 1));
        Items slots = cover.items("slot", m).secondary().named(i -> "slot " + (i + 1));
        for (int slot = 0; slot < m; slot++) {
            for (int w = 0; w < m; w++) {
                String word = words.get(w);
                if (cycle.allows(word, slot)) {
                    List<Item> held = new ArrayList<>(List.of(wordItems.at(w), starts.at(slot)));
                    for (int i = 0; i < word.length(); i++) {
                        held.add(slots.at((slot + i) % m).colored(word.substring(i, i + 1)));
                    }
                    cover.option(new Start(word, slot + 1), held);
                }
            }
        }
    }

    @Override
    public String render(Cycle cycle, Solution<Start> solution) {
        return cycle.letters() + ' ' + cycle.length() + ' ' + cycle.with(solution.options().stream()) + '\n';
    }

    @Override
    public Svg picture(Cycle cycle, Solution<Start> solution) {
        return CyclePicture.draw(cycle, cycle.with(solution.options().stream()));
    }

    /** Returns the areas of the slots of a word, which is never longer than the cycle. */
    @Override
    public List<Area> areas(Cycle cycle, Start start) {
        return IntStream.range(0, cycle.length())
                .map(k -> (start.slot() - 1 + k) % cycle.size())
                .mapToObj(slot -> CyclePicture.area(cycle, slot))
                .toList();
    }

    /**
     * Returns the symmetries of a cycle without given letters: a turn by a slot, a reversal, and exchanges of two
     * letters. With given letters, the list is empty.
     */
    @Override
    public List<UnaryOperator<Start>> symmetries(Cycle cycle) {
        if (!cycle.isFree()) {
            return List.of();
        }
        int m = cycle.size();
        List<UnaryOperator<Start>> symmetries = new ArrayList<>();
        symmetries.add(start -> new Start(start.word(), start.slot() % m + 1));
        symmetries.add(start -> new Start(
                new StringBuilder(start.word()).reverse().toString(),
                Math.floorMod(-start.slot() - cycle.length(), m) + 1));
        for (int i = 1; i < cycle.letters().length(); i++) {
            char one = cycle.letters().charAt(i - 1);
            char other = cycle.letters().charAt(i);
            symmetries.add(start -> new Start(exchanged(start.word(), one, other), start.slot()));
        }
        return symmetries;
    }

    private static String exchanged(String word, char one, char other) {
        StringBuilder exchanged = new StringBuilder();
        word.chars().forEach(c -> exchanged.append(c == one ? other : c == other ? one : (char) c));
        return exchanged.toString();
    }
}
