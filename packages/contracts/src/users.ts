import { z } from 'zod';
import { Id } from './envelope';
import { Rol } from './roles';

/** An account as its owner sees it; `_id` and `id` are the same. */
export const Usuario = z.object({
  _id: Id,
  id: Id,
  role: Rol,
  nombre: z.string(),
  email: z.string(),
  emailVerificado: z.boolean(),
  telefono: z.string(),
  cedula: z.string().nullish(),
  fechaNacimiento: z.string().nullish(),
  profilePicture: z.string().nullable(),
  direccion: z.object({ ciudad: z.string(), estado: z.string(), pais: z.string(), codigoPostal: z.string(), calle: z.string().nullish(), numero: z.string().nullish(), referencias: z.string().nullish() }).nullable(),
  /** Name of the store or workshop, for the two business roles. */
  negocio: z.string().nullable(),
});
export type Usuario = z.infer<typeof Usuario>;
