import { at, then, type Screen } from './screens';

const USERS = '/admin/administracion/usuarios';

/** What an administrator of the demo sees. She has signed in. */
export const adminScreens = (): Screen[] => [
  at('admin', '/admin'),
  at('admin-usuarios', USERS),
  then('admin-usuario', `${USERS}?role=store`, async (shopper) => {
    await shopper.page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await shopper.isTold('Seguridad');
  }),
  then('admin-usuario-nuevo-errores', `${USERS}/nuevo`, async (shopper) => {
    await shopper.button('Crear usuario').click();
    await shopper.isTold('El nombre es obligatorio');
  }),
  at('admin-membresias', '/admin/gestion/membresia'),
  at('admin-ofertas', '/admin/ofertas'),
  then('admin-oferta-nueva-errores', '/admin/ofertas/nueva', async (shopper) => {
    await shopper.button('Crear oferta').click();
    await shopper.isTold('El nombre es obligatorio');
  }),
  at('admin-tiendas', '/admin/tiendas?grupo=todas'),
  at('admin-talleres', '/admin/talleres'),
  at('admin-productos', '/admin/productos'),
  at('admin-listas', '/admin/catalogos'),
  at('admin-sinonimos', '/admin/catalogos?catalogo=sinonimos'),
  at('admin-pagos', '/admin/pagos'),
  at('admin-conciliacion', '/admin/pagos/conciliacion'),
  then('admin-comisiones-errores', '/admin/comisiones', async (shopper) => {
    await shopper.button('Cambiar comisiones').click();
    await shopper.button('Guardar').click();
    await shopper.isTold('Indica el motivo del cambio');
  }),
  at('admin-saldos', '/admin/liquidaciones'),
  then('admin-liquidacion', '/admin/liquidaciones?vista=liquidaciones&estado=pendiente', async (shopper) => {
    await shopper.page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await shopper.button('Marcar como pagada').click();
    await shopper.isTold('Transferiste');
  }),
  then('admin-auditoria-cambio', '/admin/auditoria?objeto=configuracion:tasa_bcv', async (shopper) => {
    await shopper
      .button(/^Ver el cambio/)
      .first()
      .click();
    await shopper.isTold('Qué cambió');
  }),
  at('admin-auditoria', '/admin/auditoria'),
  at('admin-tarifas', '/admin/configuracion/sistema'),
  then('admin-destinatario-errores', '/admin/configuracion/sistema?categoria=sistema', async (shopper) => {
    await shopper.button('Cambiar destinatario').click();
    await shopper.button('Pedir el cambio').click();
    await shopper.isTold('Indica el motivo');
  }),
  at('admin-estado', '/admin/estado'),
];
