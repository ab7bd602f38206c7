/** Keeps the whole site in the browser, so that it opens without a network. */

import {script} from './trusted.js';

/** Registers a service worker once all that the page needs has been loaded; where there is none, nothing is lost. */
export function keepOffline(address) {
    const register = () => navigator.serviceWorker?.register(script(address)).catch(problem => console.warn(problem.message));
    if (document.readyState === 'complete') {
        register();
    } else {
        addEventListener('load', register);
    }
}
