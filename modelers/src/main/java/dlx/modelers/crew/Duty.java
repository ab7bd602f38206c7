package dlx.modelers.crew;

/**
 * Something that somebody has to do at a certain time, a flight say.
 *
 * @param name differs from those of other duties
 * @param start in minutes since midnight
 * @param end in minutes since midnight, after the start
 * @param from where it starts; empty where no duty has stations
 * @param to where it ends; empty where no duty has stations
 * @since 0.1
 */
public record Duty(String name, int start, int end, String from, String to) {

    boolean hasStations() {
        return !from.isEmpty();
    }

    /** Where it goes: {@code A-B}; empty without stations. */
    String route() {
        return hasStations() ? from + '-' + to : "";
    }
}
