package dlx.modelers.roundrobin;

/**
 * An absence: a team cannot play in a slot, or a field cannot be used.
 *
 * @param name the name of the team or the field
 * @param slot the slot
 * @since 0.1
 */
public record Absence(String name, TimeSlot slot) {}
