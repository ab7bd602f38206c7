/* Reads the words of a command line as the program does, and says in the same sentences what is wrong with them. */

import { hint, unknownName } from './suggestions.js';

/** The person at the prompt asked for something that does not exist. */
export class UsageError extends Error {}

/** A name that is none of the known ones. */
export function unknown(kind, typed, known) {
  return new UsageError(unknownName(kind, typed, known));
}

/** What people type as a value, and what it means. */
export const values = {
  text: (typed) => typed,
  whole(typed) {
    const fits = /^[+-]?\d+$/.test(typed) && BigInt.asIntN(64, BigInt(typed)) === BigInt(typed);
    if (!fits) {
      throw new UsageError(`'${typed}' is no whole number, or too large; expected a whole number`);
    }
    return BigInt(typed);
  },
  /** A time, in seconds. */
  time(typed) {
    const [, digits, unit] = /^([\d.]*)(.*)$/s.exec(typed);
    const seconds = { ms: 0.001, s: 1, m: 60, h: 3600 }[unit];
    if (seconds === undefined || !/^(\d+\.?\d*|\.\d+)$/.test(digits)) {
      throw new UsageError(`'${typed}' is not a time; expected one like 500ms, 10s, 5m or 2h`);
    }
    const time = Number(digits) * seconds;
    if (time > 3.6e9) {
      throw new UsageError(`'${typed}' is too long; expected 1000000h at most`);
    }
    if (time > 0 && time < 1e-9) {
      throw new UsageError(`'${typed}' is too short; expected 0.000001ms at least`);
    }
    return time;
  },
  /** Whole numbers from one to another. */
  span(typed) {
    const number = (digits) => {
      if (!/^\d{1,9}$/.test(digits)) {
        throw new UsageError(`'${typed}' is no span of numbers; expected one like 3..5, 3.., ..5 or 4`);
      }
      return Number(digits);
    };
    const dots = typed.indexOf('..');
    if (dots < 0) {
      return span(number(typed), number(typed));
    }
    const [from, to] = [typed.slice(0, dots), typed.slice(dots + 2)];
    if (from === '' && to === '') {
      number('');
    }
    const read = span(from === '' ? 0 : number(from), to === '' ? Infinity : number(to));
    if (read.to < read.from) {
      throw new UsageError(`'${typed}' is empty; expected the smaller number first`);
    }
    return read;
  },
  memory(typed) {
    const [, digits, unit] = /^([\d.]*)(.*)$/s.exec(typed);
    const bytes = { '': 1, K: 2 ** 10, KiB: 2 ** 10, M: 2 ** 20, MiB: 2 ** 20, G: 2 ** 30, GiB: 2 ** 30, T: 2 ** 40, TiB: 2 ** 40 }[unit];
    const size = Math.floor(Number(digits) * bytes);
    if (!(size > 0) || digits === '') {
      throw new UsageError(`'${typed}' is not a size of memory; expected one like 512MiB, 2GiB, 64M or a number of bytes`);
    }
    return size;
  },
};

function span(from, to) {
  return {
    from,
    to,
    toString() {
      return from === to ? String(from) : to === Infinity ? `${from}..` : `${from === 0 ? '' : from}..${to}`;
    },
  };
}

/**
 * Takes the words of a command apart.
 *
 * @param {string} command how it is called: 'dlx solve'
 * @param {string[]} words
 * @param {object} grammar options by name: {label, read, many, key, alone}; positional: names of the parameters, the last of which
 *     may be 'FILE...' (any number) or '[FILE]' (none, too)
 * @returns {{options: object, words: string[]}}
 */
export function read(command, words, { options: declared, positional, elsewhere }) {
  const known = Object.assign(Object.create(null), declared); // nobody's option is called constructor
  const options = {};
  const rest = [];
  const all = (sentence) => new UsageError(`${command}: ${sentence}${sentence.endsWith('?') ? ' See ' : '; see '}${command} --help`);
  const names = Object.keys(known);
  for (let k = 0; k < words.length; k++) {
    const word = words[k];
    if (word === '--') {
      rest.push(...words.slice(k + 1));
      break;
    }
    if (!/^-./.test(word)) {
      rest.push(word);
      continue;
    }
    const end = word.startsWith('--') ? word.indexOf('=') : -1;
    let name = end < 0 ? word : word.slice(0, end);
    let typed = end < 0 ? undefined : word.slice(end + 1);
    if (!known[name] && /^-[^-]/.test(name) && known[name.slice(0, 2)]) {
      typed = name.slice(2).replace(/^=/, '');
      name = name.slice(0, 2);
    }
    const option = known[name];
    if (!option) {
      if (elsewhere?.includes(name)) {
        throw new UsageError(`${command}: ${name} is for the program alone, and this is its small brother; expected dlx itself`);
      }
      const nearest = hint(name, names);
      throw all(`there is no option ${name}${nearest.startsWith(';') ? nearest.trimEnd() : ''}`);
    }
    const shown = option.name ?? name;
    if (option.alone !== undefined) {
      if (typed !== undefined && !/^(true|false)$/i.test(typed)) {
        throw all(`invalid value for option '${shown}': '${typed}' is not a boolean`);
      }
    } else if (typed === undefined) {
      const next = words[k + 1];
      if (next === undefined || known[next] || (/^-./.test(next) && known[next.split('=')[0]])) {
        throw all(`missing required parameter for option '${shown}' (${option.label})`);
      }
      typed = next;
      k++;
    }
    if (!option.many && options[option.key] !== undefined) {
      throw all(`option '${shown}' should be specified only once`);
    }
    if (option.alone !== undefined) {
      options[option.key] = /^false$/i.test(typed ?? '') ? !option.alone : option.alone;
      continue;
    }
    let value;
    try {
      value = option.read(typed);
    } catch (error) {
      throw all(`invalid value for option '${shown}': ${error.message}`);
    }
    if (option.many) {
      (options[option.key] ??= []).push(value);
    } else {
      options[option.key] = value;
    }
  }
  if (options.help) {
    return { options, words: rest };
  }
  const needed = positional.filter((one) => /^[A-Z]+$/.test(one));
  if (rest.length < needed.length) {
    throw all(`missing required parameter: '${needed[rest.length]}'`);
  }
  if (!positional.some((one) => one.endsWith('...')) && rest.length > positional.length) {
    throw all(`"${rest[positional.length]}" is one word too many`);
  }
  return { options, words: rest };
}
