package dlx.core.explain;

import dlx.core.explain.ItemGroup.Member;
import java.util.List;

/**
 * Some items of a group, and the words for them.
 *
 * @param how lines that tell which they are; none where all of the group are meant
 * @param members the items
 * @param one the words for one of them
 * @param many the words for several
 */
record Marking(List<String> how, List<Member> members, String one, String many) {

    /** How often they must be covered together. */
    long need() {
        return Weighing.need(members);
    }

    /** Whether some must be covered more than once. */
    boolean isMultiple() {
        return members.stream().anyMatch(member -> member.need() > 1);
    }

    /** So many of them. */
    String counted(long number) {
        return Nouns.counted(number, one, many);
    }
}
