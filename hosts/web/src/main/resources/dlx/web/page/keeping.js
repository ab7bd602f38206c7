/** Puzzles that are too long for an address, in the storage of the browser. Knows no page. */

const PREFIX = 'dlx.puzzle.';

/** So many are kept, and so many letters of them; those used longest ago go first. */
const MOST = 40;
const MOST_LETTERS = 2_000_000;

/**
 * Keeps texts under names that are made of what they hold: whoever keeps the same writes the same, so that windows never
 * overwrite one another. `storage()` may throw, as browsers do where nothing may be stored.
 */
export class Keeping {
    constructor(storage = () => localStorage, now = () => Date.now()) {
        this.storage = storage;
        this.now = now;
    }

    /** Keeps a text; false where that is impossible. */
    put(name, text) {
        try {
            const storage = this.storage();
            const value = `${this.now()} ${text}`;
            this.makeRoom(storage, PREFIX + name, value.length);
            while (!written(storage, PREFIX + name, value)) { // the storage is full: others write into it too
                if (!this.dropOldest(storage)) {
                    return false;
                }
            }
            return true;
        } catch {
            return false;
        }
    }

    /** A text that was kept; undefined if it is not here any more. */
    get(name) {
        try {
            const value = this.storage().getItem(PREFIX + name);
            return value ? value.slice(value.indexOf(' ') + 1) : undefined;
        } catch {
            return undefined;
        }
    }

    makeRoom(storage, key, letters) {
        if (letters > MOST_LETTERS) {
            throw new RangeError('too long to be kept');
        }
        const others = kept(storage).filter(one => one.key !== key);
        let sum = others.reduce((total, one) => total + one.letters, letters);
        for (let left = others.length; left >= MOST || sum > MOST_LETTERS; left--) {
            const oldest = others.shift();
            sum -= oldest.letters;
            storage.removeItem(oldest.key);
        }
    }

    dropOldest(storage) {
        const [oldest] = kept(storage);
        if (oldest) {
            storage.removeItem(oldest.key);
        }
        return Boolean(oldest);
    }
}

function written(storage, key, value) {
    try {
        storage.setItem(key, value);
        return true;
    } catch {
        return false;
    }
}

/** What is kept, the oldest first. */
function kept(storage) {
    const found = [];
    for (let i = 0; i < storage.length; i++) {
        const key = storage.key(i);
        if (key.startsWith(PREFIX)) {
            const value = storage.getItem(key);
            found.push({key, time: Number.parseInt(value, 10) || 0, letters: value.length});
        }
    }
    return found.sort((a, b) => a.time - b.time);
}
