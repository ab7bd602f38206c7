/** Storage in the browser for puzzles that are too long for an address. Independent of the page. */

const PREFIX = 'dlx.puzzle.';

/** Maximum number of stored puzzles, and of their letters in all; the oldest ones are deleted first. */
const MOST = 40;
const MOST_LETTERS = 2_000_000;

/**
 * Stores texts under names derived from their content. Equal texts have equal names, so that windows never overwrite one
 * another. `storage()` may throw, as browsers do where storage is disabled.
 */
export class Keeping {
    constructor(storage = () => localStorage, now = () => Date.now()) {
        this.storage = storage;
        this.now = now;
    }

    /** Stores a text; returns false if that fails. */
    put(name, text) {
        try {
            const storage = this.storage();
            const value = `${this.now()} ${text}`;
            this.makeRoom(storage, PREFIX + name, value.length);
            while (!written(storage, PREFIX + name, value)) { // the storage is full: other pages use it too
                if (!this.dropOldest(storage)) {
                    return false;
                }
            }
            return true;
        } catch {
            return false;
        }
    }

    /** Returns a stored text; undefined if it has been deleted. */
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
            throw new RangeError('too long to be stored');
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

/** Returns the stored entries, the oldest first. */
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
