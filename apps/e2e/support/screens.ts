import { expect } from '@playwright/test';
import type { Api } from './api';
import { newPerson, tag, type Person } from './people';
import type { Shop, Sold } from './shop';
import type { Shopper } from './shopper';

/** One thing to see: a page in one of its states, and how to get there. */
export interface Screen {
  name: string;
  show: (shopper: Shopper) => Promise<void>;
}
/** What the screens are about; its names are as long as names get. */
export interface Scenery {
  product: Sold;
  soldOut: Sold;
  other: Sold;
  storeId: string;
}

const BROKEN = { status: 503, json: { success: false, code: 'NO_DISPONIBLE', message: 'El servicio no está disponible en este momento. Intenta en unos segundos.' } };

/** Puts up products to look at. */
export async function scenery(shop: Shop, api: Api): Promise<Scenery> {
  const word = tag();
  const product = await shop.offer({ nombre: `Juego de pastillas de freno delanteras cerámicas con sensor de desgaste ${word}`, precio: 1234.56, descuento: 15, imagenes: 4, stock: 12 });
  const other = await shop.offer({ nombre: `Filtro ${word}`, precio: 7, tienda: 'Guacamaya', categoria: 'Filtros' });
  const soldOut = await shop.offer({ nombre: `Bomba de gasolina ${word}`, stock: 0 });
  return { product, other, soldOut, storeId: (await api.product(product.id)).tienda._id };
}

/** Everything has come: a heading, and nothing that still waits. */
export async function settled({ page }: Shopper): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText('Cargando…')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** A plain address. */
const at = (name: string, path: string): Screen => ({
  name,
  show: async (shopper) => {
    await shopper.page.goto(path);
    await settled(shopper);
  },
});

/** An address whose data do not come. */
const broken = (name: string, path: string, calls: string): Screen => ({
  name,
  show: async (shopper) => {
    await shopper.page.route(calls, (route) => route.fulfill(BROKEN));
    await shopper.page.goto(path);
    await expect(shopper.button('Intentar nuevamente').first()).toBeVisible();
    await shopper.page.unroute(calls);
  },
});

/** An address, and then something done there. */
const then = (name: string, path: string, act: (shopper: Shopper) => Promise<void>): Screen => ({
  name,
  show: async (shopper) => {
    await shopper.page.goto(path);
    await settled(shopper);
    await act(shopper);
  },
});

/** Someone half way through the registration of a type of account, up to a step (0 the person). */
const registering = (name: string, tipo: 'Cliente' | 'Tienda' | 'Taller', step: number, { wrong = false } = {}): Screen =>
  then(name, '/registro', async (shopper) => {
    const person = newPerson('María de los Ángeles Fernández-Betancourt');
    const negocio = tipo !== 'Cliente';
    // A wizard that was left half way opens where its type was chosen.
    const close = shopper.button('Cerrar y elegir otro tipo de cuenta');
    if (await close.isVisible()) await close.click();
    await shopper.page.getByRole('button', { name: tipo, exact: true }).click();
    if (step > 0) {
      await shopper.fillsPerson(person, { negocio });
      await shopper.goesOn();
    }
    if (step > 1) {
      await shopper.fillsAddress(person.direccion);
      await shopper.goesOn();
    }
    if (wrong) await shopper.goesOn();
  });

/** What anybody can see. */
export const visitorScreens = ({ product, soldOut, storeId }: Scenery): Screen[] => [
  at('inicio', '/'),
  broken('inicio-error', '/', '**/api/products?**'),
  then('buscador-abierto', '/', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Buscar en Tuerca' }).fill('freno');
    await expect(page.getByRole('listbox', { name: 'Sugerencias' })).toBeVisible();
  }),
  at('productos', '/productos'),
  at('productos-lista', '/productos?vista=lista&disponible=false&category=frenos&marca=Toyota'),
  at('productos-vacio', '/productos?search=zzzzqqqq'),
  broken('productos-error', '/productos', '**/api/products?**'),
  at('producto', `/producto/${product.id}`),
  at('producto-agotado', `/producto/${soldOut.id}`),
  at('producto-no-existe', '/producto/65a000000000000000000001'),
  broken('producto-error', `/producto/${product.id}`, '**/api/products/*'),
  at('tienda', `/producto/tienda/${storeId}`),
  at('busqueda', '/busqueda?q=freno'),
  at('busqueda-vacia', '/busqueda?q=zzzzqqqq'),
  at('iniciar-sesion', '/iniciar-sesion'),
  then('iniciar-sesion-errores', '/iniciar-sesion', async (shopper) => {
    await shopper.fillsLogin({ email: 'nadie@personas.example', password: 'no-es-esta' });
    await shopper.isTold('Correo electrónico o contraseña incorrecta');
  }),
  at('registro', '/registro'),
  registering('registro-cliente-errores', 'Cliente', 0, { wrong: true }),
  registering('registro-cliente-direccion', 'Cliente', 1, { wrong: true }),
  registering('registro-cliente-resumen', 'Cliente', 2),
  registering('registro-tienda-negocio', 'Tienda', 2, { wrong: true }),
  registering('registro-taller-negocio', 'Taller', 2),
  then('recuperar-contrasena', '/recuperar-contrasena', (shopper) => shopper.button('Enviar enlace').click()),
  at('restablecer-contrasena', '/restablecer-contrasena/un-enlace-que-parece-bueno-0123456789'),
  then('verificar', '/verificar/un-enlace-que-no-sirve-0123456789', (shopper) => shopper.isTold('Este enlace ya no sirve')),
  at('no-autorizado', '/no-autorizado'),
  at('en-construccion', '/talleres'),
];

/** What a client sees on her way to a purchase, in the order in which it happens. She has signed in and has bought nothing. */
export const clientScreens = ({ product, other }: Scenery, { shop, api, client }: { shop: Shop; api: Api; client: Person }): Screen[] => [
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
  then('orden', '/cliente/ordenes', async ({ page }) => {
    await page.getByRole('link', { name: /^Ver detalle del pedido/ }).first().click();
    await expect(page.getByRole('dialog').getByText(product.tienda).or(page.getByRole('dialog').getByText(other.tienda)).first()).toBeVisible();
  }),
  then('ordenes-rechazado', '/cliente/ordenes', async ({ page }) => {
    const { _id } = await api.lastPayment(await api.token(client));
    await api.reject(_id, 'El banco no recibió este pago.');
    await page.reload();
    await expect(page.getByText('Pago: rechazado').first()).toBeVisible();
  }),
  then('confirmacion-rechazado', '/checkout/confirmacion', async (shopper) => {
    await expect(shopper.notice('No pudimos confirmar tu pago')).toBeVisible();
  }),
];
