/* Covers that are stated as arrays: checked, and written as one line that the framework reads. */

/** A mistake of the program that states a cover. */
function wrong(sentence) {
  return new TypeError(`cover: ${sentence}`);
}

/** A whole number that fits into 64 bits, as digits. */
function whole(value, where) {
  if (typeof value === 'bigint' ? BigInt.asIntN(64, value) === value : Number.isSafeInteger(value)) {
    return String(value);
  }
  throw wrong(`${where}: ${String(value)} is no whole number that fits`);
}

/** How often an item is covered: a number, or the least and the greatest one. */
function times(name, value) {
  const [from, to] = Array.isArray(value) ? value : [value, value];
  const greatest = to === Infinity || to === undefined || to === null ? 2147483647 : to;
  if (!Number.isInteger(from) || !Number.isInteger(greatest) || from < 0 || greatest < from || greatest > 2147483647) {
    throw wrong(`the multiplicity of ${JSON.stringify(name)}: expected a number, or [least, greatest]`);
  }
  return [from, greatest];
}

/** Takes the name of an item and its color apart: the longest name that is known wins, so that a name may hold a colon. */
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
      throw wrong(`${String(name)} is no name of an item; expected a string`);
    }
    if (numbers.has(name)) {
      throw wrong(`the item ${JSON.stringify(name)} stands there twice`);
    }
    numbers.set(name, numbers.size);
  }
  const bounds = multiplicities instanceof Map ? multiplicities : new Map(Object.entries(multiplicities));
  for (const name of bounds.keys()) {
    if (!(numbers.get(name) < items.length)) {
      throw wrong(`multiplicities: ${JSON.stringify(name)} is not a primary item`);
    }
  }
  const primary = items.map((name) => [name, ...(bounds.has(name) ? times(name, bounds.get(name)) : [1, 1])]);
  const written = Array.from(options, (option, k) => { // map would skip what is missing
    const where = `option ${k + 1}`;
    if (!Array.isArray(option)) {
      throw wrong(`${where}: expected an array of items`);
    }
    const seen = new Set();
    const held = Array.from(option, (word) => {
      const [number, color] = itemOf(word, numbers, where);
      if (seen.has(number)) {
        throw wrong(`${where} holds the item ${JSON.stringify([...numbers.keys()][number])} twice`);
      }
      seen.add(number);
      if (color !== null && number < items.length) {
        throw wrong(`${where}: ${JSON.stringify(items[number])} is a primary item, which has no color`);
      }
      return color === null ? number : [number, color];
    });
    if (!held.some((item) => item < items.length)) {
      throw wrong(`${where} holds no primary item`);
    }
    const label = labels?.[k] ?? option.map((word) => (Array.isArray(word) ? word.filter((part) => part != null).join(':') : word)).join(' ');
    return `[${JSON.stringify(String(label))},${whole(weights?.[k] ?? 0, `the weight of ${where}`)},${JSON.stringify(held)}]`;
  });
  const json = `{"primary":${JSON.stringify(primary)},"secondary":${JSON.stringify(secondary)},"options":[${written.join(',')}]}`;
  return { json, goal };
}
