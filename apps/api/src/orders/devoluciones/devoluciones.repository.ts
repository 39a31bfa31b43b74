import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { MAX_MENSAJES } from '@tuerca/contracts/orders/devoluciones/rules';
import {
  ANSWER_HOURS,
  type DevolucionParty,
  type EstadoDevolucion,
  OPEN_ESTADOS_DEVOLUCION,
} from '@tuerca/contracts/orders/devoluciones/states';
import { Claims } from '../../platform/database/claims';
import { type Built, insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import { $exists, $in, $lte } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { without } from '../../platform/database/without';
import { DEVOLUCION, type DevolucionDoc } from './devolucion.schema';

/** Owner of returns: every query for people names one. */
export type DevolucionOwner = { clienteId: string } | { tiendaId: string };
/** An administrator's view: everybody's. */
export type Everybody = Record<string, never>;
export interface DevolucionesQuery {
  estados: readonly EstadoDevolucion[] | null;
  words: readonly string[];
  pedidoId?: string;
  page: number;
  limit: number;
}
type Fields = Partial<Pick<DevolucionDoc, 'instrucciones' | 'motivoRechazo' | 'condicion' | 'referencia' | 'lineas'>>;
/** A step from one state to the next, and what is written with it. */
export interface DevolucionStep {
  from: EstadoDevolucion;
  to: EstadoDevolucion;
  por: DevolucionParty;
  nota: string | null;
  fecha: Date;
  autor: Autor | null;
  fields?: Fields;
}

const { trusted } = mongoose;
const ALL_FIELDS = without('terminos');
const AFTER = { returnDocument: 'after', projection: ALL_FIELDS } as const;

@Injectable()
export class DevolucionesRepository {
  /** Returns that their stores have not answered in time. */
  readonly unanswered: Claims<DevolucionDoc>;

  constructor(@InjectModel(DEVOLUCION) private readonly model: Model<DevolucionDoc>) {
    this.unanswered = new Claims(model, {
      name: 'recordar',
      due: (now) => ({
        estado: 'solicitada',
        recordada: false,
        movida: $lte(new Date(now.getTime() - ANSWER_HOURS * HOUR)),
      }),
      sort: { movida: 1 },
      fields: { _id: 1 },
    });
  }

  newId(): mongoose.Types.ObjectId {
    return new mongoose.Types.ObjectId();
  }

  async insert(data: Built<DevolucionDoc>, tx: Tx): Promise<DevolucionDoc> {
    const [doc] = await insertBuilt<DevolucionDoc>(this.model, [data], tx);
    return doc!;
  }

  /** One return of a party, by id or number. */
  findOwn(party: DevolucionOwner | Everybody, key: string): Promise<DevolucionDoc | null> {
    const one = mongoose.isObjectIdOrHexString(key) ? { _id: key } : { numero: key };
    return this.model
      .findOne({ ...party, ...one }, ALL_FIELDS)
      .lean()
      .exec();
  }

  /** Every return of an order, newest first. */
  findByPedido(pedidoId: string): Promise<DevolucionDoc[]> {
    return this.model.find({ pedidoId }, ALL_FIELDS).sort({ fecha: -1 }).lean().exec();
  }

  /** A page of a party's returns, newest first. */
  async findPage(
    party: DevolucionOwner | Everybody,
    { estados, words, pedidoId, page, limit }: DevolucionesQuery,
  ): Promise<{ docs: DevolucionDoc[]; total: number }> {
    const filter = {
      ...party,
      ...(pedidoId && { pedidoId }),
      ...(estados && { estado: $in(estados) }),
      ...(words.length && { $and: words.map((word) => ({ terminos: trusted({ $regex: `^${word}` }) })) }),
    };
    const [docs, total] = await Promise.all([
      this.model
        .find(filter, ALL_FIELDS)
        .sort({ fecha: -1, _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }

  /** Number of a party's returns by state; states without any are absent. */
  async countByEstado(party: DevolucionOwner | Everybody): Promise<Map<EstadoDevolucion, number>> {
    const match = Object.fromEntries(Object.entries(party).map(([field, id]) => [field, toId(id as string)]));
    const rows = await this.model.aggregate<{ _id: EstadoDevolucion; total: number }>([
      { $match: match },
      { $group: { _id: '$estado', total: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, total }) => [_id, total]));
  }

  /** Moves a party's return along while it is in the state it was read in; the return after, null when it has moved. */
  move(
    party: DevolucionOwner,
    id: string,
    { from, to, por, nota, fecha, autor, fields }: DevolucionStep,
    tx: Tx,
  ): Promise<DevolucionDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, ...party, estado: from },
        {
          $set: { ...fields, estado: to, movida: fecha },
          $push: { historialEstados: { estado: to, fecha, por, nota, autor } },
        },
        { ...AFTER, session: tx },
      )
      .lean()
      .exec();
  }

  /** Appends to the thread of an open return; null when it is closed, or the thread is full. */
  addMessage(
    party: DevolucionOwner,
    id: string,
    message: { por: 'cliente' | 'tienda'; texto: string; fecha: Date; autor: Autor | null },
    tx: Tx,
  ): Promise<DevolucionDoc | null> {
    return this.model
      .findOneAndUpdate(
        {
          _id: id,
          ...party,
          estado: $in(OPEN_ESTADOS_DEVOLUCION),
          [`mensajes.${MAX_MENSAJES - 1}`]: $exists(false),
        },
        { $push: { mensajes: { _id: new mongoose.Types.ObjectId(), ...message } } },
        { ...AFTER, session: tx },
      )
      .lean()
      .exec();
  }

  /** Notes that the administrators were asked, once. */
  noteRevision(clienteId: string, id: string, revision: Date): Promise<DevolucionDoc | null> {
    return this.model
      .findOneAndUpdate({ _id: id, clienteId, revision: null }, { $set: { revision } }, AFTER)
      .lean()
      .exec();
  }

  /** Notes that the store was told again; null when it has answered, or another instance was first. */
  noteReminder(id: unknown, tx: Tx): Promise<DevolucionDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, estado: 'solicitada', recordada: false } as never,
        { $set: { recordada: true } },
        { ...AFTER, session: tx },
      )
      .lean()
      .exec();
  }
}
