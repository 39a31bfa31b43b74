import { expect } from '@playwright/test';
import type { Api } from './api';
import type { Person } from './people';
import { at, broken, type Scenery, type Screen, settled, then } from './screens';
import type { Shop } from './shop';

interface Cast {
  shop: Shop;
  api: Api;
  client: Person;
}

const withNothing = ({ product }: Scenery): Screen[] => [
  at('cliente', '/cliente'),
  at('devoluciones-vacio', '/cliente/devoluciones'),
  at('solicitudes-vacio', '/cliente/solicitudes'),
  at('favoritos-vacio', '/favoritos'),
  at('carrito-vacio', '/carrito'),
  at('ordenes-vacio', '/cliente/ordenes'),
  at('checkout-vacio', '/checkout'),
  broken('carrito-error', '/carrito', '**/api/cart'),
  then('producto-con-resena', `/producto/${product.id}`, async (shopper) => {
    await shopper.button('Escribir reseña').click();
    await shopper.button('Publicar reseña').click();
    await shopper.isTold('Debes asignar una valoración (1-5 estrellas)');
  }),
  then('producto-preguntar-errores', `/producto/${product.id}`, async (shopper) => {
    await shopper.button('Preguntar').click();
    await shopper.isTold('Escribe tu pregunta en al menos 5 caracteres');
  }),
  then('reportar', `/producto/${product.id}`, async (shopper) => {
    await shopper
      .button(/^Reportar la pregunta de/)
      .first()
      .click();
    await shopper.button('Enviar reporte').click();
    await expect(shopper.page.getByRole('dialog').getByRole('textbox', { name: 'Cuéntanos qué pasó' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  }),
];

const account = (): Screen[] => [
  at('perfil-sin-vehiculos', '/perfil'),
  then('perfil', '/perfil', async (shopper) => {
    await shopper.choosesVehicle('Toyota', 'Corolla', '2012', { by: 'Agregar vehículo' });
    await shopper.field('Nombre y apellido').clear();
    await shopper.button('Guardar cambios').click();
    await shopper.button('Cambiar contraseña').click();
    await shopper.isTold('La contraseña es obligatoria');
  }),
  at('metodos-de-pago', '/cliente/metodo/pagos'),
  at('configuracion', '/cliente/configuracion'),
  at('notificaciones-vacio', '/notificaciones'),
  broken('notificaciones-error', '/notificaciones', '**/api/notifications?*'),
  at('notificaciones-preferencias', '/notificaciones/preferencias'),
];

const beforeCheckout = ({ product, other }: Scenery, { api, client }: Cast): Screen[] => [
  at('mensajes-vacio', '/mensajes'),
  then('mensajes-conversacion', `/producto/${product.id}`, async (shopper) => {
    await shopper.button('Escribir a la tienda').click();
    const field = shopper.page.getByRole('textbox', { name: /^Mensaje para/ });
    await field.fill('¿Le sirve a un Corolla 2012?');
    await shopper.button('Enviar mensaje').click();
    await expect(shopper.page.getByRole('log').getByRole('img', { name: /Enviado|Leído/ })).toBeVisible();
  }),
  at('mensajes', '/mensajes'),
  then('favoritos', `/producto/${product.id}`, async (shopper) => {
    const token = await api.token(client);
    await api.done('POST', '/api/favorites', { token, body: { productoId: product.id } });
    await api.addToCart(token, product.id, 3);
    await api.addToCart(token, other.id);
    await shopper.page.goto('/favoritos');
    await expect(shopper.page.getByRole('heading', { name: product.nombre })).toBeVisible();
  }),
  then('carrito', '/carrito', async (shopper) => {
    await expect(shopper.line(product)).toBeVisible();
  }),
  then('menu-de-cuenta', '/', async (shopper) => {
    await shopper.account().click();
    await expect(shopper.page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
  }),
];

const fromCheckoutOn = ({ product, other }: Scenery, { shop, api, client }: Cast): Screen[] => [
  then('checkout-errores', '/checkout', async (shopper) => {
    await shopper.chooses(product.tienda, 'Delivery');
    await shopper.field('Calle o avenida').clear();
    await shopper.button('Continuar al pago').click();
    await shopper.isTold('Escribe la calle o avenida');
  }),
  then('pago', '/checkout', async (shopper) => {
    await shopper.chooses(product.tienda, 'Delivery');
    await shopper.chooses(other.tienda, 'Retiro en tienda');
    await shopper.field('Calle o avenida').fill(client.direccion.calle);
    await shopper.continuesToPayment();
    await settled(shopper);
  }),
  then('pago-errores', '/checkout/pago', async (shopper) => {
    await shopper.page.getByRole('radio', { name: /Transferencia/ }).check();
    await shopper.payButton().click();
    await shopper.isTold('Selecciona el banco emisor');
  }),
  then('pago-total-cambio', '/checkout/pago', async (shopper) => {
    await shop.changePrice(product.id, 1300);
    await shopper.pays({ referencia: '123123100' });
    await expect(shopper.page.getByRole('dialog', { name: 'El total cambió' })).toBeVisible();
  }),
  then('confirmacion', '/checkout/pago', async (shopper) => {
    await shopper.pays({ referencia: '123123100' });
    await shopper.button('Aceptar el nuevo total').click();
    await shopper.payButton().click();
    await expect(shopper.heading('Registramos tu compra')).toBeVisible();
    await expect(shopper.notice('Aún no vemos tu pago en el banco.')).toBeVisible({ timeout: 20_000 });
  }),
  at('ordenes', '/cliente/ordenes'),
  at('notificaciones', '/notificaciones'),
  then('orden', '/cliente/ordenes', async ({ page }) => {
    await page
      .getByRole('link', { name: /^Ver detalle del pedido/ })
      .first()
      .click();
    await expect(
      page.getByRole('dialog').getByText(product.tienda).or(page.getByRole('dialog').getByText(other.tienda)).first(),
    ).toBeVisible();
  }),
  then('ordenes-rechazado', '/cliente/ordenes', async ({ page }) => {
    const { _id } = await api.lastPayment(await api.token(client));
    await api.reject(_id, 'El banco no recibió este pago.');
    await page.reload();
    await expect(page.getByText('Pago rechazado').first()).toBeVisible();
  }),
  then('confirmacion-rechazado', '/checkout/confirmacion', async (shopper) => {
    await expect(shopper.notice('No pudimos confirmar tu pago')).toBeVisible();
  }),
];

/** Screens of a client on her way to a purchase, in the order in which they appear. She has signed in and has bought nothing. */
export const clientScreens = (scenery: Scenery, cast: Cast): Screen[] => [
  ...withNothing(scenery),
  ...account(),
  ...beforeCheckout(scenery, cast),
  ...fromCheckoutOn(scenery, cast),
];
