import { readFileSync } from 'node:fs';
import { pdfPages } from '@tuerca/fixtures/pdf-text';
import { expectAccessible } from '../support/axe';
import { fits } from '../support/layout';
import { tag } from '../support/people';
import { settled } from '../support/screens';
import { buyDelivered, openStore, sell } from '../support/stores';
import { expect, test } from '../support/test';

const ORDERS = 40;

test('@phone a shopkeeper prints the labels of forty orders and prepares them all on a phone', async ({
  shopper,
  page,
  api,
  client,
  shop,
}) => {
  const store = await openStore(api, `Repuestos ${tag()}`);
  const pads = await sell(api, store, { nombre: `Pastillas delanteras ${tag()}`, precio: 24, stock: 60 });
  const { numero } = await buyDelivered(api, client, pads);
  await shop.boughtAgain(numero, ORDERS - 1);

  await test.step('they wait, the most urgent first', async () => {
    await shopper.signsIn(store.person);
    await page.goto('/tienda/hoy');
    await expect(shopper.heading('Hoy')).toBeVisible();
    await expect(page.getByRole('heading', { name: `Por preparar (${ORDERS})` })).toBeVisible();
    await settled(shopper);
    await fits(page);
    await expectAccessible(page, 'hoy');
  });

  await test.step('all are chosen with one press, their labels and the list of what to fetch are saved', async () => {
    await shopper.button('Elegir todo: Por preparar').click();
    await expect(page.getByRole('group', { name: 'Selección' })).toContainText(`${ORDERS} seleccionados`);
    await fits(page);
    const saved = async (button: string) => {
      const file = await shopper.downloads(shopper.button(button));
      return pdfPages(readFileSync(await file.path()));
    };
    const labels = await saved('Imprimir etiquetas');
    expect(labels).toHaveLength(ORDERS / 4);
    expect(labels.join('\n')).toContain(`${numero}-39`);
    expect((await saved('Lista de preparación')).join('\n')).toContain(pads.nombre);
  });

  await test.step('one press prepares them, and they wait to be sent', async () => {
    await shopper.button(`Preparar ${ORDERS}`).click();
    await shopper.reads(`${ORDERS} pedidos en preparación`);
    await expect(page.getByRole('heading', { name: `Por enviar (${ORDERS})` })).toBeVisible();
    await expect(page.getByText('No hay pedidos por preparar.')).toBeVisible();
    await settled(shopper);
    await fits(page);
  });
});
