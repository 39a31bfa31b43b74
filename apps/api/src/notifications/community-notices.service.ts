import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { truncate } from '@tuerca/contracts/kernel/text';
import { PreguntaHecha, PreguntaRespondida } from '../preguntas/preguntas.events';
import { ReporteCreado } from '../reportes/reportes.events';
import { UsersService } from '../users/users.service';
import { NotificationsService } from './notifications.service';

/** Part of the transaction that publishes it: what cannot be told undoes it. */
const LISTENER = { promisify: true, suppressErrors: false } as const;
/** A notice quotes the beginning. */
const CITA = 140;
const quoted = (text: string) => `«${truncate(text, CITA)}»`;
const REPORTED = {
  comentario: 'Reseña reportada',
  pregunta: 'Pregunta reportada',
  devolucion: 'Revisión de una devolución',
} as const;
const questionPath = (productoId: string) => `/producto/${productoId}#preguntas`;

/** Tells stores what they are asked, clients what was answered, and administrators what was reported. */
@Injectable()
export class CommunityNoticesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly users: UsersService,
  ) {}

  @OnEvent(PreguntaHecha.event, LISTENER)
  onAsked({ preguntaId, productoId, producto, tiendaId, autor, texto, tx }: PreguntaHecha): Promise<void> {
    const notice = {
      usuarioId: tiendaId,
      correo: true,
      tipo: 'mensaje' as const,
      clave: `${PreguntaHecha.event}:${preguntaId}`,
      ruta: questionPath(productoId),
      titulo: 'Nueva pregunta',
      mensaje: `${autor} preguntó por ${producto}: ${quoted(texto)}`,
    };
    return this.notifications.notify([notice], tx);
  }

  /** Once per question: whoever asked does not hear of every correction. */
  @OnEvent(PreguntaRespondida.event, LISTENER)
  async onAnswered(event: PreguntaRespondida): Promise<void> {
    const { preguntaId, productoId, producto, usuarioId, tienda, texto, primera, tx } = event;
    if (!primera) return;
    const notice = {
      usuarioId,
      correo: true,
      tipo: 'mensaje' as const,
      clave: `${PreguntaRespondida.event}:${preguntaId}`,
      ruta: questionPath(productoId),
      titulo: 'Respondieron tu pregunta',
      mensaje: `${tienda} respondió sobre ${producto}: ${quoted(texto)}`,
    };
    await this.notifications.notify([notice], tx);
  }

  @OnEvent(ReporteCreado.event, LISTENER)
  async onReported({ reporteId, objeto, motivo, texto, ruta: page, tx }: ReporteCreado): Promise<void> {
    const admins = await this.users.findIdsByRole('admin');
    const titulo = REPORTED[objeto];
    const mensaje = `${quoted(texto)} Motivo: ${truncate(motivo, CITA)}`;
    await this.notifications.notify(
      admins.map((usuarioId) => ({
        usuarioId,
        tipo: 'sistema' as const,
        clave: `${ReporteCreado.event}:${reporteId}`,
        ruta: page,
        titulo,
        mensaje,
      })),
      tx,
    );
  }
}
