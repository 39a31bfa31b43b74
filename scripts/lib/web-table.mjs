// What apps/e2e/bench measured, for people; the ratios are to the sketch of the same run.
import { readFileSync } from 'node:fs';
import { table as markdownTable, writeMarkdown } from './markdown.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
const HEAD = [
  'page',
  'score',
  'FCP',
  'LCP',
  'LCP / sketch',
  'blocking',
  'blocking / sketch',
  'shift',
  'script',
  'files',
  'requests',
];

function row({ name, figures }, sketch) {
  const ratio = (key) => (figures[key] / sketch[key]).toFixed(2);
  return [
    name,
    figures.score.toFixed(0),
    seconds(figures.fcp),
    seconds(figures.lcp),
    ratio('lcp'),
    `${figures.blocking.toFixed(0)} ms`,
    ratio('blocking'),
    figures.shift.toFixed(3),
    `${figures.script.toFixed(0)} kB`,
    figures.scripts,
    figures.requests,
  ];
}

/** Lines of a Markdown table; `pages` hold `{ name, figures }`, the first of them the sketch. */
export const table = (pages) =>
  markdownTable(
    HEAD,
    pages.map((page) => row(page, pages[0].figures)),
  );

const BEGIN = '<!-- bench:web, written by its --write -->';
const END = '<!-- /bench:web -->';

/** Puts the lines in place of those that stand between the marks of `file`. */
export async function writeBetweenMarks(file, lines) {
  const text = readFileSync(file, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${file} has no marks ${BEGIN} and ${END}`);
  await writeMarkdown(file, [before + BEGIN, '', ...lines, '', END + after].join('\n'));
}
