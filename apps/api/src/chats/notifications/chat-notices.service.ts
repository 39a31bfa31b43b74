import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { truncate } from '@tuerca/contracts/kernel/text';
import { InTransaction } from '../../platform/common/in-transaction';
import { MensajesLeidos, MensajesSinLeer, type UnreadMessages } from '../chats/chats.events';
import { type Notice, NotificationsService } from './notifications.service';

/** A notice quotes the beginning. */
const QUOTED = 140;

/** Tells people of messages that they have not read, by mail too: whoever is in the web has the badge of her conversations. */
@Injectable()
export class ChatNoticesService {
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
    mensaje: `${isGroup ? `En «${nombre}»` : nombre}: «${truncate(contenido, QUOTED)}»`,
  };
}
