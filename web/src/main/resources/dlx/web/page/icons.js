/** Icons as paths: no letters of a font that somebody may not have. */

import {html} from './lib/lit-html/lit-html.js';

const icon = path => html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"></path></svg>`;

export const ICONS = {
    first: icon('M3 3h2v10H3zM13 3v10L6 8z'),
    back: icon('M11 3v10L4 8z'),
    play: icon('M4 2l9 6-9 6z'),
    pause: icon('M4 3h3v10H4zM9 3h3v10H9z'),
    forward: icon('M3 3l7 5-7 5zM11 3h2v10h-2z'),
    up: icon('M8 3l5 6h-3.500v4h-3V9H3z'),
    over: icon('M2 9c0-6 10-6 11-1l2-1-2.500 5L8 9.500l2.500-.5C9.500 5.500 5 6 5 9z'),
    dead: icon('M4 2.800L8 6.800l4-4L13.200 4l-4 4 4 4-1.200 1.200-4-4-4 4L2.800 12l4-4-4-4z'),
    solution: icon('M6.500 13L2 8.500 3.800 6.700l2.700 2.700L12.200 3.500 14 5.300z')
};
