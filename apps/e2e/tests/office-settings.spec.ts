import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import type { ConfigEntry } from '@tuerca/contracts/platform/system/schemas';
import { formatBs, toBolivares } from '@tuerca/contracts/venezuela/dinero';
import { PASSWORD, tag } from '../support/people';
import { buyDelivered, openStore, sell } from '../support/stores';
import { anotherDevice, expect, test } from '../support/test';

const CONFIG = '/admin/configuracion/sistema';
const KEPT = ['tasa_bcv', 'envio_local_usd', 'comision_taller', 'notificaciones_correo'];

// The configuration is everybody's: this story runs when no other does (project 'alone').
test('@alone tariffs, commissions and notices are set in the configuration, and buyers, history and mails follow', async ({
  shopper,
  page,
  api,
  client,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const word = tag();
  const admin = await api.confirmedAdmin();
  const entry = (name: string) => api.done<ConfigEntry>('GET', `/api/system/config/${name}`, { token: admin });
  const before = await Promise.all(KEPT.map(entry));
  const rate = Number(before[0]!.valor);
  const product = await sell(api, await openStore(api, `Frenos ${word}`), { nombre: `Pastillas ${word}` });
  const elena = await api.newAdmin(`Elena ${word}`);
  const dialog = page.getByRole('dialog');
  const saves = async (button = 'Guardar') => {
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await shopper.reads(SYSTEM_MESSAGES.saved);
    await expect(dialog).toHaveCount(0);
  };
  const buyer = await anotherDevice(browser, { baseURL });
  const mailsAbout = async (subject: RegExp) => {
    const inbox = await api.done<{ to: string; subject: string }[]>('GET', '/api/dev/correo');
    return inbox.filter((mail) => mail.to === client.email && subject.test(mail.subject)).length;
  };

  try {
    await test.step('a delivery that costs more is what the buyer is asked', async () => {
      await shopper.signsIn(elena);
      await page.goto(CONFIG);
      await shopper.button('Editar Delivery local').click();
      await dialog.getByLabel(/^Delivery local/).fill('4,5');
      await saves();
      await buyer.shopper.signsIn(client);
      await buyer.shopper.opens(product);
      await buyer.shopper.addsToCart(product);
      await buyer.shopper.checksOut();
      await buyer.shopper.chooses(product.tienda, 'Delivery');
      const total = buyer.shopper.page.getByRole('region', { name: 'Total con envío' });
      await expect(total.getByText(formatBs(toBolivares(450, rate))).first()).toBeVisible();
    });

    const next = Math.round(rate * 1.02 * 10_000) / 10_000;
    await test.step('a rate that jumps is asked about; the right one is what every page says', async () => {
      const typed = (value: number) => String(value).replace('.', ',');
      await shopper.button('Cambiar tasa').click();
      await dialog.getByRole('textbox', { name: /^Bolívares por dólar/ }).fill(typed(Math.round(rate * 2)));
      await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Tasa del día');
      await dialog.getByRole('button', { name: 'Guardar tasa' }).click();
      const question = page.getByRole('dialog', { name: 'Confirma que eres tú' });
      await question.getByLabel(/^Contraseña/).fill(PASSWORD);
      await question.getByRole('button', { name: 'Confirmar' }).click();
      const jump = page.getByRole('dialog', { name: /^La tasa cambia/ });
      await jump.getByRole('button', { name: 'Revisar' }).click();
      await dialog.getByRole('textbox', { name: /^Bolívares por dólar/ }).fill(typed(next));
      await saves('Guardar tasa');
      await buyer.shopper.opens(product);
      await expect(
        buyer.shopper.page
          .getByRole('main')
          .getByText(formatBs(toBolivares(2000, next)))
          .first(),
      ).toBeVisible();
      await shopper.button('Historial de la tasa').click();
      await expect(dialog.getByText(new RegExp(`^${elena.nombre}`)).first()).toBeVisible();
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
    });

    await test.step('a commission changes with its reason, which its history keeps', async () => {
      await page.getByRole('tab', { name: 'Comisiones' }).click();
      await expect(page).toHaveURL(`${CONFIG}?categoria=comisiones`);
      await shopper.button('Editar Comisión de talleres').click();
      await dialog.getByLabel(/^Comisión de talleres/).fill('11');
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await shopper.isTold(SYSTEM_MESSAGES.reasonMissing);
      await dialog.getByRole('textbox', { name: /^Motivo/ }).fill(`Acuerdo ${word}`);
      await saves();
      await shopper.button('Historial de Comisión de talleres').click();
      await expect(dialog.getByText(new RegExp(`Acuerdo ${word}`)).first()).toBeVisible();
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
      await page.getByRole('link', { name: 'Excepciones por tienda' }).click();
      await expect(page).toHaveURL('/admin/comisiones');
      await expect(page.getByRole('main').getByText('11 %').first()).toBeVisible();
    });

    await test.step('with mails switched off a paid order is told on screen alone', async () => {
      await page.goto(`${CONFIG}?categoria=notificaciones`);
      await shopper.button('Editar Avisos por correo').click();
      await dialog.getByRole('switch', { name: 'Avisos por correo' }).uncheck();
      await saves();
      await buyDelivered(api, client, product);
      await shopper.button('Editar Avisos por correo').click();
      await dialog.getByRole('switch', { name: 'Avisos por correo' }).check();
      await saves();
      await buyDelivered(api, client, product);
      await expect.poll(() => mailsAbout(/pago/i)).toBe(1);
    });
  } finally {
    await buyer.context.close();
    const token = await api.confirmedAdmin();
    for (const [i, name] of KEPT.entries())
      await api.done('PUT', `/api/system/config/${name}`, {
        token,
        body: { valor: before[i]!.valor, motivo: 'Fin de la prueba', confirmar: true },
      });
  }
});
