/*
 * The service worker in the root of the site: it stores the whole site, so that the site opens without a network. When the
 * site is written, its files (paths relative to the root) and a version, which depends on all files, are filled in below.
 *
 * Versions are never mixed: a new version waits until the old one serves only the page that is being loaded, and then takes
 * over at once. No other host is contacted.
 */

const FILES = /* FILES */ [];
const VERSION = /* VERSION */ '';

/** Prefix of our caches; other sites of the same host have caches too. */
const OURS = `dlx ${registration.scope} `;

const TAKE_OVER = 'take over';

/**
 * A page that loads the same address again after a second, when the new version has taken over. It uses a script, because a
 * refresh of an address with `#`, as in links to puzzles, only jumps within the page.
 */
const AGAIN = '<!DOCTYPE html><title>dlx</title><link rel="icon" href="data:,"><script>setTimeout(() => location.reload(), 1000)</script>';

addEventListener('install', event => event.waitUntil(keep()));

async function keep() {
    const cache = await caches.open(OURS + VERSION);
    // bypass the browser's own cache, which may be older than the list
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

/** Returns a response without redirection. Some hosts redirect `page.html` to `page`, and browsers reject such stored responses. */
function direct(known) {
    return known.redirected ? new Response(known.body, {headers: known.headers}) : known;
}
