/** Contents of saved files, in the formats of the command line. */

import {NONE} from './cover.js';

/** Returns a step as an object of `dlx trace --format json`. */
export function traceJson(cover, moment, puzzle) {
    const line = {type: 'step', puzzle: 1, step: moment.step, level: moment.level};
    const option = () => ({option: moment.option + 1, label: cover.label(moment.option), items: [...cover.itemsOf(moment.option)].map(item => cover.name(item))});
    switch (moment.kind) {
        case 'c': return {...line, event: 'choose', item: cover.name(moment.item), options_left: moment.left};
        case 't': return {...line, event: 'take', ...option()};
        case 'd': return {...line, event: 'drop', ...option()};
        case 'x': return {...line, event: 'dead-end', ...option(), stuck: cover.name(moment.stuck)};
        case 'l': return {...line, event: 'leave', item: cover.name(moment.item)};
        case 's': return {...line, event: 'solution', number: moment.solutions,
            options: [...puzzle.pins, ...moment.path.filter(one => one !== NONE)].map(one => one + 1).sort((a, b) => a - b)};
        default: return {...line, event: 'give-back', item: cover.name(moment.item)};
    }
}

/** Returns a solution as a line of `dlx solve --format json`. */
export function solutionJson(cover, solution) {
    const options = [...solution.options].sort((a, b) => a - b);
    return `${JSON.stringify({
        type: 'solution', puzzle: 1, number: solution.number, options: options.map(option => option + 1),
        chosen: options.map(option => cover ? cover.label(option) : String(option + 1)), text: solution.text ?? ''
    })}\n`;
}

/** Starts the download of a file. */
export function save(name, type, text) {
    const url = URL.createObjectURL(new Blob([text], {type}));
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = name;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
}
