package dlx.core.explain;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.core.explain.ItemGroup.Member;
import dlx.core.view.Position;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A cover with weights, and counts of the items that its options cover; all statements are checked on the options. */
record Weighing(CoverData cover, Weights weights, List<ItemGroup> groups, int[] left) {

    static Weighing of(Cover<?> named, Weights weights) {
        CoverData cover = named.data();
        Position position = new Position(cover, weights.givens());
        int[] left =
                IntStream.range(0, cover.optionCount()).filter(position::isLeft).toArray();
        BitSet held = held(cover, left);
        List<Member> members = new ArrayList<>();
        for (int i = 0; i < cover.itemCount(); i++) {
            boolean fixed = position.need(i) > 0 && position.need(i) == position.capacity(i);
            if (fixed || held.get(i)) {
                int need = fixed ? position.need(i) : 0;
                members.add(new Member(i, Place.of(named.itemName(i)), weights.weight(i), need));
            }
        }
        return new Weighing(cover, weights, ItemGroup.of(members), left);
    }

    private static BitSet held(CoverData cover, int... options) {
        BitSet items = new BitSet();
        IntStream.of(options).flatMap(cover::nodes).map(cover::item).forEach(items::set);
        return items;
    }

    long modulus() {
        return weights.modulus();
    }

    long total() {
        return weights.total();
    }

    /** Returns the groups with items whose weight is not 0. */
    List<ItemGroup> weighed() {
        return groups.stream().filter(ItemGroup::weighs).toList();
    }

    /** Returns true if options have been taken, so that sentences are about the remaining items. */
    boolean isRest() {
        return weights.givens().givenCount() > 0;
    }

    /** Returns true if no option is taken, excluded or forbidden. */
    boolean isAll() {
        return left.length == cover.optionCount();
    }

    /** Returns true if the cover has secondary items. */
    boolean hasOthers() {
        return IntStream.range(0, cover.itemCount()).anyMatch(i -> !cover.isPrimary(i));
    }

    /** Returns, for each available option, the number of given items that it covers. */
    int[] counts(Collection<Member> of) {
        BitSet items = new BitSet();
        of.forEach(member -> items.set(member.item()));
        return IntStream.of(left).map(option -> count(option, items)).toArray();
    }

    private int count(int option, BitSet items) {
        return (int) cover.nodes(option).map(cover::item).filter(items::get).count();
    }

    /** Returns the first available option that covers some of the items. */
    Optional<Integer> example(Collection<Member> of) {
        int[] counts = counts(of);
        return IntStream.range(0, counts.length)
                .filter(k -> counts[k] > 0)
                .mapToObj(k -> left[k])
                .findFirst();
    }

    /** Returns true if each available option holds one item of a group. */
    boolean isOncePerOption(ItemGroup group) {
        return IntStream.of(counts(group.members())).allMatch(count -> count == 1);
    }

    /**
     * Returns true if options can be called by a group: it has a name, each option holds one of its items, and it is
     * not a board.
     */
    boolean isNoun(ItemGroup group) {
        return group.isNamed() && !group.isBoard() && group.isFixed() && isOncePerOption(group);
    }

    /** Returns the group by which options can be called, if there is exactly one. */
    Optional<ItemGroup> noun() {
        List<ItemGroup> once = groups.stream().filter(this::isNoun).toList();
        return once.size() == 1 ? Optional.of(once.get(0)) : Optional.empty();
    }

    static long need(Collection<Member> of) {
        return of.stream().mapToLong(Member::need).sum();
    }
}
