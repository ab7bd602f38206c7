package dlx.modelers.crew;

/**
 * A task at a certain time, for instance a flight.
 *
 * @param name the name, different from the names of other duties
 * @param start start in minutes since midnight
 * @param end end in minutes since midnight, after the start
 * @param from the station where the duty starts; empty if duties do not have stations
 * @param to the station where the duty ends; empty if duties do not have stations
 * @since 0.1
 */
public record Duty(String name, int start, int end, String from, String to) {

    boolean hasStations() {
        return !from.isEmpty();
    }

    /** Returns the route, {@code A-B}; empty without stations. */
    String route() {
        return hasStations() ? from + '-' + to : "";
    }
}
