import type { UsuarioDetalle, UsuarioFila } from '@tuerca/contracts/admin/users-schemas';
import type { Role } from '@tuerca/contracts/kernel/roles';

/** An account as it is stored, by the fields that a list shows. */
interface StoredRow {
  _id: unknown;
  nombre: string;
  email: string;
  emailVerificado: boolean;
  telefono: string;
  role: Role;
  activo: boolean;
  negocio: string | null;
  cedula?: string;
  rif?: string;
  createdAt: Date;
}
/** The same with what its own page shows. */
interface StoredAccount extends StoredRow {
  fechaNacimiento?: string;
  fotoPerfil: string | null;
  direccion: UsuarioDetalle['direccion'];
  eliminada?: Date;
  baja?: { motivo: string; fecha: Date; por: string } | null;
}

/** An account in the list. */
export function toUsuarioFila(doc: StoredRow): UsuarioFila {
  const { _id, nombre, email, emailVerificado, telefono, role, activo, negocio, cedula, rif, createdAt } = doc;
  return {
    _id: String(_id),
    nombre,
    email,
    emailVerificado,
    telefono,
    role,
    activo,
    negocio,
    documento: rif ?? cedula ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Detail of an account from its own document; open things and the administrator who deactivated it come from others. */
export function toUsuarioDetalle(
  doc: StoredAccount,
  rest: Pick<UsuarioDetalle, 'sesiones' | 'segundoFactor' | 'pedidos' | 'citas' | 'pendientes'> & { bajaPor: string },
): UsuarioDetalle {
  const { fechaNacimiento, fotoPerfil, direccion, eliminada, baja } = doc;
  const { bajaPor, ...figures } = rest;
  return {
    ...toUsuarioFila(doc),
    fechaNacimiento: fechaNacimiento ?? null,
    fotoPerfil,
    direccion: direccion && {
      ciudad: direccion.ciudad,
      estado: direccion.estado,
      pais: direccion.pais,
      codigoPostal: direccion.codigoPostal,
      calle: direccion.calle,
      numero: direccion.numero,
      referencias: direccion.referencias,
    },
    eliminada: eliminada?.toISOString() ?? null,
    baja: baja ? { motivo: baja.motivo, fecha: baja.fecha.toISOString(), por: baja.por, nombre: bajaPor } : null,
    ...figures,
  };
}
