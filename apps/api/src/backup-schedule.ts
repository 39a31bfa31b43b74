import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { validateEnvironment } from './platform/config/validate-environment';
import { BackupSchedule } from './platform/database/backup/schedule';

// node dist/backup-schedule.js: makes backups every BACKUP_EVERY, keeps BACKUP_KEEP of them in BACKUP_DIR, and restores one beside
// the database every BACKUP_DRILL_EVERY, until SIGTERM. docs/configuracion.md, "Backups".

/** Pauses after what failed: the first, doubled with each failure up to the longest, in milliseconds. */
const RETRY = { first: 5000, longest: 1_800_000 };
/** Longest that a process that stops waits for what it has in hand to be put away, in milliseconds. */
const STOP_WITHIN = 8000;

const say = (line: string) => console.log(`${formatFechaHora(new Date())} ${line}`);

async function main(signal: AbortSignal): Promise<void> {
  const env = validateEnvironment(process.env, { serves: true });
  const schedule = new BackupSchedule(env, say);
  const { BACKUP_EVERY, BACKUP_KEEP, BACKUP_DRILL_EVERY } = env;
  say(
    `Respaldos cada ${BACKUP_EVERY} en ${schedule.address}, se guardan ${BACKUP_KEEP}; simulacro cada ${BACKUP_DRILL_EVERY}`,
  );
  for (let failures = 0; !signal.aborted;) {
    let pause: number;
    try {
      pause = await schedule.run(signal);
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      pause = Math.min(RETRY.first * 2 ** failures, RETRY.longest);
      failures += 1;
      say(
        `${error instanceof Error ? error.message : String(error)}\nSe intenta de nuevo en ${Math.round(pause / 1000)} s.`,
      );
    }
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
}

const stop = new AbortController();
const end = () => {
  setTimeout(() => process.exit(0), STOP_WITHIN).unref();
  stop.abort(new Error('Se detuvo el proceso de respaldos'));
};
process.once('SIGTERM', end).once('SIGINT', end);
main(stop.signal).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
