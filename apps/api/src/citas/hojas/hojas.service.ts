import { Injectable } from '@nestjs/common';
import type { SavedVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import type { Asignacion } from '@tuerca/contracts/citas/hojas/inputs';
import { HOJA_MESSAGES } from '@tuerca/contracts/citas/hojas/messages';
import { MAX_SOURCES, MAX_UNASSIGNED } from '@tuerca/contracts/citas/hojas/rules';
import type { HojaDeVida, SinAsignar } from '@tuerca/contracts/citas/hojas/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { GarajeService } from '../../auth/garaje/garaje.service';
import { OrdersService } from '../../orders/orders/orders.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { type Reply, reply } from '../../platform/http/reply';
import { ProductsService } from '../../products/products/products.service';
import { CitasService } from '../citas/citas.service';
import { PresupuestosService } from '../presupuestos/presupuestos.service';
import { AssignmentsRepository } from './assignments.repository';
import type { HojaDoc } from './hoja.schema';
import { type EventDraft, fromRegistro, toEnlace } from './hojas.mapper';
import { HojasRepository } from './hojas.repository';
import { isSameModel, matchCita, matchPart, mayFit } from './matching';
import { composeEvents, summarizeHoja } from './record';
import { fromCita, fromItem, originOfItem } from './sources';

interface Gathered {
  events: HojaDeVida['eventos'];
  sinAsignar: SinAsignar[];
}

/** The record of a vehicle: read where things happened, at the moment of reading; only the owner's own entries are stored here. */
@Injectable()
export class HojasService {
  constructor(
    private readonly repository: HojasRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly garaje: GarajeService,
    private readonly citas: CitasService,
    private readonly orders: OrdersService,
    private readonly presupuestos: PresupuestosService,
    private readonly products: ProductsService,
    private readonly clock: Clock,
  ) {}

  /** Throws VEHICULO_NO_ENCONTRADO. */
  async get(user: CurrentUser, vehiculoId: string): Promise<HojaDeVida> {
    const vehiculo = await this.ownVehicle(user.id, vehiculoId);
    const doc = await this.repository.find({ clienteId: user.id, vehiculoId: vehiculo._id });
    const { events, sinAsignar } = await this.gather(user.id, vehiculo, doc);
    const { elegido: _elegido, ...car } = vehiculo;
    return {
      vehiculo: car,
      resumen: summarizeHoja(events),
      eventos: events,
      sinAsignar,
      enlace: doc?.enlace ? toEnlace(doc.enlace) : null,
    };
  }

  /** Says which vehicle of the garage something was for. Throws NO_ENCONTRADO for what is not the client's own. */
  async assign(user: CurrentUser, id: string, { origen, vehiculoId }: Asignacion): Promise<Reply<HojaDeVida>> {
    await this.ownVehicle(user.id, id);
    if (vehiculoId) await this.ownVehicle(user.id, vehiculoId);
    const [citas, pedidos] = await this.sources(user.id);
    const known =
      citas.some((cita) => `cita:${String(cita._id)}` === origen) ||
      pedidos.some((pedido) => pedido.items.some((item) => originOfItem(pedido, item) === origen));
    if (!known) throw new AppError('NO_ENCONTRADO');
    await this.assignments.set(user.id, origen, vehiculoId);
    const message = vehiculoId ? HOJA_MESSAGES.assigned : HOJA_MESSAGES.unassigned;
    return reply(await this.get(user, id), { message });
  }

  /** A vehicle of a client's garage; throws VEHICULO_NO_ENCONTRADO. */
  async ownVehicle(clienteId: string, vehiculoId: string): Promise<SavedVehiculo> {
    const found = (await this.garaje.vehiclesOf(clienteId)).find(({ _id }) => _id === vehiculoId);
    if (!found) throw new AppError('VEHICULO_NO_ENCONTRADO');
    return found;
  }

  /** Every entry of a vehicle's record, newest first, and what may belong to it. */
  async gather(clienteId: string, vehiculo: SavedVehiculo, doc: HojaDoc | null): Promise<Gathered> {
    const [garage, assignments, [citas, pedidos]] = await Promise.all([
      this.garaje.vehiclesOf(clienteId),
      this.assignments.find(clienteId),
      this.sources(clienteId),
    ]);
    const drafts: EventDraft[] = (doc?.registros ?? []).map(fromRegistro);
    const unassigned: EventDraft[] = [];

    const matched = citas.map((cita) => ({
      cita,
      match: matchCita(`cita:${String(cita._id)}`, cita, garage, assignments),
    }));
    const here = matched.filter(({ match }) => match?.vehiculo._id === vehiculo._id);
    const approved = await this.presupuestos.approvedByCita(
      clienteId,
      here.map(({ cita }) => String(cita._id)),
    );
    for (const { cita, match } of here) drafts.push(fromCita(cita, match!.asignacion, approved.get(String(cita._id))));
    for (const { cita, match } of matched)
      if (!match && isSameModel(cita, vehiculo)) unassigned.push(fromCita(cita, 'manual'));

    const parts = await this.products.boughtParts(
      pedidos.flatMap(({ items }) => items.map(({ productoId }) => String(productoId))),
    );
    for (const pedido of pedidos)
      for (const item of pedido.items) {
        const part = parts.get(String(item.productoId));
        const match = matchPart(originOfItem(pedido, item), part, garage, assignments);
        const entry = { asignacion: match?.asignacion ?? 'manual', stated: part?.garantia ?? null } as const;
        if (match?.vehiculo._id === vehiculo._id) drafts.push(fromItem(pedido, item, entry));
        else if (!match && mayFit(part, vehiculo)) unassigned.push(fromItem(pedido, item, entry));
      }
    return { events: composeEvents(drafts, caracasDate(this.clock.now())), sinAsignar: toUnassigned(unassigned) };
  }

  private sources(clienteId: string) {
    return Promise.all([this.citas.completedOf(clienteId, MAX_SOURCES), this.orders.boughtBy(clienteId, MAX_SOURCES)]);
  }
}

const toUnassigned = (drafts: readonly EventDraft[]): SinAsignar[] =>
  [...drafts]
    .sort((one, other) => other.fecha.localeCompare(one.fecha) || other.origen.localeCompare(one.origen))
    .slice(0, MAX_UNASSIGNED)
    .map(({ origen, tipo, fecha, titulo, lugar }) => ({ origen, tipo, fecha, titulo, lugar }));
