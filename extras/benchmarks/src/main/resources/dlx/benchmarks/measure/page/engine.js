// Runs one search several times in a worker of the page's program; tells the times of the searches alone, in milliseconds.
const [path, body, rounds, done] = arguments;
const worker = new Worker(new URL('../dlx/worker.js', document.baseURI), {type: 'module'});
const times = [];
let last;
worker.onmessage = ({data}) => {
    if (data.lines) {
        last = JSON.parse(data.lines.at(-1));
    } else if (data.failed || data.status !== undefined && data.status !== 200) {
        worker.terminate();
        done([]);
        return;
    } else if (data.status === 200) {
        times.push((last.buildNanos + last.searchNanos) / 1e6);
    }
    if (times.length === rounds) {
        worker.terminate();
        done(times);
    } else if (!data.lines) {
        worker.postMessage({id: times.length, path, body});
    }
};
