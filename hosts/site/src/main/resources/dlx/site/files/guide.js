/** A guide: the bar, and examples that run where they are read. */

import {bar} from './bar.js';
import {live} from './live.js';

bar();
live(document.getElementById('main'));
