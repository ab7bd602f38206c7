import {ANSWERED, commandsOf, stagesOf, runCommand, partsOf} from 'SITE/shell.js';
export const answered = () => [...ANSWERED].join(' ');
export function words(line) {
    try {
        return stagesOf(line).map(words => words.map(word => `[${word}]`).join('')).join('|');
    } catch (problem) {
        return `refused: ${problem.message}`;
    }
}
export function problems(block, isConsole) {
    return commandsOf(block, isConsole).map(({text, problem}) => `${text} -> ${problem ?? 'runs'}`).join('\n');
}
export function outputs(block) {
    return commandsOf(block, true).map(({text, output}) => `${text} -> ${output}`).join('');
}
/** A dlx that prints what it was asked. */
export async function run(block) {
    let printed = '';
    const dlx = async (words, stdin, out) => {
        out.print(`<${words.join(' ')}: ${stdin}>`);
        return 4;
    };
    let code = 0;
    for (const command of commandsOf(block)) {
        code = await runCommand(command, dlx, {print: text => {
            printed += text;
        }, file: async name => `the text of ${name}`});
    }
    return `${printed} ${code}`;
}
export function parts(text) {
    return partsOf(text).map(({isPicture, text}) => (isPicture ? 'picture ' : 'text ') + text.trim()).join(', ');
}
