import { z } from 'zod';
import { Autor } from '../../kernel/autor';
import { withoutContactData } from '../../kernel/contact-data';
import { Id, requiredLines } from '../../kernel/fields';

/** A question about a product with the store's answer, public. Clients appear by first name and initial. */
export const Pregunta = z.object({
  _id: Id,
  productoId: Id,
  texto: z.string(),
  usuario: z.object({ _id: Id, nombre: z.string() }),
  respuesta: z.object({ texto: z.string(), fecha: z.iso.datetime() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type Pregunta = z.infer<typeof Pregunta>;
/** A question as the store that has to answer it sees it. */
export const StorePregunta = Pregunta.extend({
  /** With its author in the store. */
  respuesta: z.object({ texto: z.string(), fecha: z.iso.datetime(), autor: Autor.nullish() }).nullable(),
  producto: z.object({ _id: Id, nombre: z.string(), imagen: z.string().nullable() }),
});
export type StorePregunta = z.infer<typeof StorePregunta>;

/** Question about a product. */
export const NuevaPregunta = z.object({
  texto: withoutContactData(
    requiredLines((min) => `Escribe tu pregunta en al menos ${min} caracteres`, 500, { min: 5 }),
  ),
});
/** Answer of its store. */
export const NuevaRespuesta = z.object({
  texto: withoutContactData(requiredLines('Escribe tu respuesta', 1000, { min: 2 })),
});

/** My own question, or my answer to one, that the administrators have hidden, with the reason. */
export const PreguntaOculta = z.object({
  _id: Id,
  que: z.enum(['pregunta', 'respuesta']),
  texto: z.string(),
  motivo: z.string(),
});
export type PreguntaOculta = z.infer<typeof PreguntaOculta>;
