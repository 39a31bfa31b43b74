import { Injectable } from '@nestjs/common';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { formatRef } from '@tuerca/contracts/venezuela/dinero';
import {
  PropuestaMovida,
  SolicitudAnunciada,
  SolicitudCerrada,
  type StoredPropuesta,
  type StoredSolicitud,
} from '../../cart/solicitudes/solicitudes.events';
import { InTransaction } from '../../platform/common/in-transaction';
import { type Notice, NotificationsService } from './notifications.service';

const asked = ({ pieza, vehiculo }: StoredSolicitud): string =>
  vehiculo ? `«${pieza}» para ${vehicleName(vehiculo)}` : `«${pieza}»`;
const toStore = ({ _id }: StoredSolicitud, usuarioId: string) => ({
  usuarioId,
  correo: true,
  tipo: 'pedido' as const,
  capacidad: 'solicitudes' as const,
  ruta: `/tienda/solicitudes/${String(_id)}`,
});
const toClient = ({ _id, clienteId }: StoredSolicitud) => ({
  usuarioId: String(clienteId),
  correo: true,
  tipo: 'pedido' as const,
  ruta: `/cliente/solicitudes/${String(_id)}`,
});

/** Tells stores of requests for parts, clients of proposals, and everybody concerned of the end. */
@Injectable()
export class SolicitudNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @InTransaction(SolicitudAnunciada)
  onAnnounced({ solicitud, tiendaIds, tx }: SolicitudAnunciada): Promise<void> {
    const { ciudad, estado } = solicitud.ubicacion;
    const text = {
      clave: `solicitud:${String(solicitud._id)}`,
      titulo: 'Buscan un repuesto que podrías tener',
      mensaje: `Un cliente de ${ciudad}, ${estado} busca ${asked(solicitud)}. Respóndele con tu precio.`,
    };
    return this.notifications.notify(
      tiendaIds.map((id) => ({ ...toStore(solicitud, id), ...text })),
      tx,
    );
  }

  @InTransaction(PropuestaMovida)
  async onProposal({ solicitud, propuesta, tx }: PropuestaMovida): Promise<void> {
    // One that is withdrawn changes the open page; nobody needs a mail about it.
    if (propuesta.estado !== 'enviada') return;
    await this.notifications.notifyOne(tx, {
      ...toClient(solicitud),
      clave: `propuesta:${String(propuesta._id)}`,
      titulo: 'Una tienda respondió tu solicitud',
      mensaje: `Te ofrecen ${offered(propuesta)} por ${formatRef(propuesta.precio)}. Compara y elige.`,
    });
  }

  @InTransaction(SolicitudCerrada)
  onClosed({ solicitud, estado, propuesta, tiendaIds, tx }: SolicitudCerrada): Promise<void> {
    const clave = `solicitud.${estado}:${String(solicitud._id)}`;
    const others = tiendaIds.map((id): Notice => ({
      ...toStore(solicitud, id),
      correo: false,
      clave,
      titulo: 'Se cerró una solicitud',
      mensaje:
        estado === 'aceptada'
          ? `El cliente eligió otra propuesta para ${asked(solicitud)}.`
          : `Ya no hace falta responder ${asked(solicitud)}.`,
    }));
    const winner = propuesta && {
      ...toStore(solicitud, String(propuesta.tiendaId)),
      clave,
      titulo: 'Aceptaron tu propuesta',
      mensaje: `Aparta ${offered(propuesta)}: el cliente tiene tiempo de comprarlo hasta que venza tu propuesta.`,
    };
    const expired = estado === 'vencida' && {
      ...toClient(solicitud),
      clave,
      titulo: 'Tu solicitud venció',
      mensaje: `Se cumplió el plazo para ${asked(solicitud)}. Si aún lo necesitas, pídelo de nuevo.`,
    };
    const removed = estado === 'retirada' && {
      ...toClient(solicitud),
      clave,
      titulo: 'Retiramos tu solicitud',
      mensaje: `Tu solicitud de ${asked(solicitud)} no cumple las normas de Tuerca.`,
    };
    return this.notifications.notify([...others, winner, expired, removed].filter((one) => !!one) as Notice[], tx);
  }
}

const offered = ({ nombre, cantidad }: StoredPropuesta): string =>
  cantidad === 1 ? `«${nombre}»` : `${cantidad} unidades de «${nombre}»`;
