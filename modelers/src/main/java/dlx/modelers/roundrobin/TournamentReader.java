package dlx.modelers.roundrobin;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads a tournament: its teams, then lines that begin with a word and a colon; fixed matches come last. */
final class TournamentReader {

    static final int MOST_TEAMS = 40;

    private static final int MOST_SLOTS = 800;
    private static final int MOST_FIELDS = 40;

    /** Maximum rest in slots. A match covers, for each of its teams, one item more than that. */
    private static final int MOST_REST = 20;

    /** Maximum number of options; larger covers fill the memory and cannot be searched in practice. */
    private static final long MOST_OPTIONS = 500_000;

    private static final String TEAMS = "teams:";

    static final Setting.Flag ORDERED = Setting.flag(
            "ordered",
            "whether the first team meets the others in their order, so that its rounds cannot be swapped (default no)");

    private final PuzzleText text;

    /** First words of lines about the whole plan. */
    private static final Set<String> KEYS = Set.of("meetings", "slots", "fields", "per day", "rest", "balance");

    /** Words with a meaning: the words of the grammar, then names. */
    private final Set<String> taken = new HashSet<>(List.of("v", "at", "round", "not", "per", "teams", ""));

    private final Set<String> read = new HashSet<>();
    private List<Team> teams = List.of();
    private List<TimeSlot> slots = List.of();
    private Fields fields = new Fields(Integer.MAX_VALUE, List.of());
    private int meetings = 1;
    private int perDay = TeamLimits.ANY;
    private int rest;
    private int balance = TeamLimits.ANY;
    private final List<KeyLine> absent = new ArrayList<>();

    TournamentReader(PuzzleText text) {
        this.text = text;
        taken.addAll(KEYS);
    }

    /** Returns true if a line begins a tournament: a number, or names of teams. */
    static boolean isHead(Line line) {
        String start = line.text().stripLeading();
        return start.startsWith(TEAMS) || WatchedText.matches("(?s)[0-9]+(\\s.*)?", start);
    }

    Tournament read() {
        boolean ordered = text.flag(ORDERED).orElse(false);
        Line head = text.nextFilled("a number of teams, or a line 'teams: ...' with their names");
        readTeams(head);
        List<KeyLine> matches = new ArrayList<>();
        while (text.skipBlank() && text.look().filter(line -> !isHead(line)).isPresent()) {
            KeyLine line = KeyLine.of(text.next("a line of the tournament"));
            if (!readLine(line, !matches.isEmpty())) {
                matches.add(line);
            }
        }
        boolean open = slots.isEmpty();
        TeamLimits limits = new TeamLimits(perDay, rest, balance);
        if (open) {
            slots = Tournament.rounds(FewestRounds.usual(teams.size(), meetings, limited(), limits));
        }
        Tournament free = new Tournament(
                teams,
                meetings,
                slots,
                limited(),
                limits,
                new AbsenceReader(teams, fields, slots).read(absent),
                ordered,
                List.of());
        check(free, head);
        Tournament usual = free.with(new MatchReader(free).read(matches));
        if (!open) {
            return usual;
        }
        Tournament tournament = usual.withRounds(FewestRounds.of(usual));
        refuseLarge(tournament, head);
        return tournament;
    }

    private void readTeams(Line head) {
        if (head.text().stripLeading().startsWith(TEAMS)) {
            List<String> names = KeyLine.of(head).names("the names of the teams", MOST_TEAMS, taken);
            if (names.size() < 2) {
                throw head.endError("there is one team; expected two or more");
            }
            teams = IntStream.range(0, names.size())
                    .mapToObj(k -> new Team(k + 1, names.get(k)))
                    .toList();
            return;
        }
        List<Word> words = head.text().length() > 100 ? List.of(new Word(head, 1, head.text())) : head.words();
        teams = Tournament.numbered(words.get(0).toInt("a number of teams, nor 'teams:'", 2, MOST_TEAMS));
        if (words.size() > 1 && !words.get(1).text().equals("teams") || words.size() > 2) {
            throw words.get(words.size() > 2 ? 2 : 1)
                    .wrong("is one too many", "'teams', or the line to end after their number");
        }
        teams.forEach(team -> taken.add(team.name()));
    }

    /** Reads a line about the whole plan; returns false if the line is about matches. */
    private boolean readLine(KeyLine line, boolean late) {
        String start = line.start();
        boolean isAbsent = line.key().size() == 2 && start.startsWith("not ");
        boolean known = isAbsent || KEYS.contains(start);
        if (!known) {
            return false;
        }
        if (late) {
            throw line.line()
                    .error(line.key().get(0).column(), "'" + start + ":' is below matches; expected it above them");
        }
        if (!read.add(start)) {
            throw line.line().error(line.key().get(0).column(), "'" + start + ":' appears twice; expected it once");
        }
        switch (start) {
            case "meetings" -> meetings = line.number("how often two teams meet", 1, 2);
            case "per day" -> perDay = line.number("the most matches of a team on a day", 1, MOST_SLOTS);
            case "rest" -> rest = line.number("how many slots a team rests after a match", 0, MOST_REST);
            case "balance" -> balance = line.number("a difference of matches at home and away", 1, MOST_TEAMS - 1);
            case "slots" -> slots = slots(line);
            case "fields" -> fields = fields(line);
            default -> absent.add(line);
        }
        return true;
    }

    private List<TimeSlot> slots(KeyLine line) {
        if (line.isNumber()) {
            return Tournament.rounds(line.number("a number of slots", 1, MOST_SLOTS));
        }
        List<String> names = line.names("a number of slots, or their names", MOST_SLOTS, taken);
        return IntStream.range(0, names.size())
                .mapToObj(k -> new TimeSlot(k + 1, names.get(k)))
                .toList();
    }

    private Fields fields(KeyLine line) {
        if (line.isNumber()) {
            return new Fields(line.number("a number of fields", 1, MOST_FIELDS), List.of());
        }
        List<String> names = line.names("a number of fields, or their names", MOST_FIELDS, taken);
        return new Fields(names.size(), names);
    }

    /**
     * Returns the fields; the number of interchangeable fields is reduced to the maximum number of matches in a slot.
     */
    private Fields limited() {
        return fields.areNamed() ? fields : new Fields(Math.min(fields.number(), teams.size() / 2), List.of());
    }

    private static void refuseLarge(Tournament tournament, Line head) {
        Fields fields = tournament.fields();
        int slots = tournament.slots().size();
        boolean choosesHosts = tournament.choosesHosts();
        long options = (long) tournament.matches() * slots * fields.choices().size() * (choosesHosts ? 2 : 1);
        if (options > MOST_OPTIONS) {
            throw head.error(
                    1,
                    tournament.matches() + " matches in " + slots + " slots"
                            + (fields.areNamed()
                                    ? " on " + fields.number()
                                            + (fields.number() == 1 ? " field with a name" : " fields with names")
                                    : "")
                            + (choosesHosts ? ", with either team at home," : "") + " are " + options
                            + " possibilities; expected at most " + MOST_OPTIONS
                            + (fields.areNamed() ? ". Perhaps give a number of fields in place of names" : ""));
        }
    }

    private void check(Tournament tournament, Line head) {
        refuseLarge(tournament, head);
        if (perDay != TeamLimits.ANY && tournament.hasRounds()) {
            throw head.error(
                    1, "'per day' needs slots with days; expected a line such as 'slots: Sat/10 Sat/11 Sun/10'");
        }
        boolean full =
                teams.size() % 2 == 0 && meetings == 1 && (slots.size() == teams.size() - 1 || !read.contains("slots"));
        if (tournament.ordered()
                && !(full && tournament.hasRounds() && tournament.absences().isEmpty() && rest == 0)) {
            throw head.error(
                    1,
                    "the setting ordered=yes needs rounds that are alike; expected an even number of teams that meet"
                            + " once, without the lines 'slots', 'not' and 'rest'");
        }
        long capacity = FewestRounds.capacity(teams.size(), tournament.fields(), tournament.limits(), slots.size());
        if (tournament.matches() > capacity) {
            text.warn(
                    head,
                    "there are " + tournament.matches() + " matches, and room for " + capacity
                            + "; expected more slots or fields for a plan");
        }
    }
}
