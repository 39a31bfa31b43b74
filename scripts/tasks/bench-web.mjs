import { rmSync } from 'node:fs';
import { ensureChromium, otherChromium } from '../lib/chromium.mjs';
import { run } from '../lib/exec.mjs';
import { install } from '../lib/install.mjs';
import { inRoot, readJson } from '../lib/root.mjs';
import { say } from '../lib/say.mjs';
import { endOnSignals } from '../lib/shutdown.mjs';
import { build } from '../lib/turbo.mjs';
import { table, writeBetweenMarks } from '../lib/web-table.mjs';

/** `npm run bench:web [-- PATH …] [--write]`: pages as Lighthouse sees them on a slow phone, and with --write docs/velocidad.md. */
export async function benchWeb(args) {
  endOnSignals(() => 130);
  await install();
  await build(['@tuerca/api', '@tuerca/mongo', '@tuerca/web']);
  await ensureChromium();
  const report = inRoot('reports', 'bench-web.json');
  rmSync(report, { force: true });
  const paths = args.filter((arg) => arg !== '--write');
  const env = { ...process.env, BENCH_CHROMIUM: otherChromium() ?? '', BENCH_REPORT: report };
  const { code } = await run(process.execPath, [inRoot('scripts', 'bench.mjs'), 'web', ...paths], { env, onLine: say });
  if (code !== 0) return code;
  const { facts, pages } = readJson(report);
  const lines = [facts, '', ...table(pages)];
  for (const line of ['', ...lines]) say(line);
  if (args.includes('--write')) await writeBetweenMarks(inRoot('docs', 'velocidad.md'), lines);
  return 0;
}
