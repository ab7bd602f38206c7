// Plays at a speed for some seconds when the walk has ended, and counts the frames.
const [speed, seconds, done] = arguments;
const list = document.getElementById('speed');
list.value = speed;
list.dispatchEvent(new Event('change', {bubbles: true}));
const main = document.getElementById('main');
const from = Number(main.dataset.step);
let begin;
let frames = 0;
const play = () => { // after the walk, which takes a core for some seconds
    if (main.dataset.walk === 'running' || document.getElementById('play').disabled) {
        setTimeout(play, 20);
    } else {
        document.getElementById('play').click();
        requestAnimationFrame(frame);
    }
};
const frame = now => {
    begin ??= now;
    if (now - begin < 1000 * seconds) {
        frames++;
        requestAnimationFrame(frame);
    } else {
        document.getElementById('play').click();
        done([1000 * frames / (now - begin), Number(main.dataset.step) - from]);
    }
};
play();
