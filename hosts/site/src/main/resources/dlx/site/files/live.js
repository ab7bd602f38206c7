/** Examples of the guides, which can be edited and run in the page. */

import {ROOT} from './bar.js';
import {commandsOf, runCommand, partsOf, NotHere} from './shell.js';

/** Maximum length of the output; commands that print more are stopped. */
const MOST_LETTERS = 100_000;

const MOST_PICTURES = 24;

/** Finds the blocks that run `dlx`, and replaces each of their commands by a field with a button. */
export function live(main) {
    for (const code of main.querySelectorAll('pre > code')) {
        const language = /language-(\S+)/.exec(code.className)?.[1] ?? '';
        if (language === '' || language === 'console' || language === 'sh') {
            const commands = commandsOf(code.textContent, language === 'console');
            if (commands.some(({problem}) => !problem)) {
                code.parentElement.replaceWith(block(commands));
            }
        }
    }
}

function block(commands) {
    const box = element('div', 'live');
    let still = [];
    const rest = () => {
        if (still.length > 0) {
            const text = element('pre', 'still');
            text.tabIndex = 0;
            text.textContent = still.join('\n');
            box.append(text);
            still = [];
        }
    };
    for (const command of commands) {
        if (command.problem) {
            still.push(command.output ? `$ ${command.text}\n${command.output.trimEnd()}` : command.text);
        } else {
            rest();
            box.append(new Example(command).box);
        }
    }
    rest();
    return box;
}

function element(name, kind) {
    const made = document.createElement(name);
    made.className = kind;
    return made;
}

/** One command: a field, a button, and its output. */
class Example {
    constructor({text, output}) {
        this.given = text;
        this.box = element('div', 'example');
        this.field = element('textarea', 'command');
        this.field.value = text;
        this.field.spellcheck = false;
        this.field.wrap = 'off';
        this.field.setAttribute('autocapitalize', 'off');
        this.field.setAttribute('autocomplete', 'off');
        this.field.setAttribute('aria-label', 'A command; edit it, Ctrl-Enter runs it');
        this.button = element('button', 'run');
        this.button.type = 'button';
        this.button.title = 'Ctrl-Enter';
        this.undo = element('button', 'quiet');
        this.undo.type = 'button';
        this.undo.textContent = 'Reset';
        this.out = element('div', 'out');
        this.out.setAttribute('aria-live', 'polite');
        const row = element('div', 'asked');
        row.append(this.field, this.undo, this.button);
        this.box.append(row, this.out);
        this.documented = output;
        this.button.addEventListener('click', () => this.press());
        this.undo.addEventListener('click', () => this.reset());
        this.field.addEventListener('input', () => this.fit());
        this.field.addEventListener('keydown', event => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                event.preventDefault();
                this.press();
            } else if (event.key === 'Escape' && this.running) {
                this.running.abort();
            }
        });
        this.reset();
    }

    reset() {
        this.running?.abort();
        this.field.value = this.given;
        this.show(this.documented);
        this.fit();
        this.label();
    }

    /** Adjusts the height of the field to its lines. */
    fit() {
        this.field.rows = this.field.value.split('\n').length;
        this.undo.hidden = this.field.value === this.given && !this.isChanged;
    }

    label() {
        const word = this.running ? 'Stop' : 'Run';
        this.button.textContent = word;
        this.button.setAttribute('aria-label', `${word}: ${this.field.value.split('\n')[0]}`);
    }

    press() {
        if (this.running) {
            this.running.abort();
        } else {
            this.run();
        }
    }

    async run() {
        const running = new AbortController();
        this.running = running;
        this.isChanged = true;
        this.label();
        this.fit();
        this.out.setAttribute('aria-busy', 'true');
        let printed = '';
        let said = '';
        let isLong = false;
        const draw = throttled(() => this.running === running && this.show(printed, said));
        const print = text => {
            printed += text;
            if (printed.length > MOST_LETTERS && !isLong) {
                isLong = true;
                running.abort();
            }
            draw();
        };
        try {
            const {run} = await import(new URL('dlx/commands.js', ROOT));
            for (const command of commandsOf(this.field.value)) {
                if (!running.signal.aborted && command.stages.length + (command.problem ? 1 : 0) > 0 && command.text.trim()) {
                    await runCommand(command, run, {
                        print,
                        printError: text => {
                            said += text;
                            draw();
                        },
                        signal: running.signal,
                        file: example
                    });
                }
            }
        } catch (problem) {
            if (!running.signal.aborted) {
                said += `${problem.message}\n`;
            }
        }
        if (this.running === running) {
            this.running = undefined;
            said += isLong ? 'the rest of the output is not shown\n' : running.signal.aborted ? 'stopped\n' : '';
            this.show(isLong ? printed.slice(0, MOST_LETTERS) : printed, said);
            this.out.removeAttribute('aria-busy');
            this.label();
        }
    }

    show(printed, said = '') {
        this.addresses?.forEach(address => URL.revokeObjectURL(address));
        this.addresses = [];
        this.out.replaceChildren();
        let pictures;
        for (const {isPicture, text} of partsOf(printed)) {
            if (isPicture && this.addresses.length < MOST_PICTURES) {
                if (!pictures) {
                    pictures = element('div', 'pictures');
                    this.out.append(pictures);
                }
                const picture = element('img', 'picture');
                const address = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
                this.addresses.push(address);
                picture.src = address;
                picture.alt = /<title[^>]*>([^<]*)<\/title>/.exec(text)?.[1] || 'The picture of the solution.';
                pictures.append(picture);
            } else if (!isPicture) {
                pictures = undefined;
                this.out.append(letters('text', text));
            }
        }
        if (said) {
            this.out.append(letters('said', said));
        }
    }
}

function letters(kind, text) {
    const made = element('pre', kind);
    made.tabIndex = 0;
    made.textContent = text;
    return made;
}

/** Limits drawing to once per frame. */
function throttled(draw) {
    let isWaiting = false;
    return () => {
        if (!isWaiting) {
            isWaiting = true;
            requestAnimationFrame(() => {
                isWaiting = false;
                draw();
            });
        }
    };
}

async function example(name) {
    if (!/^examples\/[\w-]+\.\w+$/.test(name)) {
        throw new NotHere(`the file ${name} is not available here`);
    }
    const response = await fetch(new URL(name, ROOT));
    if (!response.ok) {
        throw new NotHere(`the file ${name} is not available here`);
    }
    return response.text();
}
