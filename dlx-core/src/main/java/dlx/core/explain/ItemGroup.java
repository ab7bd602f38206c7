package dlx.core.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The items of a cover whose names begin alike and that must or may still be covered. A sentence about some of them
 * only has to distinguish them within the group.
 *
 * @param name the common beginning of their names
 * @param members the items in their order
 * @param dimensions number of coordinates of all their places; 0 if the items differ in it or do not have
 *     coordinates
 */
record ItemGroup(String name, List<Member> members, int dimensions) {

    /** Minimum number of items with and without the weight for a pattern; a list of fewer items is shorter. */
    private static final int FEWEST = 2;

    private static final int FEWEST_MARKED = 3;

    /**
     * An item of the group.
     *
     * @param item number of the item
     * @param place parts of the item's name
     * @param weight weight of the item
     * @param need number of times that the item must still be covered; 0 if that is not fixed, and then the weight
     *     is 0
     */
    record Member(int item, Place place, long weight, int need) {}

    /** Returns the groups in the order of their first items. */
    static List<ItemGroup> of(List<Member> members) {
        Map<String, List<Member>> groups = new LinkedHashMap<>();
        for (Member member : members) {
            groups.computeIfAbsent(member.place().group(), k -> new ArrayList<>())
                    .add(member);
        }
        List<ItemGroup> all = new ArrayList<>();
        groups.forEach((name, some) -> all.add(of(name, some)));
        return all;
    }

    private static ItemGroup of(String name, List<Member> members) {
        int least = members.stream().mapToInt(m -> m.place().at().size()).min().orElse(0);
        int most = members.stream().mapToInt(m -> m.place().at().size()).max().orElse(0);
        int dimensions = least == most || least == 2 ? most : 0;
        List<Member> placed = members.stream()
                .map(m -> new Member(m.item(), m.place().in(dimensions), m.weight(), m.need()))
                .toList();
        return new ItemGroup(name, placed, dimensions);
    }

    boolean isBoard() {
        return dimensions > 1;
    }

    /** Returns true if a sentence can use the name of the group. */
    boolean isNamed() {
        return !name.equals(Place.ITEM);
    }

    /** Returns true if each item must be covered a fixed number of times. */
    boolean isFixed() {
        return members.stream().allMatch(member -> member.need() > 0);
    }

    boolean weighs() {
        return members.stream().anyMatch(member -> member.weight() != 0);
    }

    SortedSet<Long> values() {
        SortedSet<Long> values = new TreeSet<>();
        members.forEach(member -> values.add(member.weight()));
        return values;
    }

    /** Returns the items with a weight. */
    List<Member> having(long weight) {
        return members.stream().filter(member -> member.weight() == weight).toList();
    }

    /**
     * Returns the first pattern that marks exactly the items with a weight, among the items accepted by {@code looked}.
     */
    Optional<Pattern> pattern(long weight, Predicate<Member> looked) {
        List<Member> seen = members.stream().filter(looked).toList();
        long marked = having(weight).size();
        if (marked < FEWEST || seen.size() - marked < FEWEST) {
            return Optional.empty();
        }
        boolean zero = seen.stream().anyMatch(member -> member.place().at().contains(0));
        return (zero ? Pattern.fromZero(dimensions) : Pattern.of(dimensions))
                .stream()
                        .filter(pattern ->
                                marked >= FEWEST_MARKED || !pattern.name().equals("marked"))
                        .filter(pattern ->
                                seen.stream().allMatch(m -> pattern.marks().test(m.place()) == (m.weight() == weight)))
                        .findFirst();
    }

    Optional<Pattern> pattern(long weight) {
        return pattern(weight, member -> true);
    }
}
