package dlx.modelers.battleships;

import dlx.modelers.packing.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Places a fleet at random, ship after ship, each wherever it still fits with equal chance. Solutions that a host draws from the
 * search crowd in the first rows, where it begins.
 */
final class Scatter {

    private static final int TRIES = 20;

    private final Waters blank;
    private final RandomGenerator random;

    Scatter(Waters blank, RandomGenerator random) {
        this.blank = blank;
        this.random = random;
    }

    /** The ships, or nothing where they did not fit in some tries. */
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
