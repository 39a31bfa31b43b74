import { z } from 'zod';
import { DEFAULT_PREFERENCIAS } from '../../auth/users/preferences';
import { FIELD_MESSAGES } from '../../kernel/messages';
import type { NotificationType } from './rules';

/** Channels of a notice beside the web: mail, or push to the registered devices. */
export const NOTICE_CHANNELS = ['correo', 'push'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

const Channels = z.object({ correo: z.boolean(), push: z.boolean() });
type Channels = z.infer<typeof Channels>;

/** Channels of each type of notice for one person. In the web itself all of them are shown. */
export const NoticePreferences = z.object({
  /** Master switches; of a client the same as notificacionesEmail and notificacionesPush of her settings. */
  canales: Channels,
  tipos: z.object({ pedido: Channels, pago: Channels, cita: Channels, mensaje: Channels, sistema: Channels }),
});
export type NoticePreferences = z.infer<typeof NoticePreferences>;

/** The preferences, and whether the device of this session receives what is pushed. */
export const NoticePreferencesAnswer = NoticePreferences.extend({ dispositivo: z.boolean() });
export type NoticePreferencesAnswer = z.infer<typeof NoticePreferencesAnswer>;

const all = { correo: true, push: true };
/** Default preferences. */
export const DEFAULT_NOTICE_PREFERENCES: NoticePreferences = {
  canales: { correo: DEFAULT_PREFERENCIAS.notificacionesEmail, push: DEFAULT_PREFERENCIAS.notificacionesPush },
  tipos: { pedido: all, pago: all, cita: all, mensaje: all, sistema: all },
};

const flag = z.boolean(FIELD_MESSAGES.yesOrNo).optional();
const change = z.strictObject({ correo: flag, push: flag }).optional();
/** Some switches; the others stay. */
export const NoticePreferencesChange = z.strictObject({
  canales: change,
  tipos: z.strictObject({ pedido: change, pago: change, cita: change, mensaje: change, sistema: change }).optional(),
});
export type NoticePreferencesChange = z.infer<typeof NoticePreferencesChange>;

/** Whether a notice of this type leaves through this channel: the master switch and the type's own agree. */
export const wantsNotice = ({ canales, tipos }: NoticePreferences, tipo: NotificationType, canal: NoticeChannel) =>
  canales[canal] && tipos[tipo][canal];
