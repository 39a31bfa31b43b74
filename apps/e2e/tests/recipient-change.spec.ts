import type { EstadoDestinatario } from '@tuerca/contracts/platform/system/recipient';
import { ADMIN, PASSWORD, tag } from '../support/people';
import { anotherDevice, expect, test } from '../support/test';

const PATH = '/api/system/destinatario';
const CONFIG = '/admin/configuracion/sistema?categoria=sistema';

// The recipient is everybody's: this story runs when no other does (project 'alone').
test('@alone a new recipient waits until another administrator brings it forward; checkout and audit log agree', async ({
  shopper,
  page,
  shop,
  client,
  api,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const product = await shop.offer({ nombre: `Bomba ${tag()}`, precio: 20, stock: 5 });
  const token = await api.confirmedAdmin();
  const { actual } = await api.done<EstadoDestinatario>('GET', PATH, { token });
  const eva = await api.newAdmin('Eva Segunda');
  const titular = `Tuerca ${tag()}, C.A.`;

  // Ada asks, with a reason and her password.
  const ada = await anotherDevice(browser, { baseURL });
  await ada.shopper.signsIn(ADMIN);
  await ada.shopper.page.goto(CONFIG);
  await ada.shopper.button('Cambiar destinatario').click();
  const form = ada.shopper.page.getByRole('dialog', { name: 'Cambiar el destinatario de los pagos' });
  await form.getByRole('textbox', { name: /^Titular/ }).fill(titular);
  await form.getByRole('textbox', { name: /^Motivo/ }).fill('Cambiamos de razón social');
  await form.getByRole('button', { name: 'Pedir el cambio' }).click();
  const question = ada.shopper.page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await question.getByLabel(/^Contraseña/).fill(PASSWORD);
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await ada.shopper.reads('El nuevo destinatario quedó programado');
  await expect(ada.shopper.page.getByText('Otro administrador puede adelantarlo.')).toBeVisible();
  await expect(ada.shopper.button('Adelantar')).toHaveCount(0);

  // Who pays now is still told the old one.
  await shopper.signsIn(client);
  await shopper.opens(product);
  await shopper.addsToCart(product);
  await shopper.reachesPayment(product);
  await expect(page.getByText(actual.titular).first()).toBeVisible();

  const other = await anotherDevice(browser, { baseURL });
  try {
    await other.shopper.signsIn(eva);
    await other.shopper.page.goto(CONFIG);
    await expect(other.shopper.page.getByText(/Cambiamos de razón social/)).toBeVisible();
    await other.shopper.button('Adelantar').click();
    const decision = other.shopper.page.getByRole('dialog', { name: 'Adelantar el cambio' });
    await decision.getByRole('textbox', { name: /^Motivo/ }).fill('Lo confirmé por teléfono');
    await decision.getByRole('button', { name: 'Que valga ya' }).click();
    const hers = other.shopper.page.getByRole('dialog', { name: 'Confirma que eres tú' });
    await hers.getByLabel(/^Contraseña/).fill(eva.password);
    await hers.getByRole('button', { name: 'Confirmar' }).click();
    await other.shopper.reads('El nuevo destinatario ya recibe los pagos');

    await shopper.reachesPayment(product);
    await expect(page.getByText(titular).first()).toBeVisible();

    await other.shopper.page.goto('/admin/auditoria?objeto=configuracion:destinatario');
    const log = other.shopper.page.getByRole('main');
    await expect(log.getByText('Lo confirmé por teléfono').first()).toBeVisible();
    await expect(log.getByText('Cambiamos de razón social').first()).toBeVisible();
    await log
      .getByRole('button', { name: /^Ver el cambio: Adelantó/ })
      .first()
      .click();
    await expect(other.shopper.page.getByRole('dialog').getByText(titular)).toBeVisible();
  } finally {
    // Back to the demo's own, for whoever comes next.
    const hers = await api.token(eva);
    const body = { ...actual, telefono: actual.telefono.replace('+58', '0'), motivo: 'Fin de la prueba' };
    await api.done('POST', '/api/auth/confirmar', { token: hers, body: { password: eva.password } });
    const state = await api.call<EstadoDestinatario>('GET', PATH, { token: hers });
    if (state.data.cambio)
      await api.done('PUT', `${PATH}/${state.data.cambio._id}/cancelar`, { token: hers, body: { motivo: 'Fin' } });
    else if (state.data.actual.titular === titular) {
      const asked = await api.done<EstadoDestinatario>('POST', PATH, { token: hers, body });
      await api.done('PUT', `${PATH}/${asked.cambio!._id}/aprobar`, {
        token: await api.confirmedAdmin(),
        body: { motivo: 'Fin de la prueba' },
      });
    }
    await ada.context.close();
    await other.context.close();
  }
});
