import { z } from 'zod';
import { CAMPOS } from './campos';
import { fechaCaracas, edad } from './caracas';
import { CATEGORIAS_TIENDA_REGISTRO, ESPECIALIDADES_REGISTRO, TIPOS_VEHICULO_REGISTRO } from './catalogos';
import { Direccion } from './direccion';
import { endpoint } from './endpoint';
import { HorarioFlexible, HORARIO_INICIAL } from './horario';
import { Cedula, Rif, Telefono } from './identidad';
import { MENSAJES_SESION } from './mensajes';
import { Usuario } from './users';

/** Shortest password; the production guide recommends PASSWORD_MIN=8, which the API enforces on top. */
export const CLAVE_MIN = 6;
export const CLAVE_MAX = 128;
export const EDAD_MIN = 18;

const obligatorio = (mensaje: string, max = 120) =>
  z.string(mensaje).trim().min(1, mensaje).max(max, `Usa como máximo ${max} caracteres`);

export const Correo = z
  .string(CAMPOS.correo)
  .trim()
  .min(1, CAMPOS.correo)
  .max(160, CAMPOS.correoInvalido)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, CAMPOS.correoInvalido)
  .transform((correo) => correo.toLowerCase());
export const Clave = z
  .string(CAMPOS.clave)
  .min(1, CAMPOS.clave)
  .min(CLAVE_MIN, `La contraseña debe tener al menos ${CLAVE_MIN} caracteres`)
  .max(CLAVE_MAX, `La contraseña puede tener hasta ${CLAVE_MAX} caracteres`);

const FechaNacimiento = z
  .string(CAMPOS.fechaNacimiento)
  .trim()
  .min(1, CAMPOS.fechaNacimiento)
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'La fecha de nacimiento no es válida')
  .refine(
    (fecha) =>
      !Number.isNaN(Date.parse(`${fecha}T00:00:00Z`)) && fecha > '1900-01-01' && fecha <= fechaCaracas(new Date()),
    'La fecha de nacimiento no es válida',
  )
  .refine((fecha) => edad(fecha, new Date()) >= EDAD_MIN, `Debes ser mayor de ${EDAD_MIN} años para registrarte`);

const comun = {
  nombre: obligatorio(CAMPOS.nombre),
  email: Correo,
  password: Clave,
  telefono: Telefono,
  direccion: Direccion,
};

export const RegistroCliente = z.object({
  role: z.literal('client'),
  ...comun,
  cedula: Cedula,
  fechaNacimiento: FechaNacimiento,
});
const negocio = {
  rif: Rif,
  horario: HorarioFlexible.default(() => HORARIO_INICIAL as z.output<typeof HorarioFlexible>),
};
const NombreNegocio = obligatorio('El nombre del negocio es obligatorio');
const DescripcionNegocio = obligatorio('La descripción del negocio es obligatoria', 1000);
export const RegistroTienda = z.object({
  role: z.literal('store'),
  ...comun,
  store: z.object({
    nombreTienda: NombreNegocio,
    descripcionTienda: DescripcionNegocio,
    categorias: z.array(z.enum(CATEGORIAS_TIENDA_REGISTRO)).min(1, 'Selecciona al menos una categoría de productos'),
    ...negocio,
  }),
});
export const RegistroTaller = z.object({
  role: z.literal('workshop'),
  ...comun,
  workshop: z.object({
    nombreTaller: NombreNegocio,
    descripcionTaller: DescripcionNegocio,
    especialidades: z.array(z.enum(ESPECIALIDADES_REGISTRO)).min(1, 'Selecciona al menos una especialidad'),
    tiposVehiculos: z.array(z.enum(TIPOS_VEHICULO_REGISTRO)).min(1, CAMPOS.tiposVehiculo),
    ...negocio,
  }),
});
/** Registration by account type; the confirmation password never travels. */
export const Registro = z.discriminatedUnion(
  'role',
  [RegistroCliente, RegistroTienda, RegistroTaller],
  MENSAJES_SESION.sinTipo,
);
export type Registro = z.infer<typeof Registro>;

export const Credenciales = z.object({
  email: Correo,
  password: z.string(CAMPOS.clave).min(1, CAMPOS.clave).max(CLAVE_MAX, CAMPOS.credenciales),
});
/** Signed in: a bearer token (10 minutes; the refresh token travels in a cookie) and what the web draws. `expira` is when to renew (UTC). */
export const SesionIniciada = z.object({ token: z.string(), expira: z.iso.datetime(), user: Usuario });
export type SesionIniciada = z.infer<typeof SesionIniciada>;

const Nada = z.null();
const TokenEnlace = z
  .string()
  .trim()
  .min(20, 'El enlace no es válido o ya venció. Solicita uno nuevo.')
  .max(200, 'El enlace no es válido o ya venció. Solicita uno nuevo.');

export const auth = {
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Create a client, store or workshop account',
    body: Registro,
    response: Usuario,
    status: 201,
    idempotent: true,
    errors: ['CORREO_EN_USO', 'DOCUMENTO_EN_USO', 'CLAVE_COMUN'],
    limit: 20,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in; sets the refresh cookie',
    body: Credenciales,
    response: SesionIniciada,
    errors: ['CREDENCIALES', 'DEMASIADAS_SOLICITUDES'],
    limit: 60,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'signed-in',
    summary: 'End this session',
    response: Nada,
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    access: 'signed-in',
    summary: 'The signed-in user',
    response: Usuario,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/auth/refresh-token',
    access: 'public',
    summary: 'Rotate the refresh cookie and get a new bearer token',
    response: SesionIniciada,
    errors: ['SESION_VENCIDA'],
    limit: 120,
  }),
  forgot: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary: 'Mail a link to choose a new password; answers the same for unknown addresses',
    body: z.object({ email: Correo }),
    response: Nada,
    limit: 10,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Choose a new password with the mailed token; ends every session',
    body: z.object({ token: TokenEnlace, password: Clave }),
    response: Nada,
    errors: ['ENLACE_VENCIDO', 'CLAVE_COMUN'],
    limit: 20,
  }),
  verify: endpoint({
    method: 'GET',
    path: '/api/auth/verify/:token',
    access: 'public',
    summary: 'Confirm an e-mail address',
    params: z.object({ token: TokenEnlace }),
    response: z.object({ email: z.string() }),
    errors: ['ENLACE_VENCIDO'],
    limit: 30,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/auth/change-password',
    access: 'signed-in',
    summary: 'Change the password; ends the other sessions',
    body: z.object({
      currentPassword: z.string().min(1, 'La contraseña actual es obligatoria').max(CLAVE_MAX),
      newPassword: Clave,
    }),
    response: Nada,
    errors: ['CLAVE_ACTUAL', 'CLAVE_COMUN'],
    limit: 20,
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'signed-in',
    summary: 'Mail a new link that confirms my e-mail address',
    response: Nada,
    errors: ['CORREO_VERIFICADO'],
    limit: 5,
  }),
};
