// Runs in each page before its own scripts, and notes when the page first says that it is ready.
new MutationObserver((changes, observer) => {
    if (document.getElementById('main')?.dataset.state === 'ready') {
        window.readyAfter = performance.now();
        observer.disconnect();
    }
}).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-state']});
