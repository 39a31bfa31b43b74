import { z } from 'zod';
import { StoreRegistration, WorkshopRegistration } from '../auth/auth/registration';
import { Password } from '../auth/auth/schemas';
import { BirthDate } from '../auth/users/birth-date';
import { Usuario } from '../auth/users/schemas';
import { Email, Id, lines, nameText, queryBoolean, queryText, requiredReason, RoleField } from '../kernel/fields';
import { FIELD_MESSAGES } from '../kernel/messages';
import { OrderStanding } from '../orders/orders/standing-schema';
import { Direccion, DireccionPerfil } from '../venezuela/direccion';
import { Cedula, Monto, Telefono } from '../venezuela/fields';
import { ADMIN_USER_MESSAGES } from './messages';
import { USER_SORTS } from './rules';

const instant = z.iso.datetime();
const count = z.number().int().min(0);
/** Filters of the list of users; `desde` and `hasta` are Caracas dates of the registration, both included. */
export const userFilters = {
  role: RoleField.optional(),
  activo: queryBoolean,
  /** Name, business, e-mail, telephone, cédula or RIF: the beginnings of words, in any order. */
  search: queryText(100),
  q: queryText(100),
  desde: z.iso.date(FIELD_MESSAGES.invalidDate).optional(),
  hasta: z.iso.date(FIELD_MESSAGES.invalidDate).optional(),
  sort: z.enum(USER_SORTS).default('-createdAt'),
};

/** An account in the list of users. */
export const UsuarioFila = z.object({
  _id: Id,
  nombre: z.string(),
  email: z.string(),
  emailVerificado: z.boolean(),
  telefono: z.string(),
  role: RoleField,
  activo: z.boolean(),
  /** Name of the store or workshop. */
  negocio: z.string().nullable(),
  /** Cédula or RIF. */
  documento: z.string().nullable(),
  createdAt: instant,
});
export type UsuarioFila = z.infer<typeof UsuarioFila>;

const PedidoReciente = OrderStanding.extend({
  _id: Id,
  numero: z.string(),
  fecha: instant,
  total: Monto,
});

/** An account as administrators see it; what other roles may not read of it (the reason it was switched off) is theirs alone. */
export const UsuarioDetalle = UsuarioFila.extend({
  fechaNacimiento: z.string().nullable(),
  fotoPerfil: z.string().nullable(),
  direccion: Usuario.shape.direccion,
  /** Since when nothing is left of it but its place in what refers to it. */
  eliminada: instant.nullable(),
  /** Why and since when it is switched off; `por` is the id of the administrator. */
  baja: z.object({ motivo: z.string(), fecha: instant, por: z.string(), nombre: z.string() }).nullable(),
  /** Sessions that are open now. */
  sesiones: count,
  /** Whether signing in asks for a code. */
  segundoFactor: z.boolean(),
  /** Orders as buyer or seller; null for roles without any. */
  pedidos: z.object({ total: count, abiertos: count, monto: Monto, ultimos: z.array(PedidoReciente) }).nullable(),
  /** Appointments as client or workshop; null for roles without any. */
  citas: z.object({ total: count, abiertas: count }).nullable(),
  /** Reasons against deleting it, one phrase each. */
  pendientes: z.array(z.string()),
});
export type UsuarioDetalle = z.infer<typeof UsuarioDetalle>;

/** Roles that an administrator gives: members of a team come by their business's invitation. */
export const OfficeRole = RoleField.exclude(['staff'], {
  error: ({ input }) => (input === 'staff' ? ADMIN_USER_MESSAGES.roleByInvitation : ADMIN_USER_MESSAGES.roleMissing),
});

const account = {
  nombre: nameText(FIELD_MESSAGES.nombre),
  email: Email,
  telefono: Telefono,
};
/** A new account of any role; a store or workshop comes with its business, which is checked as at registration. */
export const NuevoUsuario = z
  .object({
    ...account,
    role: OfficeRole.default('client'),
    password: Password,
    direccion: Direccion.omit({ coordenadas: true }).nullish(),
    cedula: Cedula.nullish(),
    fechaNacimiento: BirthDate.nullish(),
    store: StoreRegistration.shape.store.optional(),
    workshop: WorkshopRegistration.shape.workshop.optional(),
  })
  .superRefine(({ role, direccion, store, workshop }, ctx) => {
    const missing = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
    if (role === 'store' && !store) missing('store', ADMIN_USER_MESSAGES.storeRequired);
    if (role === 'workshop' && !workshop) missing('workshop', ADMIN_USER_MESSAGES.workshopRequired);
    if ((role === 'store' || role === 'workshop') && !direccion)
      missing('direccion', ADMIN_USER_MESSAGES.addressRequired);
  });
export type NuevoUsuario = z.output<typeof NuevoUsuario>;

/** A change of an account's own data; what is left out stays. A new e-mail has to be confirmed again. */
export const CambioUsuario = z
  .object({ ...account, direccion: DireccionPerfil.nullable() })
  .partial()
  .refine((change) => Object.values(change).some((value) => value !== undefined), ADMIN_USER_MESSAGES.nothingToChange);
export type CambioUsuario = z.output<typeof CambioUsuario>;

/** Why an administrator does it; read by administrators alone. */
export const MotivoCuenta = requiredReason(ADMIN_USER_MESSAGES.reasonRequired);
/** Switches an account on or off; off needs a reason. */
export const EstadoUsuario = z
  .object({ activo: z.boolean('Indica si la cuenta queda activa'), motivo: lines().max(500).optional() })
  .refine(({ activo, motivo }) => activo || MotivoCuenta.safeParse(motivo).success, {
    path: ['motivo'],
    message: ADMIN_USER_MESSAGES.reasonRequired,
  });
export type EstadoUsuario = z.output<typeof EstadoUsuario>;
/** Another role, with the reason. */
export const CambioRol = z.object({ role: OfficeRole, motivo: MotivoCuenta });
export type CambioRol = z.output<typeof CambioRol>;
/** Deletes an account, with the reason. */
export const BajaUsuario = z.object({ motivo: MotivoCuenta });
