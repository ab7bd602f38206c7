/** Sends the first request while the other modules are still loading, because loading the compiled program takes longest. */

import {server} from './api.js';

server().models().catch(() => {}); // the page asks again and reports errors
