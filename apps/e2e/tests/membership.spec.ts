import { expectAccessible } from '../support/axe';
import { fits } from '../support/layout';
import { ADMIN, tag } from '../support/people';
import { settled } from '../support/screens';
import { openStore, sell } from '../support/stores';
import { anotherDevice, expect, test } from '../support/test';

test('@phone a store at its limit is refused, pays a plan, publishes, and loses what exceeds it when the plan ends', async ({
  shopper,
  page,
  api,
  browser,
  contextOptions,
}) => {
  test.setTimeout(240_000);
  const word = tag();
  const admin = await api.confirmedAdmin();
  const plan = (codigo: string, nombre: string, precio: number, productos: number) =>
    api.done('POST', '/api/membresia/niveles', {
      token: admin,
      body: {
        codigo,
        nombre,
        descripcion: 'Un plan de prueba.',
        precio,
        beneficios: ['Tu vitrina en Tuerca'],
        rolUsuario: 'store',
        limites: { productos },
      },
    });
  const [small, large] = [`CHICO_${word}`.toUpperCase(), `GRANDE_${word}`.toUpperCase()];
  await plan(small, `Chico ${word}`, 0, 1);
  await plan(large, `Grande ${word}`, 9.5, 3);
  const store = await openStore(api, `Frenos ${word}`);
  await api.setLevel(store.token, small);
  const first = await sell(api, store, { nombre: `Pastillas ${word}` });
  const body = { nombre: `Discos ${word}`, precio: 40, stock: 3, categoria: 'Frenos', descripcion: 'Nuevos.' };
  const publish = () => api.call<{ _id: string }>('POST', '/api/products', { token: store.token, body });

  await test.step('the store is refused at its limit and sees what it uses', async () => {
    const refused = await publish();
    expect([refused.status, refused.code]).toEqual([409, 'PLAN_LIMITE']);
    await shopper.signsIn(store.person);
    await page.goto('/tienda/membresia');
    await expect(page.getByRole('heading', { level: 1, name: 'Mi plan' })).toBeVisible();
    await expect(page.getByRole('meter', { name: 'Productos publicados: 1 de 1' })).toBeVisible();
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'mi plan');
  });

  await test.step('it pays the larger plan', async () => {
    await page.getByRole('button', { name: `Elegir Grande ${word}` }).click();
    const dialog = page.getByRole('dialog', { name: `Pagar el plan Grande ${word}` });
    await expect(dialog.getByText('Monto exacto')).toBeVisible();
    await expectAccessible(page, 'pagar un plan');
    await dialog.getByRole('combobox', { name: 'Banco emisor' }).click();
    await page.getByRole('option', { name: '0102 · Banco de Venezuela' }).click();
    // The bank does not find those that end in 00: an administrator decides.
    await dialog.getByRole('textbox', { name: 'Número de referencia' }).fill(`${Date.now()}00`);
    await dialog.getByRole('textbox', { name: 'Cédula o RIF' }).fill('12345678');
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click();
    await shopper.reads('Recibimos tu solicitud. Te avisamos cuando confirmemos el pago.');
    await expect(page.getByRole('heading', { name: `Solicitud del plan Grande ${word}` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Captura del pago' })).toBeVisible();
    await fits(page);
    await expectAccessible(page, 'mi plan con una solicitud');
  });

  const { shopper: office, context } = await anotherDevice(browser, contextOptions);
  await test.step('an administrator confirms it', async () => {
    await office.signsIn(ADMIN);
    await office.page.goto('/admin/gestion/membresia?vista=por-confirmar');
    await expect(office.page.getByRole('link', { name: `Ver el pago de Frenos ${word}` })).toBeVisible();
    await office.page.getByRole('button', { name: `Confirmar el pago de Frenos ${word}` }).click();
    await office.page.getByRole('button', { name: 'Sí, el pago llegó' }).click();
    await office.reads('Suscripción confirmada');
  });

  let second = '';
  await test.step('the store publishes more', async () => {
    const published = await publish();
    expect(published.status).toBe(201);
    second = published.data._id;
    await page.reload();
    await expect(page.getByRole('meter', { name: 'Productos publicados: 2 de 3' })).toBeVisible();
    expect((await api.call('GET', `/api/products/${second}`)).status).toBe(200);
  });

  await test.step('the plan ends, and what it does not allow any more is hidden', async () => {
    // The free plan of the demo allows 25: the smaller one of this story follows.
    await office.page.goto(`/admin/gestion/membresia?vista=suscripciones&q=${encodeURIComponent(store.person.email)}`);
    await office.page.getByRole('button', { name: `Más acciones de la suscripción de Frenos ${word}` }).click();
    await office.page.getByRole('menuitem', { name: 'Cambiar nivel' }).click();
    const dialog = office.page.getByRole('dialog', { name: 'Cambiar nivel' });
    await dialog.getByRole('combobox', { name: 'Nuevo nivel' }).selectOption(small);
    await dialog.getByRole('textbox', { name: 'Razón' }).fill('Terminó el acuerdo');
    await dialog.getByRole('button', { name: 'Cambiar nivel' }).click();
    await office.reads('Nivel actualizado correctamente');
    await context.close();
    expect((await api.call('GET', `/api/products/${second}`)).status).toBe(404);
    expect((await api.call('GET', `/api/products/${first.id}`)).status).toBe(200);
    await page.reload();
    await expect(page.getByText('1 quedó oculto porque tu plan permite menos.')).toBeVisible();
    await expect(page.getByText('Terminó el acuerdo')).toHaveCount(0);
  });
});
