import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { NuevaLinea, NuevoPresupuesto, RespuestaPresupuesto } from '@tuerca/contracts/citas/presupuestos/form';
import { PRESUPUESTO_MESSAGES } from '@tuerca/contracts/citas/presupuestos/messages';
import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import {
  estadoOfLines,
  ESTADOS_WITH_PRESUPUESTO,
  presupuestoEstado,
} from '@tuerca/contracts/citas/presupuestos/states';
import { currentPrice } from '@tuerca/contracts/products/products/price';
import { addDays, caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { SystemService } from '../../platform/system/system.service';
import { type ProductoCarrito, ProductsService } from '../../products/products/products.service';
import { CitasService, type StoredCita } from '../citas/citas.service';
import type { LineaDoc, PresupuestoDoc } from './presupuesto.schema';
import { PresupuestoEnviado, PresupuestoRespondido } from './presupuestos.events';
import { toPresupuesto } from './presupuestos.mapper';
import { type NewPresupuestoLine, type PresupuestoParty, PresupuestosRepository } from './presupuestos.repository';

const MAX_ATTEMPTS = 4;

/** The last instant of a Caracas date: what is said to last until a day lasts until it is over. */
const endOfDay = (date: string): Date => new Date(caracasInstant(addDays(date, 1)).getTime() - 1);

/** An approved part: what the client may put into the cart. */
export interface ApprovedPart {
  productoId: string;
  nombre: string;
  cantidad: number;
}

const partyOf = ({ id, role }: CurrentUser): PresupuestoParty =>
  role === 'workshop' ? { tallerId: id } : { clienteId: id };

/** Quotes of workshops for appointments, and the answers of their clients. */
@Injectable()
export class PresupuestosService {
  constructor(
    private readonly repository: PresupuestosRepository,
    private readonly citas: CitasService,
    private readonly products: ProductsService,
    private readonly system: SystemService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Every version for one of my appointments, newest first; throws CITA_NO_ENCONTRADA. */
  async list(user: CurrentUser, citaId: string): Promise<Presupuesto[]> {
    await this.citas.own(user, citaId);
    return this.showAll(user, await this.repository.findByCita(partyOf(user), citaId));
  }

  async get(user: CurrentUser, id: string): Promise<Presupuesto> {
    return this.show(user, await this.own(user, id));
  }

  /** Sends a version; the unanswered one before it is replaced. Parts take their store's price and have to be for sale. */
  async create(user: CurrentUser, citaId: string, form: NuevoPresupuesto): Promise<Reply<Presupuesto>> {
    const cita = await this.citas.own(user, citaId);
    if (!ESTADOS_WITH_PRESUPUESTO.includes(cita.estado)) throw new AppError('ESTADO_CAMBIO');
    if (cita.cliente.email === null) throw new AppError('CLIENTE_SIN_CUENTA');
    const lineas = await this.toLines(form.lineas);
    for (let attempt = 1; ; attempt++) {
      try {
        const doc = await this.store(user, cita, form, lineas);
        return reply(await this.show(user, doc), { message: PRESUPUESTO_MESSAGES.sent });
      } catch (error) {
        // Another version was sent meanwhile: this one comes after it.
        if (!isDuplicateKey(error)) throw error;
        if (attempt >= MAX_ATTEMPTS) throw new AppError('PRESUPUESTO_CAMBIO');
      }
    }
  }

  /** Approves the lines that are named and rejects the others; once, and in time. */
  async answer(user: CurrentUser, id: string, form: RespuestaPresupuesto): Promise<Reply<Presupuesto>> {
    const doc = await this.own(user, id);
    const { estado: ofCita } = await this.citas.own(user, String(doc.citaId));
    if (!ESTADOS_WITH_PRESUPUESTO.includes(ofCita))
      throw new AppError('ESTADO_CAMBIO', { message: PRESUPUESTO_MESSAGES.citaOver });
    const approved = new Set(form.aprobadas);
    const known = new Set(doc.lineas.map(({ _id }) => String(_id)));
    if (form.aprobadas.some((line) => !known.has(line)))
      throw new AppError('ENTRADA_INVALIDA', { message: PRESUPUESTO_MESSAGES.otherLine });
    const now = this.clock.now();
    // What was settled by telephone stays as it is.
    const lineas = doc.lineas.map((line) => {
      if (line.estado !== 'pendiente') return line;
      return { ...line, estado: approved.has(String(line._id)) ? ('aprobada' as const) : ('rechazada' as const) };
    });
    const answer = { estado: estadoOfLines(lineas), lineas, respondido: now, comentario: form.comentario };
    const settled = doc.lineas.filter(({ estado }) => estado === 'pendiente').length;
    const entry = { accion: 'respondido', fecha: now, lineas: settled, nota: form.comentario } as const;
    const answered = await this.transactions.run(async (tx) => {
      const after = await this.repository.answer(doc, answer, entry, tx);
      if (after) await emitInTurn(this.events, PresupuestoRespondido.event, new PresupuestoRespondido(after, tx));
      return after;
    });
    if (!answered)
      throw new AppError(presupuestoEstado(doc, now) === 'vencido' ? 'PRESUPUESTO_VENCIDO' : 'PRESUPUESTO_CAMBIO');
    const { approved: all, approvedInPart, rejected } = PRESUPUESTO_MESSAGES;
    const message = { aprobado: all, aprobado_parcial: approvedInPart }[answer.estado as string] ?? rejected;
    return reply(await this.show(user, answered), { message });
  }

  async withdraw(user: CurrentUser, id: string): Promise<Reply<Presupuesto>> {
    const { lineas } = await this.own(user, id);
    const fecha = this.clock.now();
    const entry = { accion: 'retirado', fecha, lineas: lineas.length, nota: null, autor: authorOf(user) } as const;
    const doc = await this.repository.withdraw(user.id, id, entry);
    if (!doc) throw new AppError('PRESUPUESTO_CAMBIO');
    return reply(await this.show(user, doc), { message: PRESUPUESTO_MESSAGES.withdrawn });
  }

  /** The parts that the client approved; throws PRESUPUESTO_SIN_REPUESTOS when there is none. */
  async approvedParts(user: CurrentUser, id: string): Promise<ApprovedPart[]> {
    const { lineas } = await this.own(user, id);
    const parts = approvedPartsOf(lineas);
    if (!parts.length) throw new AppError('PRESUPUESTO_SIN_REPUESTOS');
    return parts;
  }

  /** The parts that a client approved for each of several appointments; those without any are absent. */
  async approvedByCita(clienteId: string, citaIds: readonly string[]): Promise<Map<string, ApprovedPart[]>> {
    const docs = citaIds.length ? await this.repository.findAnswered({ clienteId }, citaIds) : [];
    const byCita = new Map<string, ApprovedPart[]>();
    for (const { citaId, lineas } of docs) {
      const parts = approvedPartsOf(lineas);
      if (parts.length) byCita.set(String(citaId), [...(byCita.get(String(citaId)) ?? []), ...parts]);
    }
    return byCita;
  }

  /** One of mine; throws PRESUPUESTO_NO_ENCONTRADO. */
  async own(user: CurrentUser, id: string): Promise<PresupuestoDoc> {
    const doc = await this.repository.findOwn(partyOf(user), id);
    if (!doc) throw new AppError('PRESUPUESTO_NO_ENCONTRADO');
    return doc;
  }

  private async store(
    user: CurrentUser,
    cita: StoredCita,
    form: NuevoPresupuesto,
    lineas: NewPresupuestoLine[],
  ): Promise<PresupuestoDoc> {
    const autor = authorOf(user);
    const { _id: citaId, tallerId, clienteId, taller, vehiculo } = cita;
    const version = (await this.repository.lastVersion(String(citaId))) + 1;
    const { marca, modelo, anio } = vehiculo;
    const fecha = this.clock.now();
    return this.transactions.run(async (tx) => {
      const replaced = { accion: 'reemplazado', fecha, lineas: 0, nota: `Versión ${version}`, autor } as const;
      await this.repository.replaceOpen(String(citaId), replaced, tx);
      const doc = await this.repository.insert(
        {
          citaId,
          tallerId,
          clienteId,
          version,
          estado: 'enviado',
          abierto: true,
          taller: taller.nombre,
          vehiculo: { marca, modelo, anio },
          lineas,
          notas: form.notas,
          vence: endOfDay(addDays(caracasDate(fecha), form.vigenciaDias)),
          respondido: null,
          comentario: null,
          historial: [{ accion: 'enviado', fecha, lineas: lineas.length, nota: null, autor }],
        },
        tx,
      );
      await emitInTurn(this.events, PresupuestoEnviado.event, new PresupuestoEnviado(doc, tx));
      return doc;
    });
  }

  private async toLines(form: NuevaLinea[]): Promise<NewPresupuestoLine[]> {
    const ids = form.flatMap((line) => (line.tipo === 'repuesto' ? [line.productoId] : []));
    const parts = await this.products.offered(ids);
    const now = this.clock.now();
    return form.map((line) => {
      const base = {
        tipo: line.tipo,
        cantidad: line.cantidad,
        estado: 'pendiente' as const,
      };
      if (line.tipo === 'mano_obra')
        return { ...base, descripcion: line.descripcion, precio: toCentimos(line.precio), productoId: null };
      const part = parts.get(line.productoId);
      if (!part?.activo) throw new AppError('PRODUCTO_NO_ENCONTRADO');
      if (!isEnough(part, line.cantidad))
        throw new AppError('PRODUCTO_AGOTADO', {
          message: `De «${part.nombre}» quedan ${part.stock} unidades. Baja la cantidad o elige otro repuesto.`,
        });
      const { final: precio } = currentPrice(part, now);
      return { ...base, descripcion: part.nombre, precio, productoId: part._id };
    });
  }

  /** As both parties see it, with its parts as they sell now. */
  async show(user: CurrentUser, doc: PresupuestoDoc): Promise<Presupuesto> {
    return (await this.showAll(user, [doc]))[0]!;
  }

  /** With the parts as they sell now, in one query for all of them. */
  private async showAll({ role }: CurrentUser, docs: PresupuestoDoc[]): Promise<Presupuesto[]> {
    const ids = docs.flatMap(({ lineas }) =>
      lineas.flatMap(({ productoId }) => (productoId ? [String(productoId)] : [])),
    );
    const [parts, { valor: tasa }] = await Promise.all([this.products.offered(ids), this.system.tasa()]);
    const context = { parts, tasa, now: this.clock.now(), authors: role !== 'client' };
    return docs.map((doc) => toPresupuesto(doc, context));
  }
}

const isEnough = ({ disponible, stock }: ProductoCarrito, cantidad: number) => disponible && stock >= cantidad;
const approvedPartsOf = (lineas: readonly LineaDoc[]): ApprovedPart[] =>
  lineas.flatMap(({ estado, productoId, descripcion: nombre, cantidad }) =>
    estado === 'aprobada' && productoId ? [{ productoId: String(productoId), nombre, cantidad }] : [],
  );
