import type { ConfigEntry } from '@tuerca/contracts/platform/system/schemas';
import { formatBs, toBolivares } from '@tuerca/contracts/venezuela/dinero';
import { reference, tag } from '../support/people';
import { expect, test } from '../support/test';

// The rate is everybody's: this story runs when no other does (project 'alone').
test('@alone a frozen price outlives a new rate of the day, the next purchase does not', async ({
  shopper,
  page,
  shop,
  client,
  api,
}) => {
  test.setTimeout(120_000);
  const product = await shop.offer({ nombre: `Caja ${tag()}`, precio: 50, stock: 5 });
  const token = await api.confirmedAdmin();
  const { valor } = await api.done<ConfigEntry>('GET', '/api/system/config/tasa_bcv', { token });
  const old = Number(valor);
  const next = Math.round(old * 1.05 * 10_000) / 10_000;
  const setRate = (rate: number) =>
    api.done('PUT', '/api/system/config/tasa_bcv', { token, body: { valor: rate, motivo: 'Tasa del día' } });

  await shopper.signsIn(client);
  await shopper.opens(product);
  await shopper.addsToCart(product);
  await shopper.reachesPayment(product);
  const frozen = formatBs(toBolivares(5000, old));
  await expect(shopper.button(`Registrar pago de ${frozen}`)).toBeVisible();
  try {
    await setRate(next);
    await shopper.paysAndSees({ referencia: reference('39') });
    await expect(page.getByRole('region', { name: 'Datos de la compra' })).toContainText(frozen);
    const [order] = await api.orders(await api.token(client));
    expect(order).toMatchObject({ tasa: old, total: toBolivares(5000, old) / 100, totalUSD: 50 });

    await shopper.opens(product);
    await expect(
      page
        .getByRole('main')
        .getByText(formatBs(toBolivares(5000, next)))
        .first(),
    ).toBeVisible();

    // A jump that looks like a slip of the finger asks before it counts.
    const jump = await api.call('PUT', '/api/system/config/tasa_bcv', {
      token,
      body: { valor: next * 2, motivo: 'Un dedo de más' },
    });
    expect(jump).toMatchObject({ status: 409, code: 'TASA_SALTO' });
  } finally {
    await setRate(old);
  }
});
