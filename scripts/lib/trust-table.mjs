// What the goals of apps/api/trust wrote down, as a table for people.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cell, table as markdownTable } from './markdown.mjs';
import { readJson } from './root.mjs';

const order = (id) => [id[0], Number(id.slice(1))];
const byId = ({ id: one }, { id: other }) => {
  const [[a, n], [b, m]] = [order(one), order(other)];
  return a === b ? n - m : a < b ? -1 : 1;
};

/** The reports of a folder, in the order of their names: R1, R2 … S1. */
export const readReports = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readJson(join(folder, name)))
    .filter(Boolean)
    .sort(byId);

/** Lines of a Markdown table: a row for every figure. */
export function table(reports) {
  const rows = reports.flatMap(({ id, seed, rows }) =>
    rows.map(({ what, figure, budget, ok }) => [id, what, figure, budget, seed, ok ? 'yes' : '**no**']),
  );
  return markdownTable(['Goal', 'What', 'Figure', 'Budget', 'Seed', 'Met'], rows);
}

const INTRO = `# Trust: goals, and the figures of a run

Written by \`npm run test:trust -- --write\` from what its tests measured; nothing here is typed by hand. Each goal is a file of \`apps/api/trust\`: real processes of the API in production mode (two, unless its figure is of one), with the limits of production, over a database of its own. \`npm run test:trust -- R1 S2\` runs some of them, \`SEED=… npm run test:trust -- R1\` repeats what a seed drew. CI runs all of them in a job of its own.

What is counted (orders, stock, statuses) must be exact. What is timed shares its cores with the load that times it: such a figure fails beyond twice its budget.
`;

/** The goals' part of docs/confianza.md: of each its last run; the rest says where and on what. */
export function document(reports, { date, database, cores, node }) {
  const minutes = Math.round(reports.reduce((sum, { ms }) => sum + ms, 0) / 60_000);
  const goals = reports.map(({ id, title, ms }) => `| ${id} | ${cell(title)} | ${Math.round(ms / 1000)} s |`);
  return [
    INTRO,
    `Of each goal its last run: ${date}, ${cores} cores, Node ${node}, database: ${database}; ${minutes} minutes together, without the starts.`,
    '',
    ...table(reports),
    '',
    '## Goals',
    '',
    '| Goal | Promise | Took |',
    '| --- | --- | --- |',
    ...goals,
    '',
  ].join('\n');
}
