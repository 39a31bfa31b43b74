import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, type Random } from '@tuerca/fixtures/random';

const REPORTS = join(__dirname, '..', '..', '..', 'reports', 'trust');
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** The load generator shares the machine with the system: times fail only beyond this multiple of their budget. */
const TOLERANCE = 2;

/** One line of the table. */
interface Row {
  what: string;
  figure: string;
  budget: string;
  ok: boolean;
}

/** Measurements of a goal, line by line. */
export class Report {
  readonly rows: Row[] = [];
  readonly random: Random;

  constructor(id: string) {
    this.random = createRandom(`${id} ${SEED}`);
  }

  /** A figure of correctness: any other value fails. */
  exact(what: string, figure: unknown, budget: unknown): void {
    const [shown, wanted] = [figure, budget].map((value) =>
      typeof value === 'string' ? value : JSON.stringify(value),
    );
    this.rows.push({ what, figure: shown!, budget: wanted!, ok: shown === wanted });
  }

  /** A figure with a firm ceiling. */
  atMost(what: string, figure: number, budget: number, unit = ''): void {
    this.rows.push({ what, figure: `${round(figure)}${unit}`, budget: `≤ ${budget}${unit}`, ok: figure <= budget });
  }

  /** A figure with a firm floor: proves that the test has done its work. */
  atLeast(what: string, figure: number, budget: number, unit = ''): void {
    this.rows.push({ what, figure: `${round(figure)}${unit}`, budget: `≥ ${budget}${unit}`, ok: figure >= budget });
  }

  /** A figure of time, measured one or more times: their median, which fails beyond twice the budget only. */
  time(what: string, figures: number[], budget: number): void {
    const median = figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
    const of = figures.length > 1 ? ` (median of ${figures.map(round).join(', ')})` : '';
    const ok = median <= budget * TOLERANCE;
    this.rows.push({ what, figure: `${round(median)} ms${of}`, budget: `≤ ${budget} ms`, ok });
  }
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The value below which so many of 100 lie. */
export const percentile = (figures: number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((share / 100) * figures.length) - 1)] ?? NaN;

/** Declares a goal of docs/confianza.md; `SEED` replays it. Its results are written to reports/trust, red or green. */
export function goal(id: string, title: string, run: (report: Report) => Promise<void>): void {
  it(`${id} ${title}`, async () => {
    const report = new Report(id);
    const began = Date.now();
    try {
      await run(report);
    } catch (error) {
      report.rows.push({ what: 'the test itself', figure: String(error), budget: 'runs to its end', ok: false });
      throw error;
    } finally {
      const ok = report.rows.length > 0 && report.rows.every((row) => row.ok);
      mkdirSync(REPORTS, { recursive: true });
      const text = JSON.stringify({ id, title, seed: SEED, ms: Date.now() - began, ok, rows: report.rows }, null, 2);
      writeFileSync(join(REPORTS, `${id}.json`), text);
      process.stdout.write(`${id} SEED=${SEED} ${ok ? 'ok' : 'RED'} in ${Math.round((Date.now() - began) / 1000)} s\n`);
    }
    expect(report.rows.filter(({ ok }) => !ok)).toEqual([]);
  }, 400_000);
}
