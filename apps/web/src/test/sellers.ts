import type { tiendasAdmin } from '@tuerca/contracts/auth/negocios/admin-endpoints';
import type { NegocioAdmin, NegocioAdminDetalle } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import type { MetaOf } from '@tuerca/contracts/kernel/endpoint';

const FECHA = '2026-11-20T14:00:00.000Z';

/** A store that awaits an administrator's review. */
export const buildNegocioAdmin = (over: Partial<NegocioAdmin> = {}): NegocioAdmin => ({
  _id: 'd'.repeat(24),
  nombre: 'Repuestos La Llovizna',
  rif: 'J-12345678-4',
  rifValido: true,
  telefono: '+584249001122',
  ciudad: 'Ciudad Bolívar',
  estado: 'Bolívar',
  calle: 'Av. Táchira, galpón 7',
  fotoPerfil: null,
  descripcion: 'Amortiguadores y bujes.',
  rubros: ['Repuestos Originales'],
  activo: false,
  cuentaActiva: true,
  eliminado: false,
  revision: { estado: 'pendiente', motivo: null, fecha: FECHA },
  pausa: null,
  destacado: false,
  destacadoHasta: null,
  verificado: false,
  valoracionPromedio: 0,
  numeroValoraciones: 0,
  coincidencias: 0,
  createdAt: FECHA,
  ...over,
});
/** Fields that differ in an approved store. */
export const APPROVED: Partial<NegocioAdmin> = {
  activo: true,
  revision: { estado: 'aprobada', motivo: null, fecha: FECHA },
};

/** The same store with the details for an administrator's decision. */
export const buildNegocioDetalle = (over: Partial<NegocioAdminDetalle> = {}): NegocioAdminDetalle => ({
  ...buildNegocioAdmin(),
  horario: DEFAULT_HORARIO,
  banner: null,
  responsable: {
    nombre: 'Yelitza Marcano',
    email: 'yelitza@pruebas.ve',
    telefono: '+584249001122',
    emailVerificado: false,
  },
  iguales: [],
  falta: [],
  cifras: { ofertas: 0, operaciones: 0, comision: 8, reportes: 0 },
  historial: [{ fecha: FECHA, paso: 'enviada', por: null, motivo: null, nota: null, comprobado: [] }],
  ...over,
});

/** Meta of the list. */
export const sellersMeta = (total: number): MetaOf<typeof tiendasAdmin.list> => ({
  page: 1,
  limit: 20,
  total,
  totalPages: total ? 1 : 0,
  cuentas: { por_revisar: 1, activas: 12, pausadas: 0, rechazadas: 0, todas: 13 },
});
