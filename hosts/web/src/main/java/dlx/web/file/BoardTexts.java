package dlx.web.file;

import dlx.commands.json.JsonMembers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Compresses a sequence of texts that differ in few lines from one to the next. A text is written as the number of
 * lines at its head and at its tail that it shares with the text before, then the numbers of its other lines. Every
 * 64th text shares none, so that a reader can start near any text. The page's {@code recording.js} reads these texts.
 */
final class BoardTexts {

    /** Number of texts from one text without shared lines to the next. */
    private static final int KEYS = 64;

    /** Number of each line, its index in {@link #lines}. */
    private final Map<String, Integer> numbers = new HashMap<>();

    private final List<String> lines = new ArrayList<>();

    /** Each text: number of shared lines at the head and at the tail, then the numbers of the other lines. */
    private final List<int[]> boards = new ArrayList<>();

    /** Numbers of all lines of the last text. */
    private int[] before = new int[0];

    private boolean isComplete = true;

    /** Adds the next text. If one text is missing, no texts are written. */
    void add(Optional<String> text) {
        if (text.isEmpty()) {
            isComplete = false;
            return;
        }
        String[] parts = text.get().split("\n", -1);
        int[] own = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            own[i] = numbers.computeIfAbsent(parts[i], line -> {
                lines.add(line);
                return lines.size() - 1;
            });
        }
        boolean isKey = boards.size() % KEYS == 0;
        int head = isKey ? 0 : common(own, false, Math.min(own.length, before.length));
        int tail = isKey ? 0 : common(own, true, Math.min(own.length, before.length) - head);
        int[] encoded = new int[2 + own.length - head - tail];
        encoded[0] = head;
        encoded[1] = tail;
        System.arraycopy(own, head, encoded, 2, encoded.length - 2);
        boards.add(encoded);
        before = own;
    }

    private int common(int[] own, boolean fromEnd, int most) {
        int count = 0;
        while (count < most
                && (fromEnd
                        ? own[own.length - 1 - count] == before[before.length - 1 - count]
                        : own[count] == before[count])) {
            count++;
        }
        return count;
    }

    void write(JsonMembers json, String name) {
        if (!isComplete || boards.isEmpty()) {
            return;
        }
        json.object(
                name,
                to -> to.texts("lines", lines)
                        .rows(
                                "boards",
                                boards.stream()
                                        .map(board ->
                                                Arrays.stream(board).boxed().toList())
                                        .toList()));
    }
}
