package dlx.modelers.packing;

/**
 * The rules that a packing keeps beside filling its board.
 *
 * @param holes how many of the cells that may stay empty do so; {@link Count#ANY} if nobody counts them
 * @param colors which pieces must not touch
 * @since 0.1
 */
public record PackingRules(Count holes, Colors colors) {

    /** No rule. */
    public static final PackingRules NONE = new PackingRules(Count.ANY, Colors.NONE);

    /** Whether empty cells are counted, so that each is an option. */
    boolean countsHoles() {
        return !holes.equals(Count.ANY);
    }
}
