import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { citaPage } from '@tuerca/contracts/citas/citas/pages';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { asSentence } from '@tuerca/contracts/kernel/sentence';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { formatBs } from '@tuerca/contracts/venezuela/dinero';
import type { Notice } from '../../chats/notifications/notifications.service';
import type { StoredCita } from '../../citas/citas/citas.service';
import type { StoredPedido } from '../../orders/orders/orders.service';
import { idOf, type OpenThing } from './open-things.service';

/** Content of the notice: it waits for a decision until then, goes on because the account is back, or is fulfilled all the same. */
export type NoticeContent =
  { que: 'espera'; vence: Date; pagado: number } | { que: 'sigue' } | { que: 'cumplir'; motivo: string };
interface Text {
  titulo: string;
  mensaje: string;
}

const until = (vence: Date) => `A más tardar el ${formatFechaHora(vence)}`;

/** An order whose store is away, to its client. */
function orderToClient({ numero, tienda, estado }: StoredPedido, content: NoticeContent): Text {
  if (content.que === 'sigue')
    return { titulo: `Tu pedido ${numero} continúa`, mensaje: `${tienda.nombre} vuelve a atender tu pedido.` };
  if (content.que === 'cumplir')
    return {
      titulo: `Tu pedido ${numero} se cumple`,
      mensaje: `La administración de Tuerca se encarga de que lo recibas. ${asSentence(content.motivo)}`,
    };
  const back = content.pagado > 0 ? ` y te devolvemos ${formatBs(content.pagado)}` : '';
  const arriving = estado === 'enviado' ? ' Si te llega antes, confirma que lo recibiste.' : '';
  return {
    titulo: `Tu pedido ${numero} está en revisión`,
    mensaje: `${tienda.nombre} ya no puede atenderlo. ${until(content.vence)} te decimos si se cumple, o se cancela${back}. No tienes que hacer nada.${arriving}`,
  };
}

/** An order whose client is away, to its store. */
function orderToStore({ numero, cliente }: StoredPedido, content: NoticeContent): Text {
  if (content.que === 'sigue')
    return { titulo: `El pedido ${numero} continúa`, mensaje: `La cuenta de ${cliente.nombre} está activa otra vez.` };
  if (content.que === 'cumplir')
    return {
      titulo: `El pedido ${numero} se cumple`,
      mensaje: `Atiéndelo como siempre. ${asSentence(content.motivo)}`,
    };
  return {
    titulo: `El pedido ${numero} está en revisión`,
    mensaje: `La cuenta de su cliente ya no está activa. ${until(content.vence)} te decimos si se cumple o se cancela; no lo envíes todavía.`,
  };
}

/** An appointment whose workshop is away, to its client. */
function citaToClient({ taller, fechaHora }: StoredCita, content: NoticeContent): Text {
  const when = formatFechaHora(fechaHora);
  if (content.que === 'sigue')
    return {
      titulo: 'Tu cita continúa',
      mensaje: `${taller.nombre} vuelve a atender: tu cita del ${when} sigue en pie.`,
    };
  if (content.que === 'cumplir')
    return {
      titulo: CITA_MESSAGES.kept,
      mensaje: `${taller.nombre} te atiende el ${when}. ${asSentence(content.motivo)}`,
    };
  return {
    titulo: 'Tu cita está en revisión',
    mensaje: `${taller.nombre} ya no puede atender tu cita del ${when}. ${until(content.vence)} te decimos si se mantiene o se cancela. No vayas sin esa confirmación.`,
  };
}

/** An appointment whose client is away, to its workshop. */
function citaToWorkshop({ cliente, fechaHora }: StoredCita, content: NoticeContent): Text {
  const when = formatFechaHora(fechaHora);
  if (content.que === 'sigue')
    return { titulo: 'La cita continúa', mensaje: `La cuenta de ${cliente.nombre} está activa otra vez (${when}).` };
  if (content.que === 'cumplir')
    return { titulo: 'La cita se mantiene', mensaje: `Atiéndela el ${when}. ${asSentence(content.motivo)}` };
  return {
    titulo: 'Una cita está en revisión',
    mensaje: `La cuenta del cliente de tu cita del ${when} ya no está activa. ${until(content.vence)} te decimos si se mantiene o se cancela.`,
  };
}

/** Notice to the person who waits for a thing of an account of this role; null for a client without an account, who gets none. */
export function openThingNotice(asuntoId: string, role: Role, thing: OpenThing, content: NoticeContent): Notice | null {
  const [id, toClient] = [idOf(thing), role !== 'client'];
  const common = { correo: true, tipo: thing.tipo, clave: `asunto:${asuntoId}:${content.que}:${thing.tipo}:${id}` };
  if (thing.tipo === 'pedido') {
    const { doc } = thing;
    return toClient
      ? {
          ...common,
          ...orderToClient(doc, content),
          usuarioId: String(doc.clienteId),
          ruta: `/cliente/ordenes?pedido=${doc.numero}`,
        }
      : { ...common, ...orderToStore(doc, content), usuarioId: String(doc.tiendaId), ruta: `/tienda/ordenes/${id}` };
  }
  const { doc } = thing;
  if (!toClient)
    return {
      ...common,
      ...citaToWorkshop(doc, content),
      usuarioId: String(doc.tallerId),
      ruta: citaPage('workshop', id),
    };
  if (doc.cliente.email === null) return null;
  return {
    ...common,
    ...citaToClient(doc, content),
    usuarioId: String(doc.clienteId),
    ruta: citaPage('client', id),
  };
}
