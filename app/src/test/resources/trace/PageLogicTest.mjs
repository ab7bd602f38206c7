import {Cover, MARKS, Position, choices, scene, positionAt} from 'PAGE/cover.js';
import {Player, chosen} from 'PAGE/player.js';
import {Marks} from 'PAGE/marks.js';
import {TraceText, sentence} from 'PAGE/words.js';

export function open(json, fetch) {
    const cover = new Cover(JSON.parse(json));
    const marks = new Marks();
    const player = new Player(async (first, mark) => JSON.parse(fetch(first, JSON.stringify(mark))), marks);
    return {cover, marks, player, text: new TraceText(cover)};
}

export function walk(page, lines) {
    page.marks.begin();
    lines.forEach(line => page.marks.add(JSON.parse(line)));
}

export function marksOf(page) {
    return JSON.stringify({count: page.marks.list.length, gap: page.marks.gap, steps: page.marks.steps,
        complete: page.marks.complete, list: page.marks.list});
}

export function at(page, step) {
    return page.player.at(step);
}

export function told(page, moment) {
    const drawn = scene(page.cover, moment);
    return JSON.stringify({step: moment.step, text: page.text.step(moment), sentence: sentence(page.cover, moment),
        columns: [...drawn.columns].map(code => MARKS[code]), rows: [...drawn.rows].map(code => MARKS[code]),
        bounds: page.cover.names.map((name, item) => drawn.bounds(item)),
        level: moment.level, nodes: moment.nodes, solutions: moment.solutions,
        items: moment.items, path: moment.path, since: moment.since, chosen: chosen(moment)});
}

export function same(page, step) {
    return page.player.now(step) !== undefined;
}

export function choose(page, moment) {
    return JSON.stringify(choices(page.cover, positionAt(page.cover, moment)));
}

export function go(page, name, moment) {
    return Promise.resolve(page.player[name](moment));
}

export function boxes(page) {
    return JSON.stringify({boxes: page.marks.boxes(), ticks: page.marks.solutionTicks()});
}
