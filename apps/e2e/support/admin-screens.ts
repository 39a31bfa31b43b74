import { expect } from '@playwright/test';
import { at, type Screen, then } from './screens';
import type { Shopper } from './shopper';

const USERS = '/admin/administracion/usuarios';

/** The first row's page, by the link that names it or the button that opens it. */
const opensFirst = async ({ page }: Shopper, name?: RegExp) => {
  const table = page.getByRole('main').getByRole('table').first();
  await table.getByRole('link', { name }).first().click();
};

/** Orders, complaints and texts of people. */
const settling = (): Screen[] => [
  at('admin-pedidos', '/admin/pedidos'),
  then('admin-pedido', '/admin/pedidos', async (shopper) => {
    await opensFirst(shopper, /^Ver el pedido/);
    await shopper.isTold('Cuenta de la tienda');
  }),
  at('admin-por-resolver', '/admin/por-resolver'),
  at('admin-reportes', '/admin/reportes'),
  then('admin-reporte-resolver', '/admin/reportes', async (shopper) => {
    await opensFirst(shopper, /^Revisar/);
    await shopper.button('Resolver').click();
    await expect(shopper.page.getByRole('dialog', { name: 'Resolver el reporte' })).toBeVisible();
  }),
  at('admin-resenas', '/admin/comentarios'),
  at('admin-preguntas', '/admin/comentarios?vista=preguntas'),
  then('admin-ocultar-errores', '/admin/comentarios', async (shopper) => {
    await shopper
      .button(/^Más acciones de la reseña/)
      .first()
      .click();
    await shopper.page.getByRole('menuitem', { name: /^Ocultar/ }).click();
    const dialog = shopper.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ocultar' }).click();
    await expect(dialog.getByRole('textbox', { name: /Motivo/ })).toHaveAttribute('aria-invalid', 'true');
  }),
  then('admin-producto', '/admin/productos', async (shopper) => {
    await opensFirst(shopper);
    await expect(shopper.button('Ocultar')).toBeVisible();
  }),
  then('admin-tienda', '/admin/tiendas?grupo=todas', async (shopper) => {
    await opensFirst(shopper);
    await shopper.isTold('En cifras');
  }),
  then('admin-taller', '/admin/talleres', async (shopper) => {
    await opensFirst(shopper);
    await shopper.isTold('En cifras');
  }),
  then('admin-pago', '/admin/pagos', async (shopper) => {
    await opensFirst(shopper, /^Revisar/);
    await shopper.isTold('Respuestas del banco');
  }),
];

/** Screens of the demo's administrator. She has signed in. */
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
  ...settling(),
  at('admin-suscripciones', '/admin/gestion/membresia?vista=suscripciones'),
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
