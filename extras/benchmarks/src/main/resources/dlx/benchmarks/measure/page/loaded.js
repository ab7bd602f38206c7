// Resolves once the page has loaded and painted.
const done = arguments[arguments.length - 1];
const look = () => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    if (window.readyAfter && paint) {
        done([paint.startTime, window.readyAfter]);
    } else {
        setTimeout(look, 5);
    }
};
look();
