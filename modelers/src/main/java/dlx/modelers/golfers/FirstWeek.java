package dlx.modelers.golfers;

import java.util.Collections;
import java.util.List;

/**
 * The groups of week 1 if it is fixed, which are the players in their order, and the groups that other weeks may then
 * have.
 */
final class FirstWeek {

    private final Club club;

    /** Number of players of each group, in the order of the groups. */
    private final List<Integer> sizes;

    /** The group of each player, both from 0. */
    private final int[] groupOf;

    FirstWeek(Club club) {
        this.club = club;
        sizes = club.groups().stream()
                .flatMap(groups -> Collections.nCopies(groups.number(), groups.size()).stream())
                .toList();
        groupOf = new int[club.players().size()];
        int player = 0;
        for (int group = 0; group < sizes.size(); group++) {
            for (int k = 0; k < sizes.get(group); k++) {
                groupOf[player++] = group;
            }
        }
    }

    /**
     * Returns true if a group may be in a plan. Without a fixed first week every group may. With it, week 1 is the
     * players in their order, and two players of one of its groups do not meet later. If all pairs meet, the first
     * player meets the players of the second group in their order, from week 2 on. No two of these meetings are in one
     * week, so any plan becomes such a plan by an exchange of later weeks.
     */
    boolean allows(Flight group) {
        if (!club.fixed()) {
            return true;
        }
        List<Player> players = group.players();
        long met = players.stream().mapToInt(this::group).distinct().count();
        if (group.week() == 1) {
            return met == 1 && players.size() == sizes.get(group(players.get(0)));
        }
        return met == players.size() && (club.surplus() != 0 || isInOrder(group));
    }

    private boolean isInOrder(Flight group) {
        if (group.players().get(0).number() != 1) {
            return true;
        }
        Player second = group.players().get(1);
        return group.week() <= sizes.get(1) + 1
                ? second.number() == sizes.get(0) + group.week() - 1
                : group(second) != 1;
    }

    private int group(Player player) {
        return groupOf[player.number() - 1];
    }
}
