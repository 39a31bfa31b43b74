// Every page as a slow phone meets it, beside the sketch of apps/web/bench: started by scripts/tasks/bench-web.mjs, which reads what it writes into BENCH_REPORT.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { measure, medians } from './measure.mjs';
import { clientPages, publicPages, workshopPages } from './pages.mjs';

const url = process.env.BENCH_URL;
const LOADS = Number(process.env.BENCH_LOADS ?? 5);
const chosen = process.argv.slice(2);
const inRoot = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tuerca-bench-web-'));

/** The pictures of our own cards in their smallest width, which the sketch sends. */
async function cardPictures() {
  const page = await (await fetch(`${url}/productos?category=frenos`)).text();
  const sources = [...page.matchAll(/<img[^>]+srcSet="([^ "]+\.webp) /g)].map(([, source]) => source);
  const files = [...new Set(sources)].slice(0, 24).map(async (source, index) => {
    const file = join(folder, `picture-${index}.webp`);
    writeFileSync(file, Buffer.from(await (await fetch(new URL(source, url))).arrayBuffer()));
    return file;
  });
  return Promise.all(files);
}

async function startSketch() {
  const port = await getPort();
  const main = inRoot('apps/web/bench/sketch/serve.mjs');
  const child = spawn(process.execPath, [main, String(port), folder, ...(await cardPictures())], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** A browser with nothing in it but who signs in; `pagesOf` answers what is measured there. */
async function withBrowser(pagesOf, work) {
  const port = await getPort();
  const context = await chromium.launchPersistentContext(mkdtempSync(join(folder, 'profile-')), {
    executablePath: process.env.BENCH_CHROMIUM || undefined,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
    locale: 'es-VE',
  });
  try {
    await work(await pagesOf(await context.newPage()), port);
  } finally {
    await context.close();
  }
}

const wanted = ({ path }) => chosen.length === 0 || chosen.some((part) => path.startsWith(part));

const sketch = await startSketch();
const pages = new Map();
/** The sketch stands in every round, so that a noisy minute meets both. */
async function round(found, port) {
  const named = found.filter(wanted).map(({ name, path }) => ({ name, address: new URL(path, url).href }));
  if (named.length === 0) return;
  for (let load = 0; load < LOADS; load++) {
    for (const { name, address } of [{ name: 'the sketch', address: sketch.url }, ...named]) {
      const figures = await measure(address, port);
      pages.set(name, [...(pages.get(name) ?? []), figures]);
      console.log(
        `${load + 1}/${LOADS} ${name}: ${figures.score.toFixed(0)}, blocking ${figures.blocking.toFixed(0)} ms`,
      );
    }
  }
}

try {
  await withBrowser(() => publicPages(url), round);
  await withBrowser((page) => clientPages(page, url), round);
  await withBrowser((page) => workshopPages(page, url), round);
} finally {
  sketch.stop();
}
const facts = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node}, medians of ${LOADS}, load average at the end ${loadavg()[0].toFixed(1)}.`;
mkdirSync(dirname(process.env.BENCH_REPORT), { recursive: true });
writeFileSync(
  process.env.BENCH_REPORT,
  JSON.stringify({ facts, pages: [...pages].map(([name, loads]) => ({ name, figures: medians(loads) })) }),
);
rmSync(folder, { recursive: true, force: true });
