import {puzzleWords, shortened} from 'PAGE/words.js';
import {LEVELS} from 'PAGE/making.js';
export const wishes = level => LEVELS[level].words;
export const range = level => LEVELS[level].fromLevel + ' to ' + LEVELS[level].toLevel;
export const cut = (text, most) => shortened(text, some => [...some].length <= most);
export const words = (givens, marks, rating) =>
    puzzleWords({pins: Array(givens).fill(0)}, {marks: JSON.parse(marks), rating: JSON.parse(rating)});
