// Every address of the web, as 1-publico.md §2 and decisions.md give them; written down here a second time on purpose, so that one
// that disappears from the product's own tables is missed.
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/messages';
import { CART_MESSAGES } from '@tuerca/contracts/cart/messages';
import { CHECKOUT_MESSAGES } from '@tuerca/contracts/checkout/messages';
import { FAVORITE_MESSAGES } from '@tuerca/contracts/favorites/messages';
import { ROLE_HOME, type Role } from '@tuerca/contracts/kernel/roles';

export type Who = 'visitor' | Role;
/** Where somebody ends up, and the sentence in the corner. */
export interface Landing {
  path: string;
  toast?: string;
}
export interface Address {
  path: string;
  land: (who: Who) => Landing;
  /** Not open yet. */
  works?: boolean;
}

const ID = '65a000000000000000000001';
const signIn = (path: string, toast: string = AUTH_MESSAGES.invalidSession): Landing => ({
  path: `/iniciar-sesion?volver=${encodeURIComponent(path)}`,
  toast,
});
/** After a door that one does not need any more. */
const inside = (who: Role) => (who === 'client' ? '/' : ROLE_HOME[who]);

/** Open to everybody. */
const open = (path: string): Address => ({ path, land: () => ({ path }) });
/** Only for who is not in yet. */
const door = (path: string): Address => ({ path, land: (who) => ({ path: who === 'visitor' ? path : inside(who) }) });

interface Guard {
  anonymous?: string;
  forbidden?: string;
  elsewhere?: string;
  /** Where those who may enter end up, if not here. */
  onward?: Landing;
  works?: boolean;
}
const guarded = (
  path: string,
  roles: readonly Role[],
  { anonymous, forbidden = AUTH_MESSAGES.forbidden, elsewhere = '/no-autorizado', onward, works }: Guard = {},
): Address => ({
  path,
  works,
  land: (who) =>
    who === 'visitor'
      ? signIn(path, anonymous)
      : roles.includes(who)
        ? (onward ?? { path })
        : { path: elsewhere, toast: forbidden },
});
const coming = (roles: readonly Role[], ...paths: string[]) =>
  paths.map((path) => guarded(path, roles, { works: true }));

const PUBLIC = [
  '/',
  '/productos',
  `/producto/${ID}`,
  `/producto/tienda/${ID}`,
  '/tiendas',
  '/talleres',
  `/talleres/${ID}`,
  '/servicios/mecanicos',
  `/servicios/mecanicos/${ID}`,
  '/glosario',
  '/busqueda',
  '/no-autorizado',
  '/recuperar-contrasena',
  '/restablecer-contrasena/un-enlace-0123456789',
  '/verificar/un-enlace-0123456789',
];
const CLIENT: Role[] = ['client'];
const pay = { anonymous: CHECKOUT_MESSAGES.signInFirst, forbidden: CHECKOUT_MESSAGES.clientsOnly, elsewhere: '/' };
const mine = { forbidden: AUTH_MESSAGES.clientsOnlySection };
const USUARIOS = '/admin/administracion/usuarios';

export const ADDRESSES: readonly Address[] = [
  ...PUBLIC.map(open),
  ...['/iniciar-sesion', '/registro'].map(door),
  guarded('/perfil', ['client', 'store', 'workshop', 'admin', 'crane', 'delivery']),
  guarded('/carrito', CLIENT, {
    anonymous: CART_MESSAGES.signInFirst,
    forbidden: CART_MESSAGES.clientsOnlyCart,
    elsewhere: '/',
  }),
  guarded('/favoritos', CLIENT, { ...mine, anonymous: FAVORITE_MESSAGES.signInToSee }),
  guarded('/checkout', CLIENT, pay),
  // Nothing was quoted, nothing was bought.
  guarded('/checkout/pago', CLIENT, { ...pay, onward: { path: '/carrito', toast: CART_MESSAGES.infoFailed } }),
  {
    path: '/checkout/confirmacion',
    land: (who) =>
      who === 'visitor'
        ? { path: '/iniciar-sesion', toast: AUTH_MESSAGES.invalidSession }
        : { path: '/', toast: who === 'client' ? CHECKOUT_MESSAGES.noPurchase : AUTH_MESSAGES.clientsOnlyAction },
  },
  guarded('/cliente', CLIENT, mine),
  guarded('/cliente/garaje', CLIENT, mine),
  guarded('/cliente/ordenes', CLIENT, mine),
  guarded('/cliente/ordenes/T000000-AAAAAA', CLIENT, {
    ...mine,
    onward: { path: '/cliente/ordenes?pedido=T000000-AAAAAA' },
  }),
  ...coming(
    CLIENT,
    '/cliente/configuracion',
    '/cliente/servicio/mecanico',
    '/cliente/servicio/mecanico/agendar?servicio=1',
    '/cliente/metodo/pagos',
    `/cliente/metodo/pagos/${ID}/editar`,
  ),
  ...coming(['client', 'store', 'workshop'], '/mensajes', '/notificaciones'),
  ...coming(
    ['store'],
    '/tienda',
    '/tienda/configuracion',
    '/tienda/clientes',
    `/tienda/clientes/${ID}`,
    '/tienda/gestion/inventario',
    '/tienda/ordenes',
    `/tienda/ordenes/${ID}`,
    '/tienda/oferta/formulario',
    '/tienda/ofertas',
    '/tienda/lista/productos',
    '/tienda/producto/formulario',
    '/tienda/ingresos',
  ),
  ...coming(
    ['workshop'],
    '/taller',
    '/taller/servicio/activo',
    '/taller/cliente',
    '/taller/servicio/historico',
    '/taller/ofertas',
    '/taller/servicio',
    `/taller/servicio/${ID}/completar`,
    '/taller/configuracion',
    '/taller/citas',
    `/taller/citas/nueva?clientId=${ID}`,
    '/taller/disponibilidad',
  ),
  ...coming(
    ['admin'],
    '/admin',
    '/admin/gestion/membresia',
    '/admin/configuracion/sistema',
    USUARIOS,
    `${USUARIOS}/nuevo`,
    `${USUARIOS}/${ID}`,
    `${USUARIOS}/${ID}/editar`,
    '/admin/productos',
    '/admin/tiendas',
    '/admin/talleres',
    '/admin/pedidos',
    '/admin/pagos',
    '/admin/comisiones',
    '/admin/ofertas',
    '/admin/comentarios',
  ),
];

/** Other spellings, and where they lead. */
export const ALIASES: readonly (readonly [string, string])[] = [
  ['/login', '/iniciar-sesion'],
  ['/unauthorized', '/no-autorizado'],
  ['/home', '/'],
  ['/favorito', '/favoritos'],
  [`/client/payment-methods/${ID}/edit`, `/cliente/metodo/pagos/${ID}/editar`],
  ['/store/pedidos', '/tienda/ordenes'],
  [`/store/pedidos/${ID}`, `/tienda/ordenes/${ID}`],
  [`/tienda/pedidos/${ID}`, `/tienda/ordenes/${ID}`],
  ['/tienda/ordenes/detalle', '/tienda/ordenes'],
  ['/store/clientes', '/tienda/clientes'],
  [`/store/clientes/${ID}`, `/tienda/clientes/${ID}`],
  [`/tienda/cliente/detalle/${ID}`, `/tienda/clientes/${ID}`],
  ['/store/productos', '/tienda/lista/productos'],
  ['/store/ingresos', '/tienda/ingresos'],
  ['/workshop/appointments', '/taller/citas'],
  ['/workshop/appointments/new', '/taller/citas/nueva'],
  ['/workshop/availability', '/taller/disponibilidad'],
  [`/workshop/services/${ID}/complete`, `/taller/servicio/${ID}/completar`],
  [`/workshops/${ID}`, `/talleres/${ID}`],
  [`/servicio/${ID}`, `/servicios/mecanicos/${ID}`],
  ['/servicios-mecanicos', '/servicios/mecanicos'],
  ['/admin/usuarios', USUARIOS],
  ['/admin/usuarios/nuevo', `${USUARIOS}/nuevo`],
  [`/admin/usuarios/${ID}`, `${USUARIOS}/${ID}`],
  [`/admin/usuarios/editar/${ID}`, `${USUARIOS}/${ID}/editar`],
  ['/admin/stores', '/admin/tiendas'],
  ['/admin/workshops', '/admin/talleres'],
  ['/admin/configuracion', '/admin/configuracion/sistema'],
  ['/checkout/payment', '/checkout/pago'],
];
/** 'My panel', whatever my role. */
export const DASHBOARDS = [
  '/dashboard',
  '/cliente/dashboard',
  '/client/dashboard',
  '/admin/dashboard',
  '/tienda/dashboard',
  '/store/dashboard',
  '/taller/dashboard',
  '/workshop/dashboard',
];
export const UNKNOWN = [
  '/no-existe',
  '/productos/no-existe',
  '/tienda/no-existe',
  '/admin/no-existe/1',
  '/checkout/otra',
  '/wp-login.php',
  '/.env',
];
