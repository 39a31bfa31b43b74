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

/** The same account with what hangs on it. */
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
