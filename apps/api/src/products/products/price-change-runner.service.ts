import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { AppError } from '../../platform/common/app-error';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { logFailure } from '../../platform/common/log-failure';
import { Scheduler } from '../../platform/common/scheduler';
import { Environment } from '../../platform/config/environment';
import { DueWork } from '../../platform/database/due-work.service';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { CatalogueVersion } from './catalogue-version.service';
import type { CambioPreciosDoc } from './price-change.schema';
import { type PriceChangePart, PriceChangesRepository } from './price-changes.repository';
import { PriceSteps } from './price-steps.service';
import { CambioPreciosAvanzo, CambioPreciosTerminado } from './products.events';
import { ProductsService } from './products.service';

/** Prices written in one transaction: short enough that a purchase or an edit of one of them only has to try again. */
const PART = 500;

/**
 * Writes the prices of large changes, and gives them back, part by part. Each part is one transaction with how far the change is, so
 * that whatever happens to a process, another one goes on after the last part, and of two that meet one is void (ADR 41).
 */
@Injectable()
export class PriceChangeRunner {
  private readonly log = new Logger('PriceChanges');
  private begun: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly repository: PriceChangesRepository,
    private readonly steps: PriceSteps,
    private readonly products: ProductsService,
    private readonly version: CatalogueVersion,
    private readonly transactions: Transactions,
    private readonly work: DueWork,
    private readonly events: EventEmitter2,
    private readonly scheduler: Scheduler,
    env: Environment,
  ) {
    scheduler.add('PriceChanges', env.BARRIDO_MS, () => this.run());
    scheduler.addEnding(() => this.begun);
  }

  /** Begins at once, behind the answer; what goes wrong is left to the next run. */
  begin(): void {
    this.begun = logFailure(this.log, () => this.run());
  }

  /** Writes what is due; answers how many changes came to their end, or were left because the process stops. */
  run(): Promise<number> {
    return this.work.drain(this.repository.running, this.log, async ({ _id }) => {
      while (!this.scheduler.isStopping && (await this.part(_id)));
      return true;
    });
  }

  /** Writes one part; whether there is another. */
  private async part(id: CambioPreciosDoc['_id']): Promise<boolean> {
    const part = await this.transactions.run(async (tx) => {
      const found = await this.repository.findPart(id, PART, tx);
      if (found) await this.write(found, tx);
      return found;
    });
    if (!part) return false;
    const tiendaId = String(part.tiendaId);
    const isOver = part.hechas + part.lineas.length >= part.total;
    if (isOver) this.version.bump();
    this.events.emit(CambioPreciosAvanzo.event, new CambioPreciosAvanzo(tiendaId));
    await this.products.announceSaved(
      tiendaId,
      part.lineas.map(({ productoId }) => String(productoId)),
    );
    return !isOver;
  }

  private async write(part: PriceChangePart, tx: Tx): Promise<void> {
    const { enCurso, cambio, lineas, omitidos = [], autor = null, hechas, total } = part;
    const tiendaId = String(part.tiendaId);
    // What the change never reached is not its to give back.
    const untouched = new Set(omitidos.map(String));
    const written = lineas.filter(({ productoId }) => !untouched.has(String(productoId)));
    const left =
      enCurso === 'aplicando'
        ? await this.steps.apply(tiendaId, cambio, autor, lineas, tx)
        : await this.steps.giveBack(tiendaId, autor, written, tx);
    // Another process was here meanwhile: whatever this one did is void.
    if (!(await this.repository.advance(part, left, tx))) throw new AppError('ESTADO_CAMBIO');
    if (enCurso !== 'aplicando' || hechas + lineas.length < total) return;
    const changed = total - omitidos.length - left.length;
    const event = new CambioPreciosTerminado(String(part._id), tiendaId, changed, omitidos.length + left.length, tx);
    await emitInTurn(this.events, CambioPreciosTerminado.event, event);
  }
}
