import { screen, waitFor, within } from '@testing-library/react';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { CASH_MESSAGES } from '@tuerca/contracts/cart/checkout/cash';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { paymentMethods } from '@tuerca/contracts/payments/payment-methods/endpoints';
import { payments } from '@tuerca/contracts/payments/payments/endpoints';
import { purchaseRoutes } from '@/app/routes-purchase';
import { buildMetodoPago } from '@/test/payment-methods';
import { buildSession, enter } from '@/test/people';
import { buildCarrito, buildCompra, buildCotizacion, buildPago, TIENDA_A } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { patchDraft, readCheckoutDraft } from './draft';

const me = buildSession().user._id;
const table = [...purchaseRoutes, { path: '*', element: <h1>Otra página</h1> }];
const open = (path: string) => renderApp(path, table);

describe('the payment step', () => {
  const withDraft = () =>
    patchDraft(me, { cotizacion: buildCotizacion(), entregas: [{ tiendaId: TIENDA_A._id, tipo: 'retiro' }] });

  beforeEach(() => {
    server.use(
      answer(cart.get, { data: buildCarrito([]) }),
      answer(payments.get, { data: buildPago() }),
      answer(checkout.last, { data: buildCompra() }),
      answer(checkout.usual, { data: { direccion: null, tiendas: [], pago: null } }),
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
      cotizacion: buildCotizacion({ efectivo: { hasta: '2026-11-23T22:00:00.000Z' } }),
      entregas: [{ tiendaId: TIENDA_A._id, tipo: 'retiro' }],
    });
    const sent: unknown[] = [];
    server.use(fail(checkout.placeCash, 'EFECTIVO_NO_DISPONIBLE', { message: 'Puedes tener hasta 2 pedidos' }));
    const { user, address } = open('/checkout/pago');
    const offer = within(await screen.findByRole('region', { name: 'Pagar al retirar' }));
    expect(
      offer.getByText(/te aparta los productos hasta el 23\/11\/2026, 6:00.p\..m\. Los pagas en la tienda/),
    ).toBeInTheDocument();
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
    expect(readCheckoutDraft(me)).toEqual({ ownerId: me, cotizacion: undefined });
  });

  it('offers no payment at the pick-up where the quote has none', async () => {
    enter();
    withDraft();
    open('/checkout/pago');
    expect(await screen.findByRole('button', { name: /Registrar pago/ })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Pagar al retirar' })).not.toBeInTheDocument();
  });

  it('says why it cannot be paid at the pick-up where the store of it takes cash', async () => {
    enter();
    patchDraft(me, {
      cotizacion: buildCotizacion({ sinEfectivo: CASH_MESSAGES.oneStore }),
      entregas: [{ tiendaId: TIENDA_A._id, tipo: 'retiro' }],
    });
    open('/checkout/pago');
    expect(await screen.findByText(CASH_MESSAGES.oneStore)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Apartar y pagar en la tienda' })).not.toBeInTheDocument();
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

  it('is filled in with the latest payer where the page was reloaded before anything was typed', async () => {
    enter();
    withDraft();
    const pago = {
      nombrePagador: 'Ana Rivas',
      telefonoPagador: '+584141234567',
      emailPagador: 'ana@example.com',
      cedulaPagador: 'V-12345678',
      metodoPago: 'pago_movil' as const,
      bancoEmisor: '0134',
    };
    server.use(
      answer(checkout.usual, { data: { direccion: null, tiendas: [], pago } }),
      answer(paymentMethods.list, { data: [] }),
    );
    open('/checkout/pago');
    expect(await screen.findByRole('textbox', { name: /^Nombre/ })).toHaveValue('Ana Rivas');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Banco emisor/ })).toHaveValue('0134 · Banesco'));
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
    const chip = (name: string) => screen.getByRole('button', { name: `${name} · +58 4141234567` });
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
    expect(await screen.findByRole('button', { name: 'Mercantil · +58 4141234567' })).toBeInTheDocument();
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
    expect(await chosen.findAllByRole('listitem')).toHaveLength(2);
    await user.upload(field, [picture('tres.png'), picture('cuatro.png')]);
    expect(await screen.findByText('Puedes adjuntar hasta 3 capturas')).toBeInTheDocument();
    await user.click(chosen.getByRole('button', { name: 'Quitar uno.png' }));
    expect(chosen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['dos.png']);
  });

  it('copies all data of the recipient at once, the amount as bank apps take it, and leads back to the delivery', async () => {
    enter();
    withDraft();
    const { user } = open('/checkout/pago');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
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
});
