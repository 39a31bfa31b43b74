import { z } from 'zod';
import type { NotificationType } from './rules';

/** Devices that one person may have registered; the eleventh takes the place of the oldest. */
export const MAX_PUSH_DEVICES = 10;

/** The application server key with which a browser subscribes; null: this deployment pushes nothing. */
export const PushKey = z.object({ publicKey: z.string().nullable() });

/** Bytes in base64url, `length` characters without padding. */
const base64url = (length: number) =>
  z.string('Falta una clave de la suscripción').regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), 'La clave no es válida');

/** Result of a browser's `PushSubscription.toJSON()`. */
export const NewPushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: 'La dirección del dispositivo no es válida' }).max(1000),
  expirationTime: z.number().nullish(),
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
});
export type NewPushSubscription = z.infer<typeof NewPushSubscription>;

/** Message to a device, encrypted for it alone; the service worker shows it and opens `ruta`. */
export interface PushPayload {
  /** Of the notice: one with the same id replaces it. */
  id: string;
  tipo: NotificationType;
  titulo: string;
  texto: string;
  ruta: string;
}
