import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { packRows, unpackRows } from '../../platform/common/packed-rows';
import { toId } from '../../platform/database/object-id';
import { $in } from '../../platform/database/operators';
import { COUNT_FIELDS, type DayCounts, DEMANDA, type DemandaDoc } from './demanda.schema';

/** Increment of one product's day ('2026-11-24'). */
export interface Counted extends DayCounts {
  tiendaId: string;
  productoId: string;
  dia: string;
}

const monthOf = (dia: string) => dia.slice(0, 7);

/** Daily figures of products: only ever added to. */
@Injectable()
export class DemandaRepository {
  private readonly running = new Map<string, Promise<Map<string, DayCounts>>>();

  constructor(@InjectModel(DEMANDA) private readonly model: Model<DemandaDoc>) {}

  /** Adds to the products' days and to their stores', in one call. */
  async add(counted: readonly Counted[]): Promise<void> {
    const increments = new Map<string, { filter: object; inc: Record<string, number> }>();
    const add = (tiendaId: string, productoId: string | null, { dia, vistas, carritos }: Counted) => {
      const key = `${tiendaId} ${productoId ?? ''} ${monthOf(dia)}`;
      const found = increments.get(key) ?? {
        filter: { tiendaId: toId(tiendaId), productoId: productoId && toId(productoId), mes: monthOf(dia) },
        inc: {},
      };
      increments.set(key, found);
      for (const [name, by] of Object.entries({ vistas, carritos }))
        for (const path of by ? [name, `dias.${dia.slice(8)}.${name}`] : [])
          found.inc[path] = (found.inc[path] ?? 0) + by;
    };
    for (const one of counted) {
      add(one.tiendaId, one.productoId, one);
      add(one.tiendaId, null, one);
    }
    const writes = [...increments.values()].map(({ filter, inc }) => ({
      updateOne: { filter, update: { $inc: inc, $unset: { resumen: '' } }, upsert: true },
    }));
    if (writes.length) await this.model.collection.bulkWrite(writes, { ordered: false });
  }

  /**
   * The sums of a store's products in a month; those of none are absent. Of a month that `isOver` they are kept, as they were when
   * the store's own sums were those that were read before: what is added meanwhile prevents it, and what is added later undoes it.
   */
  async ofProducts(tiendaId: string, mes: string, { isOver }: { isOver: boolean }): Promise<Map<string, DayCounts>> {
    const month = isOver ? await this.findMonth(tiendaId, mes) : null;
    if (!month) return this.sumProducts(tiendaId, mes);
    if (month.resumen) return unpackRows(month.resumen, COUNT_FIELDS);
    const { vistas = null, carritos = null } = month;
    // Whoever asks meanwhile for the same waits for the same.
    const key = `${tiendaId} ${mes} ${vistas} ${carritos}`;
    const running = this.running.get(key) ?? this.sumAndKeep(tiendaId, mes, { vistas, carritos });
    this.running.set(key, running);
    return running.finally(() => this.running.delete(key));
  }

  private findMonth(tiendaId: string, mes: string) {
    return this.model.collection.findOne<Pick<DemandaDoc, 'resumen'> & Partial<DayCounts>>(
      { tiendaId: toId(tiendaId), mes, productoId: null },
      { projection: { _id: 0, resumen: 1, vistas: 1, carritos: 1 }, promoteBuffers: true },
    );
  }

  private async sumAndKeep(
    tiendaId: string,
    mes: string,
    seen: Record<keyof DayCounts, number | null>,
  ): Promise<Map<string, DayCounts>> {
    const sums = await this.sumProducts(tiendaId, mes);
    const whole = { tiendaId: toId(tiendaId), mes, productoId: null, ...seen };
    await this.model.collection.updateOne(whole, { $set: { resumen: packRows(sums, COUNT_FIELDS) } });
    return sums;
  }

  private async sumProducts(tiendaId: string, mes: string): Promise<Map<string, DayCounts>> {
    const docs = await this.model.collection
      .find<Pick<DemandaDoc, 'productoId'> & Partial<DayCounts>>(
        { tiendaId: toId(tiendaId), mes, productoId: { $ne: null } },
        { projection: { _id: 0, productoId: 1, vistas: 1, carritos: 1 } },
      )
      .toArray();
    return new Map(docs.map(({ productoId, vistas = 0, carritos = 0 }) => [String(productoId), { vistas, carritos }]));
  }

  /** A store's days of some months, by their date; days without anything are absent. */
  async ofDays(tiendaId: string, meses: readonly string[]): Promise<Map<string, Partial<DayCounts>>> {
    const docs = await this.model
      .find({ tiendaId: toId(tiendaId), mes: $in(meses), productoId: null }, { mes: 1, dias: 1 })
      .lean()
      .exec();
    return new Map(
      docs.flatMap(({ mes, dias }) =>
        Object.entries(dias ?? {}).map(([day, counts]) => [`${mes}-${day}`, counts] as const),
      ),
    );
  }
}
