import { screen, waitFor, within } from '@testing-library/react';
import { cart } from '@tuerca/contracts/cart/endpoints';
import { checkout } from '@tuerca/contracts/checkout/endpoints';
import type { NuevoPago } from '@tuerca/contracts/checkout/purchase';
import { paymentMethods } from '@tuerca/contracts/payment-methods/endpoints';
import { payments } from '@tuerca/contracts/payments/endpoints';
import { purchaseRoutes } from '../../app/routes-purchase';
import { buildCarrito, buildCompra, buildCotizacion, buildPago, TIENDA_A } from '../../test/purchase';
import { enter, buildSession } from '../../test/people';
import { buildMetodoPago } from '../../test/payment-methods';
import { renderApp } from '../../test/render-app';
import { answer, errorResponse, fail, server, unreachable } from '../../test/server';
import { patchDraft, readDraft } from './draft';

const me = buildSession().user._id;
const table = [...purchaseRoutes, { path: '*', element: <h1>Otra página</h1> }];
const open = (path: string) => renderApp(path, table);

describe('the payment step', () => {
  type Sent = { body: NuevoPago; key: string | null };
  const withDraft = () =>
    patchDraft(me, { cotizacion: buildCotizacion(), entregas: [{ tiendaId: TIENDA_A._id, tipo: 'retiro' }] });
  const pay = async (user: ReturnType<typeof open>['user'], referencia = '123456') => {
    const banco = await screen.findByRole('combobox', { name: /Banco emisor/ });
    if (!(banco as HTMLInputElement).value) {
      await user.click(banco);
      await user.paste('banco de venezuela');
      await user.click(await screen.findByRole('option', { name: '0102 · Banco de Venezuela' }));
    }
    const field = screen.getByRole('textbox', { name: /Número de referencia/ });
    await user.clear(field);
    await user.paste(referencia);
    await user.click(screen.getByRole('button', { name: /Registrar pago/ }));
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

  it('asks visitors to sign in, and stores to stay away', async () => {
    const visitor = open('/checkout/pago');
    await waitFor(() => expect(visitor.address()).toBe('/iniciar-sesion?volver=%2Fcheckout%2Fpago'));
    expect(await screen.findByText('Debes iniciar sesión para acceder al pago')).toBeInTheDocument();
    visitor.unmount();
    enter('store');
    const store = open('/checkout/pago');
    await waitFor(() => expect(store.address()).toBe('/'));
    expect(await screen.findByText('Solo los clientes pueden realizar pagos')).toBeInTheDocument();
  });

  it('leads back to the cart without a quote', async () => {
    enter();
    const { address } = open('/checkout/pago');
    await waitFor(() => expect(address()).toBe('/carrito'));
    expect(await screen.findByText('No se pudo obtener información del carrito')).toBeInTheDocument();
  });

  it('lets pay at the pick-up where the quote allows it, once, and says why when it may not be', async () => {
    enter();
    patchDraft(me, {
      cotizacion: buildCotizacion({ efectivo: { horas: 24 } }),
      entregas: [{ tiendaId: TIENDA_A._id, tipo: 'retiro' }],
    });
    const sent: unknown[] = [];
    server.use(fail(checkout.placeCash, 'EFECTIVO_NO_DISPONIBLE', { message: 'Puedes tener hasta 2 pedidos' }));
    const { user, address } = open('/checkout/pago');
    const offer = within(await screen.findByRole('region', { name: 'Pagar al retirar' }));
    expect(offer.getByText(/te aparta los productos por 24 horas/)).toBeInTheDocument();
    const reserve = () => user.click(offer.getByRole('button', { name: 'Apartar y pagar en la tienda' }));
    await reserve();
    expect(await offer.findByText(/Puedes tener hasta 2 pedidos/)).toBeInTheDocument();
    server.use(
      answer(checkout.placeCash, ({ body }) => {
        sent.push(body);
        return { data: buildCompra({ metodoPago: 'efectivo', estadoPago: 'pendiente' }) };
      }),
    );
    await reserve();
    await waitFor(() => expect(address()).toBe('/checkout/confirmacion'));
    expect(sent).toEqual([
      {
        metodoPago: 'efectivo',
        cotizacion: 'cotizacion-1',
        monto: 2001,
        total: 2001,
        items: [
          { productoId: buildCotizacion().tiendas[0]!.items[0]!.productoId, cantidad: 2, precioUnitario: 1000.5 },
        ],
      },
    ]);
    expect(readDraft(me)).toEqual({ ownerId: me, cotizacion: undefined });
  });

  it('offers no payment at the pick-up where the quote has none', async () => {
    enter();
    withDraft();
    open('/checkout/pago');
    expect(await screen.findByRole('button', { name: /Registrar pago/ })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Pagar al retirar' })).not.toBeInTheDocument();
  });

  it('names what is missing, in order, and puts the focus on the first', async () => {
    enter();
    withDraft();
    const { user } = open('/checkout/pago');
    await user.clear(await screen.findByRole('textbox', { name: /^Nombre/ }));
    await user.clear(screen.getByRole('textbox', { name: /^Teléfono/ }));
    await user.clear(screen.getByRole('textbox', { name: /^Email/ }));
    await user.clear(screen.getByRole('textbox', { name: /^Cédula/ }));
    await user.click(screen.getByRole('button', { name: /Registrar pago/ }));
    const list = within(await screen.findByText('Te falta corregir 6 datos').then((title) => title.parentElement!));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'El nombre es obligatorio',
      'El teléfono es obligatorio',
      'El email es obligatorio',
      'La cédula es obligatoria',
      'Selecciona el banco emisor',
      'Ingresa el número de referencia del pago móvil',
    ]);
    expect(screen.getByRole('textbox', { name: /^Nombre/ })).toHaveFocus();
  });

  it('is filled in with the default of the saved methods, and with another by one tap, but never over what was typed', async () => {
    enter();
    withDraft();
    const usual = buildMetodoPago({ nombrePersona: 'Ana Rivas', predeterminado: true });
    const second = buildMetodoPago({ nombreBanco: 'Mercantil', codigoBanco: '0105', nombrePersona: 'Luis Rivas' });
    server.use(answer(paymentMethods.list, { data: [usual, second] }));
    const first = open('/checkout/pago');
    const holder = () => screen.getByRole('textbox', { name: /^Nombre/ });
    const bank = () => screen.getByRole('combobox', { name: /Banco emisor/ });
    const chip = (name: string) => screen.getByRole('button', { name: `${name} · 0414-1234567` });
    expect(await screen.findByRole('group', { name: 'Tus métodos guardados' })).toBeInTheDocument();
    await waitFor(() => expect(holder()).toHaveValue('Ana Rivas'));
    await waitFor(() => expect(bank()).toHaveValue('0134 · Banesco'));
    expect(chip('Banesco')).toHaveAttribute('aria-pressed', 'true');
    await first.user.click(chip('Mercantil'));
    expect(holder()).toHaveValue('Luis Rivas');
    expect(bank()).toHaveValue('0105 · Mercantil');
    expect(chip('Banesco')).toHaveAttribute('aria-pressed', 'false');
    await first.user.type(holder(), ' hijo');
    first.unmount();
    // Come back: what was typed stands, the default does not take its place.
    open('/checkout/pago');
    expect(await screen.findByRole('button', { name: 'Mercantil · 0414-1234567' })).toBeInTheDocument();
    expect(holder()).toHaveValue('Luis Rivas hijo');
  });

  it('takes pictures of the payment along, three at most, each with its way out', async () => {
    enter();
    withDraft();
    let made = 0;
    Object.assign(URL, { createObjectURL: () => `blob:${++made}`, revokeObjectURL: () => {} });
    const { user } = open('/checkout/pago');
    const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
    const field = await screen.findByLabelText('Capturas del pago');
    const chosen = within(screen.getByRole('group', { name: 'Captura del pago' }));
    await user.upload(field, [picture('uno.png'), picture('dos.png')]);
    expect(chosen.getAllByRole('listitem')).toHaveLength(2);
    await user.upload(field, [picture('tres.png'), picture('cuatro.png')]);
    expect(await screen.findByText('Puedes adjuntar hasta 3 capturas')).toBeInTheDocument();
    await user.click(chosen.getByRole('button', { name: 'Quitar uno.png' }));
    expect(chosen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['dos.png']);
  });

  it('copies all data of the recipient at once, the amount as bank apps take it, and leads back to the delivery', async () => {
    enter();
    withDraft();
    const { user } = open('/checkout/pago');
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copiar todos los datos' }));
    const amount = (Math.round(buildCotizacion().total * 100) / 100).toFixed(2).replace('.', ',');
    expect(write.mock.calls[0]![0].split('\n')).toEqual([
      'Banco: 0174 Banplus',
      'Teléfono: 04140000001',
      'RIF: J999000015',
      'Titular: Tuerca Mercado, C.A.',
      `Monto: ${amount}`,
    ]);
    const steps = screen.getByRole('list', { name: 'Pasos de la compra' });
    expect(within(steps).getByRole('link', { name: 'Entrega' })).toHaveAttribute('href', '/checkout');
  });

  it('registers the payment once, though it is pressed twice, and shows the confirmation', async () => {
    enter();
    withDraft();
    const sent: Sent[] = [];
    server.use(spyPay(sent));
    const { user, address } = open('/checkout/pago');
    expect(await screen.findByText('0414-0000001')).toBeInTheDocument();
    await pay(user);
    await user.click(screen.queryByRole('button', { name: /Registrar pago/ }) ?? document.body);
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
    expect(readDraft(me).cotizacion).toBeUndefined();
  });

  it('shows old and new figures when the total changed, keeps what was typed, and buys at the accepted total', async () => {
    enter();
    withDraft();
    const sent: Sent[] = [];
    const tiendas = buildCotizacion().tiendas.map((tienda) => ({
      ...tienda,
      items: tienda.items.map((item) => ({ ...item, precioUnitario: 1100, subtotal: 2200 })),
    }));
    const fresh = buildCotizacion({ token: 'cotizacion-2', total: 2200, subtotal: 2200, tiendas });
    server.use(spyPay(sent, (n) => (n === 1 ? errorResponse('TOTAL_CAMBIO', { data: fresh }) : undefined)));
    const { user, address } = open('/checkout/pago');
    await pay(user, '998877');
    const dialog = await screen.findByRole('dialog', { name: 'El total cambió' });
    expect(within(dialog).getAllByText('Bs. 2.001,00')).toHaveLength(2);
    expect(within(dialog).getAllByText('Bs. 2.200,00')).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: 'Aceptar el nuevo total' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: /Número de referencia/ })).toHaveValue('998877');
    await user.click(screen.getByRole('button', { name: 'Registrar pago de Bs. 2.200,00' }));
    await waitFor(() => expect(address()).toBe('/checkout/confirmacion'));
    expect(sent[1]!.body).toMatchObject({ total: 2200, cotizacion: 'cotizacion-2', referencia: '998877' });
    expect(sent[1]!.key).not.toBe(sent[0]!.key);
  });

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
    expect(await screen.findByRole('button', { name: 'Registrar pago de Bs. 2.100,00' })).toBeEnabled();
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
    const { auth } = await import('@tuerca/contracts/auth/endpoints');
    server.use(fail(auth.refresh, 'SESION_VENCIDA'));
    const { user, address } = open('/checkout/pago');
    await pay(user, '445566');
    await waitFor(() => expect(address()).toBe('/'));
    expect(readDraft(me)).toMatchObject({ pago: { referencia: '445566' }, cotizacion: { token: 'cotizacion-1' } });
  });
});
