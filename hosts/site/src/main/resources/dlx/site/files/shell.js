/** Parses and runs the examples of the guides like a shell: commands, quotes, pipes, here-documents, comments. */

/** The commands that run in a browser. */
export const ANSWERED = new Set(['models', 'info', 'solve', 'count', 'unique', 'best', 'sample', 'explain', 'hint', 'path', 'rate', 'generate', 'tasks', 'alive', 'check', 'symmetries', 'diagram']);

/** Words that ask for the help of dlx. */
const HELP = new Set(['--help', '-h', 'help']);

/** Options that need the installed program, because they write files, read jars or start threads. */
const PROGRAM_ONLY = /^--(output|append|checkpoint|proof|plugins|threads|folder)(=|$)/;

/** Unquoted words that have a meaning in a shell but are not supported here. */
const UNKNOWN = new Set(['>', '>>', '<', '&&', '||', ';', '&', '2>', '2>&1']);

/** The error for a line that cannot be run here; its message is one sentence. */
export class NotHere extends Error {}

/**
 * Returns the commands of a block, in order: `{text, stages, words}`. `text` is the source, which may have several lines.
 * `stages` are its parts between `|`. If a command cannot be run here, `problem` says why.
 *
 * @param block a block of a guide
 * @param isConsole true if commands begin with `$ ` and other lines are their output
 */
export function commandsOf(block, isConsole = false) {
    const lines = block.replace(/\n$/, '').split('\n');
    const commands = [];
    for (let at = 0; at < lines.length;) {
        if (isConsole && !lines[at].startsWith('$ ')) {
            const last = commands.at(-1);
            if (last) {
                last.output += `${lines[at]}\n`;
            }
            at++;
            continue;
        }
        const begin = at;
        let line = isConsole ? lines[at].slice(2) : lines[at];
        while (line.endsWith('\\') && at + 1 < lines.length) {
            line = `${line.slice(0, -1)} ${lines[++at].trimStart()}`;
        }
        at++;
        const end = /<<\s*(['"]?)(\w+)\1/.exec(line);
        let document;
        if (end) {
            const close = lines.indexOf(end[2], at);
            if (close >= 0) {
                document = lines.slice(at, close).map(text => `${text}\n`).join('');
                line = line.replace(end[0], ' ');
                at = close + 1;
            }
        }
        const text = lines.slice(begin, at).join('\n');
        commands.push({...read(line, document), text: isConsole ? text.slice(2) : text, output: ''});
    }
    return commands;
}

function read(line, document) {
    try {
        const stages = stagesOf(line).map(words => ({words}));
        if (document !== undefined) {
            (stages.find(({words}) => words[0] === 'cat' || isDlx(words)) ?? stages[0]).document = document;
        }
        const problem = stages.length === 0 ? 'a command is missing' : stages.map(problemOf).find(Boolean);
        return {stages, problem: problem ?? (stages.some(({words}) => isDlx(words)) ? undefined : 'the line does not run dlx')};
    } catch (problem) {
        if (problem instanceof NotHere) {
            return {stages: [], problem: problem.message};
        }
        throw problem;
    }
}

/** Returns the words of each part of a line, without quotes; a comment begins with `#`. */
export function stagesOf(line) {
    const stages = [[]];
    let word; // undefined between words
    const finish = isQuoted => {
        if (word !== undefined) {
            if (!isQuoted && UNKNOWN.has(word)) {
                throw new NotHere(`${word} is not understood here`);
            }
            stages.at(-1).push(word);
            word = undefined;
        }
    };
    let isQuoted = false;
    for (let at = 0; at < line.length; at++) {
        const letter = line[at];
        if (letter === "'") {
            const close = line.indexOf("'", at + 1);
            if (close < 0) {
                throw new NotHere("a ' is not closed");
            }
            word = (word ?? '') + line.slice(at + 1, close);
            isQuoted = true;
            at = close;
        } else if (letter === '"') {
            word ??= '';
            isQuoted = true;
            for (at++; line[at] !== '"'; at++) {
                if (at >= line.length) {
                    throw new NotHere('a " is not closed');
                }
                if (line[at] === '$' || line[at] === '`') {
                    throw new NotHere(`${line[at]} is not understood here`);
                }
                if (line[at] === '\\' && /["\\$`]/.test(line[at + 1] ?? '')) {
                    at++;
                }
                word += line[at];
            }
        } else if (letter === '\\') {
            word = (word ?? '') + (line[++at] ?? '');
            isQuoted = true;
        } else if (/\s/.test(letter)) {
            finish(isQuoted);
            isQuoted = false;
        } else if (letter === '#' && word === undefined) {
            break;
        } else if (letter === '|' && line[at + 1] !== '|') {
            finish(isQuoted);
            isQuoted = false;
            if (stages.at(-1).length === 0) {
                throw new NotHere('a command is missing before |');
            }
            stages.push([]);
        } else if (letter === '$' || letter === '`') {
            throw new NotHere(`${letter} is not understood here`);
        } else if (letter === ';' || letter === '>' || letter === '<' || letter === '&') {
            throw new NotHere(`${letter} is not understood here`);
        } else {
            word = (word ?? '') + letter;
        }
    }
    finish(isQuoted);
    if (stages.length > 1 && stages.at(-1).length === 0) {
        throw new NotHere('a command is missing after |');
    }
    return stages[0].length === 0 ? [] : stages;
}

function isDlx(words) {
    return /^(\.\/|.*\/)?dlx$/.test(words[0] ?? '');
}

function problemOf({words, document}) {
    if (words[0] === 'echo' || words[0] === 'printf') {
        return undefined;
    }
    if (words[0] === 'cat') {
        return document !== undefined || words.slice(1).every(isExample) ? undefined : 'this file is not here';
    }
    if (!isDlx(words)) {
        return `${words[0]} is not available here`;
    }
    if (words[1] !== undefined && !ANSWERED.has(words[1]) && !HELP.has(words[1])) { // dlx alone prints its help
        return `dlx ${words[1]} needs the program`;
    }
    const only = words.find(word => PROGRAM_ONLY.test(word));
    if (only) {
        return `${only} needs the program`;
    }
    const file = words.slice(2).find(word => /\.(txt|dlx|col|cp|jar)$/.test(word) && !isExample(word));
    return file ? `the file ${file} is not here` : undefined;
}

/** Returns true if a word is a file next to the guides. */
function isExample(word) {
    return /^examples\/[\w-]+\.(txt|dlx|col)$/.test(word);
}

/**
 * Runs a command.
 *
 * @param command a command of `commandsOf`, without a problem
 * @param run runs `dlx`: the function `run` of `dlx/commands.js`
 * @param out `{print, printError, signal, file}`; `file(name)` promises the text of an example
 * @return the exit code of the last part
 */
export async function runCommand({stages, problem}, run, {print, printError, signal, file}) {
    if (problem) {
        throw new NotHere(problem);
    }
    let stdin = '';
    let code = 0;
    for (const [at, {words, document}] of stages.entries()) {
        let piped = '';
        const isLast = at === stages.length - 1;
        const out = isLast ? print : text => {
            piped += text;
        };
        code = 0;
        if (words[0] === 'echo') {
            out(echoed(words.slice(1)));
        } else if (words[0] === 'printf') {
            out(printed(words.slice(1)));
        } else if (words[0] === 'cat') {
            out(document ?? (words.length === 1 ? stdin : (await Promise.all(words.slice(1).map(file))).join('')));
        } else {
            code = await run(words.slice(1), document ?? stdin, {print: out, printError, signal, file});
        }
        stdin = piped;
    }
    return code;
}

function echoed(words) {
    return words[0] === '-n' ? words.slice(1).join(' ') : `${words.join(' ')}\n`;
}

/** Returns a format with its escapes; `%s` and `%d` take the words in turn. The format repeats until all words are used. */
function printed([format = '', ...words]) {
    let text = '';
    do {
        const before = words.length;
        text += format.replace(/\\([ntr\\"'])|\\(0?[0-7]{1,3})|%([sd%])/g, (all, letter, octal, kind) => {
            if (letter) {
                return {n: '\n', t: '\t', r: '\r'}[letter] ?? letter;
            }
            if (octal) {
                return String.fromCharCode(parseInt(octal, 8));
            }
            return kind === '%' ? '%' : words.shift() ?? (kind === 'd' ? '0' : '');
        });
        if (words.length === before) {
            break;
        }
    } while (words.length > 0);
    return text;
}

/** Splits output into pictures and texts. */
export function partsOf(text) {
    return text.split(/(<svg\b[\s\S]*?<\/svg>\n?)/).filter(part => part.trim() !== '')
        .map(part => ({isPicture: part.startsWith('<svg'), text: part}));
}
