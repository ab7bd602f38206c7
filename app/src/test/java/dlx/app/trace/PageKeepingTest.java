package dlx.app.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Tests the store of puzzles that are too long for an address: bounded, and of no harm where nothing can be kept. */
class PageKeepingTest {

    private static final String ASKED = """
            import {Keeping} from 'PAGE/keeping.js';

            /** As browsers have it, with room for so many letters. */
            class Storage {
                constructor(room) { this.map = new Map(); this.room = room; }
                get length() { return this.map.size; }
                key(i) { return [...this.map.keys()][i]; }
                getItem(key) { return this.map.get(key) ?? null; }
                removeItem(key) { this.map.delete(key); }
                setItem(key, value) {
                    const others = [...this.map].filter(([name]) => name !== key);
                    if (others.reduce((sum, [name, text]) => sum + name.length + text.length, key.length + value.length) > this.room) {
                        throw new Error('QuotaExceededError');
                    }
                    this.map.set(key, value);
                }
            }

            let clock = 0;
            export function kept(room, others, names, letters) {
                const storage = new Storage(room);
                storage.map.set('of another page', 'x'.repeat(others));
                const keeping = new Keeping(() => storage, () => ++clock);
                const done = names.split(' ').map(name => keeping.put(name, name + '#'.repeat(letters)));
                const found = names.split(' ').filter(name => keeping.get(name) === name + '#'.repeat(letters));
                return [done.filter(Boolean).length, storage.map.has('of another page'), [...new Set(found)].join(' ')].join('|');
            }

            export function without() {
                const keeping = new Keeping(() => { throw new Error('SecurityError'); });
                return keeping.put('a', 'text') + ' ' + keeping.get('a');
            }
            """;

    @AutoClose
    private static final PageModules asked = new PageModules(ASKED);

    private static String kept(int capacity, int others, String names, int letters) {
        return asked.call("kept", capacity, others, names, letters).asString();
    }

    @Test
    void theOldestGoFirst() {
        StringBuilder names = new StringBuilder("n0");
        for (int i = 1; i < 45; i++) {
            names.append(" n").append(i);
        }
        String all = names.toString();
        assertThat(kept(1_000_000, 10, all, 10)).isEqualTo("45|true|" + all.substring(all.indexOf("n5 ")));
        assertThat(kept(10_000_000, 10, "a b c d", 700_000))
                .as("letters in all")
                .isEqualTo("4|true|c d");
    }

    @Test
    void whatIsUsedAgainIsNotTheOldest() {
        assertThat(kept(200, 10, "a b a c", 50)).isEqualTo("4|true|a c");
    }

    @Test
    void aFullStorageTakesWhatFitsAndNothingOfOthers() {
        assertThat(kept(250, 200, "a b", 100)).isEqualTo("0|true|");
        assertThat(kept(5_000_000, 10, "a", 2_000_000)).as("too long").isEqualTo("0|true|");
    }

    @Test
    void withoutAStorageNothingIsKept() {
        assertThat(asked.call("without").asString()).isEqualTo("false undefined");
    }
}
