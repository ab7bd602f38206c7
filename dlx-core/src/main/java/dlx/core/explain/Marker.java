package dlx.core.explain;

import dlx.core.explain.ItemGroup.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds words for the items of a weight: a pattern with a name, a list, or a drawing. */
final class Marker {

    /** Maximum number of items that are listed within a sentence; longer lists get separate lines. */
    private static final int LISTED = 12;

    private final Sentences.Names names;
    private final boolean full;
    private boolean cut;

    Marker(Sentences.Names names, boolean full) {
        this.names = names;
        this.full = full;
    }

    /** Returns true if a list was left out because it is long. */
    boolean isCut() {
        return cut;
    }

    String one(ItemGroup group) {
        return names.show().apply(group.name());
    }

    String many(ItemGroup group) {
        return names.show().apply(Nouns.many(group.name()));
    }

    /** Returns a marking of the items of a group with a weight. */
    Marking mark(ItemGroup group, long weight) {
        List<Member> members = group.having(weight);
        if (members.size() == group.members().size()) {
            return new Marking(List.of(), members, one(group), many(group));
        }
        Optional<Pattern> pattern = group.pattern(weight);
        return pattern.isPresent()
                ? named(pattern.get(), pattern.get().name(), group, members)
                : new Marking(
                        listed("Mark", "", group, members), members, "marked " + one(group), "marked " + many(group));
    }

    /** Returns a marking of the items outside a pattern, which are those with a weight. */
    Marking others(ItemGroup group, Pattern pattern, long weight) {
        return named(pattern, pattern.other(), group, group.having(weight));
    }

    Marking named(Pattern pattern, String name, ItemGroup group, List<Member> members) {
        return new Marking(
                List.of(pattern.instruction().replace("%s", many(group))),
                members,
                name + " " + one(group),
                name + " " + many(group));
    }

    /** Returns a sentence about each of some items, followed by lines with their names if there are many. */
    List<String> listed(String verb, String what, ItemGroup group, List<Member> members) {
        Optional<String> brief = brief(group, members);
        if (brief.isPresent()) {
            return List.of(verb + " " + brief.get() + what + ".");
        }
        List<String> lines = new ArrayList<>();
        lines.add(verb + " these " + Nouns.counted(members.size(), one(group), many(group)) + what + ":");
        long weight = members.get(0).weight();
        lines.addAll(
                BoardDrawing.of(group, m -> m.weight() == weight ? "#" : ".").orElseGet(() -> wrapped(members)));
        return lines;
    }

    /** Returns the names of at most {@link #LISTED} items; empty if there are more. */
    Optional<String> brief(ItemGroup group, List<Member> members) {
        if (members.size() > LISTED) {
            return Optional.empty();
        }
        List<String> words =
                members.stream().map(m -> names.show().apply(m.place().word())).toList();
        return Optional.of("the " + (members.size() == 1 ? one(group) : many(group)) + " " + Sentences.and(words));
    }

    /** Returns the names of all items in lines, or a hint if that takes more lines than a contradiction may have. */
    private List<String> wrapped(List<Member> members) {
        List<String> lines = Sentences.wrapped(
                "  ",
                members.stream().map(m -> names.show().apply(m.place().word())).toList());
        if (lines.size() <= Tree.MOST_LINES || full) {
            return lines;
        }
        cut = true;
        return List.of("  (a long list)");
    }

    /**
     * Returns words for each item of a weight, without an instruction before them; empty if the items need a long list.
     */
    Optional<String> each(ItemGroup group, long weight) {
        List<Member> members = group.having(weight);
        if (members.size() == group.members().size() && members.size() > 1) {
            return Optional.of("each " + one(group));
        }
        Optional<Pattern> pattern = group.pattern(weight);
        return pattern.isPresent()
                ? Optional.of(pattern.get().which().replace("%s", one(group)))
                : brief(group, members);
    }

    /** Returns the weights of all items of a group, as a drawing or as lists. */
    List<String> weights(ItemGroup group) {
        Optional<List<String>> drawn = BoardDrawing.of(group, m -> m.weight() == 0 ? "." : String.valueOf(m.weight()));
        List<String> lines = new ArrayList<>();
        if (drawn.isPresent()) {
            lines.add("Give the " + many(group) + " these weights:");
            lines.addAll(drawn.get());
            return lines;
        }
        for (long weight : group.values()) {
            if (weight != 0) {
                lines.addAll(listed("Give", " the weight " + weight, group, group.having(weight)));
            }
        }
        return lines;
    }
}
