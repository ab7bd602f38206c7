package dlx.modelers.assignment;

/**
 * A worker or a job.
 *
 * @param index from 0
 * @param name the name in the text, or {@code row 1} or {@code column 1} for a text without names
 * @since 0.1
 */
public record Named(int index, String name) {

    /**
     * Returns the name of the item in messages. A name such as {@code row 1}, from a text without names, does not need
     * a kind before it.
     */
    String item(String kind, String given) {
        return name.equals(given + ' ' + (index + 1)) ? name : kind + ' ' + name;
    }
}
