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
  inicio: () => '/',
  iniciarSesion: (volver?: string) => withQuery('/iniciar-sesion', { volver }),
  registro: () => '/registro',
  recuperar: () => '/recuperar-contrasena',
  restablecer: (token: string) => `/restablecer-contrasena/${id(token)}`,
  verificar: (token: string) => `/verificar/${id(token)}`,
  noAutorizado: () => '/no-autorizado',
  perfil: () => '/perfil',

  productos: (query: Record<string, string | number | boolean | null | undefined> = {}) =>
    withQuery('/productos', query),
  producto: (productoId: string) => `/producto/${id(productoId)}`,
  tienda: (tiendaId: string) => `/producto/tienda/${id(tiendaId)}`,
  tiendas: (query: Record<string, string> = {}) => withQuery('/tiendas', query),
  talleres: (query: Record<string, string> = {}) => withQuery('/talleres', query),
  taller: (tallerId: string) => `/talleres/${id(tallerId)}`,
  servicios: (query: Record<string, string | number | boolean | null | undefined> = {}) =>
    withQuery('/servicios/mecanicos', query),
  servicio: (servicioId: string) => `/servicios/mecanicos/${id(servicioId)}`,
  glosario: (query: { q?: string; sistema?: string } = {}) => withQuery('/glosario', query),
  busqueda: (q?: string) => withQuery('/busqueda', { q }),

  carrito: () => '/carrito',
  favoritos: () => '/favoritos',
  checkout: () => '/checkout',
  checkoutPago: () => '/checkout/pago',
  checkoutConfirmacion: () => '/checkout/confirmacion',

  mensajes: () => '/mensajes',
  notificaciones: () => '/notificaciones',

  cliente: () => '/cliente',
  clienteOrdenes: () => '/cliente/ordenes',
  clienteOrden: (numero: string) => `/cliente/ordenes/${id(numero)}`,
  clienteGaraje: () => '/cliente/garaje',
  clientePagos: () => '/cliente/metodo/pagos',
  clienteServicios: () => '/cliente/servicio/mecanico',
  clienteAgendar: (servicioId?: string) => withQuery('/cliente/servicio/mecanico/agendar', { servicio: servicioId }),
  clienteConfiguracion: () => '/cliente/configuracion',

  panelTienda: () => '/tienda',
  panelTaller: () => '/taller',
  admin: () => '/admin',
};
