import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { truncate } from '@tuerca/contracts/kernel/text';
import { REVIEW_NOTICE } from '@tuerca/contracts/products/comments/messages';
import { CitaCalificada } from '../../citas/citas/citas.events';
import { InTransaction } from '../../platform/common/in-transaction';
import type { Tx } from '../../platform/database/transactions';
import { ResenaPublicada } from '../../products/comments/comments.events';
import { PreguntaHecha, PreguntaRespondida } from '../../products/preguntas/preguntas.events';
import { MensajesLeidos, MensajesSinLeer, type UnreadMessages } from '../chats/chats.events';
import { type Notice, NotificationsService } from './notifications.service';

/** A notice quotes the beginning. */
const QUOTED = 140;

const quoted = (text: string) => `«${truncate(text, QUOTED)}»`;
const questionPath = (productoId: string) => `/producto/${productoId}#preguntas`;

/** Anchor of a page's reviews. */
const REVIEWS = '#resenas';

/** Tells people what others write to them: messages that they have not read, questions and answers, reviews. */
@Injectable()
export class CommunityNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @InTransaction(MensajesSinLeer)
  onUnread({ unread, tx }: MensajesSinLeer): Promise<void> {
    return this.notifications.notify(unread.map(noticeOf), tx);
  }

  /** A failure is logged: the notice only stays unread. */
  @OnEvent(MensajesLeidos.event, { promisify: true })
  onRead({ usuarioId, chatId, ultimoLeido }: MensajesLeidos): Promise<void> {
    return this.notifications.readAbout(usuarioId, keyOf(chatId, ultimoLeido));
  }

  @InTransaction(PreguntaHecha)
  onAsked({ preguntaId, productoId, producto, tiendaId, autor, texto, tx }: PreguntaHecha): Promise<void> {
    return this.notifications.notifyOne(tx, {
      usuarioId: tiendaId,
      correo: true,
      tipo: 'mensaje',
      capacidad: 'preguntas',
      clave: `${PreguntaHecha.event}:${preguntaId}`,
      ruta: questionPath(productoId),
      titulo: 'Nueva pregunta',
      mensaje: `${autor} preguntó por ${producto}: ${quoted(texto)}`,
    });
  }

  @InTransaction(ResenaPublicada)
  onReviewed({ comment, target, autor, tx }: ResenaPublicada): Promise<void> {
    const { _id, texto, valoracion } = comment;
    const { duenoId, que, ruta } = target;
    const clave = `${ResenaPublicada.event}:${String(_id)}`;
    return this.notifyRated({ usuarioId: duenoId, clave, ruta }, [autor, que, valoracion], texto, tx);
  }

  /** The review of the workshop that comes of rating an appointment, over whatever she had written of it before. */
  @InTransaction(CitaCalificada)
  onCitaRated({ cita, puntuacion, comentario, tx }: CitaCalificada): Promise<void> {
    const tallerId = String(cita.tallerId);
    const clave = `${CitaCalificada.event}:${String(cita._id)}`;
    const words = [cita.cliente.nombre, REVIEW_NOTICE.shop.taller, puntuacion] as const;
    return this.notifyRated({ usuarioId: tallerId, clave, ruta: `/talleres/${tallerId}` }, words, comentario, tx);
  }

  /** Once per question: whoever asked does not hear of every correction. */
  @InTransaction(PreguntaRespondida)
  async onAnswered(event: PreguntaRespondida): Promise<void> {
    const { preguntaId, productoId, producto, usuarioId, tienda, texto, primera, tx } = event;
    if (!primera) return;
    await this.notifications.notifyOne(tx, {
      usuarioId,
      correo: true,
      tipo: 'mensaje',
      clave: `${PreguntaRespondida.event}:${preguntaId}`,
      ruta: questionPath(productoId),
      titulo: 'Respondieron tu pregunta',
      mensaje: `${tienda} respondió sobre ${producto}: ${quoted(texto)}`,
    });
  }

  private notifyRated(
    { ruta, ...about }: { usuarioId: string; clave: string; ruta: string },
    words: Readonly<Parameters<typeof REVIEW_NOTICE.text>>,
    texto: string | null,
    tx: Tx,
  ): Promise<void> {
    return this.notifications.notifyOne(tx, {
      ...about,
      correo: true,
      tipo: 'mensaje',
      ruta: ruta + REVIEWS,
      titulo: REVIEW_NOTICE.title,
      mensaje: `${REVIEW_NOTICE.text(...words)}${texto ? `: ${quoted(texto)}` : '.'}`,
    });
  }
}

const keyOf = (chatId: string, ultimoLeido: number): string => `${MensajesSinLeer.event}:${chatId}:${ultimoLeido}`;

function noticeOf({ chatId, usuarioId, nombre, isGroup, noLeidos, ultimoLeido, contenido }: UnreadMessages): Notice {
  const count = noLeidos === 1 ? 'un mensaje' : `${noLeidos} mensajes`;
  return {
    usuarioId,
    correo: true,
    tipo: 'mensaje',
    clave: keyOf(chatId, ultimoLeido),
    ruta: `/mensajes/${chatId}`,
    titulo: `Tienes ${count} sin leer`,
    mensaje: `${isGroup ? `En «${nombre}»` : nombre}: ${quoted(contenido)}`,
  };
}
