package dlx.modelers.battleships;

import dlx.modelers.packing.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A random placement of a fleet: each ship in turn, uniformly among the places where it still fits. Solutions drawn
 * from the search would crowd in the first rows, where the search begins.
 */
record Scatter(Waters blank, RandomGenerator random) {

    private static final int TRIES = 20;

    /** Returns the ships; empty if they did not fit in {@link #TRIES} attempts. */
    Optional<List<Ship>> ships() {
        for (int k = 0; k < TRIES; k++) {
            List<Ship> ships = place();
            if (ships.size() == blank.fleet().size()) {
                return Optional.of(ships);
            }
        }
        return Optional.empty();
    }

    private List<Ship> place() {
        List<Ship> left = new ArrayList<>();
        blank.forEachOption(left::add);
        left.removeIf(Ship::isWater);
        List<Ship> ships = new ArrayList<>();
        for (int length : blank.fleet()) {
            List<Ship> fit =
                    left.stream().filter(ship -> ship.length() == length).toList();
            if (fit.isEmpty()) {
                break;
            }
            Ship ship = fit.get(random.nextInt(fit.size()));
            ships.add(ship);
            left.removeIf(other -> touch(ship, other));
        }
        return ships;
    }

    private static boolean touch(Ship one, Ship other) {
        return one.cells().stream().anyMatch(cell -> other.cells().stream().anyMatch(near -> isNear(cell, near)));
    }

    private static boolean isNear(Cell one, Cell other) {
        return Math.abs(one.row() - other.row()) <= 1 && Math.abs(one.column() - other.column()) <= 1;
    }
}
