/** Icons as SVG paths, because fonts with such letters are not installed everywhere. */

import {html} from './lib/lit-html/lit-html.js';

const icon = path => html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"></path></svg>`;

export const ICONS = {
    share: icon('M12.500 10a2.500 2.500 0 0 0-1.900.9L6.400 8.800a2.500 2.500 0 0 0 0-1.600l4.200-2.100A2.500 2.500 0 1 0 10.100 4L5.600 6.200a2.500 2.500 0 1 0 0 3.600l4.500 2.200a2.500 2.500 0 1 0 2.400-2z'),
    download: icon('M7 2h2v6h3l-4 4-4-4h3zM2 13h12v1.500H2z'),
    print: icon('M4 2h8v3H4zM2 6h12v6h-2v2H4v-2H2zM5.500 9.500v3h5v-3z'),
    help: icon('M8 1.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM7.200 11h1.600v1.600H7.200zm1.600-1.200H7.200c0-2.400 1.900-2.500 1.900-3.900 0-.6-.5-1-1.100-1s-1.200.4-1.200 1.200H5.200c0-1.600 1.200-2.700 2.800-2.700s2.700 1 2.700 2.500c0 2-1.900 2.400-1.900 3.900z'),
    down: icon('M3 5.500h10L8 11.500z'),
    close: icon('M4 2.800L8 6.800l4-4L13.200 4l-4 4 4 4-1.200 1.200-4-4-4 4L2.800 12l4-4-4-4z'),
    enlarge: icon('M2 2h5v1.600H4.700l2.600 2.600-1.100 1.100-2.600-2.600V7H2zM14 14H9v-1.600h2.300L8.700 9.800l1.100-1.100 2.600 2.600V9H14z'),
    reduce: icon('M7.300 7.300h-5V5.700h2.300L2 3.100 3.100 2l2.600 2.600V2.300h1.600zM8.700 8.700h5v1.600h-2.300l2.600 2.600-1.100 1.100-2.600-2.600v2.300H8.700z'),
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
