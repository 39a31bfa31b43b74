import { z } from 'zod';

/** What a client wants to hear of, and how. */
export const Preferencias = z.object({
  notificacionesEmail: z.boolean(),
  notificacionesPush: z.boolean(),
  newsletter: z.boolean(),
  ofertas: z.boolean(),
});
export type Preferencias = z.infer<typeof Preferencias>;

/** Of who never said: told of her own things, not of offers. */
export const DEFAULT_PREFERENCIAS: Preferencias = {
  notificacionesEmail: true,
  notificacionesPush: true,
  newsletter: false,
  ofertas: false,
};

/** 'true' and 'false' of a form are what they say. */
export const flag = z
  .preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean('Debe ser sí o no'))
  .optional();

/** Some preferences; the others stay. */
export const PreferenciasChange = z.strictObject({
  notificacionesEmail: flag,
  notificacionesPush: flag,
  newsletter: flag,
  ofertas: flag,
});
