import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import type { GRUPOS_SOLICITUD, GRUPOS_TIENDA } from '@tuerca/contracts/cart/solicitudes/rules';
import type { EstadoSolicitud } from '@tuerca/contracts/cart/solicitudes/states';
import { Claims } from '../../platform/database/claims';
import { type Built, insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import { $gt, $lte, $ne, $size } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { type NotifiedStoreDoc, SOLICITUD, type SolicitudDoc } from './solicitud.schema';

type Grupo = (typeof GRUPOS_SOLICITUD)[number];
type GrupoTienda = (typeof GRUPOS_TIENDA)[number];
interface Page {
  page: number;
  limit: number;
}
/** Owner of the requests read: a client, a store that was notified, or without either anybody. */
export type Viewer = { clienteId: string } | { tiendaId: string } | Record<string, never>;

type Filter = QueryFilter<SolicitudDoc>;
const newestFirst = { fecha: -1, _id: -1 } as const;
const CLOSED = { estado: { $in: ['aceptada', 'cancelada', 'vencida'] } };
const ofClient = (clienteId: string, grupo: Grupo): Filter => ({
  clienteId: toId(clienteId),
  ...(grupo === 'abiertas' ? { estado: 'abierta' } : { estado: $ne('abierta') }),
});
const ofStore = (tiendaId: string, grupo: GrupoTienda): Filter => {
  const told = { tiendaId: toId(tiendaId), ...(grupo !== 'cerradas' && { respondida: grupo === 'respondidas' }) };
  return trustFilter({
    ...(grupo === 'cerradas' ? CLOSED : { estado: 'abierta' }),
    tiendas: { $elemMatch: told },
  } as Filter);
};
const seenBy = (viewer: Viewer): object =>
  'tiendaId' in viewer ? { 'tiendas.tiendaId': viewer.tiendaId, estado: $ne('retirada') } : viewer;

@Injectable()
export class SolicitudesRepository {
  /** Requests that stores are still to be told of. */
  readonly unannounced: Claims<SolicitudDoc>;
  /** Open requests whose time is over. */
  readonly overdue: Claims<SolicitudDoc>;

  constructor(@InjectModel(SOLICITUD) private readonly model: Model<SolicitudDoc>) {
    this.unannounced = new Claims(model, { name: 'anunciar', due: () => ({ porAvisar: true }), sort: { fecha: 1 } });
    this.overdue = new Claims(model, {
      name: 'vencer',
      due: (now) => ({ abierta: true, vence: $lte(now) }),
      fields: { _id: 1 },
    });
  }

  toId(id: string): mongoose.Types.ObjectId {
    return toId(id);
  }

  /** Throws MongoDB's 11000 with its keyPattern when text, place or number is taken. */
  async insert(data: Built<SolicitudDoc>, tx: Tx): Promise<SolicitudDoc> {
    const [doc] = await insertBuilt<SolicitudDoc>(this.model, [data], tx);
    return doc!;
  }

  findOne(viewer: Viewer, id: string, tx?: Tx): Promise<SolicitudDoc | null> {
    return this.model
      .findOne({ _id: id, ...seenBy(viewer) })
      .session(tx ?? null)
      .lean()
      .exec();
  }

  findOfClient(clienteId: string, grupo: Grupo, page: Page): Promise<SolicitudDoc[]> {
    return this.findPage(ofClient(clienteId, grupo), page);
  }
  countOfClient(clienteId: string, grupo: Grupo): Promise<number> {
    return this.model.countDocuments(ofClient(clienteId, grupo)).exec();
  }
  findOfStore(tiendaId: string, grupo: GrupoTienda, page: Page): Promise<SolicitudDoc[]> {
    return this.findPage(ofStore(tiendaId, grupo), page);
  }
  countOfStore(tiendaId: string, grupo: GrupoTienda): Promise<number> {
    return this.model.countDocuments(ofStore(tiendaId, grupo)).exec();
  }

  /** Open requests that a store has neither opened nor answered. */
  countNew(tiendaId: string): Promise<number> {
    const told = { $elemMatch: { tiendaId: toId(tiendaId), vista: null, respondida: false } };
    return this.model.countDocuments(trustFilter({ estado: 'abierta', tiendas: told }) as Filter).exec();
  }

  /** Places and numbers that a client's requests take: of open ones, and of those of a day. */
  async findTaken(clienteId: string, dia: string): Promise<{ ranuras: number[]; hoy: number[] }> {
    const [open, today] = await Promise.all([
      this.model.find({ clienteId, abierta: true }, { ranura: 1 }).lean().exec(),
      this.model.find({ clienteId, dia }, { orden: 1 }).lean().exec(),
    ]);
    return { ranuras: open.map(({ ranura }) => ranura), hoy: today.map(({ orden }) => orden) };
  }

  /** Closes an open request; null when it is not open, or past its end unless it expires. */
  close(
    viewer: Viewer,
    id: string,
    { estado, now, propuestaId }: { estado: Exclude<EstadoSolicitud, 'abierta'>; now: Date; propuestaId?: string },
    tx: Tx,
  ): Promise<SolicitudDoc | null> {
    const time = estado === 'vencida' ? { $lte: now } : { $gt: now };
    return this.model
      .findOneAndUpdate(
        // Administrators withdraw it whatever the time.
        { _id: id, ...viewer, estado: 'abierta', ...(estado !== 'retirada' && { vence: mongoose.trusted(time) }) },
        {
          $set: { estado, cerrada: now, ...(propuestaId && { propuestaId: toId(propuestaId) }) },
          $unset: { abierta: 1, porAvisar: 1 },
        },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  /** Notes whether a store has answered an open request of which it was told; null when it is over, or was not told. */
  noteAnswer(id: string, tiendaId: string, { respondida, now }: { respondida: boolean; now: Date }, tx: Tx) {
    return this.model
      .findOneAndUpdate(
        { _id: id, estado: 'abierta', vence: $gt(now), 'tiendas.tiendaId': tiendaId },
        { $set: { 'tiendas.$[t].respondida': respondida } },
        { returnDocument: 'after', session: tx, arrayFilters: [{ 't.tiendaId': toId(tiendaId) }] },
      )
      .lean()
      .exec();
  }

  /** Notes that a store opened a request, the first time. */
  async noteSeen(id: string, tiendaId: string, now: Date): Promise<void> {
    await this.model.updateOne(
      { _id: id, 'tiendas.tiendaId': tiendaId },
      { $set: { 'tiendas.$[t].vista': now } },
      { arrayFilters: [{ 't.tiendaId': toId(tiendaId), 't.vista': null }] },
    );
  }

  /** Adds stores to those that were told, only while nobody added any since it was read; `done`: there are no more. */
  announce(
    { _id, tiendas }: SolicitudDoc,
    { told, done }: { told: NotifiedStoreDoc[]; done: boolean },
    tx: Tx,
  ): Promise<SolicitudDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id, porAvisar: true, tiendas: $size(tiendas.length) },
        { $push: { tiendas: { $each: told } }, ...(done && { $unset: { porAvisar: 1 } }) },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  /** Of how many requests each of these stores was told since an instant; those of none are absent. */
  async countNotified(tiendaIds: readonly string[], since: Date): Promise<Map<string, number>> {
    const ids = tiendaIds.map(toId);
    const rows = await this.model.aggregate<{ _id: unknown; total: number }>([
      { $match: { 'tiendas.tiendaId': { $in: ids }, fecha: { $gte: since } } },
      { $unwind: '$tiendas' },
      { $match: { 'tiendas.tiendaId': { $in: ids } } },
      { $group: { _id: '$tiendas.tiendaId', total: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, total }) => [String(_id), total]));
  }

  private findPage(filter: Filter, { page, limit }: Page): Promise<SolicitudDoc[]> {
    return this.model
      .find(filter)
      .sort(newestFirst)
      .skip((page - 1) * limit)
      .limit(limit)
      .lean()
      .exec();
  }
}
