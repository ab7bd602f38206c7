package dlx.core.explain;

import dlx.core.explain.ItemGroup.Member;
import java.util.List;

/**
 * Some items of a group, and the words for them.
 *
 * @param how instructions that mark the items; empty if all items of the group are meant
 * @param members the items
 * @param one the words for one of them
 * @param many the words for several of them
 */
record Marking(List<String> how, List<Member> members, String one, String many) {

    /** Returns the number of times that the items must be covered in all. */
    long need() {
        return Weighing.need(members);
    }

    /** Returns true if an item must be covered more than once. */
    boolean isMultiple() {
        return members.stream().anyMatch(member -> member.need() > 1);
    }

    /** Returns a number with the singular or plural words. */
    String counted(long number) {
        return Nouns.counted(number, one, many);
    }
}
