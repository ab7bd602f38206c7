package dlx.modelers.roundrobin;

import dlx.api.Line;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads fixed matches: {@code round 3: Ajax v Brugge, Celtic v Dynamo}. */
final class MatchReader {

    private final Tournament tournament;
    private final Map<String, Team> teams = new HashMap<>();
    private final List<Match> matches = new ArrayList<>();
    private final Set<TimeSlot> read = new HashSet<>();

    MatchReader(Tournament tournament) {
        this.tournament = tournament;
        tournament.teams().forEach(team -> teams.put(team.name(), team));
    }

    List<Match> read(List<KeyLine> lines) {
        lines.forEach(this::readSlot);
        return matches;
    }

    private void readSlot(KeyLine line) {
        Word first = line.key().get(0);
        boolean round = line.key().size() == 2 && first.text().equals("round");
        if (round != tournament.hasRounds() || !round && line.key().size() == 2) {
            throw first.wrong(
                    "begins no line that is known",
                    tournament.hasRounds() ? "'round 1:' or the like" : "one of the slots, and ':' after it");
        }
        TimeSlot slot = AbsenceReader.slot(tournament.slots(), line.key().get(round ? 1 : 0));
        if (!read.add(slot)) {
            throw first.wrong("begins a slot that is given already", "each slot once");
        }
        Set<Team> busy = new HashSet<>();
        List<Word> open = new ArrayList<>();
        for (Word word : line.rest()) {
            boolean last = word.text().endsWith(",");
            open.add(
                    last
                            ? new Word(
                                    word.line(),
                                    word.column(),
                                    word.text().substring(0, word.text().length() - 1))
                            : word);
            if (last) {
                add(line.line(), open, slot, busy);
                open.clear();
            }
        }
        if (!open.isEmpty()) {
            add(line.line(), open, slot, busy);
        }
    }

    private void add(Line line, List<Word> words, TimeSlot slot, Set<Team> busy) {
        Word last = words.get(words.size() - 1);
        boolean named = tournament.fields().areNamed();
        String expected = named
                ? "'Ajax v Brugge at Hall', and a comma before the next match"
                : "'Ajax v Brugge', and a comma before the next match";
        if (words.size() != (named ? 5 : 3) || !words.get(1).text().equals("v")) {
            throw line.error(words.get(0).column(), "these words are not a match; expected " + expected);
        }
        if (named && !words.get(3).text().equals("at")) {
            throw words.get(3).wrong("is not a word of a match", "'at' and a field");
        }
        if (named && !tournament.fields().names().contains(last.text())) {
            throw last.wrong("is not a field", "one of those in the line 'fields:'");
        }
        Team one = team(words.get(0), slot, busy);
        Team other = team(words.get(2), slot, busy);
        Match read = new Match(one, other, slot, named ? last.text() : "");
        Match match = tournament.hasHosts() ? read : read.inOrder();
        if (!tournament.allows(match)) {
            throw line.error(
                    words.get(0).column(),
                    "'" + match + "' cannot be, by "
                            + (tournament.ordered() ? "the setting ordered" : "a line 'not ...'")
                            + "; expected another match or slot");
        }
        matches.add(match);
    }

    private Team team(Word word, TimeSlot slot, Set<Team> busy) {
        Team team = teams.get(word.text());
        if (team == null) {
            throw word.wrong(
                    "is not a team",
                    tournament.teams().equals(Tournament.numbered(teams.size()))
                            ? "a number from 1 to " + teams.size()
                            : "one of those in the line 'teams:'");
        }
        if (!busy.add(team)) {
            throw word.wrong("plays in " + slot + " already", "each team once");
        }
        return team;
    }
}
