import { Injectable } from '@nestjs/common';
import { truncate } from '@tuerca/contracts/kernel/text';
import { MOTIVO_DEVOLUCION_LABELS } from '@tuerca/contracts/orders/devoluciones/rules';
import { ANSWER_HOURS } from '@tuerca/contracts/orders/devoluciones/states';
import { formatBs } from '@tuerca/contracts/venezuela/dinero';
import {
  DevolucionComentada,
  DevolucionMovida,
  DevolucionSinRespuesta,
  type StoredDevolucion,
} from '../../orders/devoluciones/devoluciones.events';
import { InTransaction } from '../../platform/common/in-transaction';
import { NotificationsService } from './notifications.service';

/** Capability that answers returns; those who only receive the goods get the other notices. */
const ANSWERS = { capacidad: 'devoluciones' } as const;
/** A notice quotes the beginning. */
const QUOTED = 140;
interface Text {
  titulo: string;
  mensaje: string;
}
type To = 'cliente' | 'tienda';

const items = ({ lineas }: StoredDevolucion): string =>
  lineas.length === 1 ? `«${lineas[0]!.nombre}»` : `${lineas.length} repuestos`;

/** Notice to the other party about a step. */
function textOf(doc: StoredDevolucion): { to: To } & Text {
  const { estado, numero, tienda, cliente, motivo, monto } = doc;
  switch (estado) {
    case 'solicitada':
      return {
        to: 'tienda',
        titulo: 'Nueva devolución',
        mensaje: `${cliente.nombre} quiere devolver ${items(doc)}: ${MOTIVO_DEVOLUCION_LABELS[motivo]}. Tienes ${ANSWER_HOURS} horas para responder.`,
      };
    case 'cancelada':
      return {
        to: 'tienda',
        titulo: 'Devolución cancelada',
        mensaje: `${cliente.nombre} canceló la devolución ${numero}.`,
      };
    case 'aceptada':
      return {
        to: 'cliente',
        titulo: 'Devolución aceptada',
        mensaje: `${tienda.nombre} aceptó tu devolución ${numero}. Mira cómo devolver el repuesto.`,
      };
    case 'rechazada':
      return {
        to: 'cliente',
        titulo: 'Devolución rechazada',
        mensaje: `${tienda.nombre} no aceptó tu devolución ${numero}. ${truncate(doc.motivoRechazo ?? '', QUOTED)}`,
      };
    case 'recibida':
      return {
        to: 'cliente',
        titulo: 'La tienda recibió tu repuesto',
        mensaje: `${tienda.nombre} recibió lo que devolviste. Ahora te enviará ${formatBs(monto)}.`,
      };
    case 'reembolsada':
      return {
        to: 'cliente',
        titulo: 'Reembolso enviado',
        mensaje: `${tienda.nombre} te envió ${formatBs(monto)} por la devolución ${numero}. Referencia ${doc.referencia}.`,
      };
  }
}

/** Tells the parties of a return what the other one did. */
@Injectable()
export class DevolucionNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @InTransaction(DevolucionMovida)
  onMoved({ devolucion, tx }: DevolucionMovida): Promise<void> {
    const { to, ...text } = textOf(devolucion);
    const clave = `devolucion:${String(devolucion._id)}:${devolucion.estado}`;
    const answers = devolucion.estado === 'solicitada' && ANSWERS;
    return this.notifications.notifyOne(tx, { ...this.notice(devolucion, to), ...text, ...answers, clave });
  }

  @InTransaction(DevolucionComentada)
  onMessage({ devolucion, por, texto, tx }: DevolucionComentada): Promise<void> {
    const { _id, numero, cliente, tienda, mensajes } = devolucion;
    const to = por === 'tienda' ? 'cliente' : 'tienda';
    return this.notifications.notifyOne(tx, {
      ...this.notice(devolucion, to),
      ...ANSWERS,
      tipo: 'mensaje',
      clave: `devolucion.mensaje:${String(_id)}:${mensajes.length}`,
      titulo: `Mensaje sobre la devolución ${numero}`,
      mensaje: `${por === 'tienda' ? tienda.nombre : cliente.nombre}: «${truncate(texto, QUOTED)}»`,
    });
  }

  @InTransaction(DevolucionSinRespuesta)
  onUnanswered({ devolucion, tx }: DevolucionSinRespuesta): Promise<void> {
    const { _id, numero, cliente } = devolucion;
    return this.notifications.notifyOne(tx, {
      ...this.notice(devolucion, 'tienda'),
      ...ANSWERS,
      clave: `devolucion.sin-respuesta:${String(_id)}`,
      titulo: 'Una devolución sigue sin respuesta',
      mensaje: `${cliente.nombre} espera desde hace más de ${ANSWER_HOURS} horas tu respuesta a la devolución ${numero}.`,
    });
  }

  private notice({ _id, clienteId, tiendaId }: StoredDevolucion, to: To) {
    return {
      usuarioId: String(to === 'cliente' ? clienteId : tiendaId),
      correo: true,
      tipo: 'pedido' as const,
      ruta: `/${to}/devoluciones/${String(_id)}`,
    };
  }
}
