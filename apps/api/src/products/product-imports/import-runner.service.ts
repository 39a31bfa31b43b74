import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { IMPORT_TTL_MS } from '@tuerca/contracts/products/product-imports/rules';
import { withoutSku } from '@tuerca/contracts/products/products/patch';
import { PlanLimitsService } from '../../membresia/plan-limits.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Scheduler } from '../../platform/common/scheduler';
import { Environment } from '../../platform/config/environment';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Batch, type BulkResult, type BulkRow, ProductBulkService } from '../products/product-bulk.service';
import { PICTURES_TITLE } from './cells/patch';
import type { ImportacionDoc } from './import.schema';
import { answered } from './import-answers';
import { ImportPicturesService } from './import-pictures.service';
import type { FilaDoc } from './import-row.schema';
import { ImportRowsRepository } from './import-rows.repository';
import { ImportUndoService } from './import-undo.service';
import { ImportsRepository } from './imports.repository';
import { ImportacionAvanzo, ImportacionTerminada } from './product-imports.events';

/** Products written in one transaction: short enough that a purchase of one of them only has to try again. */
const CHUNK = 100;
/** A process that has not moved an import for so long is dead, in milliseconds. */
const LEASE = 10_000;
/** Failed attempts in a row after which an import is taken back. */
const MAX_ATTEMPTS = 5;

/** Result of a chunk; `same` counts rows that the store's answers leave as they are, `kept` those that an undoing left. */
interface Step {
  written: Pick<BulkResult, 'productoId'>[];
  same?: number;
  kept?: number;
}
const isWritten = ({ tipo, cambios }: Pick<FilaDoc, 'tipo' | 'cambios'>): boolean =>
  tipo === 'nuevo' || cambios.length > 0;

/** A row with the pictures that it sets; of one whose pictures are all missing nothing is told of them. */
function pictured<T extends Pick<FilaDoc, 'fotos' | 'cambios'>>(
  row: T,
  urls: string[],
): T & { pictures?: BulkRow['pictures'] } {
  if (!row.fotos) return row;
  if (!row.fotos.length || urls.length) return { ...row, pictures: { urls } };
  return { ...row, cambios: row.cambios.filter(({ columna }) => columna !== PICTURES_TITLE) };
}

/**
 * Writes confirmed imports, chunk by chunk. Each chunk is one transaction: the products, their rows in the ledger, what was
 * there before, and how far the import is. Whatever happens to the process, another one goes on after the last chunk; what
 * cannot be finished is taken back in the same way. Nothing ends half done.
 */
@Injectable()
export class ImportRunnerService implements OnModuleDestroy {
  private readonly log = new Logger('Imports');
  private readonly owner = randomUUID();
  private readonly running = new Map<string, Promise<void>>();
  private stopping = false;

  constructor(
    private readonly imports: ImportsRepository,
    private readonly rows: ImportRowsRepository,
    private readonly products: ProductBulkService,
    private readonly pictures: ImportPicturesService,
    private readonly undo: ImportUndoService,
    private readonly plans: PlanLimitsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly events: EventEmitter2,
    env: Environment,
    scheduler: Scheduler,
  ) {
    scheduler.add('Imports', env.BARRIDO_MS, () => this.sweep());
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running.values());
  }

  /** Works on an import in the background; a second call while it runs changes nothing. */
  begin(id: string): void {
    if (this.running.has(id) || this.stopping) return;
    const work = this.work(id)
      .catch((error: unknown) => this.log.warn(`${id}: ${error instanceof Error ? error.message : String(error)}`))
      .finally(() => this.running.delete(id));
    this.running.set(id, work);
  }

  /** Goes on with what a process that died has left. */
  private async sweep(): Promise<void> {
    for (const id of await this.imports.findAbandoned(this.deadBefore())) this.begin(id);
  }

  private async work(id: string): Promise<void> {
    let line = 0;
    while (!this.stopping) {
      const doc = await this.imports.claim(id, this.owner, this.clock.now(), this.deadBefore());
      if (!doc) return;
      try {
        const last = await this.step(doc, line);
        this.events.emit(ImportacionAvanzo.event, new ImportacionAvanzo(String(doc.tiendaId)));
        if (last === null) return;
        line = last;
      } catch (error) {
        line = 0;
        await this.failed(doc, error);
      }
    }
  }

  /** One chunk; the line after which the next one begins, or null when none is left. */
  private async step(doc: ImportacionDoc, after: number): Promise<number | null> {
    const forward = doc.estado === 'aplicando';
    const id = String(doc._id);
    const rows = await this.next(id, forward, after);
    if (!rows.length) {
      this.products.announceDone();
      await this.end(doc);
      return null;
    }
    const written = await this.transactions.run(async (tx) => {
      const done = forward
        ? await this.write(doc, rows, tx)
        : doc.estado === 'revirtiendo'
          ? await this.undo.takeBack(doc, rows, tx)
          : await this.takeBack(doc, rows, tx);
      const { written: results, same = 0, kept = 0 }: Step = done;
      const count = { rows: forward ? rows.length - same : -rows.length, same, kept };
      const moved = await this.imports.advance(id, this.owner, doc.estado, count, this.clock.now(), tx);
      // Another process has taken over: whatever this one did is void.
      if (!moved) throw new AppError('ESTADO_CAMBIO');
      return results;
    });
    await this.products.announceSaved(String(doc.tiendaId), written);
    return forward ? rows.at(-1)!.linea : 0;
  }

  /** Rows that stay as they are before the line are not read again with every chunk; that none is left is told by all rows. */
  private async next(id: string, forward: boolean, after: number): Promise<FilaDoc[]> {
    const rows = await this.rows.findNext(id, !forward, CHUNK, forward ? after : 0);
    return rows.length || !after ? rows : this.rows.findNext(id, !forward, CHUNK);
  }

  private async end(doc: ImportacionDoc): Promise<void> {
    const [id, tiendaId] = [String(doc._id), String(doc.tiendaId)];
    const now = this.clock.now();
    // As long as it can be undone, and a while in which that is written.
    const vence = new Date(now.getTime() + 2 * IMPORT_TTL_MS);
    if (doc.estado === 'aplicando') await this.rows.keepUntil(id, vence);
    await this.pictures.close(doc, vence);
    await this.transactions.run(async (tx) => {
      if (doc.estado === 'revirtiendo') return this.imports.move(id, { from: doc.estado, to: 'revertida' }, tx);
      const estado = doc.estado === 'aplicando' ? 'aplicada' : 'fallida';
      const set = estado === 'aplicada' ? { aplicada: now, vence } : {};
      if (!(await this.imports.move(id, { from: doc.estado, to: estado, ...set }, tx))) return;
      const event = new ImportacionTerminada(id, tiendaId, estado, doc.hechas, tx);
      await emitInTurn(this.events, ImportacionTerminada.event, event);
    });
  }

  private async write(doc: ImportacionDoc, all: FilaDoc[], tx: Tx): Promise<Step> {
    const ready = await this.pictures.ready(doc, all, tx);
    const asked = all.map((row) => ({
      ...row,
      ...pictured({ ...row, ...answered(row, doc.respuestas ?? null) }, ready.get(row.linea) ?? []),
    }));
    const [rows, same] = [asked.filter(isWritten), asked.filter((row) => !isWritten(row))];
    await this.rows.markSame(
      same.map(({ _id }) => _id),
      tx,
    );
    if (!rows.length) return { written: [], same: same.length };
    const results = await this.products.write(
      String(doc.tiendaId),
      rows.map((row) => ({
        newId: String(row._id),
        sku: row.encontrado || row.productoId ? null : row.sku,
        id: row.encontrado ?? row.productoId,
        patch: row.encontrado ? withoutSku(row.valores!) : row.valores!,
        seenStock: row.stockVisto,
        draft: doc.sinPrecios ?? false,
        pictures: row.pictures,
      })),
      // As long as it can be undone, and a while in which that is written.
      this.batch(doc, { autor: doc.autor ?? null, keep: 2 * IMPORT_TTL_MS }),
      tx,
    );
    const publishes = rows.some(({ valores }, i) => {
      const { before } = results[i]!;
      return before === null
        ? !doc.sinPrecios && valores!.activo !== false
        : !before.activo && valores!.activo === true;
    });
    if (publishes) await this.plans.hold(String(doc.tiendaId), 'store', 'productos', tx);
    await this.rows.markDone(
      rows.map(({ _id, preguntas, fotos, valores, cambios }, i) => ({
        _id,
        antes: results[i]!,
        ...((preguntas?.length || fotos?.length) && { valores, cambios }),
      })),
      tx,
    );
    return { written: results, same: same.length };
  }

  private async takeBack(doc: ImportacionDoc, rows: FilaDoc[], tx: Tx): Promise<Step> {
    const written: BulkResult[] = rows.map(({ antes }) => antes!);
    const batch = { ...this.batch(doc, { autor: null, keep: 0 }), referencia: `${String(doc._id)}:deshacer` };
    await this.products.takeBack(String(doc.tiendaId), written, batch, tx);
    await this.rows.markUndone(
      rows.map(({ _id }) => _id),
      tx,
    );
    return { written };
  }

  private batch({ _id }: ImportacionDoc, { autor, keep }: { autor: Batch['autor']; keep: number }): Batch {
    const until = new Date(this.clock.now().getTime() + keep);
    return { referencia: String(_id), autor, aside: { lote: String(_id), until } };
  }

  /** A database that is away or a conflict passes: the next attempt may do. What keeps failing while the database answers is taken back. */
  private async failed(doc: ImportacionDoc, error: unknown): Promise<void> {
    const id = String(doc._id);
    this.log.warn(`${id}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    // A limit of the plan does not pass by waiting.
    const refused = error instanceof AppError && error.code === 'PLAN_LIMITE';
    const attempts = await this.imports.countFailure(id);
    if (attempts < MAX_ATTEMPTS && !refused) return;
    if (doc.estado === 'aplicando') await this.imports.move(id, { from: 'aplicando', to: 'deshaciendo' });
    else throw error;
  }

  private deadBefore(): Date {
    return new Date(this.clock.now().getTime() - LEASE);
  }
}
