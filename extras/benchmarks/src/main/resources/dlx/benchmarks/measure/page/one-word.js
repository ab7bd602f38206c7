// Frames per second of a page that changes one word in each frame.
const [seconds, done] = arguments;
let begin;
let frames = 0;
const frame = now => {
    begin ??= now;
    if (now - begin < 1000 * seconds) {
        document.body.textContent = String(frames++);
        requestAnimationFrame(frame);
    } else {
        done([1000 * frames / (now - begin)]);
    }
};
requestAnimationFrame(frame);
