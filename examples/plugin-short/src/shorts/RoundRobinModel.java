package shorts;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Plans a tournament: each team meets each other team once, and plays once in each round. */
public final class RoundRobinModel implements ExactCoverModel<RoundRobinModel.Tournament, RoundRobinModel.Match> {

    /** A puzzle: an even number of teams; ordered is true if the first team meets the others in order. */
    public record Tournament(int teams, boolean ordered) {}

    /** The option "these two teams meet in this round", all from 0. */
    public record Match(int home, int guest, int round) {
        @Override
        public String toString() {
            return (home + 1) + "-" + (guest + 1) + " in round " + (round + 1);
        }
    }

    private static final Comparator<Match> BY_HOME = Comparator.comparing(Match::home);
    private static final Setting.Flag ORDERED =
            Setting.flag("ordered", "whether team 1 meets the others in their order, so that rounds cannot be swapped; no");

    @Override
    public String id() {
        return "short-round-robin";
    }

    @Override
    public String grammar() {
        return "A line is a puzzle: the number of teams, an even one from 2 to 40.\n";
    }

    @Override
    public String example() {
        return "6\n";
    }

    @Override
    public List<Setting> settings() {
        return List.of(ORDERED);
    }

    @Override
    public Tournament parse(PuzzleText text) {
        var word = text.words("a number of teams", 1, 1).at(0, 0);
        int teams = word.toInt("a number of teams", 2, 40);
        if (teams % 2 != 0) {
            throw word.wrong("is odd", "an even number of teams");
        }
        return new Tournament(teams, text.flag(ORDERED).orElse(false));
    }

    @Override
    public void describe(Tournament tournament, CoverBuilder<Match> cover) {
        int teams = tournament.teams();
        var meetings = cover.items("meeting", teams * (teams - 1) / 2);
        var turns = cover.grid("team", teams, teams - 1).named((t, r) -> "team " + (t + 1) + " in round " + (r + 1));
        for (int guest = 1; guest < teams; guest++) {
            for (int home = 0; home < guest; home++) {
                for (int round = 0; round < teams - 1; round++) {
                    if (!tournament.ordered() || home > 0 || round == guest - 1) {
                        cover.option(new Match(home, guest, round), meetings.at(guest * (guest - 1) / 2 + home),
                                turns.at(home, round), turns.at(guest, round));
                    }
                }
            }
        }
    }

    @Override
    public String render(Tournament tournament, Solution<Match> solution) {
        StringBuilder rounds = new StringBuilder();
        for (int round = 0; round < tournament.teams() - 1; round++) {
            int r = round;
            rounds.append(solution.options().stream().filter(match -> match.round() == r).sorted(BY_HOME)
                    .map(match -> (match.home() + 1) + "-" + (match.guest() + 1)).collect(Collectors.joining(" ")));
            rounds.append('\n');
        }
        return rounds.toString();
    }
}
