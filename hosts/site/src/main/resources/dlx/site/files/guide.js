/** Entry point of a guide: the bar, and examples that run in the page. */

import {bar} from './bar.js';
import {live} from './live.js';

bar();
live(document.getElementById('main'));
