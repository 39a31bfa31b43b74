import { ClientRegistration, WorkshopRegistration, StoreRegistration } from '@tuerca/contracts/auth/registration';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/messages';
import { z } from 'zod';
import type { Tipo } from './registration-types';

/** What a step asks; the summary asks nothing. */
export type Paso = 'persona' | 'direccion' | 'negocio' | 'resumen';

/** The steps of each account type, in order. */
export const PASOS: Record<Tipo, readonly Paso[]> = {
  client: ['persona', 'direccion', 'resumen'],
  store: ['persona', 'direccion', 'negocio', 'resumen'],
  workshop: ['persona', 'direccion', 'negocio', 'resumen'],
};

/** Short name of a step, as the list of steps shows it. */
export const nombrePaso = (tipo: Tipo, paso: Paso): string =>
  ({
    persona: tipo === 'client' ? 'Datos personales' : 'Representante',
    direccion: 'Dirección',
    negocio: 'Negocio',
    resumen: 'Resumen',
  })[paso];

const TITULOS: Record<Tipo, Record<Paso, string>> = {
  client: { persona: '¿Quién eres?', direccion: '¿Dónde estás?', negocio: '', resumen: 'Revisa tus datos' },
  store: {
    persona: 'Quién representa a la tienda',
    direccion: '¿Dónde está la tienda?',
    negocio: 'Tu tienda',
    resumen: 'Revisa tus datos',
  },
  workshop: {
    persona: 'Quién representa al taller',
    direccion: '¿Dónde está el taller?',
    negocio: 'Tu taller',
    resumen: 'Revisa tus datos',
  },
};
/** Heading of a step. */
export const tituloPaso = (tipo: Tipo, paso: Paso): string => TITULOS[tipo][paso];

const { nombre, email, password, telefono, cedula, fechaNacimiento, direccion } = ClientRegistration.shape;
const acceso = { nombre, email, password, confirmacion: z.string(), telefono };
const iguales = <T extends z.ZodType<{ password: string; confirmacion: string }>>(schema: T) =>
  schema.refine((datos) => datos.password === datos.confirmacion, {
    path: ['confirmacion'],
    error: AUTH_MESSAGES.passwordsDiffer,
    // Also while other fields are wrong: all that is to be mended is said at once. Not while there is no password to repeat.
    when: ({ value }) => !!(value as { password?: string } | null)?.password,
  });
const rif = { rif: true } as const;
const tienda = StoreRegistration.shape.store;
const taller = WorkshopRegistration.shape.workshop;

/** What each step must satisfy before the next one opens: the contract's own rules, cut by step. */
export const ESQUEMAS: Record<Tipo, Partial<Record<Paso, z.ZodType>>> = {
  client: { persona: iguales(z.object({ ...acceso, cedula, fechaNacimiento })), direccion: z.object({ direccion }) },
  store: {
    persona: iguales(z.object({ ...acceso, store: tienda.pick(rif) })),
    direccion: z.object({ direccion }),
    negocio: z.object({ store: tienda.pick({ nombreTienda: true, descripcionTienda: true, categorias: true }) }),
  },
  workshop: {
    persona: iguales(z.object({ ...acceso, workshop: taller.pick(rif) })),
    direccion: z.object({ direccion }),
    negocio: z.object({
      workshop: taller.pick({
        nombreTaller: true,
        descripcionTaller: true,
        especialidades: true,
        tiposVehiculos: true,
      }),
    }),
  },
};

/** The step that asks for a field ('direccion.ciudad'). */
export function pasoDe(campo: string): Paso {
  if (campo.startsWith('direccion')) return 'direccion';
  return /^(store|workshop)(\.(?!rif$)|$)/.test(campo) ? 'negocio' : 'persona';
}
