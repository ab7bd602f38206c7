package dlx.modelers.roundrobin;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.HasSymmetries;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.GivensModel;
import dlx.modelers.bundled.Topic;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Model of timetables of a tournament: each team meets all others, once or at home and away, and plays at most once in
 * each slot.
 *
 * <p>An option is a match in a slot, on a field if fields have names. Each match takes place once. Fields without names
 * limit the number of matches in a slot, so that plans that differ only in such fields are one plan.
 *
 * @since 0.1
 */
public final class RoundRobinModel extends GivensModel<Tournament, Match>
        implements HasSymmetries<Tournament, Match>, HasRecovery, HasReadableSolutions {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public RoundRobinModel() {
        super(
                "round-robin",
                Topic.PLANS,
                "timetables of a tournament: all teams meet, in rounds or slots, on fields",
                """
                teams: Ajax Brugge Celtic Dynamo Everton Fulham
                slots: Sat/10 Sat/11 Sat/12 Sat/13 Sun/10 Sun/11 Sun/12 Sun/13
                fields: 2
                per day: 3
                not Ajax: Sat/10
                Sun/13: Ajax v Brugge
                """,
                TournamentReader.ORDERED);
    }

    @Override
    public String grammar() {
        return """
                The first line is the number of teams, "6 teams" or "6" (from 2 to %d), or their names: "teams: Ajax
                Brugge Celtic". Further lines may follow, in any order:

                meetings: 2           two teams meet twice, each at home once; without the line they meet once
                slots: 7              seven rounds; without the line the fewest that teams and fields allow, plus the
                                      rounds that lines "not" and "rest" and fixed matches need
                slots: Sat/10 Sun/10  slots with names; the part before '/' is the day
                fields: 2             at most 2 matches in a slot, on fields without names
                fields: Hall Court    fields with names: plans give the field of each match
                per day: 2            a team plays at most 2 times on a day
                balance: 1            if teams meet once, each team's matches at home and away differ by at most 1 in
                                      number; the first team of a match is at home
                rest: 1               a team that plays in a slot does not play in the next slot; 2: in the next two slots
                not Ajax: Sat/10      a slot in which a team cannot play, or a field cannot be used; rounds by number

                Lines after these may fix matches: "round 3: Ajax v Brugge, Celtic v Dynamo", or "Sat/10: Ajax v Brugge
                at Hall". Solutions are written in this way, then as comments by team and by field. Rounds are numbered:
                plans with the same rounds in another order are different, unless the setting "ordered" leaves one of
                them. An input may hold many tournaments. Blank lines, and lines that start with '#', are ignored.
                """.formatted(TournamentReader.MOST_TEAMS);
    }

    @Override
    public Tournament parse(PuzzleText text) {
        return new TournamentReader(text).read();
    }

    /** Skips the remaining lines of a tournament. */
    @Override
    public boolean resume(PuzzleText text) {
        text.skipWhile(line -> line.isBlank() || !TournamentReader.isHead(line));
        return true;
    }

    @Override
    public void describe(Tournament tournament, CoverBuilder<Match> cover) {
        new TimetableCover(tournament, cover).addMatches();
    }

    @Override
    public String render(Tournament tournament, Solution<Match> solution) {
        return TimetableText.write(tournament, solution.options())
                + new TimetableTables(tournament, solution.options()).text();
    }

    @Override
    public Optional<String> write(Tournament shape, List<Match> givens) {
        return Optional.of(TimetableText.write(shape, givens));
    }

    @Override
    public Svg picture(Tournament tournament, Solution<Match> solution) {
        return new TimetablePicture(tournament).draw(solution.options());
    }

    @Override
    public List<Area> areas(Tournament tournament, Match match) {
        return new TimetablePicture(tournament).cells(match);
    }

    /**
     * Returns generators of all orders of the rounds, if rounds are interchangeable: a swap of the first two rounds,
     * and a cyclic shift of all rounds.
     */
    @Override
    public List<UnaryOperator<Match>> symmetries(Tournament tournament) {
        List<TimeSlot> slots = tournament.slots();
        int n = slots.size();
        if (!tournament.slotsAreAlike() || n == 1) {
            return List.of();
        }
        int[] swap = IntStream.range(0, n).map(k -> k < 2 ? 1 - k : k).toArray();
        int[] turn = IntStream.range(0, n).map(k -> (k + 1) % n).toArray();
        return (n == 2 ? List.of(swap) : List.of(swap, turn))
                .stream()
                        .<UnaryOperator<Match>>map(map -> match -> new Match(
                                match.home(),
                                match.guest(),
                                slots.get(map[match.slot().number() - 1]),
                                match.field()))
                        .toList();
    }
}
