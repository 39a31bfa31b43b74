import { Injectable } from '@nestjs/common';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import { formatFecha } from '@tuerca/contracts/venezuela/caracas';
import { formatBs } from '@tuerca/contracts/venezuela/dinero';
import { AccountCitasService } from '../../citas/citas/account-citas.service';
import { type MembershipChange, MembresiaMovida, MembresiaPorVencer } from '../../membresia/membresia.events';
import type { StoredSubscription } from '../../membresia/subscriptions.service';
import { OrderQueuesService } from '../../orders/orders/order-queues.service';
import { InTransaction } from '../../platform/common/in-transaction';
import { NotificationsService } from './notifications.service';

interface Text {
  tipo: 'pago' | 'sistema';
  titulo: string;
  mensaje: string;
}
const PLACES: Partial<Record<StoredSubscription['rol'], string>> = {
  store: '/tienda/membresia',
  workshop: '/taller/membresia',
};

const term = ({ fechaFin }: StoredSubscription) =>
  fechaFin ? `Vence el ${formatFecha(fechaFin)}.` : 'No tiene vencimiento.';
const WHAT_NOW = 'Lo que pase de los límites del plan básico queda oculto hasta que mejores tu plan.';

/** Words for the owner about a change; `open` are her open orders and appointments in words. Null where she made it herself. */
function textOf(doc: StoredSubscription, change: MembershipChange, open: string): Text | null {
  const { nombre, motivo } = doc;
  const now = [WHAT_NOW, open && MEMBRESIA_MESSAGES.staysToFulfil(open)].filter(Boolean).join(' ');
  switch (change) {
    case 'solicitada':
      return null;
    case 'activada':
      return { tipo: 'pago', titulo: `Tu plan ${nombre} está activo`, mensaje: `Confirmamos tu pago. ${term(doc)}` };
    case 'renovada':
      return { tipo: 'pago', titulo: `Renovaste tu plan ${nombre}`, mensaje: `Confirmamos tu pago. ${term(doc)}` };
    case 'ganada':
      return { tipo: 'sistema', titulo: `Ganaste el plan ${nombre}`, mensaje: `Gracias a tus servicios. ${term(doc)}` };
    case 'asignada':
      return { tipo: 'sistema', titulo: `Ahora tienes el plan ${nombre}`, mensaje: `${motivo ?? ''}. ${term(doc)}` };
    case 'rechazada':
      return { tipo: 'pago', titulo: `No confirmamos el pago de tu plan ${nombre}`, mensaje: motivo ?? '' };
    case 'vencida':
      return { tipo: 'sistema', titulo: `Tu plan ${nombre} venció`, mensaje: now };
    case 'cancelada':
      return { tipo: 'sistema', titulo: `Tu plan ${nombre} fue cancelado`, mensaje: `${motivo ?? ''}. ${now}` };
  }
}

/** Tells sellers what becomes of their plans, and administrators that a payment waits. */
@Injectable()
export class MembresiaNoticesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly orders: OrderQueuesService,
    private readonly citas: AccountCitasService,
  ) {}

  @InTransaction(MembresiaMovida)
  async onMoved({ suscripcion, change, tx }: MembresiaMovida): Promise<void> {
    const clave = `membresia:${String(suscripcion._id)}:${change}`;
    if (change === 'solicitada') {
      const { usuario, nombre, pago } = suscripcion;
      return this.notifications.notifyAdmins({
        tx,
        clave,
        tipo: 'pago',
        titulo: 'Un plan espera confirmación',
        mensaje: `${usuario.nombre} pagó el plan ${nombre}${pago ? `: ${formatBs(pago.monto)}, ref. ${pago.referencia}` : ''}.`,
        ruta: '/admin/gestion/membresia?vista=por-confirmar',
      });
    }
    const ends = change === 'vencida' || change === 'cancelada';
    const text = textOf(suscripcion, change, ends ? await this.openOf(suscripcion) : '');
    if (text) await this.notifications.notifyOne(tx, { ...this.to(suscripcion), ...text, clave });
  }

  @InTransaction(MembresiaPorVencer)
  onEnding({ suscripcion, dias, tx }: MembresiaPorVencer): Promise<void> {
    return this.notifications.notifyOne(tx, {
      ...this.to(suscripcion),
      tipo: 'sistema',
      titulo: `Tu plan ${suscripcion.nombre} vence ${dias === 1 ? 'mañana' : `en ${dias} días`}`,
      mensaje: `${term(suscripcion)} Renueva antes y el nuevo período comienza ese día.`,
      clave: `membresia:${String(suscripcion._id)}:vence:${dias}`,
    });
  }

  /** Her open orders and appointments in words, which the end of a plan does not cancel; empty without any. */
  private async openOf({ usuarioId, rol }: StoredSubscription): Promise<string> {
    const id = String(usuarioId);
    const [pedidos, citas] = await Promise.all([
      rol === 'store' ? this.orders.sumOpen({ tiendaId: id }) : null,
      rol === 'workshop' ? this.citas.sumOpen({ tallerId: id }) : null,
    ]);
    return ASUNTO_MESSAGES.openInWords({ pedidos: pedidos?.total ?? 0, citas: citas?.total ?? 0 });
  }

  private to({ usuarioId, rol }: StoredSubscription) {
    return { usuarioId: String(usuarioId), correo: true, ruta: PLACES[rol] ?? null };
  }
}
