import { z } from 'zod';
import { FIELD_MESSAGES } from '../../kernel/messages';

/** A client's choice of notices and channels. */
export const Preferencias = z.object({
  notificacionesEmail: z.boolean(),
  notificacionesPush: z.boolean(),
  newsletter: z.boolean(),
  ofertas: z.boolean(),
});
export type Preferencias = z.infer<typeof Preferencias>;

/** Default preferences: her own matters, no offers. */
export const DEFAULT_PREFERENCIAS: Preferencias = {
  notificacionesEmail: true,
  notificacionesPush: true,
  newsletter: false,
  ofertas: false,
};

/** A boolean, or 'true' and 'false' of a form. */
export const flag = z
  .preprocess(
    (value) => (value === 'true' ? true : value === 'false' ? false : value),
    z.boolean(FIELD_MESSAGES.yesOrNo),
  )
  .optional();

/** Some preferences; the others stay. */
export const PreferenciasChange = z.strictObject({
  notificacionesEmail: flag,
  notificacionesPush: flag,
  newsletter: flag,
  ofertas: flag,
});
