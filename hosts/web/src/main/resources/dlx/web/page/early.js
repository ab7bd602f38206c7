/** Has the first question answered while the rest of the page is still on its way: loading the program takes longest. */

import {server} from './api.js';

server().models().catch(() => {}); // the page asks again, and tells
