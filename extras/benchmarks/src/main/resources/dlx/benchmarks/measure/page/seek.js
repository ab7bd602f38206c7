// Goes to random steps while the walk runs, which is begun again where it has stopped; until all is drawn.
const [count, least, done] = arguments;
const main = document.getElementById('main');
const field = () => document.getElementById('seek');
const sleep = millis => new Promise(resolve => setTimeout(resolve, millis));
const reached = step => new Promise(resolve => {
    let shown = 0;
    const look = () => {
        if (Number(main.dataset.step) === step) {
            shown ||= performance.now();
            if (main.dataset.state === 'ready') {
                observer.disconnect();
                resolve(shown);
            }
        }
    };
    const observer = new MutationObserver(look);
    observer.observe(main, {attributes: true});
    look();
});
(async () => {
    const times = [];
    const shown = [];
    while (times.length < count) {
        if (main.dataset.walk === 'complete') {
            throw new Error('the walk is over');
        }
        if (main.dataset.walk !== 'running') {
            document.getElementById('on')?.click();
            await sleep(300);
        } else if (Number(field().max) < least) {
            await sleep(50);
        } else {
            const step = 1 + Math.floor(Math.random() * (Number(field().max) - 1));
            const begin = performance.now();
            field().value = step;
            field().dispatchEvent(new Event('input', {bubbles: true}));
            shown.push(await reached(step) - begin);
            times.push(performance.now() - begin);
            await sleep(100);
        }
    }
    return [times, Number(field().max), shown];
})().then(done, problem => done([[], String(problem)]));
