// What Stryker's reports say, as a table for people.
import { readFileSync } from 'node:fs';
import { table, writeMarkdown } from './markdown.mjs';
import { GOAL, GROUPS, partName } from './mutant-groups.mjs';
import { inRoot, readJson } from './root.mjs';

const DOCUMENT = inRoot('docs', 'confianza.md');
const HEADING = '## Mutants';
const SEEN = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];
/** True of a mutant that no test saw. */
export const isMissed = (status) => MISSED.includes(status);

/** Figures of a report; `score` in percent of what was tried. */
export function scoreOf({ files }) {
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (states) => all.filter(({ status }) => states.includes(status)).length;
  const [seen, missed, ignored] = [count(SEEN), count(MISSED), count(['Ignored'])];
  return { seen, missed, ignored, score: (100 * seen) / (seen + missed) };
}

/** Figures of the parts of these groups that have run. */
export const readScores = (folder, groups) =>
  groups.flatMap((group) =>
    GROUPS[group].flatMap((part) => {
      const report = readJson(`${folder}/${partName(group, part)}.json`);
      return report
        ? [{ group, part: part.database ? `${part.workspace}, with a database` : part.workspace, ...scoreOf(report) }]
        : [];
    }),
  );

const HEADERS = ['Group', 'Of', 'Mutants', 'Seen', 'Not seen', 'Left out', 'Score'];
const rowOf = ({ group, part, seen, missed, ignored, score }) => [
  group,
  part,
  seen + missed,
  seen,
  missed,
  ignored,
  `${score < GOAL ? '**' : ''}${score.toFixed(1)} %${score < GOAL ? '**' : ''}`,
];

/** Lines of a Markdown table: a row for each part of a group. */
export const scoreTable = (scores) => table(HEADERS, scores.map(rowOf));

/** Rows of the section's table, with those of the groups that have run anew in the place of theirs, in the order of the groups. */
export function mergedRows(section, scores) {
  const known = section
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const ran = new Set(scores.map(({ group }) => group));
  const rows = [...known.filter(([group]) => !ran.has(group)), ...scores.map(rowOf)];
  return Object.keys(GROUPS).flatMap((name) => rows.filter(([group]) => group === name));
}

/** The section of docs/confianza.md that `npm run mutants` writes; '' where there is none. */
export function mutantSection(text) {
  const at = text.indexOf(HEADING);
  return at < 0 ? '' : text.slice(at);
}

/** Writes these scores into the table of docs/confianza.md; its other rows and sections stay. */
export async function writeScores(scores) {
  const text = readFileSync(DOCUMENT, 'utf8');
  const section = [
    HEADING,
    '',
    `Written by \`npm run mutants -- --write\`, of one group or of all. StrykerJS changes one operator, condition or value at a time in what decides money, rights, time and states; a change that no test of its group sees is a gap. \`npm run mutants -- payments\` runs one group, after a change only what it concerns; the command fails below ${GOAL} %. CI runs all of them every week. The files of each group stand in \`scripts/lib/mutant-groups.mjs\`, what is left out in ADR 84.`,
    '',
    ...table(HEADERS, mergedRows(mutantSection(text), scores)),
    '',
  ];
  const before = text.slice(0, text.length - mutantSection(text).length).trimEnd();
  await writeMarkdown(DOCUMENT, `${before}\n\n${section.join('\n')}`);
}
