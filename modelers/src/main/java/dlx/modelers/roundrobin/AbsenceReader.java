package dlx.modelers.roundrobin;

import dlx.api.Word;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Reads lines such as {@code not Ajax: Sat/10 Sat/11}. */
final class AbsenceReader {

    private final Set<String> names = new HashSet<>();
    private final List<TimeSlot> slots;

    AbsenceReader(List<Team> teams, Fields fields, List<TimeSlot> slots) {
        teams.forEach(team -> names.add(team.name()));
        names.addAll(fields.names());
        this.slots = slots;
    }

    Set<Absence> read(List<KeyLine> lines) {
        Set<Absence> absences = new LinkedHashSet<>();
        for (KeyLine line : lines) {
            Word name = line.key().get(1);
            if (!names.contains(name.text())) {
                throw name.wrong("is neither a team nor a field", "a name of one");
            }
            line.rest().forEach(word -> absences.add(new Absence(name.text(), slot(slots, word))));
        }
        return absences;
    }

    /** Returns the slot of a word: a slot by its name, a round by its number. */
    static TimeSlot slot(List<TimeSlot> slots, Word word) {
        if (slots.equals(Tournament.rounds(slots.size()))) {
            return slots.get(word.toInt("a round", 1, slots.size()) - 1);
        }
        return slots.stream()
                .filter(slot -> slot.name().equals(word.text()))
                .findFirst()
                .orElseThrow(() -> word.wrong("is not a slot", "one of those in the line 'slots:'"));
    }
}
