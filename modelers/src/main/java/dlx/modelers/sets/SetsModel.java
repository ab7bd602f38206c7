package dlx.modelers.sets;

import dlx.api.CoverBuilder;
import dlx.api.HasRecovery;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;

/**
 * Model of an exact cover by named sets: chooses sets of a family so that each primary item is in exactly one of them.
 * A secondary item is in at most one.
 */
public final class SetsModel extends BundledModel<SetFamily, SetsModel.NamedSet> implements HasRecovery {

    /**
     * The option "this set is chosen".
     *
     * @param name the name of the set, unique in the family
     */
    public record NamedSet(String name) {

        @Override
        public String toString() {
            return name;
        }
    }

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public SetsModel() {
        super("sets", Topic.ANY_COVER, "named sets: each item in exactly one chosen set", """
                items a b c d e f g
                P: c e
                Q: a d g
                R: b c f
                S: a d f
                T: b g
                U: d e g
                """);
    }

    @Override
    public String grammar() {
        return """
                A family is a line of items, then a line for each set:

                    items NAME ... [ | NAME ... ]
                    NAME: ITEM ...

                Items before the | are primary: exactly one chosen set holds each of them. Items after it are secondary:
                at most one chosen set holds each of them. A set holds at least one primary item, and does not hold an
                item twice. A name is any run of characters except blanks and colons; the colon of a set comes right
                after its name. The first line may also start with "items:"; the next line that starts in the same way
                begins the next family. Blank lines and lines that start with # are skipped.

                Without the line of items, a family is written as in books, in JSON or in Python:

                    NAME = {ITEM, ITEM ...}     for each set
                    {"NAME": [ITEM, ITEM ...], ...}
                    [[ITEM, ITEM ...], ...]     sets are numbered from 1

                All items of such a family are primary. Its universe is not written: a first set that holds every item
                is a set like the others.

                Answer: the lines of the chosen sets.
                """;
    }

    @Override
    public SetFamily parse(PuzzleText text) {
        return SetsReader.read(text);
    }

    @Override
    public boolean resume(PuzzleText text) {
        return SetsReader.skipToFamily(text);
    }

    @Override
    public void describe(SetFamily family, CoverBuilder<NamedSet> cover) {
        var items = family.items().declareIn(cover);
        family.sets().addTo(cover, items, k -> new NamedSet(family.names().get(k)));
    }

    @Override
    public String render(SetFamily family, Solution<NamedSet> solution) {
        StringBuilder text = new StringBuilder();
        solution.options().forEach(set -> text.append(family.line(set.name())).append('\n'));
        return solution.options().isEmpty() ? "\n" : text.toString(); // the empty choice is a solution, too
    }
}
