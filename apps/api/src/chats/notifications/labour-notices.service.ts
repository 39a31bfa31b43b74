import { Injectable } from '@nestjs/common';
import { LABOUR_MESSAGES } from '@tuerca/contracts/cart/mano-de-obra/messages';
import { citaPage } from '@tuerca/contracts/citas/citas/pages';
import { sentence } from '@tuerca/contracts/kernel/sentence';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { formatBs } from '@tuerca/contracts/venezuela/dinero';
import { ManoDeObraMovida } from '../../cart/mano-de-obra/mano-de-obra.events';
import { InTransaction } from '../../platform/common/in-transaction';
import { type Notice, NotificationsService } from './notifications.service';

type Labour = ManoDeObraMovida['manoDeObra'];
type Words = Pick<Notice, 'titulo' | 'mensaje'>;

/** Notice to the client; refunds are announced with the debt, and a refused payment with its payment. */
function toClient({ estado, servicio, monto, vence }: Labour, before: Labour['estado']): Words | null {
  const what = `${formatBs(monto)} por la mano de obra de ${servicio}`;
  if (estado === 'pagada' && before === 'por_decidir')
    return { titulo: 'Tu pago pasó a tu nueva cita', mensaje: `${what}. ${LABOUR_MESSAGES.held}` };
  if (estado === 'pagada' || (estado === 'cumplida' && before === 'en_pago'))
    return { titulo: 'Confirmamos tu pago de la mano de obra', mensaje: `${what}. ${LABOUR_MESSAGES.held}` };
  if (estado === 'por_decidir')
    return {
      titulo: 'Decide qué hacemos con tu mano de obra',
      mensaje: sentence(
        `Pagaste ${what} y la cita no se dio. ${LABOUR_MESSAGES.decide} Tienes hasta el ${formatFechaHora(vence!)}.`,
      ),
    };
  if (estado === 'anulada')
    return { titulo: 'No confirmamos tu pago de la mano de obra', mensaje: LABOUR_MESSAGES.expired };
  return null;
}

/** Notice to the workshop: the labour is paid, or the workshop has earned it. */
function toWorkshop({ estado, servicio, monto, ganado }: Labour, before: Labour['estado']): Words | null {
  if (estado === 'pagada' && before !== 'cumplida')
    return {
      titulo: 'Tu cliente pagó la mano de obra por Tuerca',
      mensaje: `${formatBs(monto)} por ${servicio}. ${LABOUR_MESSAGES.heldForWorkshop}`,
    };
  if (estado === 'ganada')
    return {
      titulo: 'La mano de obra está en tus ingresos',
      mensaje: `${formatBs(ganado ?? 0)} por ${servicio}, menos la comisión. Va en tu próxima liquidación.`,
    };
  return null;
}

/** Tells client and workshop what becomes of labour that is paid through Tuerca. */
@Injectable()
export class LabourNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @InTransaction(ManoDeObraMovida)
  async onMoved({ manoDeObra, before, tx }: ManoDeObraMovida): Promise<void> {
    const { _id, citaId, clienteId, tallerId, estado } = manoDeObra;
    const common = {
      correo: true,
      tipo: 'pago' as const,
      clave: `mano_de_obra:${String(_id)}:${estado}:${manoDeObra.updatedAt.getTime()}`,
    };
    const client = toClient(manoDeObra, before);
    const workshop = toWorkshop(manoDeObra, before);
    const notices: Notice[] = [];
    if (client)
      notices.push({
        ...common,
        ...client,
        usuarioId: String(clienteId),
        ruta: citaPage('client', String(citaId)),
      });
    if (workshop)
      notices.push({
        ...common,
        ...workshop,
        usuarioId: String(tallerId),
        ruta: citaPage('workshop', String(citaId)),
      });
    if (notices.length) await this.notifications.notify(notices, tx);
  }
}
