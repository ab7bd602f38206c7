/** Keeps the whole site in the browser, so that it opens without a network. */

import {script} from './trusted.js';

/** Registers a service worker once the page has loaded. Browsers without service workers are left as they are. */
export function keepOffline(address) {
    const register = () => navigator.serviceWorker?.register(script(address)).catch(problem => console.warn(problem.message));
    if (document.readyState === 'complete') {
        register();
    } else {
        addEventListener('load', register);
    }
}
