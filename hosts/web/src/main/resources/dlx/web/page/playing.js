/** The position in the search that all views show. */

import {SPEEDS} from './frame.js';
import {Moment, Player, WINDOW, chosen} from './player.js';

/** Steps per second from which pictures are skipped, because the user cannot follow each step. */
const HURRIED = 30;

/** The current position in the search, and its playback. */
export class Playing {
    constructor(page) {
        this.page = page;
        this.speed = 2;
        this.begin(Player.none(page.search.marks));
    }

    /** Goes before the first step of a new puzzle. */
    begin(player) {
        this.moment = Moment.start();
        this.wish = 0;
        this.player = player;
    }

    async go(step) {
        this.page.reasons.clear();
        const end = this.end;
        const wanted = Math.max(0, end === undefined ? step : Math.min(step, end));
        this.wish = wanted;
        this.page.mark();
        const here = this.player.now(wanted);
        if (here) {
            this.show(here);
            return;
        }
        const {player} = this;
        try {
            const moment = await player.at(wanted);
            if (player === this.player && this.wish === wanted) {
                this.show(moment);
            }
        } catch (problem) {
            if (player === this.player) {
                this.pause();
                this.wish = this.moment.step;
                this.page.fail(problem);
            }
        }
    }

    get end() {
        return this.player.last ?? (this.page.search.marks.complete ? this.page.search.marks.steps : undefined);
    }

    show(moment) {
        this.moment = moment;
        this.wish = moment.step;
        this.player.prepare(moment.step + WINDOW / 4);
        this.page.views.boards.isHurried = Boolean(this.playing) && this.speed >= HURRIED;
        this.page.views.boards.show(chosen(moment));
        this.page.views.icicle?.show(moment.step);
        this.page.visits.change();
        this.page.draw(true);
    }

    /** Goes to a step that the user chose. */
    to(step) {
        this.pause();
        this.go(step);
    }

    by(steps) {
        this.to(this.wish + steps);
    }

    async jump(name, missing) {
        this.pause();
        const {player} = this;
        this.jumping = true;
        this.page.mark();
        try {
            const step = await player[name](this.moment);
            if (player !== this.player) {
                return;
            }
            if (step === undefined) {
                this.page.note = missing;
                this.page.draw();
            } else {
                await this.go(step);
            }
        } catch (problem) {
            this.page.fail(problem);
        } finally {
            this.jumping = false;
            this.page.draw();
        }
    }

    toEnd() {
        this.by((this.end ?? this.page.search.marks.steps) - this.wish);
    }

    toggle() {
        if (this.playing) {
            this.pause();
        } else if (this.page.puzzle) {
            if (this.end !== undefined && this.moment.step >= this.end) {
                this.go(0);
            }
            this.playing = {last: performance.now(), owed: 0};
            requestAnimationFrame(now => this.frame(now));
        }
        this.page.draw();
    }

    pause() {
        if (this.playing) {
            this.playing = undefined;
            this.page.draw();
        }
    }

    frame(now) {
        const {playing} = this;
        if (!playing) {
            return;
        }
        playing.owed = Math.min(this.speed, playing.owed + (now - playing.last) / 1000 * this.speed);
        playing.last = now;
        const steps = Math.floor(playing.owed);
        if (steps > 0 && !playing.isWaiting) {
            this.playOn(playing, steps);
        }
        requestAnimationFrame(next => this.frame(next));
    }

    playOn(playing, steps) {
        const end = this.end ?? Infinity;
        const wanted = Math.min(end, this.moment.step + steps);
        playing.owed -= steps;
        const moment = this.player.now(wanted);
        if (moment) {
            this.page.reasons.clear();
            this.show(moment);
            if (wanted >= end) {
                this.pause();
            }
        } else {
            playing.isWaiting = true;
            this.go(wanted).finally(() => {
                playing.isWaiting = false;
            });
        }
    }

    faster(by) {
        const at = SPEEDS.indexOf(this.speed) + by;
        this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))];
        this.page.draw();
    }
}
