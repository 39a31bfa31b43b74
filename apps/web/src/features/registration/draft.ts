import { z } from 'zod';
import { readJson, writeJson } from '../../lib/storage';
import { DATOS_VACIOS, type DatosRegistro, type Tipo } from './registration-types';

const KEY = 'tuerca-registro';
const texto = z.string().max(1000).catch('');
const lista = z.array(z.string()).catch([]);
const Borrador = z.object({
  tipo: z.enum(['client', 'store', 'workshop']).nullable().catch(null),
  datos: z.object({
    nombre: texto,
    email: texto,
    telefono: texto,
    cedula: texto,
    fechaNacimiento: texto,
    direccion: z.object({ ciudad: texto, estado: texto, codigoPostal: texto }).catch(DATOS_VACIOS.direccion),
    store: z
      .object({ nombreTienda: texto, descripcionTienda: texto, categorias: lista, rif: texto })
      .catch(DATOS_VACIOS.store),
    workshop: z
      .object({
        nombreTaller: texto,
        descripcionTaller: texto,
        especialidades: lista,
        tiposVehiculos: lista,
        rif: texto,
      })
      .catch(DATOS_VACIOS.workshop),
  }),
});

/** What this tab had typed before a reload, without the password, which is never kept. */
export function readDraft(): { tipo: Tipo | null; datos: DatosRegistro } | null {
  const parsed = Borrador.safeParse(readJson(KEY, 'session'));
  return parsed.success ? { tipo: parsed.data.tipo, datos: { ...DATOS_VACIOS, ...parsed.data.datos } } : null;
}

/** Keeps what is typed until the tab closes; both passwords are left out. */
export function writeDraft(tipo: Tipo | null, datos: DatosRegistro): void {
  const { password: _password, confirmacion: _confirmacion, ...rest } = datos;
  writeJson(KEY, { tipo, datos: rest }, 'session');
}

export const clearDraft = (): void => writeJson(KEY, null, 'session');
