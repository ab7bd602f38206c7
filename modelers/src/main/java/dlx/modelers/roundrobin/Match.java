package dlx.modelers.roundrobin;

/**
 * The option "these two play in this slot", whose label is like {@code Ajax v Brugge in round 2 at Hall}.
 *
 * @param home the team at home; if matches do not have hosts, the team that comes first in the text
 * @param guest the other team
 * @param slot the time of the match
 * @param field the name of the field; empty if fields are interchangeable
 * @since 0.1
 */
public record Match(Team home, Team guest, TimeSlot slot, String field) {

    /** Returns the match without its slot: {@code Ajax v Brugge at Hall}. */
    String inSlot() {
        return pair() + place();
    }

    /** Returns true if a team plays in the match. */
    boolean has(Team team) {
        return home.equals(team) || guest.equals(team);
    }

    /** Returns the match with the other team at home. */
    Match turned() {
        return new Match(guest, home, slot, field);
    }

    /** Returns the match with the team at home that comes first in the text. */
    Match inOrder() {
        return home.number() < guest.number() ? this : turned();
    }

    /** Returns the teams alone: {@code Ajax v Brugge}. */
    String pair() {
        return home + " v " + guest;
    }

    private String place() {
        return field.isEmpty() ? "" : " at " + field;
    }

    @Override
    public String toString() {
        return pair() + " in " + slot + place();
    }
}
