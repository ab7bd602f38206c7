package dlx.modelers.roundrobin;

/**
 * A team or a single player.
 *
 * @param number the number of the team in the order of the text, from 1
 * @param name one word; the number if the text does not give names
 * @since 0.1
 */
public record Team(int number, String name) {

    @Override
    public String toString() {
        return name;
    }
}
