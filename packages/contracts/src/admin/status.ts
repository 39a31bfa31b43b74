import { z } from 'zod';
import { type ClaveRevision, ESTADOS_COMPROBACION, REVISIONES } from './states';

/** One part: its state, the figure behind it, and the remedy when it is not ok. */
export const Revision = z.object({
  clave: z.enum(Object.keys(REVISIONES) as [ClaveRevision, ...ClaveRevision[]]),
  estado: z.enum(ESTADOS_COMPROBACION),
  resumen: z.string(),
  /** The figure itself: a count, milliseconds, bytes; null where there is none. */
  cifra: z.number().nullable(),
  consejo: z.string().nullable(),
});
export type Revision = z.infer<typeof Revision>;

/** State of the instance that answers, and of all that is shared. */
export const EstadoSistema = z.object({
  estado: z.enum(ESTADOS_COMPROBACION),
  version: z.string(),
  /** Since when this instance runs. */
  inicio: z.iso.datetime(),
  fecha: z.iso.datetime(),
  revisiones: z.array(Revision),
});
export type EstadoSistema = z.infer<typeof EstadoSistema>;
