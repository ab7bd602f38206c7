package dlx.modelers.roundrobin;

/**
 * Says that a team cannot play in a slot, or a field cannot be used.
 *
 * @param name of the team or the field
 * @param slot when
 * @since 0.1
 */
public record Absence(String name, TimeSlot slot) {}
