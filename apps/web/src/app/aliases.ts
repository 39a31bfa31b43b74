/** [other spelling, canonical]; `:id` and a final `*` are carried over, and so are query and hash. See docs: routes of the web. */
export const ALIASES: readonly (readonly [string, string])[] = [
  ['/login', '/iniciar-sesion'],
  ['/unauthorized', '/no-autorizado'],
  ['/home', '/'],
  ['/favorito', '/favoritos'],
  ['/client/payment-methods/:id/edit', '/cliente/metodo/pagos/:id/editar'],
  ['/store/pedidos', '/tienda/ordenes'],
  ['/store/pedidos/:id', '/tienda/ordenes/:id'],
  ['/tienda/pedidos/:id', '/tienda/ordenes/:id'],
  ['/tienda/ordenes/detalle', '/tienda/ordenes'],
  ['/store/clientes', '/tienda/clientes'],
  ['/store/clientes/:id', '/tienda/clientes/:id'],
  ['/tienda/cliente/detalle/:id', '/tienda/clientes/:id'],
  ['/store/productos', '/tienda/lista/productos'],
  ['/store/ingresos', '/tienda/ingresos'],
  ['/workshop/appointments', '/taller/citas'],
  ['/workshop/appointments/new', '/taller/citas/nueva'],
  ['/workshop/availability', '/taller/disponibilidad'],
  ['/workshop/services/:id/complete', '/taller/servicio/:id/completar'],
  ['/workshops/:id', '/talleres/:id'],
  ['/servicio/:id', '/servicios/mecanicos/:id'],
  ['/servicios-mecanicos', '/servicios/mecanicos'],
  ['/admin/usuarios', '/admin/administracion/usuarios'],
  ['/admin/usuarios/nuevo', '/admin/administracion/usuarios/nuevo'],
  ['/admin/usuarios/editar/:id', '/admin/administracion/usuarios/:id/editar'],
  ['/admin/usuarios/:id', '/admin/administracion/usuarios/:id'],
  ['/admin/stores', '/admin/tiendas'],
  ['/admin/workshops', '/admin/talleres'],
  ['/admin/configuracion', '/admin/configuracion/sistema'],
  ['/checkout/payment', '/checkout/pago'],
];

/** Spellings of 'my panel': they lead to the home of the signed-in role. */
export const DASHBOARDS = [
  '/dashboard',
  ...['cliente', 'client', 'admin', 'tienda', 'store', 'taller', 'workshop'].map((area) => `/${area}/dashboard`),
] as const;
