import { noticesPageOf } from '@tuerca/contracts/kernel/roles';

/** Every canonical address of the web, and the other spellings that lead to it. */
const id = (value: string) => encodeURIComponent(value);
/** '/productos' + { marca: 'Toyota', page: 2 } -> '/productos?marca=Toyota&page=2'; empty values are left out. */
export const withQuery = (
  path: string,
  query: Record<string, string | number | boolean | null | undefined>,
): string => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
};

export const paths = {
  home: () => '/',
  login: (returnTo?: string) => withQuery('/iniciar-sesion', { volver: returnTo }),
  registration: () => '/registro',
  forgotPassword: () => '/recuperar-contrasena',
  resetPassword: (token: string) => `/restablecer-contrasena/${id(token)}`,
  verifyEmail: (token: string) => `/verificar/${id(token)}`,
  forbidden: () => '/no-autorizado',
  profile: () => '/perfil',
  security: () => '/perfil#seguridad',
  pending: () => '/perfil#pendientes',

  catalogue: (query: Record<string, string | number | boolean | null | undefined> = {}) =>
    withQuery('/productos', query),
  product: (productoId: string) => `/producto/${id(productoId)}`,
  store: (tiendaId: string) => `/producto/tienda/${id(tiendaId)}`,
  stores: (query: Record<string, string> = {}) => withQuery('/tiendas', query),
  workshops: (query: Record<string, string> = {}) => withQuery('/talleres', query),
  workshop: (tallerId: string) => `/talleres/${id(tallerId)}`,
  services: (query: Record<string, string | number | boolean | null | undefined> = {}) =>
    withQuery('/servicios/mecanicos', query),
  service: (servicioId: string) => `/servicios/mecanicos/${id(servicioId)}`,
  /** Booking of a service, with a day and time chosen. */
  serviceBooking: (servicioId: string, { fecha, hora }: { fecha: string; hora: string }) =>
    withQuery(`/servicios/mecanicos/${id(servicioId)}`, { tab: 'cita', fecha, hora }),
  help: () => '/ayuda',
  contact: () => '/contacto',
  terms: () => '/terminos',
  privacy: () => '/privacidad',
  glossary: (query: { q?: string; sistema?: string } = {}) => withQuery('/glosario', query),
  search: (q?: string) => withQuery('/busqueda', { q }),

  cart: () => '/carrito',
  favorites: () => '/favoritos',
  checkout: () => '/checkout',
  checkoutPayment: () => '/checkout/pago',
  checkoutConfirmation: () => '/checkout/confirmacion',

  messages: (query: { carpeta?: string; q?: string } = {}) => withQuery('/mensajes', query),
  conversation: (chatId: string, query: { carpeta?: string; q?: string } = {}) =>
    withQuery(`/mensajes/${id(chatId)}`, query),
  notifications: noticesPageOf,
  noticePreferences: () => '/notificaciones/preferencias',

  client: () => '/cliente',
  clientOrders: () => '/cliente/ordenes',
  clientOrder: (numero: string) => `/cliente/ordenes/${id(numero)}`,
  clientNewReturn: (pedido: string) => `/cliente/ordenes/${id(pedido)}/devolver`,
  clientReturns: () => '/cliente/devoluciones',
  clientReturn: (devolucionId: string) => `/cliente/devoluciones/${id(devolucionId)}`,
  askPart: (query: { pieza?: string; categoria?: string; marca?: string; modelo?: string; anio?: number } = {}) =>
    withQuery('/pedir-repuesto', query),
  clientRequests: () => '/cliente/solicitudes',
  clientRequest: (solicitudId: string) => `/cliente/solicitudes/${id(solicitudId)}`,
  storeRequests: () => '/tienda/solicitudes',
  storeRequest: (solicitudId: string) => `/tienda/solicitudes/${id(solicitudId)}`,
  clientGaraje: () => '/cliente/garaje',
  clientHoja: (vehiculoId: string) => `/cliente/garaje/${id(vehiculoId)}/hoja-de-vida`,
  sharedHoja: (token: string) => `/hoja-de-vida/${id(token)}`,
  clientPaymentMethods: () => '/cliente/metodo/pagos',
  clientPaymentMethod: (metodoId: string) => `/cliente/metodo/pagos/${id(metodoId)}/editar`,
  clientServices: () => '/cliente/servicio/mecanico',
  /** `former`: the appointment that did not take place and that the new one replaces. */
  clientBooking: (servicioId?: string, former?: string) =>
    withQuery('/cliente/servicio/mecanico/agendar', { servicio: servicioId, enLugarDe: former }),
  clientSettings: () => '/cliente/configuracion',

  storePanel: () => '/tienda',
  storeToday: () => '/tienda/hoy',
  storeOrders: (query: { estado?: string; q?: string } = {}) => withQuery('/tienda/ordenes', query),
  storeOrder: (pedidoId: string) => `/tienda/ordenes/${id(pedidoId)}`,
  storeCustomers: () => '/tienda/clientes',
  storeCustomer: (clienteId: string) => `/tienda/clientes/${id(clienteId)}`,
  storeReturns: () => '/tienda/devoluciones',
  storeReturn: (devolucionId: string) => `/tienda/devoluciones/${id(devolucionId)}`,
  storeIncome: (query: { mes?: string; liquidacion?: string; page?: number } = {}) =>
    withQuery('/tienda/ingresos', query),
  storeDemand: (query: { vista?: string; mes?: string } = {}) => withQuery('/tienda/que-se-vende', query),
  storePromotions: () => '/tienda/ofertas',
  storePromotionForm: (promocionId?: string) =>
    promocionId ? `/tienda/oferta/formulario/${id(promocionId)}` : '/tienda/oferta/formulario',
  storeTeam: () => '/tienda/equipo',
  workshopTeam: () => '/taller/equipo',
  invitation: (token: string) => `/invitacion/${id(token)}`,
  storePlan: () => '/tienda/membresia',
  workshopIncome: (query: { mes?: string; liquidacion?: string; page?: number } = {}) =>
    withQuery('/taller/ingresos', query),
  workshopPlan: () => '/taller/membresia',
  workshopPanel: () => '/taller',
  workshopServices: () => '/taller/servicio',
  workshopActiveServices: () => '/taller/servicio/activo',
  workshopHistory: () => '/taller/servicio/historico',
  workshopClients: () => '/taller/cliente',
  workshopOffers: () => '/taller/ofertas',
  workshopAvailability: () => '/taller/disponibilidad',
  workshopCitas: (query: { vista?: string; fecha?: string; cita?: string } = {}) => withQuery('/taller/citas', query),
  workshopNewCita: (query: { clientId?: string; fecha?: string } = {}) => withQuery('/taller/citas/nueva', query),
  workshopCompletion: (citaId: string) => `/taller/servicio/${id(citaId)}/completar`,
  workshopSettings: () => '/taller/configuracion',
  storeProducts: (query: { grupo?: string; q?: string } = {}) => withQuery('/tienda/lista/productos', query),
  storeImports: (query: { importacion?: string } = {}) => withQuery('/tienda/lista/productos/importar', query),
  storePrices: (query: { productos?: string; categoria?: string; grupo?: string; q?: string } = {}) =>
    withQuery('/tienda/lista/productos/precios', query),
  storeNewProduct: (query: { copiar?: string } = {}) => withQuery('/tienda/producto/formulario', query),
  storeProduct: (productoId: string) => `/tienda/producto/formulario/${id(productoId)}`,
  storeInventory: (query: { grupo?: string } = {}) => withQuery('/tienda/gestion/inventario', query),
  storeMovements: (query: { producto?: string } = {}) => withQuery('/tienda/gestion/inventario/movimientos', query),
  storeDelivery: () => '/tienda/entregas',
  storeSettings: () => '/tienda/configuracion',
  admin: () => '/admin',
  adminUsers: (query: { role?: string; q?: string } = {}) => withQuery('/admin/administracion/usuarios', query),
  adminUser: (usuarioId: string) => `/admin/administracion/usuarios/${id(usuarioId)}`,
  adminUserEdit: (usuarioId: string) => `/admin/administracion/usuarios/${id(usuarioId)}/editar`,
  adminNewUser: () => '/admin/administracion/usuarios/nuevo',
  adminPayments: (query: { estado?: string; grupo?: string } = {}) => withQuery('/admin/pagos', query),
  adminPayment: (pagoId: string) => `/admin/pagos/${id(pagoId)}`,
  adminStatements: () => '/admin/pagos/conciliacion',
  adminOrders: (query: { estado?: string; q?: string; tienda?: string; cliente?: string; tasa?: string } = {}) =>
    withQuery('/admin/pedidos', query),
  adminOrder: (pedidoId: string) => `/admin/pedidos/${id(pedidoId)}`,
  adminAsuntos: (query: { estado?: string } = {}) => withQuery('/admin/por-resolver', query),
  adminAsunto: (asuntoId: string) => `/admin/por-resolver/${id(asuntoId)}`,
  adminStores: (query: { grupo?: string } = {}) => withQuery('/admin/tiendas', query),
  adminStore: (tiendaId: string) => `/admin/tiendas/${id(tiendaId)}`,
  adminWorkshops: (query: { grupo?: string } = {}) => withQuery('/admin/talleres', query),
  adminWorkshop: (tallerId: string) => `/admin/talleres/${id(tallerId)}`,
  adminProducts: (query: { q?: string; tienda?: string } = {}) => withQuery('/admin/productos', query),
  adminNewProduct: () => '/admin/productos/nuevo',
  adminProduct: (productoId: string) => `/admin/productos/${id(productoId)}`,
  adminOffers: () => '/admin/ofertas',
  adminNewOffer: () => '/admin/ofertas/nueva',
  adminOffer: (ofertaId: string) => `/admin/ofertas/${id(ofertaId)}`,
  adminComments: (query: { vista?: 'preguntas'; autor?: string; tienda?: string } = {}) =>
    withQuery('/admin/comentarios', query),
  adminReports: (query: { estado?: string; autor?: string } = {}) => withQuery('/admin/reportes', query),
  adminReport: (reporteId: string) => `/admin/reportes/${id(reporteId)}`,
  adminCommissions: () => '/admin/comisiones',
  adminPayouts: (query: { vista?: string; tienda?: string; estado?: string } = {}) =>
    withQuery('/admin/liquidaciones', query),
  adminPayout: (liquidacionId: string) => `/admin/liquidaciones/${id(liquidacionId)}`,
  adminMemberships: (query: { vista?: string } = {}) => withQuery('/admin/gestion/membresia', query),
  adminCatalogues: (catalogo?: string) => withQuery('/admin/catalogos', { catalogo }),
  adminConfig: (query: { categoria?: string } = {}) => withQuery('/admin/configuracion/sistema', query),
  adminAudit: (query: { objeto?: string; actor?: string } = {}) => withQuery('/admin/auditoria', query),
  adminStatus: () => '/admin/estado',
};

const SIGN_IN_PATHS = /^\/(iniciar-sesion|registro|recuperar-contrasena|restablecer-contrasena|verificar)(\/|$)/;
/** Whether a pathname is a screen on the way to being signed in. */
export const isSignInPath = (pathname: string): boolean => SIGN_IN_PATHS.test(pathname);
