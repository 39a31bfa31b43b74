import { Injectable } from '@nestjs/common';
import type { TipoPendiente } from '@tuerca/contracts/admin/asunto-states';
import { PASOS_PEDIDO, type Pendiente, type SumasAbiertas } from '@tuerca/contracts/admin/asuntos';
import { ESTADO_CITA_LABELS } from '@tuerca/contracts/citas/citas/states';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { orderWord } from '@tuerca/contracts/orders/orders/standing';
import { PEDIDO_TRANSITIONS } from '@tuerca/contracts/orders/orders/states';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { AccountCitasService, type CitaParty } from '../../citas/citas/account-citas.service';
import type { StoredCita } from '../../citas/citas/citas.service';
import { type OrderParty, OrderQueuesService } from '../../orders/orders/order-queues.service';
import type { StoredPedido } from '../../orders/orders/orders.service';
import type { AsuntoDoc, Cosa } from './asunto.schema';

/** Account that owns the open things. */
export interface RemovedAccount {
  id: string;
  role: Role;
}
/** Selection of them: those of an asunto alone, without some. */
interface Wanted {
  solo?: readonly Cosa[] | null;
  except?: readonly Cosa[];
}
/** An open order or appointment of one account. */
export type OpenThing = { tipo: 'pedido'; doc: StoredPedido } | { tipo: 'cita'; doc: StoredCita };

export const idOf = ({ doc }: OpenThing): string => String(doc._id);
const idsOf = (things: readonly Cosa[], tipo: TipoPendiente): string[] =>
  things.filter((one) => one.tipo === tipo).map(({ id }) => id);
const of = ({ solo, except = [] }: Wanted, tipo: TipoPendiente) => ({
  only: solo ? idsOf(solo, tipo) : null,
  except: idsOf(except, tipo),
});

/** Next step of a paid order. */
const nextStep = ({ estado, estadoPago }: StoredPedido): Pendiente['siguiente'] =>
  estadoPago === 'pagado' ? (PASOS_PEDIDO.find((step) => PEDIDO_TRANSITIONS[estado].includes(step)) ?? null) : null;

/** The parties as which an account has orders and appointments; null: it never has any. */
export const partiesOf = ({ id, role }: RemovedAccount): { pedidos: OrderParty | null; citas: CitaParty | null } => ({
  pedidos: role === 'client' ? { clienteId: id } : role === 'store' ? { tiendaId: id } : null,
  citas: role === 'client' ? { clienteId: id } : role === 'workshop' ? { tallerId: id } : null,
});

/** Orders and appointments that other people wait for from an account, read from their own collections. */
@Injectable()
export class OpenThingsService {
  constructor(
    private readonly orders: OrderQueuesService,
    private readonly citas: AccountCitasService,
  ) {}

  async sums(account: RemovedAccount, wanted: Wanted = {}): Promise<SumasAbiertas> {
    const { pedidos, citas } = partiesOf(account);
    const [bought, booked] = await Promise.all([
      pedidos && this.orders.sumOpen(pedidos, of(wanted, 'pedido')),
      citas && this.citas.sumOpen(citas, of(wanted, 'cita')),
    ]);
    return {
      pedidos: bought?.total ?? 0,
      pagado: toMonto(bought?.pagado ?? 0),
      citas: booked?.total ?? 0,
      estimado: toMonto(booked?.estimado ?? 0),
    };
  }

  /** The oldest orders, then the earliest appointments, `limit` in all. */
  async find(account: RemovedAccount, wanted: Wanted, limit: number): Promise<OpenThing[]> {
    const { pedidos, citas } = partiesOf(account);
    const [bought, booked] = await Promise.all([
      pedidos ? this.orders.open(pedidos, of(wanted, 'pedido'), limit) : [],
      citas ? this.citas.findOpen(citas, of(wanted, 'cita'), limit) : [],
    ]);
    return [
      ...bought.map((doc) => ({ tipo: 'pedido' as const, doc })),
      ...booked.map((doc) => ({ tipo: 'cita' as const, doc })),
    ].slice(0, limit);
  }

  /** One as administrators read it; `decisiones` are those of its asunto. */
  describe(role: Role, thing: OpenThing, decisiones: AsuntoDoc['decisiones'] = []): Pendiente {
    const { tipo, doc } = thing;
    const _id = String(doc._id);
    const decision = decisiones.findLast((one) => one.tipo === tipo && one.id === _id)?.decision ?? null;
    const isClient = role === 'client';
    if (tipo === 'pedido')
      return {
        tipo,
        _id,
        nombre: doc.numero,
        espera: isClient ? doc.tienda.nombre : doc.cliente.nombre,
        fecha: doc.fecha.toISOString(),
        estado: orderWord(doc),
        pagado: toMonto(this.orders.paidFor(doc)),
        valor: toMonto(doc.total),
        decision,
        siguiente: role === 'store' && decision === 'cumplir' ? nextStep(doc) : null,
      };
    return {
      tipo,
      _id,
      nombre: doc.servicio.nombre,
      espera: isClient ? doc.taller.nombre : doc.cliente.nombre,
      fecha: doc.fechaHora.toISOString(),
      estado: ESTADO_CITA_LABELS[doc.estado],
      pagado: 0,
      valor: toMonto(doc.precioEstimado),
      decision,
      siguiente: role === 'workshop' && decision === 'cumplir' && this.citas.hasBegun(doc) ? 'completada' : null,
    };
  }

  paidFor(pedido: StoredPedido): number {
    return this.orders.paidFor(pedido);
  }
}
