package dlx.modelers.roundrobin;

/**
 * A team, or whoever plays against all others.
 *
 * @param number from 1, in the order of the text
 * @param name one word; the number where the text gives no names
 * @since 0.1
 */
public record Team(int number, String name) {

    @Override
    public String toString() {
        return name;
    }
}
