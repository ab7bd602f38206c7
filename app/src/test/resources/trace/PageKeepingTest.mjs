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
