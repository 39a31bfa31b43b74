import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import type { NuevoPago } from '@tuerca/contracts/cart/checkout/purchase';
import { payments } from '@tuerca/contracts/payments/payments/endpoints';
import { purchaseRoutes } from '@/app/routes-purchase';
import { buildSession, enter } from '@/test/people';
import { buildCarrito, buildCompra, buildCotizacion, buildPago, TIENDA_A } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, fail, server, unreachable } from '@/test/server';
import { patchDraft, readCheckoutDraft } from './draft';

const me = buildSession().user._id;
const table = [...purchaseRoutes, { path: '*', element: <h1>Otra página</h1> }];
const open = (path: string) => renderApp(path, table);

describe('registering the payment', () => {
  type Sent = { body: NuevoPago; key: string | null };
  const withDraft = () =>
    patchDraft(me, { cotizacion: buildCotizacion(), entregas: [{ tiendaId: TIENDA_A._id, tipo: 'retiro' }] });
  type User = ReturnType<typeof open>['user'];
  const pay = async (
    user: User,
    referencia = '123456',
    press: (button: HTMLElement) => Promise<void> | void = (button) => user.click(button),
  ) => {
    const banco = await screen.findByRole('combobox', { name: /Banco emisor/ });
    if (!(banco as HTMLInputElement).value) {
      await user.click(banco);
      await user.paste('banco de venezuela');
      await user.click(await screen.findByRole('option', { name: '0102 · Banco de Venezuela' }));
    }
    const field = screen.getByRole('textbox', { name: /Número de referencia/ });
    await user.clear(field);
    await user.paste(referencia);
    await press(screen.getByRole('button', { name: /Registrar pago/ }));
  };
  const spyPay = (sent: Sent[], reply: (n: number) => Response | undefined = () => undefined) =>
    answer(checkout.place, ({ request, body }) => {
      sent.push({ body: body as NuevoPago, key: request.headers.get('Idempotency-Key') });
      return reply(sent.length) ?? { data: buildCompra() };
    });

  beforeEach(() => {
    server.use(
      answer(cart.get, { data: buildCarrito([]) }),
      answer(payments.get, { data: buildPago() }),
      answer(checkout.last, { data: buildCompra() }),
    );
  });

  it('registers the payment once, though it is pressed twice, and shows the confirmation', async () => {
    enter();
    withDraft();
    const sent: Sent[] = [];
    server.use(spyPay(sent));
    const { user, address } = open('/checkout/pago');
    expect(await screen.findByText('0414-0000001')).toBeInTheDocument();
    // The second press comes before anything that the first one started can have answered.
    await pay(user, '123456', (button) => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await waitFor(() => expect(address()).toBe('/checkout/confirmacion'));
    expect(await screen.findByText('Pago registrado con éxito')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]!.body).toMatchObject({
      metodoPago: 'pago_movil',
      telefonoPagador: '+584141234567',
      tipoDocumentoPagador: 'V',
      cedulaPagador: '12345678',
      bancoEmisor: '0102',
      bancoReceptor: '0174',
      referencia: '123456',
      monto: 2001,
      total: 2001,
      cotizacion: 'cotizacion-1',
      items: [{ cantidad: 2, precioUnitario: 1000.5 }],
    });
    expect(readCheckoutDraft(me).cotizacion).toBeUndefined();
  });

  it.each([
    ['the total changed', 'TOTAL_CAMBIO'],
    ['its rate was withdrawn', 'TASA_RETIRADA'],
  ] as const)(
    'shows old and new figures when %s, keeps what was typed, and buys at the accepted total',
    async (_, code) => {
      enter();
      withDraft();
      const sent: Sent[] = [];
      const tiendas = buildCotizacion().tiendas.map((tienda) => ({
        ...tienda,
        items: tienda.items.map((item) => ({ ...item, precioUnitario: 1100, subtotal: 2200 })),
      }));
      const fresh = buildCotizacion({ token: 'cotizacion-2', total: 2200, subtotal: 2200, tiendas });
      server.use(spyPay(sent, (n) => (n === 1 ? errorResponse(code, { data: fresh }) : undefined)));
      const { user, address } = open('/checkout/pago');
      await pay(user, '998877');
      const dialog = await screen.findByRole('dialog', { name: 'El total cambió' });
      expect(within(dialog).getAllByText('Bs. 2.001,00')).toHaveLength(2);
      expect(within(dialog).getAllByText('Bs. 2.200,00')).toHaveLength(2);
      await user.click(within(dialog).getByRole('button', { name: 'Aceptar el nuevo total' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByRole('textbox', { name: /Número de referencia/ })).toHaveValue('998877');
      await user.click(screen.getByRole('button', { name: 'Registrar pago de Bs.\u00A02.200,00' }));
      await waitFor(() => expect(address()).toBe('/checkout/confirmacion'));
      expect(sent[1]!.body).toMatchObject({ total: 2200, cotizacion: 'cotizacion-2', referencia: '998877' });
      expect(sent[1]!.key).not.toBe(sent[0]!.key);
    },
  );

  it('asks for a new quote when the old one has ended', async () => {
    enter();
    patchDraft(me, {
      cotizacion: buildCotizacion({ expira: new Date(Date.now() - 1000).toISOString() }),
      entregas: [{ tiendaId: TIENDA_A._id, tipo: 'retiro' }],
    });
    server.use(answer(checkout.quote, { data: buildCotizacion({ token: 'otra', total: 2100 }) }));
    const { user } = open('/checkout/pago');
    await user.click(await screen.findByRole('button', { name: 'Actualizar el total' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'El total cambió' })).getByRole('button', {
        name: 'Aceptar el nuevo total',
      }),
    );
    expect(await screen.findByRole('button', { name: 'Registrar pago de Bs.\u00A02.100,00' })).toBeEnabled();
  });

  it('sells at no price that runs out meanwhile, and says when the renewed total is the same', async () => {
    enter();
    patchDraft(me, {
      cotizacion: buildCotizacion({ expira: new Date(Date.now() + 1500).toISOString() }),
      entregas: [{ tiendaId: TIENDA_A._id, tipo: 'retiro' }],
    });
    server.use(answer(checkout.quote, { data: buildCotizacion({ token: 'otra' }) }));
    const { user } = open('/checkout/pago');
    const field = await screen.findByRole('textbox', { name: /Número de referencia/ });
    await user.type(field, '27182818');
    expect(
      await screen.findByText('El precio que guardamos venció. Revisa el total actualizado y continúa.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Registrar pago/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actualizar el total' }));
    expect(await screen.findByText(/^Renovamos el precio y el total sigue igual\./)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Registrar pago de Bs.\u00A02.001,00' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: /Número de referencia/ })).toHaveValue('27182818');
  });

  it('sends the same key after a lost answer, also after a reload, and another one when the data change', async () => {
    enter();
    withDraft();
    const sent: Sent[] = [];
    server.use(spyPay(sent, () => Response.error()));
    const { user, unmount } = open('/checkout/pago');
    await pay(user);
    expect(await screen.findByText(/No repitas el pago en tu banco/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    unmount();
    const again = open('/checkout/pago');
    expect(await screen.findByRole('textbox', { name: /Número de referencia/ })).toHaveValue('123456');
    await again.user.click(screen.getByRole('button', { name: /Registrar pago/ }));
    await waitFor(() => expect(sent).toHaveLength(3));
    await screen.findByText(/No repitas el pago en tu banco/);
    await pay(again.user, '654321');
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(new Set(sent.slice(0, 3).map(({ key }) => key)).size).toBe(1);
    expect(sent[3]!.key).not.toBe(sent[0]!.key);
  });

  it('puts a used reference beside its field', async () => {
    enter();
    withDraft();
    server.use(fail(checkout.place, 'REFERENCIA_USADA'));
    const { user } = open('/checkout/pago');
    await pay(user);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Número de referencia/ })).toHaveAccessibleDescription(
        'Esta referencia de pago ya fue registrada.',
      ),
    );
    expect(screen.getByRole('textbox', { name: /Número de referencia/ })).toHaveFocus();
  });

  it.each([
    ['PRODUCTO_AGOTADO', 'Ir al carrito'],
    ['PAGOS_ABIERTOS', 'Ver mis compras'],
  ] as const)('says what to do after %s', async (code, link) => {
    enter();
    withDraft();
    server.use(fail(checkout.place, code));
    const { user } = open('/checkout/pago');
    await pay(user);
    expect(await screen.findByRole('link', { name: link })).toBeInTheDocument();
  });

  it('keeps the draft when the session ends on the way', async () => {
    enter();
    withDraft();
    server.use(fail(checkout.place, 'SESION_VENCIDA'), unreachable(payments.get));
    const { auth } = await import('@tuerca/contracts/auth/auth/endpoints');
    server.use(fail(auth.refresh, 'SESION_VENCIDA'));
    const { user, address } = open('/checkout/pago');
    await pay(user, '445566');
    await waitFor(() => expect(address()).toBe('/'));
    expect(readCheckoutDraft(me)).toMatchObject({
      pago: { referencia: '445566' },
      cotizacion: { token: 'cotizacion-1' },
    });
  });
});
