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

/** A cover with weights, and what its options are seen to cover: nothing is taken for granted. */
final class Weighing {

    private final CoverData cover;
    private final Weights weights;
    private final List<ItemGroup> groups;
    private final int[] left;

    private Weighing(CoverData cover, Weights weights, List<ItemGroup> groups, int[] left) {
        this.cover = cover;
        this.weights = weights;
        this.groups = groups;
        this.left = left;
    }

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
        for (int option : options) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                items.set(cover.item(node));
            }
        }
        return items;
    }

    long modulus() {
        return weights.modulus();
    }

    long total() {
        return weights.total();
    }

    /** The groups with items that weigh something. */
    List<ItemGroup> weighed() {
        return groups.stream().filter(ItemGroup::weighs).toList();
    }

    /** Whether options have been taken, so that what is told is what they leave. */
    boolean isRest() {
        return weights.givens().givenCount() > 0;
    }

    /** Whether all options have been weighed: none is taken, excluded or banned. */
    boolean isAll() {
        return left.length == cover.optionCount();
    }

    /** Whether there are items that may be left uncovered. */
    boolean hasOthers() {
        return IntStream.range(0, cover.itemCount()).anyMatch(i -> !cover.isPrimary(i));
    }

    /** How many of some items each option covers that is left. */
    int[] counts(Collection<Member> of) {
        BitSet items = new BitSet();
        of.forEach(member -> items.set(member.item()));
        return IntStream.of(left).map(option -> count(option, items)).toArray();
    }

    private int count(int option, BitSet items) {
        int count = 0;
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            count += items.get(cover.item(node)) ? 1 : 0;
        }
        return count;
    }

    /** An option that is left and covers some of the items. */
    Optional<Integer> example(Collection<Member> of) {
        int[] counts = counts(of);
        return IntStream.range(0, counts.length)
                .filter(k -> counts[k] > 0)
                .mapToObj(k -> left[k])
                .findFirst();
    }

    /** Whether each option that is left holds one item of a group. */
    boolean isOncePerOption(ItemGroup group) {
        return IntStream.of(counts(group.members())).allMatch(count -> count == 1);
    }

    /** Whether options may be called by a group: it has a name, each option holds one of its items, and it is no board. */
    boolean isNoun(ItemGroup group) {
        return group.isNamed() && !group.isBoard() && group.isFixed() && isOncePerOption(group);
    }

    /** The only group that options may be called by. */
    Optional<ItemGroup> noun() {
        List<ItemGroup> once = groups.stream().filter(this::isNoun).toList();
        return once.size() == 1 ? Optional.of(once.get(0)) : Optional.empty();
    }

    static long need(Collection<Member> of) {
        return of.stream().mapToLong(Member::need).sum();
    }
}
