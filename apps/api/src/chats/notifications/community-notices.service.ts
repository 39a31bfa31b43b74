import { Injectable } from '@nestjs/common';
import { truncate } from '@tuerca/contracts/kernel/text';
import { REVIEW_NOTICE } from '@tuerca/contracts/products/comments/messages';
import { CitaCalificada } from '../../citas/citas/citas.events';
import { InTransaction } from '../../platform/common/in-transaction';
import type { Tx } from '../../platform/database/transactions';
import { ResenaPublicada } from '../../products/comments/comments.events';
import { PreguntaHecha, PreguntaRespondida } from '../../products/preguntas/preguntas.events';
import { NotificationsService } from './notifications.service';

/** A notice quotes the beginning. */
const CITA = 140;
const quoted = (text: string) => `«${truncate(text, CITA)}»`;
const questionPath = (productoId: string) => `/producto/${productoId}#preguntas`;

/** Anchor of a page's reviews. */
const REVIEWS = '#resenas';

/** Tells businesses what they are asked and how they are rated, and clients what was answered. */
@Injectable()
export class CommunityNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @InTransaction(PreguntaHecha)
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

  @InTransaction(ResenaPublicada)
  onReviewed({ comment, target, autor, tx }: ResenaPublicada): Promise<void> {
    const { _id, texto, valoracion } = comment;
    const { duenoId, que, ruta } = target;
    const clave = `${ResenaPublicada.event}:${String(_id)}`;
    return this.tellRated({ usuarioId: duenoId, clave, ruta }, [autor, que, valoracion], texto, tx);
  }

  /** The review of the workshop that comes of rating an appointment, over whatever she had written of it before. */
  @InTransaction(CitaCalificada)
  onCitaRated({ cita, puntuacion, comentario, tx }: CitaCalificada): Promise<void> {
    const tallerId = String(cita.tallerId);
    const clave = `${CitaCalificada.event}:${String(cita._id)}`;
    const words = [cita.cliente.nombre, REVIEW_NOTICE.shop.taller, puntuacion] as const;
    return this.tellRated({ usuarioId: tallerId, clave, ruta: `/talleres/${tallerId}` }, words, comentario, tx);
  }

  /** Once per question: whoever asked does not hear of every correction. */
  @InTransaction(PreguntaRespondida)
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
  private tellRated(
    { ruta, ...about }: { usuarioId: string; clave: string; ruta: string },
    words: Readonly<Parameters<typeof REVIEW_NOTICE.text>>,
    texto: string | null,
    tx: Tx,
  ): Promise<void> {
    const notice = {
      ...about,
      correo: true,
      tipo: 'mensaje' as const,
      ruta: ruta + REVIEWS,
      titulo: REVIEW_NOTICE.title,
      mensaje: `${REVIEW_NOTICE.text(...words)}${texto ? `: ${quoted(texto)}` : '.'}`,
    };
    return this.notifications.notify([notice], tx);
  }
}
