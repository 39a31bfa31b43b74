import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { Meta } from '../kernel/envelope';
import { idParams, pageQuery } from '../kernel/fields';
import {
  BajaUsuario,
  CambioRol,
  CambioUsuario,
  EstadoUsuario,
  NuevoUsuario,
  userFilters,
  UsuarioDetalle,
  UsuarioFila,
} from './users-schemas';

const USUARIOS = '/api/admin/usuarios';
const office = { access: ['admin'] } as const;
/** Calls that change power or can take an account over. */
const sensitive = { ...office, reauth: true } as const;
const one = { path: `${USUARIOS}/:id`, params: idParams } as const;

/** Accounts of every role, for administrators. */
export const adminUsers = {
  list: endpoint({
    ...office,
    method: 'GET',
    path: USUARIOS,
    summary: 'Accounts by role, state, date and text',
    query: z.object({ ...pageQuery(10), ...userFilters }),
    response: z.array(UsuarioFila),
    meta: Meta,
  }),
  export: endpoint({
    ...office,
    method: 'GET',
    path: `${USUARIOS}/exportar`,
    summary: 'The accounts of the same filters as CSV',
    query: z.object(userFilters),
    response: z.unknown(),
    binary: 'text/csv',
    limit: 10,
  }),
  create: endpoint({
    ...sensitive,
    method: 'POST',
    path: USUARIOS,
    summary: 'Open an account of any role; a mail asks to confirm the address',
    body: NuevoUsuario,
    response: UsuarioDetalle,
    status: 201,
    idempotent: true,
    errors: ['CORREO_EN_USO', 'DOCUMENTO_EN_USO', 'CLAVE_COMUN'],
  }),
  get: endpoint({
    ...office,
    ...one,
    method: 'GET',
    summary: 'One account with its business, latest orders and sessions',
    response: UsuarioDetalle,
    errors: ['USUARIO_NO_ENCONTRADO'],
  }),
  update: endpoint({
    ...sensitive,
    ...one,
    method: 'PUT',
    summary: 'Change name, e-mail, telephone or address; a new e-mail has to be confirmed again',
    body: CambioUsuario,
    response: UsuarioDetalle,
    errors: ['USUARIO_NO_ENCONTRADO', 'CUENTA_ELIMINADA', 'CORREO_EN_USO'],
  }),
  setState: endpoint({
    ...office,
    method: 'PUT',
    path: `${USUARIOS}/:id/estado`,
    params: idParams,
    summary: 'Switch an account on or off; off ends its sessions and takes its business out of the site',
    body: EstadoUsuario,
    response: UsuarioDetalle,
    errors: ['USUARIO_NO_ENCONTRADO', 'CUENTA_PROPIA', 'ULTIMO_ADMINISTRADOR', 'CUENTA_ELIMINADA'],
  }),
  setRole: endpoint({
    ...sensitive,
    method: 'PUT',
    path: `${USUARIOS}/:id/rol`,
    params: idParams,
    summary: 'Give an account another role; it signs in again',
    body: CambioRol,
    response: UsuarioDetalle,
    errors: [
      'USUARIO_NO_ENCONTRADO',
      'CUENTA_PROPIA',
      'ULTIMO_ADMINISTRADOR',
      'CUENTA_ELIMINADA',
      'CUENTA_CON_PENDIENTES',
      'ROL_CON_NEGOCIO',
      'ROL_NECESITA_NEGOCIO',
      'ESTADO_CAMBIO',
    ],
  }),
  remove: endpoint({
    ...sensitive,
    ...one,
    method: 'DELETE',
    summary: 'Delete an account: its personal data go, what refers to it stays readable',
    body: BajaUsuario,
    response: z.null(),
    errors: [
      'USUARIO_NO_ENCONTRADO',
      'CUENTA_PROPIA',
      'ULTIMO_ADMINISTRADOR',
      'CUENTA_ELIMINADA',
      'CUENTA_CON_PENDIENTES',
    ],
  }),
};
