// Documents that commands write.
import { writeFileSync } from 'node:fs';

export const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Lines of a Markdown table. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`);

/** Writes a document with the format that `npm test` asks of it. */
export async function writeMarkdown(file, text) {
  const { format, resolveConfig } = await import('prettier');
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}
