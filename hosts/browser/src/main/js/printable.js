/* Text from elsewhere as a terminal or a list may show it, and JSON as the command line writes it. */

const HARMFUL = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/gu;
const LONGEST_NAME = 200;
const LONGEST_MESSAGE = 5000;
const END_OF_MESSAGE = 500;

const escaped = (text, kept) =>
  text.replace(HARMFUL, (c) => (kept.includes(c) ? c : `\\u${c.codePointAt(0).toString(16).padStart(4, '0')}`));

/** A text as one line. */
export const oneLine = (text) => escaped(text, '');

/** A text with its lines and tabs. */
export const manyLines = (text) => escaped(text, '\n\t');

/** A name as a part of a line; of a long one the beginning. */
export function name(text) {
  const characters = [...text];
  return characters.length <= LONGEST_NAME
    ? oneLine(text)
    : `${oneLine(characters.slice(0, LONGEST_NAME).join(''))}… (${characters.length} characters)`;
}

/** A message as one line; of a long one the beginning and the end. */
export function message(text) {
  const characters = [...text];
  if (characters.length <= LONGEST_MESSAGE) {
    return oneLine(text);
  }
  const begin = characters.slice(0, LONGEST_MESSAGE - END_OF_MESSAGE).join('');
  return `${oneLine(begin)}… (${characters.length} characters) …${oneLine(characters.slice(-END_OF_MESSAGE).join(''))}`;
}

/** A number that is written as it stands: one that may pass 2^53, or one with a point. */
export class Digits {
  constructor(text) {
    this.text = String(text);
  }

  /** A number with a point, as Java writes it. */
  static real(value) {
    const size = Math.abs(value);
    if (size !== 0 && (size < 1e-3 || size >= 1e7)) {
      const [digits, power] = value.toExponential().split('e');
      return new Digits(`${digits.includes('.') ? digits : `${digits}.0`}E${Number(power)}`);
    }
    return new Digits(Number.isInteger(value) ? `${value}.0` : value);
  }
}

/** JSON on one line. Members that are undefined or null are left out. */
export function json(value) {
  if (value instanceof Digits) {
    return value.text;
  }
  if (typeof value === 'bigint') {
    return String(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(json).join(',')}]`;
  }
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value).filter(([, member]) => member !== undefined && member !== null);
    return `{${members.map(([key, member]) => `${json(key)}:${json(member)}`).join(',')}}`;
  }
  return JSON.stringify(value).replace(/[\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16)}`);
}
