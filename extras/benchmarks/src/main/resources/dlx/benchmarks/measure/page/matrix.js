// Scenes and paintings of the first steps, one after the other, each for itself.
const [request, steps, done] = arguments;
const post = async (path, body) => (await fetch(path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body
})).json();
(async () => {
    const {Cover, scene} = await import('/cover.js');
    const {Player} = await import('/player.js');
    const {Marks} = await import('/marks.js');
    const {MatrixView, usualMode} = await import('/matrix.js');
    const told = await post('/api/puzzles', request);
    const cover = new Cover(told);
    const player = new Player((first, mark) => post(`/api/puzzles/${told.id}/steps`,
        JSON.stringify({strategy: 'mrv', mark, first, count: 1024})), new Marks());
    const view = new MatrixView(document.getElementById('matrix-scroll'),
        {onPoint() {}, onPick() {}, onUnlabelled() {}});
    const mode = usualMode(cover);
    const scenes = [];
    const paints = [];
    for (let step = 1; step <= steps; step++) {
        const moment = await player.at(step);
        const begin = performance.now();
        const shown = scene(cover, moment);
        const middle = performance.now();
        view.show(cover, shown, mode);
        view.paint();
        scenes.push(middle - begin);
        paints.push(performance.now() - middle);
    }
    const mean = list => list.slice(list.length / 2).reduce((a, b) => a + b, 0) / Math.ceil(list.length / 2);
    return [mean(scenes), mean(paints), cover.options, cover.items];
})().then(done, problem => done([String(problem)]));
