package dlx.modelers.roundrobin;

/**
 * The option "these two play in this slot", whose label is {@code Ajax v Brugge in round 2 at Hall}.
 *
 * @param home the host where one is at home, else the one that comes first in the text
 * @param guest the other
 * @param slot when
 * @param field where, if fields have names, else empty
 * @since 0.1
 */
public record Match(Team home, Team guest, TimeSlot slot, String field) {

    /** Without the slot: {@code Ajax v Brugge at Hall}. */
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

    /** The teams alone: {@code Ajax v Brugge}. */
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
