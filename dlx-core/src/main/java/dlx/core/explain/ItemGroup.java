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
 * The items of a cover whose names begin alike, those that must or may still be covered: a sentence that is true of some of them
 * only has to tell which.
 *
 * @param name what they are called
 * @param members the items in their order
 * @param dimensions how many coordinates all their places have; 0 if some have others, or none
 */
record ItemGroup(String name, List<Member> members, int dimensions) {

    /** Of fewer items a list is shorter than a pattern. */
    private static final int FEWEST = 2;

    private static final int FEWEST_MARKED = 3;

    /**
     * An item.
     *
     * @param item its number
     * @param place its name, taken apart
     * @param weight what it weighs
     * @param need how often it must still be covered; 0 where that is no certain number, and then it weighs 0
     */
    record Member(int item, Place place, long weight, int need) {}

    /** The groups in the order of their first items. */
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

    /** Whether it has a name that a sentence may use. */
    boolean isNamed() {
        return !name.equals(Place.ITEM);
    }

    /** Whether each of the items must be covered a certain number of times. */
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

    /** The items of a weight. */
    List<Member> having(long weight) {
        return members.stream().filter(member -> member.weight() == weight).toList();
    }

    /** The first pattern that marks the items of a weight, and none of the others that are looked at. */
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
