package dlx.modelers.roundrobin;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes a plan as tables, each line a comment: the opponent of each team in each slot, and the match on each field in
 * each slot.
 */
record TimetableTables(Tournament tournament, List<Match> matches) {

    private static final String NOBODY = "-";

    String text() {
        if (matches.isEmpty()) {
            return "";
        }
        List<List<String>> teams = new ArrayList<>(List.of(
                row("team", tournament.slots().stream().map(TimeSlot::name).toList())));
        tournament.teams().forEach(team -> teams.add(row(team.name(), ofTeam(team))));
        return "#\n" + table(teams) + (statesFields() ? "#\n" + table(fields()) : "");
    }

    private boolean statesFields() {
        return tournament.fields().areNamed()
                || tournament.fields().number() < tournament.teams().size() / 2;
    }

    private List<List<String>> fields() {
        Fields fields = tournament.fields();
        List<List<String>> rows = new ArrayList<>(List.of(
                row("field", tournament.slots().stream().map(TimeSlot::name).toList())));
        for (int k = 0; k < fields.number(); k++) {
            rows.add(row(fields.areNamed() ? fields.names().get(k) : Integer.toString(k + 1), ofField(k)));
        }
        return rows;
    }

    private List<String> ofTeam(Team team) {
        return tournament.slots().stream()
                .map(slot -> TimetableText.inSlot(matches, slot).stream()
                        .map(match -> opponent(tournament, match, team))
                        .filter(name -> !name.isEmpty())
                        .findFirst()
                        .orElse(NOBODY))
                .toList();
    }

    /**
     * Returns the opponent of a team in a match, with a mark for home or away if matches have hosts. Returns an empty
     * text if the team does not play in it.
     */
    static String opponent(Tournament tournament, Match match, Team team) {
        boolean home = match.home().equals(team);
        if (!home && !match.guest().equals(team)) {
            return "";
        }
        String other = (home ? match.guest() : match.home()).name();
        return tournament.hasHosts() ? other + (home ? " (h)" : " (a)") : other;
    }

    /** Returns the match on a field in each slot; interchangeable fields get the matches of a slot in their order. */
    private List<String> ofField(int field) {
        Fields fields = tournament.fields();
        return tournament.slots().stream()
                .map(slot -> TimetableText.inSlot(matches, slot).stream()
                        .filter(match -> !fields.areNamed()
                                || match.field().equals(fields.names().get(field)))
                        .skip(fields.areNamed() ? 0 : field)
                        .findFirst()
                        .map(Match::pair)
                        .orElse(NOBODY))
                .toList();
    }

    private static List<String> row(String first, List<String> cells) {
        List<String> row = new ArrayList<>(List.of(first));
        row.addAll(cells);
        return row;
    }

    private static String table(List<List<String>> rows) {
        int columns = rows.get(0).size();
        int[] widths = IntStream.range(0, columns)
                .map(k ->
                        rows.stream().mapToInt(row -> row.get(k).length()).max().orElse(0))
                .toArray();
        return rows.stream()
                .map(row -> IntStream.range(0, columns)
                        .mapToObj(k ->
                                row.get(k) + " ".repeat(widths[k] - row.get(k).length()))
                        .collect(Collectors.joining("  ", "# ", ""))
                        .stripTrailing())
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
