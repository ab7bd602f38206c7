/* Covers given as arrays, in the form of a request. The framework checks them when the first question is asked. */

const MANY = 2147483647;

/** Returns how often an item is covered; without a maximum, any number of times. */
function times(value) {
  return Array.isArray(value) ? [value[0], value[1] === Infinity ? MANY : (value[1] ?? MANY)] : value;
}

/** Returns an item of an option; a pair without a color is the item alone. */
function itemOf(word) {
  return Array.isArray(word) ? [word[0], word[1] ?? ''] : word;
}

/** Returns a statement in the form of a request. */
export function stated({ items, secondary = [], options, weights, multiplicities = {}, labels }) {
  for (const [name, values] of Object.entries({ weights, labels })) {
    if (values !== undefined && values.length !== options.length) {
      throw new TypeError(`cover: ${name}: expected one for each of the ${options.length} options`);
    }
  }
  const bounds = multiplicities instanceof Map ? [...multiplicities] : Object.entries(multiplicities);
  return {
    items: [...items],
    secondary: [...secondary],
    multiplicities: Object.fromEntries(bounds.map(([name, value]) => [name, times(value)])),
    options: Array.from(options, (option, k) => ({ // map would skip missing elements
      items: Array.isArray(option) ? Array.from(option, itemOf) : option,
      label: labels?.[k],
      weight: weights?.[k],
    })),
  };
}
