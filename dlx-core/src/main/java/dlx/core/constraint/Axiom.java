package dlx.core.constraint;

/**
 * A clause as an item of a cover: each solution has at least one of some options.
 *
 * @param options numbers of the options, ascending
 * @param items items that the clause rests on
 * @param choice the choice that the clause excluded, ascending
 * @param sentence what is wrong with that choice
 */
public record Axiom(int[] options, int[] items, int[] choice, String sentence) {}
