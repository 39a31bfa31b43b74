import { DEFAULT_PREFERENCIAS } from '@tuerca/contracts/auth/users/preferences';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { DEFAULT_NOTICE_PREFERENCES, type NoticePreferences } from '@tuerca/contracts/chats/notifications/preferences';
import { NOTIFICATION_TYPES } from '@tuerca/contracts/chats/notifications/rules';
import type { UsuarioDoc } from './user.schema';

/** An account as its owner sees it, without its state. */
export function toUsuario(doc: Omit<UsuarioDoc, 'password'>): Usuario {
  const id = String(doc._id);
  const { direccion } = doc;
  return {
    _id: id,
    id,
    role: doc.role,
    nombre: doc.nombre,
    email: doc.email,
    emailVerificado: doc.emailVerificado,
    telefono: doc.telefono,
    cedula: doc.cedula ?? null,
    fechaNacimiento: doc.fechaNacimiento ?? null,
    profilePicture: doc.fotoPerfil,
    direccion: direccion && {
      ciudad: direccion.ciudad,
      estado: direccion.estado,
      pais: direccion.pais,
      codigoPostal: direccion.codigoPostal,
      calle: direccion.calle ?? null,
      numero: direccion.numero ?? null,
      referencias: direccion.referencias ?? null,
    },
    negocio: doc.negocio,
    preferencias: doc.role === 'client' ? { ...DEFAULT_PREFERENCIAS, ...doc.preferencias } : null,
  };
}

/** Notices by channel: the account's choices, and the defaults of the rest. */
export function toNoticePreferences({
  preferencias,
  notificaciones,
}: Pick<UsuarioDoc, 'preferencias' | 'notificaciones'>): NoticePreferences {
  const { canales, tipos } = DEFAULT_NOTICE_PREFERENCES;
  const said = NOTIFICATION_TYPES.map((tipo) => [tipo, { ...tipos[tipo], ...notificaciones?.[tipo] }]);
  return {
    canales: {
      correo: preferencias?.notificacionesEmail ?? canales.correo,
      push: preferencias?.notificacionesPush ?? canales.push,
    },
    tipos: Object.fromEntries(said) as NoticePreferences['tipos'],
  };
}
