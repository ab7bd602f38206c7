package dlx.modelers.assignment;

/**
 * A worker or a job.
 *
 * @param index from 0
 * @param name as in the text, or {@code row 1} and {@code column 1} where the text has no names
 * @since 0.1
 */
public record Named(int index, String name) {

    /** How messages call it; the names that we give say what they are. */
    String item(String kind, String given) {
        return name.equals(given + ' ' + (index + 1)) ? name : kind + ' ' + name;
    }
}
