/** Entry point of the page, for a server or a recording. */

import {server} from './api.js';
import {listen} from './keys.js';
import {Page} from './page.js';
import {Recording} from './recording.js';

function listenFor(page) {
    listen({
        ' ': () => page.play.toggle(), 'ArrowLeft': () => page.play.by(-1), 'ArrowRight': () => page.play.by(1),
        'Shift+ArrowLeft': () => page.play.by(-10), 'Shift+ArrowRight': () => page.play.by(10),
        'ArrowDown': () => page.play.jump('over', 'There is nothing below this step.'),
        'ArrowUp': () => page.play.to(page.play.player.up(page.play.moment)),
        'Home': () => page.play.by(-page.play.wish), 'End': () => page.play.toEnd(),
        'n': () => page.play.jump('nextSolution', 'No further solution was found.'),
        'N': () => page.play.jump('previousSolution', 'There is no earlier solution.'),
        'd': () => page.play.jump('nextDead', 'No further dead end was found.'),
        '+': () => page.play.faster(1), '-': () => page.play.faster(-1),
        '1': () => page.views.focus('puzzle'), '2': () => page.views.focus('board'), '3': () => page.views.focus('matrix'),
        '4': () => page.views.focus('tree'), '5': () => page.views.focus('solutions'),
        '/': () => page.views.picker.open(), 'f': () => page.views.enlarge(), 'Escape': () => page.views.reduce(), '?': () => page.views.help()
    });
    document.addEventListener('keydown', event => {
        const key = event.key.toLowerCase();
        if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y') && !event.target.closest('textarea, input')) {
            event.preventDefault();
            page.undoing[key === 'y' || event.shiftKey ? 'redo' : 'undo']();
        }
    });
    // Browsers keep a left page in a cache with open connections, so its search would continue.
    addEventListener('pagehide', () => page.stopStreams());
    addEventListener('pageshow', event => event.persisted && page.search.walk());
    document.addEventListener('visibilitychange', () => page.search.rest(document.hidden));
    addEventListener('popstate', () => page.follow());
}

const recorded = document.getElementById('dlx-recording');
const page = new Page(recorded ? await Recording.read(recorded.textContent.trim()) : server());
listenFor(page);
page.start();
