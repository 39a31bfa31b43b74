import { plainToInstance } from 'class-transformer';
import { COMPOSE_SETTINGS, fromEnv, type Setting, SETTING_GROUPS, SETTINGS } from './data/settings';
import { Environment } from './environment';

/** A file of the repository that says what the table says. */
interface SettingsFile {
  /** Relative to the repository's root. */
  path: string;
  /** The whole text of the file, from the text that it has now. */
  write: (now: string) => string;
}

/** Command that writes these files anew when one of them differs. */
export const SETTINGS_COMMAND = 'npm run settings';

const NONE = '–';
const code = (text: string) => `\`${text}\``;
/** Markdown as the plain words of a comment. */
const plain = (markdown: string) => markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');

const defaults = plainToInstance(Environment, {}, { exposeDefaultValues: true }) as unknown as Record<string, unknown>;

function defaultOf(name: string, setting: Setting): string {
  if (setting.default) return setting.default;
  const value = defaults[name];
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return NONE;
  return code(typeof value === 'boolean' ? String(Number(value)) : String(value));
}

const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: string[], rows: string[][]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

/** The tables of docs/configuracion.md. */
function settingsTables(): string {
  const groups = Object.entries(SETTING_GROUPS).map(([heading, group]) => {
    const rows = Object.entries(group).map(([name, setting]) => [code(name), defaultOf(name, setting), setting.doc]);
    return `### ${heading}\n\n${table(['Name', 'Default', 'Meaning'], rows)}`;
  });
  const own = Object.entries(COMPOSE_SETTINGS).map(([name, { doc, sample }]) => [
    code(name),
    sample === undefined ? NONE : code(sample),
    doc,
  ]);
  return [...groups, `### Of docker/compose.yml\n\n${table(['Name', 'In docker/.env.example', 'Meaning'], own)}`].join(
    '\n\n',
  );
}

const LINE = 118;

/** A comment of lines of up to 120 characters. */
function comment(text: string): string {
  const lines = [''];
  for (const word of plain(text).split(' ')) {
    const line = `${lines.at(-1)!} ${word}`.trimStart();
    if (line.length > LINE) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => `# ${line}`).join('\n');
}

/** Header of docker/.env.example; the commands are those of the README. */
const HEADER = `# Copy to docker/.env. As it stands it is a demo: what is empty keeps its default, but for the secrets, without which
# nothing starts. This makes them:
#   for name in JWT_SECRET S3_SECRET_KEY MONGO_PASSWORD REDIS_PASSWORD; do
#     sed -i "s/^$name=$/&$(openssl rand -hex 32)/" docker/.env
#   done
# With real customers also: TUERCA_DEMO=0, PUBLIC_URL with https, BANCO, SMTP_URL, COMPOSE_PROFILES empty.
# Start: docker compose -f docker/compose.yml --env-file docker/.env up --build --detach
#
# Written by \`${SETTINGS_COMMAND}\` from the table of settings.`;

const entry = (name: string, doc: string, sample = '') => `${comment(doc)}\n${name}=${sample}`;

/** docker/.env.example: what an operator may set under compose, and nothing else. */
function envExample(): string {
  const groups = Object.entries(SETTING_GROUPS).map(([heading, group]) => {
    const entries = Object.entries(group).flatMap(([name, setting]) =>
      setting.compose.from === 'optional' || setting.compose.from === 'required'
        ? [entry(name, withDefault(name, setting), setting.compose.sample)]
        : [],
    );
    return { heading, entries };
  });
  const own = Object.entries(COMPOSE_SETTINGS).map(([name, { doc, sample }]) => entry(name, doc, sample));
  const parts = [...groups, { heading: 'The composition itself', entries: own }]
    .filter(({ entries }) => entries.length > 0)
    .map(({ heading, entries }) => `# ── ${heading} ──\n\n${entries.join('\n\n')}`);
  return `${[HEADER, ...parts].join('\n\n')}\n`;
}

function withDefault(name: string, setting: Setting): string {
  const value = defaultOf(name, setting);
  return value === NONE ? setting.doc : `${setting.doc} Default: ${value}.`;
}

/** Quoted where YAML would read something else than text. */
const yamlText = (text: string) => (/^[\d.]+$|^(true|false|null)$|[#'"{}[\],&*]|: /.test(text) ? `'${text}'` : text);

/** The variables that docker/compose.yml hands to the API and its companions. */
function composeEnvironment(): string {
  const lines = Object.entries<Setting>(SETTINGS).flatMap(([name, { compose }]) => {
    if (compose.from === 'image') return [];
    if (compose.from === 'optional') return [`  ${name}: \${${name}:-}`];
    if (compose.from === 'required') return [`  ${name}: ${fromEnv(name)}`];
    return [`  ${name}: ${yamlText(compose.value)}`];
  });
  return ['x-environment: &environment', ...lines].join('\n');
}

/** Replaces what stands between the lines that hold the two marks. */
function between(text: string, start: string, end: string, block: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`«${start}» … «${end}» is missing`);
  return text.slice(0, text.indexOf('\n', from) + 1) + block + text.slice(text.lastIndexOf('\n', to));
}

/** The three files that are written from the table: documentation, docker/.env.example, and what compose hands over. */
export const SETTINGS_FILES: readonly SettingsFile[] = [
  {
    path: 'docs/configuracion.md',
    // Prettier would pad every row to the longest, so that one setting more changes the line of each.
    write: (now) =>
      between(now, '<!-- prettier-ignore-start -->', '<!-- prettier-ignore-end -->', `\n${settingsTables()}\n`),
  },
  { path: 'docker/.env.example', write: envExample },
  {
    path: 'docker/compose.yml',
    write: (now) => between(now, '# settings: start', '# settings: end', composeEnvironment()),
  },
];
