/*
 * Keeps the whole site, so that it opens without a network. It lies in the root of the site; whoever writes the site fills in
 * its files, by their paths from here, and a version that differs when any of them does.
 *
 * A version is kept whole: a page never gets files of two. So a new one waits until no page shows the old one but the page that
 * is being loaded, which then takes the new one at once. Nothing is asked of any other place, and nothing is sent.
 */

const FILES = /* FILES */ [];
const VERSION = /* VERSION */ '';

/** Other sites of the same host have caches too. */
const OURS = `dlx ${registration.scope} `;

const TAKE_OVER = 'take over';

/**
 * Loads the same address again, by the new version. After a second: that takes over once nothing is asked of this one. By a script,
 * since a refresh of an address with a `#`, as links to puzzles have, is no more than a jump within the page.
 */
const AGAIN = '<!DOCTYPE html><title>dlx</title><link rel="icon" href="data:,"><script>setTimeout(() => location.reload(), 1000)</script>';

addEventListener('install', event => event.waitUntil(keep()));

async function keep() {
    const cache = await caches.open(OURS + VERSION);
    // not from the browser's own cache, which may be older than the list
    await cache.addAll(FILES.map(name => new Request(new URL(name, registration.scope), {cache: 'no-cache'})));
}

addEventListener('activate', event => event.waitUntil(forget()));

async function forget() {
    const names = await caches.keys();
    await Promise.all(names.filter(name => name.startsWith(OURS) && name !== OURS + VERSION).map(name => caches.delete(name)));
    await clients.claim();
}

addEventListener('message', event => {
    if (event.data === TAKE_OVER) {
        skipWaiting();
    }
});

addEventListener('fetch', event => {
    const {request} = event;
    if (request.method === 'GET' && request.url.startsWith(registration.scope)) {
        event.respondWith(request.mode === 'navigate' ? opened(request) : kept(request));
    }
});

async function opened(request) {
    const {waiting} = registration;
    if (waiting && (await clients.matchAll()).length < 2) {
        waiting.postMessage(TAKE_OVER);
        return new Response(AGAIN, {headers: {'Content-Type': 'text/html'}});
    }
    return kept(request);
}

async function kept(request) {
    const address = new URL(request.url);
    const endings = address.pathname.endsWith('/') ? ['index.html'] : ['', '.html'];
    const cache = await caches.open(OURS + VERSION);
    for (const ending of endings) {
        const known = await cache.match(new URL(address.pathname + ending, address), {ignoreVary: true});
        if (known) {
            return direct(known);
        }
    }
    return fetch(request);
}

/** Some hosts lead from `page.html` to `page`; browsers open no page by an answer that was led elsewhere. */
function direct(known) {
    return known.redirected ? new Response(known.body, {headers: known.headers}) : known;
}
