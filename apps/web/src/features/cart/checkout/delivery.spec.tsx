import { screen, waitFor, within } from '@testing-library/react';
import { StoreDelivery } from '@tuerca/contracts/auth/stores/delivery';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { purchaseRoutes } from '@/app/routes-purchase';
import { enter } from '@/test/people';
import { buildCarrito, buildCotizacion, buildOptions, TIENDA_A, TIENDA_B } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, fail, server } from '@/test/server';
import { publicConfig } from '@/test/system';

const table = [...purchaseRoutes, { path: '*', element: <h1>Otra página</h1> }];
const open = (path: string) => renderApp(path, table);
const spyQuote = (bodies: unknown[]) =>
  answer(checkout.quote, ({ body }) => {
    bodies.push(body);
    return { data: buildCotizacion() };
  });

describe('the delivery step', () => {
  beforeEach(() => {
    enter();
    server.use(
      answer(cart.get, { data: buildCarrito() }),
      answer(checkout.options, { data: buildOptions() }),
      answer(checkout.usual, { data: null }),
      answer(system.public, { data: publicConfig() }),
    );
  });

  it('asks for a choice per store and for the street', async () => {
    const { user } = open('/checkout');
    await user.click(await screen.findByRole('button', { name: 'Continuar al pago' }));
    expect((await screen.findAllByText('Elige entre delivery y retiro en tienda')).length).toBeGreaterThanOrEqual(2);
    await user.click(
      within(screen.getByRole('region', { name: TIENDA_A.nombreTienda })).getByRole('radio', { name: /Delivery/ }),
    );
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    expect((await screen.findAllByText('Escribe la calle o avenida')).length).toBeGreaterThan(0);
  });

  it.each([
    [1, 'with its condition', /Puedes pagar al retirar, hasta Ref\. \$ 60,00\./],
    [2, 'not', null],
  ])('with %i stores promises %s that it can be paid at the pick-up', async (stores, _, words) => {
    const efectivo = { activo: true, maximoUSD: 60, horas: 24 };
    const options = buildOptions().map((one) => ({ ...one, entrega: { ...one.entrega, efectivo } }));
    server.use(answer(checkout.options, { data: options.slice(0, stores) }));
    open('/checkout');
    const card = await screen.findByRole('region', { name: TIENDA_A.nombreTienda });
    if (words) expect(card).toHaveTextContent(words);
    else expect(card).not.toHaveTextContent('Puedes pagar al retirar');
  });

  it('of a second purchase is one press, and its payment one reference', async () => {
    const bodies: { entregas: unknown[] }[] = [];
    const dias = { desde: 1, hasta: 3 };
    const servicios = [
      { courier: 'mrw', destino: 'oficina', costoUSD: null, dias },
      { courier: 'zoom', destino: 'puerta', costoUSD: 4, dias },
    ];
    const entrega = StoreDelivery.parse({ tarifa: 'propia', retiro: false, zonas: [], servicios });
    const [known, other] = buildOptions();
    const direccion = {
      ...{ nombre: 'Ana Rojas', telefono: '+584161112233', calle: 'Av. 5 de Julio', numero: '12' },
      ...{ ciudad: 'Maracaibo', estado: 'Zulia', codigoPostal: '4001', pais: 'Venezuela' },
    };
    const forma = { via: 'zoom', destino: 'puerta', oficina: null } as const;
    server.use(
      answer(checkout.options, { data: [{ ...known!, entrega }, other!] }),
      answer(checkout.usual, {
        data: {
          direccion,
          tiendas: [{ tiendaId: TIENDA_A._id, tipoEntrega: 'delivery', forma }],
          pago: {
            ...{ nombrePagador: 'Ana Rojas', telefonoPagador: '+584161112233', emailPagador: 'ana@correo.ve' },
            ...{ cedulaPagador: 'V-7654321', metodoPago: 'transferencia', bancoEmisor: '0105' },
          },
        },
      }),
      spyQuote(bodies as unknown[]),
    );
    const { user, address } = open('/checkout');
    await user.click(await screen.findByRole('button', { name: 'Continuar al pago' }));
    await waitFor(() => expect(address()).toBe('/checkout/pago'));
    // As the last time; of a store that she did not know, its first way.
    expect(bodies[0]!.entregas).toMatchObject([
      { tiendaId: TIENDA_A._id, tipo: 'delivery', via: 'zoom', destino: 'puerta', direccion },
      { tiendaId: TIENDA_B._id, tipo: 'delivery', direccion },
    ]);
    expect(await screen.findByRole('combobox', { name: /Banco emisor/ })).toHaveValue('0105 · Mercantil');
    expect(screen.getByRole('radio', { name: /Transferencia/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Número de referencia/ })).toHaveValue('');
  });

  it('turns choices into a quote and leads to the payment; a pick-up needs no address', async () => {
    const bodies: unknown[] = [];
    server.use(spyQuote(bodies));
    const { user, address } = open('/checkout');
    const a = await screen.findByRole('region', { name: TIENDA_A.nombreTienda });
    expect(within(a).getByText('Bs. 735,30')).toBeInTheDocument();
    await user.click(within(a).getByRole('radio', { name: /Delivery/ }));
    await user.click(
      within(screen.getByRole('region', { name: TIENDA_B.nombreTienda })).getByRole('radio', { name: /Retiro/ }),
    );
    // Bs. 2.001,00 of products and 735,30 of delivery.
    const total = screen.getByRole('region', { name: 'Total con envío' });
    expect(within(total).getByText('Bs. 2.736,30')).toBeInTheDocument();
    await user.click(screen.getByRole('textbox', { name: /Calle o avenida/ }));
    await user.paste('Av. Libertador');
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    await waitFor(() => expect(address()).toBe('/checkout/pago'));
    expect(bodies).toEqual([
      {
        entregas: [
          {
            tiendaId: TIENDA_A._id,
            tipo: 'delivery',
            direccion: {
              nombre: 'María Pérez',
              telefono: '+584141234567',
              estado: 'Distrito Capital',
              ciudad: 'Caracas',
              codigoPostal: '1010',
              pais: 'Venezuela',
              calle: 'Av. Libertador',
            },
          },
          { tiendaId: TIENDA_B._id, tipo: 'retiro' },
        ],
        instalacion: null,
      },
    ]);
  });

  it("offers a store's own ways to the address, and sends the one that was chosen", async () => {
    const dias = { desde: 1, hasta: 3 };
    const entrega = StoreDelivery.parse({
      tarifa: 'propia',
      retiro: false,
      zonas: [{ estado: 'Zulia', ciudad: null, costoUSD: 2, dias }],
      servicios: [
        { courier: 'mrw', destino: 'oficina', costoUSD: null, dias },
        { courier: 'zoom', destino: 'puerta', costoUSD: 4, dias },
      ],
    });
    const bodies: { entregas: unknown[] }[] = [];
    server.use(answer(checkout.options, { data: [{ ...buildOptions()[0]!, entrega }] }), spyQuote(bodies as unknown[]));
    const { user } = open('/checkout');
    const shop = within(await screen.findByRole('region', { name: TIENDA_A.nombreTienda }));
    // Not to Caracas by itself; and nobody picks anything up.
    expect(shop.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual([
      'delivery',
      'delivery/zoom/puerta',
    ]);
    const office = shop.getByRole('radio', { name: /MRW, retiro en su oficina.*Llega.*Pagas al recibir/ });
    const door = shop.getByRole('radio', { name: /Zoom, a tu puerta/ });
    await user.click(office);
    const total = within(screen.getByRole('region', { name: 'Total con envío' }));
    expect(total.getByText('Pagas al recibir')).toBeInTheDocument();
    await user.click(door);
    expect(total.getByText('Bs. 980,40')).toBeInTheDocument();
    await user.click(screen.getByRole('textbox', { name: /Calle o avenida/ }));
    await user.paste('Av. Libertador');
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    await waitFor(() =>
      expect(bodies).toMatchObject([{ entregas: [{ tipo: 'delivery', via: 'zoom', destino: 'puerta' }] }]),
    );
  });

  it('asks in which office a parcel is picked up, of the city or else of the state, and goes on where there is none', async () => {
    const dias = { desde: 1, hasta: 3 };
    const toOffice = (courier: string) => ({ courier, destino: 'oficina', costoUSD: null, dias });
    const entrega = StoreDelivery.parse({
      tarifa: 'propia',
      servicios: [toOffice('mrw'), toOffice('tealca'), toOffice('domesa')],
    });
    const office = (courier: 'mrw' | 'tealca', ciudad: string) => ({
      ...{ id: `${courier}.${ciudad}`, courier, nombre: `${ciudad} Centro`, telefono: null, horario: 'De 8 a 4' },
      ...{ estado: 'Distrito Capital', ciudad, direccion: 'Calle 1, local 2' },
    });
    const bodies: { entregas: unknown[] }[] = [];
    server.use(
      answer(checkout.options, { data: [{ ...buildOptions()[0]!, entrega }] }),
      answer(checkout.offices, { data: [office('mrw', 'Caracas'), office('tealca', 'El Junquito')] }),
      spyQuote(bodies as unknown[]),
    );
    const { user } = open('/checkout');
    const shop = within(await screen.findByRole('region', { name: TIENDA_A.nombreTienda }));
    const goOn = () => user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    await user.click(screen.getByRole('radio', { name: /Domesa/ }));
    expect(await shop.findByText(/Todavía no tenemos las oficinas de Domesa en Distrito Capital/)).toBeInTheDocument();
    await user.click(shop.getByRole('radio', { name: /Tealca/ }));
    expect(await shop.findByText(/Tealca no tiene oficina en Caracas/)).toBeInTheDocument();
    await user.click(shop.getByRole('radio', { name: /MRW/ }));
    await shop.findByRole('combobox', { name: /Oficina de MRW/ });
    await user.click(screen.getByRole('textbox', { name: /Calle o avenida/ }));
    await user.paste('Av. Libertador');
    await goOn();
    expect((await screen.findAllByText('Elige la oficina en la que retiras')).length).toBeGreaterThan(0);
    expect(bodies).toEqual([]);
    await user.type(shop.getByRole('combobox', { name: /Oficina de MRW/ }), 'carac');
    await user.click(await screen.findByRole('option', { name: 'Caracas Centro' }));
    expect(shop.getByText('Calle 1, local 2')).toBeInTheDocument();
    await goOn();
    await waitFor(() => expect(bodies).toMatchObject([{ entregas: [{ tipo: 'delivery', oficina: 'mrw.Caracas' }] }]));
  });

  it('does not let a delivery be chosen where the store has none', async () => {
    const entrega = StoreDelivery.parse({
      tarifa: 'propia',
      zonas: [{ estado: 'Zulia', ciudad: null, costoUSD: 2, dias: { desde: 0, hasta: 1 } }],
    });
    server.use(answer(checkout.options, { data: [{ ...buildOptions()[0]!, entrega }] }));
    open('/checkout');
    const shop = within(await screen.findByRole('region', { name: TIENDA_A.nombreTienda }));
    expect(shop.getByRole('radio', { name: /No envía a Caracas/ })).toBeDisabled();
    expect(shop.getByRole('radio', { name: /Retiro/ })).toBeEnabled();
  });

  it('takes another address for one of two stores', async () => {
    const bodies: unknown[] = [];
    server.use(spyQuote(bodies));
    const { user } = open('/checkout');
    for (const name of [TIENDA_A.nombreTienda, TIENDA_B.nombreTienda])
      await user.click(within(await screen.findByRole('region', { name })).getByRole('radio', { name: /Delivery/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Usar la misma dirección para todas las tiendas' }));
    const [first, second] = screen.getAllByRole('textbox', { name: /Calle o avenida/ });
    await user.click(first!);
    await user.paste('Calle A');
    await user.click(second!);
    await user.paste('Calle B');
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    await waitFor(() =>
      expect(bodies).toMatchObject([
        { entregas: [{ direccion: { calle: 'Calle A' } }, { direccion: { calle: 'Calle B' } }] },
      ]),
    );
  });

  it('fills in the postal code of a known city, and keeps the draft over a reload', async () => {
    const { user, unmount } = open('/checkout');
    await user.click(
      within(await screen.findByRole('region', { name: TIENDA_A.nombreTienda })).getByRole('radio', {
        name: /Delivery/,
      }),
    );
    const estado = screen.getByRole('combobox', { name: /Estado/ });
    await user.clear(estado);
    await user.paste('zulia');
    await user.click(await screen.findByRole('option', { name: 'Zulia' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Ciudad/ })).toHaveValue(''));
    await user.click(screen.getByRole('combobox', { name: /Ciudad/ }));
    await user.paste('maracaibo');
    await user.click(await screen.findByRole('option', { name: 'Maracaibo' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Código postal/ })).toHaveValue('4001'));
    unmount();
    open('/checkout');
    expect(await screen.findByRole('combobox', { name: /Ciudad/ })).toHaveValue('Maracaibo');
  });

  it('says of a cart whose lines all ran out that they did, not that it is empty', async () => {
    server.use(fail(checkout.options, 'PRODUCTO_AGOTADO'));
    open('/checkout');
    expect(await screen.findByText('Se agotó lo que ibas a comprar')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir al carrito' })).toHaveAttribute('href', '/carrito');
  });

  it('says where to mend what has run out', async () => {
    server.use(
      answer(checkout.quote, () =>
        errorResponse('PRODUCTO_AGOTADO', { message: '«Bujía» se agotó. Quítalo del carrito o busca uno similar.' }),
      ),
    );
    const { user } = open('/checkout');
    for (const name of [TIENDA_A.nombreTienda, TIENDA_B.nombreTienda])
      await user.click(within(await screen.findByRole('region', { name })).getByRole('radio', { name: /Retiro/ }));
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    expect(await screen.findByText('«Bujía» se agotó. Quítalo del carrito o busca uno similar.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir al carrito' })).toHaveAttribute('href', '/carrito');
  });
});
