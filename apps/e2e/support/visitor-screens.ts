import { expect } from '@playwright/test';
import { newPerson } from './people';
import { at, broken, type Scenery, type Screen, then } from './screens';
import type { Shopper } from './shopper';

/** Registration of a type of account up to a step (0 the person). */
const registering = (
  name: string,
  accountType: 'Cliente' | 'Tienda' | 'Taller',
  step: number,
  { wrong = false } = {},
): Screen =>
  then(name, '/registro', async (shopper) => {
    const person = newPerson('María de los Ángeles Fernández-Betancourt');
    const negocio = accountType !== 'Cliente';
    // An unfinished wizard reopens where its type was chosen.
    const close = shopper.button('Cerrar y elegir otro tipo de cuenta');
    if (await close.isVisible()) await close.click();
    await shopper.page.getByRole('button', { name: accountType, exact: true }).click();
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

/** Choice of a vehicle, up to a step. */
const choosing = (name: string, steps: number): Screen =>
  then(name, '/productos', async ({ page }) => {
    await page.getByRole('button', { name: /^Elige tu vehículo/ }).click();
    const dialog = page.getByRole('dialog');
    for (const answer of ['Toyota', 'Corolla', '2012'].slice(0, steps))
      await dialog.getByRole('button', { name: answer, exact: true }).click();
    await expect(
      dialog.getByRole('heading', {
        name: ['Elige la marca', 'Elige el modelo', 'Elige el año', 'Guarda tu vehículo'][steps]!,
      }),
    ).toBeVisible();
  });

const quickView = ({ page }: Shopper, name: string) =>
  page
    .getByRole('button', { name: `Vista rápida: ${name}` })
    .or(page.getByRole('link', { name: `Vista rápida: ${name}` }))
    .first()
    .click();

/** Public screens of the search for a part. */
export const partScreens = ({ product, soldOut }: Scenery): Screen[] => [
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
  at('busqueda', '/busqueda?q=freno'),
  at('busqueda-vacia', '/busqueda?q=zzzzqqqq'),
  choosing('vehiculo-marca', 0),
  choosing('vehiculo-anio', 2),
  choosing('vehiculo-datos', 3),
  then('vehiculo-elegido', '/productos', async (shopper) => {
    await shopper.choosesVehicle('Toyota', 'Corolla', '2012');
    await shopper.page.goto(`/producto/${product.id}`);
    await expect(shopper.heading(product.nombre)).toBeVisible();
  }),
];

/** Screens of stores, workshops and services, and of the glossary. */
export const placeScreens = ({ storeId, workshopId, service }: Scenery): Screen[] => [
  at('tiendas', '/tiendas'),
  at('tiendas-vacio', '/tiendas?search=zzzzqqqq'),
  broken('tiendas-error', '/tiendas', '**/api/users/stores?**'),
  at('tienda', `/producto/tienda/${storeId}`),
  at('tienda-no-existe', '/producto/tienda/65a000000000000000000001'),
  at('talleres', '/talleres'),
  at('talleres-lista', '/talleres?vista=lista'),
  at('taller', `/talleres/${workshopId}`),
  at('taller-no-existe', '/talleres/65a000000000000000000001'),
  at('servicios', '/servicios/mecanicos'),
  at('servicios-lista', '/servicios/mecanicos?vista=lista'),
  at('servicios-vacio', '/servicios/mecanicos?busqueda=zzzzqqqq'),
  then('servicios-vista-rapida', '/servicios/mecanicos', async (shopper) => {
    await quickView(shopper, service.nombre);
    await expect(
      shopper.page.getByRole('dialog').getByRole('tab', { name: 'Información del Servicio', selected: true }),
    ).toBeVisible();
  }),
  then('servicios-agendar', '/servicios/mecanicos', async (shopper) => {
    await quickView(shopper, service.nombre);
    await shopper.page.getByRole('tab', { name: 'Agendar Cita' }).click();
  }),
  at('servicio', `/servicios/mecanicos/${service._id}`),
  at('servicio-no-existe', '/servicios/mecanicos/65a000000000000000000001'),
  at('glosario', '/glosario'),
  at('glosario-vacio', '/glosario?q=zzzzqqqq'),
];

/** Screens before the sign-in. */
export const doorScreens = (): Screen[] => [
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
  then('verificar', '/verificar/un-enlace-que-no-sirve-0123456789', (shopper) =>
    shopper.isTold('Este enlace ya no sirve'),
  ),
  at('no-autorizado', '/no-autorizado'),
];
