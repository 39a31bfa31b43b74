import type { Abiertos, AsuntoDetalle, Pendiente } from '@tuerca/contracts/admin/asuntos';
import type { UsuarioDetalle, UsuarioFila } from '@tuerca/contracts/admin/users-schemas';

/** An account of the list. */
export const buildFila = (over: Partial<UsuarioFila> = {}): UsuarioFila => ({
  _id: 'c'.repeat(24),
  nombre: 'Ana Pérez',
  email: 'ana@correo.ve',
  emailVerificado: true,
  telefono: '+584141234567',
  role: 'client',
  activo: true,
  negocio: null,
  documento: 'V-12345678',
  createdAt: '2026-11-01T14:00:00.000Z',
  ...over,
});

/** The same account with its details. */
export const buildDetalle = (over: Partial<UsuarioDetalle> = {}): UsuarioDetalle => ({
  ...buildFila(),
  fechaNacimiento: null,
  fotoPerfil: null,
  direccion: null,
  eliminada: null,
  baja: null,
  sesiones: 2,
  segundoFactor: false,
  pedidos: { total: 3, abiertos: 1, monto: 1500.5, ultimos: [] },
  citas: { total: 0, abiertas: 0 },
  pendientes: ['1 pedido abierto'],
  ...over,
});

/** Something that an account owes to others. */
export const buildPendiente = (over: Partial<Pendiente> = {}): Pendiente => ({
  tipo: 'pedido',
  _id: 'a'.repeat(24),
  nombre: 'T-1001',
  espera: 'Ana Pérez',
  estado: 'Procesando',
  fecha: '2026-11-20T14:00:00.000Z',
  pagado: 100,
  valor: 100,
  decision: null,
  siguiente: null,
  ...over,
});

/** Open orders and appointments of an account. */
export const buildAbiertos = (...pendientes: Pendiente[]): Abiertos => {
  const citas = pendientes.filter(({ tipo }) => tipo === 'cita');
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    sumas: {
      pedidos: pendientes.length - citas.length,
      pagado: sum(pendientes.map(({ pagado }) => pagado)),
      citas: citas.length,
      estimado: sum(citas.map(({ valor }) => valor)),
    },
    pendientes,
  };
};

/** Open matters of a store that was switched off. */
export const buildAsunto = (pendientes: Pendiente[], over: Partial<AsuntoDetalle> = {}): AsuntoDetalle => ({
  _id: 'c'.repeat(24),
  cuenta: { _id: 'd'.repeat(24), nombre: 'Repuestos Turpial', role: 'store' },
  causa: 'desactivada',
  estado: 'abierto',
  abierto: '2026-11-21T14:00:00.000Z',
  vence: '2026-11-24T14:00:00.000Z',
  cerrado: null,
  cierre: null,
  decididos: { cancelar: 0, cumplir: 0 },
  seCumple: { abiertos: 0, pendientes: 0 },
  ...buildAbiertos(...pendientes),
  ...over,
});
