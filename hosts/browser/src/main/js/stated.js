/* Covers given as arrays: checks them, and writes them as one line for the framework. */

/** Returns the error for a wrong statement of a cover. */
function wrong(sentence) {
  return new TypeError(`cover: ${sentence}`);
}

/** Returns the digits of a whole number that fits into 64 bits. */
function whole(value, where) {
  if (typeof value === 'bigint' ? BigInt.asIntN(64, value) === value : Number.isSafeInteger(value)) {
    return String(value);
  }
  throw wrong(`${where}: ${String(value)} must be a whole number of at most 64 bits`);
}

/** Returns how often an item is covered: [minimum, maximum]. */
function times(name, value) {
  const [from, to] = Array.isArray(value) ? value : [value, value];
  const greatest = to === Infinity || to === undefined || to === null ? 2147483647 : to;
  if (!Number.isInteger(from) || !Number.isInteger(greatest) || from < 0 || greatest < from || greatest > 2147483647) {
    throw wrong(`the multiplicity of ${JSON.stringify(name)}: must be a number, or [minimum, maximum]`);
  }
  return [from, greatest];
}

/** Splits a name of an item and its color; the longest known name wins, because names may contain a colon. */
function itemOf(word, numbers, where) {
  if (Array.isArray(word)) {
    const [name, color] = word;
    if (!numbers.has(name)) {
      throw wrong(`${where}: ${JSON.stringify(name)} is not an item`);
    }
    return [numbers.get(name), color === undefined || color === null ? null : String(color)];
  }
  if (typeof word !== 'string') {
    throw wrong(`${where}: expected names of items, 'item:color' or ['item', 'color']`);
  }
  if (numbers.has(word)) {
    return [numbers.get(word), null];
  }
  for (let colon = word.lastIndexOf(':'); colon > 0; colon = word.lastIndexOf(':', colon - 1)) {
    const name = word.slice(0, colon);
    if (numbers.has(name)) {
      return [numbers.get(name), word.slice(colon + 1)];
    }
  }
  throw wrong(`${where}: ${JSON.stringify(word)} is not an item`);
}

/**
 * Writes a statement as text.
 *
 * @returns {{json: string, goal: string | undefined}}
 */
export function stated({ items, secondary = [], options, weights, multiplicities = {}, labels, goal }) {
  if (!Array.isArray(items) || !Array.isArray(secondary) || !Array.isArray(options)) {
    throw wrong('expected arrays of items and of options');
  }
  if (goal !== undefined && goal !== 'greatest' && goal !== 'least') {
    throw wrong(`goal: ${JSON.stringify(goal)}; expected 'greatest' or 'least'`);
  }
  for (const [name, values] of Object.entries({ weights, labels })) {
    if (values !== undefined && (!Array.isArray(values) || values.length !== options.length)) {
      throw wrong(`${name}: expected one for each of the ${options.length} options`);
    }
  }
  const numbers = new Map();
  for (const name of [...items, ...secondary]) {
    if (typeof name !== 'string') {
      throw wrong(`${String(name)}: the name of an item must be a string`);
    }
    if (numbers.has(name)) {
      throw wrong(`the item ${JSON.stringify(name)} appears twice`);
    }
    numbers.set(name, numbers.size);
  }
  const names = [...items, ...secondary];
  const bounds = multiplicities instanceof Map ? multiplicities : new Map(Object.entries(multiplicities));
  for (const name of bounds.keys()) {
    if (!(numbers.get(name) < items.length)) {
      throw wrong(`multiplicities: ${JSON.stringify(name)} is not a primary item`);
    }
  }
  const multiplicity = Object.fromEntries([...bounds].map(([name, value]) => [name, times(name, value)]));
  const written = Array.from(options, (option, k) => { // map would skip missing elements
    const where = `option ${k + 1}`;
    if (!Array.isArray(option)) {
      throw wrong(`${where}: expected an array of items`);
    }
    const seen = new Set();
    const held = Array.from(option, (word) => {
      const [number, color] = itemOf(word, numbers, where);
      if (seen.has(number)) {
        throw wrong(`${where} holds the item ${JSON.stringify(names[number])} twice`);
      }
      seen.add(number);
      if (color !== null && number < items.length) {
        throw wrong(`${where}: ${JSON.stringify(items[number])} is a primary item, which cannot have a color`);
      }
      return [number, color];
    });
    if (!held.some(([number]) => number < items.length)) {
      throw wrong(`${where} does not hold a primary item`);
    }
    const label = labels?.[k] ?? option.map((word) => (Array.isArray(word) ? word.filter((part) => part != null).join(':') : word)).join(' ');
    return {
      label: String(label),
      weight: whole(weights?.[k] ?? 0, `the weight of ${where}`),
      items: held.map(([number, color]) => (color === null ? names[number] : [names[number], color])),
    };
  });
  return { json: JSON.stringify({ items, secondary, multiplicities: multiplicity, options: written }), goal };
}
