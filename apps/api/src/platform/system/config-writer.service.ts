import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { formatFecha } from '@tuerca/contracts/venezuela/caracas';
import { AuditService } from '../audit/audit.service';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import { emitInTurn } from '../common/emit-in-turn';
import { Transactions } from '../database/transactions';
import { ConfigRepository } from './config.repository';
import type { ConfigDoc, StoredRate } from './config.schema';
import { ConfigStore } from './config-store.service';
import { DEFINITIONS } from './defaults';
import { rateSwitch } from './rate-rules';
import { ConfiguracionCambio } from './system.events';

/** Writes entries: the new value, the line of the log and what is told of it are one transaction. */
@Injectable()
export class ConfigWriter {
  constructor(
    private readonly repository: ConfigRepository,
    private readonly store: ConfigStore,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Throws ESTADO_CAMBIO when the entry moved on; `withdrawn` is the rate that this takes out of use. */
  async write(
    before: ConfigDoc,
    set: Partial<ConfigDoc>,
    by: { actor: string; motivo?: string },
    withdrawn?: StoredRate,
  ): Promise<ConfigDoc> {
    const fecha = this.clock.now();
    return this.transactions.run(async (tx) => {
      const doc = await this.repository.replace(before, { ultimaModificacion: fecha, ...set }, tx);
      if (!doc) throw new AppError('ESTADO_CAMBIO');
      await this.audit.record(
        {
          ...by,
          accion: withdrawn ? 'tasa.retirar' : 'configuracion.cambiar',
          objeto: `configuracion:${before._id}`,
          antes: toAudited(before),
          despues: {
            ...toAudited(doc),
            ...(withdrawn && { tasaRetirada: withdrawn.valor, fechaRetirada: withdrawn.fechaValor }),
          },
        },
        tx,
      );
      const { etiqueta, categoria, unidad = null, sensible } = DEFINITIONS[doc._id]!;
      if (sensible && by.actor !== 'sistema') {
        const later = set.proxima && rateSwitch(doc);
        const since = later ? `${unidad} desde el ${formatFecha(later)}` : unidad;
        const entry = { name: doc._id, etiqueta, categoria, unidad: since };
        const event = withdrawn
          ? new ConfiguracionCambio(
              { ...entry, etiqueta: `${etiqueta} (una se retiró)`, unidad: doc.valor ? unidad : null },
              withdrawn.valor,
              doc.valor || 'ninguna',
              by,
              fecha,
              tx,
            )
          : new ConfiguracionCambio(entry, before.valor, set.proxima?.valor ?? doc.valor, by, fecha, tx);
        await emitInTurn(this.events, ConfiguracionCambio.event, event);
      }
      this.store.announce(tx);
      return doc;
    });
  }
}

const toAudited = ({ valor, fechaValor, fuente, proxima, descripcion }: ConfigDoc) => ({
  valor,
  descripcion,
  ...(fechaValor && { fechaValor, fuente }),
  ...(proxima && { valorProximo: proxima.valor, fechaProxima: proxima.fechaValor }),
});
