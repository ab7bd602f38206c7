package dlx.modelers.roundrobin;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A small tournament drawn at random, and all its timetables without a cover: each match in turn, wherever it can be. */
final class SlowTimetables {

    private final Random random;
    private final int teams;
    private final int meetings;
    private final int slots;

    /** Day of each slot; all slots are rounds if there is only one day. */
    private final List<String> days = new ArrayList<>();

    private final int fields;
    private final boolean named;
    private final int perDay;
    private final int rest;
    private final int balance;

    /** Slots in which a team cannot play, or a field cannot be used. */
    private final List<Set<Integer>> teamsAway = new ArrayList<>();

    private final List<Set<Integer>> fieldsAway = new ArrayList<>();
    private final Set<String> plans = new HashSet<>();

    SlowTimetables(long seed) {
        random = new Random(seed);
        teams = 2 + random.nextInt(4);
        meetings = teams < 4 ? 1 + random.nextInt(2) : 1;
        fields = teams == 5 ? 2 : 1 + random.nextInt(2);
        int matches = meetings * teams * (teams - 1) / 2;
        int fewest = Math.max(meetings * (teams - 1 + teams % 2), (matches + fields - 1) / fields);
        rest = teams < 5 ? Math.max(0, random.nextInt(4) - 1) : 0;
        slots = rest > 0
                ? Math.min(meetings * 6 + 1, Math.max(1, (fewest - 1) * (rest + 1) + 1 - random.nextInt(2)))
                : Math.max(1, fewest + random.nextInt(teams == 5 ? 1 : 3) - (teams == 5 ? 0 : 1));
        boolean hasDays = random.nextBoolean();
        balance = (teams < 4 || teams == 4 && fields == 2) && random.nextBoolean() ? 1 + random.nextInt(2) : 0;
        IntStream.range(0, slots).forEach(slot -> days.add(hasDays ? "d" + random.nextInt(3) : ""));
        named = random.nextInt(3) == 0 && teams < 5 && (balance == 0 || teams < 4);
        perDay = hasDays && random.nextBoolean() ? 2 + random.nextInt(2) : Integer.MAX_VALUE;
        for (int k = 0; k < teams; k++) {
            teamsAway.add(someSlots());
        }
        for (int k = 0; k < fields; k++) {
            fieldsAway.add(named ? someSlots() : Set.of());
        }
        place(0, new ArrayList<>());
    }

    private Set<Integer> someSlots() {
        return IntStream.range(0, slots)
                .filter(slot -> random.nextInt(25) == 0)
                .boxed()
                .collect(Collectors.toSet());
    }

    /** All timetables, each as its matches, sorted. */
    Set<String> plans() {
        return plans;
    }

    /** Returns the tournament as a text for the model. */
    String text() {
        StringBuilder text = new StringBuilder("teams:");
        IntStream.range(0, teams).forEach(team -> text.append(' ').append(team(team)));
        text.append("\nmeetings: ").append(meetings).append("\nslots:");
        if (days.get(0).isEmpty()) {
            text.append(' ').append(slots);
        } else {
            IntStream.range(0, slots).forEach(slot -> text.append(' ').append(slot(slot)));
        }
        text.append("\nfields:")
                .append(named ? fields == 1 ? " F0" : " F0 F1" : " " + fields)
                .append('\n');
        if (perDay < Integer.MAX_VALUE) {
            text.append("per day: ").append(perDay).append('\n');
        }
        if (balance > 0) {
            text.append("balance: ").append(balance).append('\n');
        }
        if (rest > 0) {
            text.append("rest: ").append(rest).append('\n');
        }
        IntStream.range(0, teams).forEach(team -> text.append(away(team(team), teamsAway.get(team))));
        IntStream.range(0, fields).forEach(field -> text.append(away("F" + field, fieldsAway.get(field))));
        return text.toString();
    }

    private String away(String name, Set<Integer> when) {
        return when.isEmpty()
                ? ""
                : when.stream()
                        .map(slot -> days.get(0).isEmpty() ? Integer.toString(slot + 1) : slot(slot))
                        .collect(Collectors.joining(" ", "not " + name + ": ", "\n"));
    }

    private static String team(int team) {
        return Character.toString('A' + team);
    }

    private String slot(int slot) {
        return days.get(slot).isEmpty() ? "round " + (slot + 1) : days.get(slot) + "/" + slot;
    }

    /** A match: home, guest, slot, field. */
    private void place(int next, List<int[]> plan) {
        List<int[]> pairs = pairs();
        if (next == pairs.size()) {
            if (isBalanced(plan)) {
                plans.add(plan.stream().map(this::words).sorted().collect(Collectors.joining(", ")));
            }
            return;
        }
        for (int slot = 0; slot < slots; slot++) {
            for (int field = 0; field < (named ? fields : 1); field++) {
                for (int host = 0; host < (balance > 0 && meetings == 1 ? 2 : 1); host++) {
                    int[] match = {pairs.get(next)[host], pairs.get(next)[1 - host], slot, field};
                    plan.add(match);
                    if (isRight(plan, match)) {
                        place(next + 1, plan);
                    }
                    plan.remove(plan.size() - 1);
                }
            }
        }
    }

    private boolean isBalanced(List<int[]> plan) {
        return balance == 0
                || IntStream.range(0, teams)
                        .allMatch(team -> Math.abs(plan.stream()
                                        .mapToInt(match -> match[0] == team ? 1 : match[1] == team ? -1 : 0)
                                        .sum())
                                <= balance);
    }

    private List<int[]> pairs() {
        List<int[]> pairs = new ArrayList<>();
        for (int home = 0; home < teams; home++) {
            for (int guest = 0; guest < teams; guest++) {
                if (home < guest || home > guest && meetings == 2) {
                    pairs.add(new int[] {home, guest});
                }
            }
        }
        return pairs;
    }

    /** Returns true if the last match does not break a rule with the matches before it. */
    private boolean isRight(List<int[]> plan, int[] last) {
        int slot = last[2];
        for (int team : new int[] {last[0], last[1]}) {
            List<int[]> ofTeam = plan.stream()
                    .filter(match -> match[0] == team || match[1] == team)
                    .toList();
            long ofDay = ofTeam.stream()
                    .filter(match -> days.get(match[2]).equals(days.get(slot)))
                    .count();
            if (ofTeam.stream()
                                    .filter(match -> Math.abs(match[2] - slot) <= rest)
                                    .count()
                            > 1
                    || ofDay > perDay
                    || teamsAway.get(team).contains(slot)) {
                return false;
            }
        }
        List<int[]> inSlot = plan.stream().filter(match -> match[2] == slot).toList();
        return named
                ? inSlot.stream().filter(match -> match[3] == last[3]).count() == 1
                        && !fieldsAway.get(last[3]).contains(slot)
                : inSlot.size() <= fields;
    }

    private String words(int[] match) {
        return team(match[0]) + " v " + team(match[1]) + " in " + slot(match[2]) + (named ? " at F" + match[3] : "");
    }
}
