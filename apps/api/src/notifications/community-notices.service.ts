import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { truncate } from '@tuerca/contracts/kernel/text';
import { PreguntaHecha, PreguntaRespondida } from '../preguntas/preguntas.events';
import { NotificationsService } from './notifications.service';

/** Part of the transaction that publishes it: what cannot be told undoes it. */
const LISTENER = { promisify: true, suppressErrors: false } as const;
/** A notice quotes the beginning. */
const CITA = 140;
const quoted = (text: string) => `«${truncate(text, CITA)}»`;
const questionPath = (productoId: string) => `/producto/${productoId}#preguntas`;

/** Tells stores what they are asked, and clients what was answered. */
@Injectable()
export class CommunityNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @OnEvent(PreguntaHecha.event, LISTENER)
  onAsked({ preguntaId, productoId, producto, tiendaId, autor, texto, tx }: PreguntaHecha): Promise<void> {
    const notice = {
      usuarioId: tiendaId,
      correo: true,
      tipo: 'mensaje' as const,
      capacidad: 'preguntas' as const,
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
}
