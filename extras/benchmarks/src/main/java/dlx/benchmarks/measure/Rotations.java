package dlx.benchmarks.measure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;

/**
 * Rotations of an airline's crews over the legs of some days: a crew begins and ends at one of three bases, changes planes within four
 * hours or rests for the night, and costs the time that it is paid for. Each leg alone is an option too, and dear.
 */
final class Rotations {

    private static final int CITIES = 20;
    private static final int BASES = 3;
    private static final int DAYS = 3;
    private static final int DAY = 24 * 60;
    private static final int LEAST_CHANGE = 25;
    private static final int GREATEST_CHANGE = 240;
    private static final int LEAST_REST = 540;
    private static final int GREATEST_REST = 1200;
    private static final int MOST_LEGS = 14;
    private static final int LEG_ALONE = 600;
    private static final long MOST_TRIES = 1000;

    private final Random random;
    private final List<Leg> legs = new ArrayList<>();

    /** Of each leg, those that a crew may fly next, and before, the earliest first. */
    private final List<List<Integer>> next = new ArrayList<>();

    private final List<List<Integer>> last = new ArrayList<>();

    /** In how many rotations each leg is. */
    private final int[] times;

    private record Leg(int departs, int arrives, int from, int to) {}

    private Rotations(int count, long seed) {
        random = new Random(seed);
        fly(count);
        times = new int[count];
        for (int a = 0; a < count; a++) {
            next.add(new ArrayList<>());
            last.add(new ArrayList<>());
        }
        for (int a = 0; a < count; a++) {
            for (int b = 0; b < count; b++) {
                int wait = legs.get(b).departs - legs.get(a).arrives;
                boolean fits = wait >= LEAST_CHANGE && wait <= GREATEST_CHANGE || isRest(wait) && wait <= GREATEST_REST;
                if (fits && legs.get(a).to == legs.get(b).from) {
                    next.get(a).add(b);
                    last.get(b).add(a);
                }
            }
        }
    }

    /** So many rotations of several legs over so many legs, in the OR-Library's form of crews. */
    static LargeBoard board(int legs, int rotations, long seed) {
        Rotations all = new Rotations(legs, seed);
        Map<TreeSet<Integer>, Integer> costs = new LinkedHashMap<>();
        for (long tries = 0; costs.size() < rotations; tries++) {
            if (tries > MOST_TRIES * rotations) {
                throw new IllegalArgumentException("rotations: " + rotations + " are too many for " + legs + " legs");
            }
            List<Integer> rotation = all.walk();
            if (all.isRotation(rotation)) {
                rotation.forEach(leg -> all.times[leg]++);
                costs.putIfAbsent(new TreeSet<>(rotation), all.cost(rotation));
            }
        }
        StringBuilder text = new StringBuilder(legs + " " + (rotations + legs));
        for (int leg = 0; leg < legs; leg++) {
            text.append('\n').append(LEG_ALONE).append(" 1 ").append(leg + 1);
        }
        costs.forEach((rotation, cost) -> {
            text.append('\n').append(cost).append(' ').append(rotation.size());
            rotation.forEach(leg -> text.append(' ').append(leg + 1));
        });
        return LargeBoard.unsolved("partition", text.append('\n').toString());
    }

    /** Planes that go their round of three to five legs in a day. */
    private void fly(int count) {
        double[][] place = new double[CITIES][];
        for (int city = 0; city < CITIES; city++) {
            place[city] = new double[] {random.nextInt(1000), random.nextInt(1000)};
        }
        while (legs.size() < count) {
            int home = random.nextInt(random.nextInt(5) < 3 ? BASES : CITIES);
            int time = DAY * random.nextInt(DAYS) + 300 + random.nextInt(400);
            int left = 3 + random.nextInt(3);
            for (int at = home; left > 0 && legs.size() < count; left--) {
                int to = left == 1 ? home : random.nextInt(CITIES);
                if (to != at) {
                    double distance = StrictMath.hypot(place[at][0] - place[to][0], place[at][1] - place[to][1]);
                    int arrives = time + 40 + (int) (distance * 0.12);
                    legs.add(new Leg(time, arrives, at, to));
                    time = arrives + 30 + random.nextInt(40);
                    at = to;
                }
            }
        }
        legs.sort(Comparator.comparingInt(Leg::departs));
    }

    /** A way of a crew that goes by a leg of which there are few rotations yet. */
    private List<Integer> walk() {
        int leg = random.nextInt(legs.size());
        for (int k = 0; k < 2; k++) {
            int other = random.nextInt(legs.size());
            leg = times[other] < times[leg] ? other : leg;
        }
        List<Integer> way = new ArrayList<>(List.of(leg));
        for (int k = 0; k < 2 && !isBase(legs.get(way.get(0)).from); k++) {
            List<Integer> before = last.get(way.get(0));
            if (!before.isEmpty()) {
                way.add(0, before.get(random.nextInt(before.size())));
            }
        }
        while (way.size() < MOST_LEGS && !(isRotation(way) && random.nextBoolean())) {
            List<Integer> after = next.get(way.get(way.size() - 1));
            if (after.isEmpty()) {
                break;
            }
            way.add(after.get(Math.min(after.size() - 1, (int) (-StrictMath.log(1 - random.nextDouble()) / 0.6))));
        }
        return way;
    }

    private boolean isRotation(List<Integer> way) {
        Leg first = legs.get(way.get(0));
        Leg end = legs.get(way.get(way.size() - 1));
        return isBase(first.from) && end.to == first.from && end.arrives - first.departs < DAYS * DAY;
    }

    private static boolean isBase(int city) {
        return city < BASES;
    }

    private static boolean isRest(int wait) {
        return wait >= LEAST_REST;
    }

    /** The greatest of what is flown, a part of the time away, a part of the time on duty, and the least pay; nights beside. */
    private int cost(List<Integer> rotation) {
        int flown = 0;
        int nights = 0;
        int duty = 0;
        for (int k = 0; k < rotation.size(); k++) {
            Leg leg = legs.get(rotation.get(k));
            flown += leg.arrives - leg.departs;
            int wait = k == 0 ? 0 : leg.departs - legs.get(rotation.get(k - 1)).arrives;
            nights += isRest(wait) ? 1 : 0;
            duty += leg.arrives - leg.departs + (isRest(wait) ? 0 : wait);
        }
        int away = legs.get(rotation.get(rotation.size() - 1)).arrives - legs.get(rotation.get(0)).departs;
        double paid = Math.max(Math.max(flown, away / 3.5), Math.max(duty * 0.57, 240));
        return (int) (paid / 2) + 30 * nights + 20;
    }
}
