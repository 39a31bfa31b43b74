// docs/operar.md as programs read it: its blocks of commands and its headings.
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

export const RUNBOOK = 'docs/operar.md';

/**
 * Blocks `{ kind, section, line, text }` and headings `{ level, title, line, under }` of the runbook, in their order.
 * `kind` is the info string of the fence ('sh', 'sh compose'), `section` the heading above the block, `under` the one
 * of level 2.
 */
export function readRunbook(markdown = readFileSync(inRoot(RUNBOOK), 'utf8')) {
  const [blocks, headings] = [[], []];
  let [section, under, open] = ['', '', null];
  for (const [index, line] of markdown.split('\n').entries()) {
    const [, kind] = /^```(.*)$/.exec(line) ?? [];
    const [, hashes, title] = /^(#+) (.+)$/.exec(line) ?? [];
    if (open && kind === '') {
      blocks.push({ ...open, text: open.lines.join('\n') });
      open = null;
    } else if (open) open.lines.push(line);
    else if (kind !== undefined) open = { kind, section, line: index + 1, lines: [] };
    else if (title) {
      section = title;
      if (hashes.length <= 2) under = title;
      headings.push({ level: hashes.length, title, line: index + 1, under });
    }
  }
  return { blocks, headings };
}

/** The blocks of a kind as one script that ends with the first that fails: each runs in a new shell, as if days apart. */
export const scriptOf = (kind, { blocks } = readRunbook()) =>
  blocks
    .filter((block) => block.kind === kind)
    .reduce((script, { line, text }) => `${script}\n(\n# ${RUNBOOK}, line ${line}\n${text}\n)\n`, 'set -eu\n');

/** Arguments of the docker compose commands in the runbook: flags alone, and flags with a value. */
const COMPOSE_COMMANDS = {
  up: { alone: ['--build', '--detach'], valued: ['--scale'] },
  ps: { alone: [], valued: [] },
  stop: { alone: [], valued: [] },
  cp: { alone: [], valued: [] },
  exec: { alone: ['-T'], valued: [], runs: true },
  run: { alone: ['-T', '--rm'], valued: ['-v'], runs: true },
};
/** Programs of every machine with Docker. */
const TOOLS = ['cd', 'chmod', 'cp', 'curl', 'do', 'done', 'for', 'sed'];

/** The simple commands of a script, each as its words without their quotes. */
const commandsOf = (text) =>
  text
    .replaceAll('\\\n', ' ')
    .split(/\n|&&|;|(?<=^|\s)\(|\)(?=\s|$)/)
    .map((command) => (command.match(/(?:"[^"]*"|'[^']*'|[^\s'"])+/g) ?? []).map((word) => word.replace(/['"]/g, '')))
    .filter((words) => words.length > 0);

/** Faults of `node apps/api/dist/NAME.js …`: no such program, or an unknown flag. */
function programProblems([program = '', ...args]) {
  const [, name] = /^(?:current\/)?apps\/api\/dist\/([\w-]+)\.js$/.exec(program) ?? [];
  const source = name && inRoot('apps', 'api', 'src', `${name}.ts`);
  if (!source || !existsSync(source)) return [`no program ${program}`];
  const text = readFileSync(source, 'utf8');
  const flags = args.filter((arg) => arg.startsWith('--')).map((arg) => arg.split('=')[0]);
  return flags.filter((flag) => !new RegExp(`${flag}\\b`).test(text)).map((flag) => `${name}.js knows no ${flag}`);
}

/** Faults of `docker compose …`, where `services` are those of the composition. */
function composeProblems([command = '', ...rest], services) {
  const known = COMPOSE_COMMANDS[command];
  if (!known) return [`docker compose ${command}`];
  const problems = [];
  const names = [];
  const words = [...rest];
  for (let word = words.shift(); word !== undefined; word = words.shift())
    if (known.valued.includes(word)) {
      const value = words.shift();
      if (word === '--scale') names.push(value.split('=')[0]);
    } else if (known.alone.includes(word)) continue;
    else if (word.startsWith('-')) problems.push(`docker compose ${command} ${word}`);
    else if (known.runs) {
      names.push(word);
      if (words.shift() !== 'node') problems.push(`docker compose ${command} ${word} runs no node`);
      problems.push(...programProblems(words.splice(0)));
    } else if (command !== 'cp') names.push(word);
    else if (word.includes(':')) names.push(word.split(':')[0]);
  return [...problems, ...names.filter((name) => !services.includes(name)).map((name) => `no service ${name}`)];
}

/**
 * Unknown names in a block, as sentences: commands, services (`services`), variables of docker/.env (`variables`),
 * files in the folder `cwd`, npm scripts (`scripts`), programs of the API and their flags.
 */
export function blockProblems(text, { services, variables, scripts, cwd }) {
  const named = [...text.matchAll(/(?<![\w$])([A-Z][A-Z\d]*_[A-Z\d_]+|(?<=\^)[A-Z]+(?==))/g)].map(([, name]) => name);
  const problems = named.filter((name) => !variables.includes(name)).map((name) => `no variable ${name}`);
  for (const [command, ...words] of commandsOf(text)) {
    if (command === 'docker' && words[0] === 'compose') problems.push(...composeProblems(words.slice(1), services));
    else if (command === 'npm') {
      if (words[0] !== 'run' || !scripts.includes(words[1])) problems.push(`npm ${words.join(' ')}`);
    } else if (!TOOLS.includes(command)) problems.push(`no command ${command}`);
    else if (command === 'cp' && !existsSync(inRoot(cwd, words[0]))) problems.push(`no file ${cwd}/${words[0]}`);
  }
  return problems;
}
