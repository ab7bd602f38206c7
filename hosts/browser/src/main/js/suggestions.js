/* Sentences about names that do not exist, with the one that was meant. */

/** Levenshtein's distance: the fewest characters inserted, deleted or replaced. */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1), row[j] + 1, next[j - 1] + 1);
    }
    row = next;
  }
  return row[b.length];
}

/** Returns the words after an unknown name. */
export function hint(typed, names) {
  let nearest = null;
  let least = Infinity;
  let leastWithCase = Infinity;
  for (const name of names) {
    const apart = distance(typed.toLowerCase(), name.toLowerCase());
    const withCase = distance(typed, name);
    const allowed = name.length <= 3 ? 1 : Math.max(2, Math.floor(name.length / 3));
    if (apart <= allowed && (apart < least || (apart === least && withCase < leastWithCase))) {
      [least, leastWithCase, nearest] = [apart, withCase, name];
    }
  }
  return nearest === null ? '. ' : `; did you mean "${nearest}"? `;
}

/** Returns the sentence about an unknown name. */
export function unknownName(kind, typed, known) {
  return `no ${kind} is called "${typed}"${hint(typed, known)}Known: ${known.join(', ')}`;
}
