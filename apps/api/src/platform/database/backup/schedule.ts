import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../../common/clock';
import { durationMs } from '../../config/duration';
import type { Environment } from '../../config/environment';
import { openPatientDriver } from '../../storage/open-driver';
import { Lease } from '../lease';
import { Archive } from './archive';
import type { ArchivePlace } from './archive-place';
import { drillWith, type Places, withArchive } from './backup';
import { assertRestored, markBackup, markPlan, MARKS_COLLECTION, type PlanMark, readMarks } from './marks';
import { openPlace } from './open-place';
import { ArchiveProblem } from './problems';
import { writeArchive } from './write-archive';

/** Longest pause between two checks for due work, in milliseconds: another process may do it, or change the archives kept. */
const CHECK_INTERVAL = 60_000;
/** Nobody waits for a turn. Reading and packing whole collections keeps a process busy for seconds. */
const TURN = { lease: 60_000, renew: 15_000 };

export type ScheduleSettings = Places &
  Pick<Environment, 'BACKUP_DIR' | 'BACKUP_EVERY' | 'BACKUP_KEEP' | 'BACKUP_DRILL_EVERY'>;

type Plan = Omit<PlanMark, '_id'>;

/** Context of one check of the schedule. */
interface Run {
  connection: Connection;
  signal: AbortSignal;
  plan: Plan;
}

const drilledAt = async ({ db }: Connection) => (await readMarks(db!)).simulacro?.fecha ?? null;

/** 20261127T090301Z */
const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * Makes backups of one database again and again, keeps the last of them and restores one from time to time. What it made stands
 * in the database (`marcas`), so that it removes nothing else: neither what somebody put there, nor the archives of a database
 * that was lost. Of several processes one works.
 */
export class BackupSchedule {
  private readonly place: ArchivePlace;

  constructor(
    private readonly env: ScheduleSettings,
    private readonly say: (line: string) => void,
    private readonly clock = new Clock(),
  ) {
    this.place = openPlace(env);
  }

  /** Address of the place in which archives are kept. */
  get address(): string {
    return this.place.address;
  }

  /** Does the due work and returns the milliseconds until the next check; a failure is stored in the mark and thrown. */
  run(signal: AbortSignal): Promise<number> {
    return withArchive(this.env, this.place.address, async (connection) => {
      const db = connection.db!;
      const turn = new Lease(db, MARKS_COLLECTION, 'turno', TURN);
      const pause = await turn.tryHold(async (lost) => {
        const plan = await this.plan(connection);
        try {
          return await this.work({ connection, plan, signal: AbortSignal.any([signal, lost]) });
        } catch (error) {
          if (!signal.aborted)
            await markPlan(db, { ...plan, falla: error instanceof Error ? error.message : String(error) });
          throw error;
        }
      });
      return pause ?? CHECK_INTERVAL;
    });
  }

  private async work(run: Run): Promise<number> {
    const { connection, plan } = run;
    await assertRestored(connection.db!);
    await this.clear(run);
    const { BACKUP_EVERY, BACKUP_DRILL_EVERY } = this.env;
    if (this.until(plan.fecha, BACKUP_EVERY) <= 0) await this.backUp(run);
    if (this.until(await drilledAt(connection), BACKUP_DRILL_EVERY) <= 0) await this.drill(run);
    const pauses = [this.until(plan.fecha, BACKUP_EVERY), this.until(await drilledAt(connection), BACKUP_DRILL_EVERY)];
    return Math.max(0, Math.min(CHECK_INTERVAL, ...pauses));
  }

  /** Milliseconds until that is due which was done at `last`. */
  private until(last: Date | null, every: string): number {
    return last ? last.getTime() + durationMs(every) - this.clock.now().getTime() : 0;
  }

  /** State of this database's archives at this place. */
  private async plan({ db }: Connection): Promise<Plan> {
    const { programa } = await readMarks(db!);
    if (programa?.lugar === this.place.address) return programa;
    return { lugar: this.place.address, archivos: [], fecha: null, enCurso: null, simulacroEn: null, falla: null };
  }

  /** Removes what a process that was killed left half done. */
  private async clear({ connection, plan }: Run): Promise<void> {
    const { enCurso, simulacroEn } = plan;
    if (enCurso) {
      await rm(this.path(`${enCurso}.parcial`), { force: true });
      await rm(this.path(enCurso), { force: true });
      await this.place.forget(enCurso);
    }
    if (simulacroEn) await connection.useDb(simulacroEn).dropDatabase();
    if (enCurso || simulacroEn) await this.mark(connection, plan, { enCurso: null, simulacroEn: null });
  }

  private async backUp({ connection, plan, signal }: Run): Promise<void> {
    const [{ place }, begun] = [this, this.clock.now()];
    const name = `tuerca-programado-${stamp(begun)}.zip`;
    await this.mark(connection, plan, { enCurso: name });
    const source = { connection, storage: openPatientDriver(this.env) };
    const { fecha, collections, files } = await writeArchive(source, this.path(name), signal);
    // Not before it was read once: older ones go for it.
    const { archive } = await Archive.openWhole(this.path(name));
    archive.close();
    signal.throwIfAborted();
    // Nor when a restore began meanwhile.
    await assertRestored(connection.db!);
    await place.keep(name);
    await markBackup(connection.db!, { fecha: new Date(fecha) });
    const archivos = [...plan.archivos, name];
    await this.mark(connection, plan, { archivos, fecha: begun, enCurso: null, falla: null });
    const documents = collections.reduce((sum, one) => sum + one.documents, 0);
    this.say(`Respaldo hecho: ${name} en ${place.address} (${documents} documentos y ${files.length} archivos)`);
    await this.prune(connection, plan);
  }

  private async prune(connection: Connection, plan: Plan): Promise<void> {
    while (plan.archivos.length > this.env.BACKUP_KEEP) {
      const [oldest, ...kept] = plan.archivos;
      await this.place.forget(oldest!);
      await this.mark(connection, plan, { archivos: kept });
      this.say(`Borrado el más viejo: ${oldest}; se guardan ${kept.length}`);
    }
  }

  private async drill({ connection, plan, signal }: Run): Promise<void> {
    const name = plan.archivos.at(-1)!;
    if (!(await this.place.fetch(name))) {
      await this.mark(connection, plan, { archivos: plan.archivos.slice(0, -1), fecha: null });
      throw new ArchiveProblem(`${name} ya no está en ${this.place.address}: se hace otro respaldo.`);
    }
    const begin = (simulacroEn: string) => this.mark(connection, plan, { simulacroEn });
    const { fecha } = await drillWith(connection, this.env, { file: this.path(name), begin, signal }).finally(() =>
      this.place.release(name),
    );
    await this.mark(connection, plan, { simulacroEn: null, falla: null });
    this.say(`Simulacro hecho: ${name}, del ${formatFechaHora(fecha)}, vuelve entero`);
  }

  private path(name: string): string {
    return join(this.place.folder, name);
  }

  private async mark({ db }: Connection, plan: Plan, change: Partial<Plan>): Promise<void> {
    Object.assign(plan, change);
    await markPlan(db!, plan);
  }
}
