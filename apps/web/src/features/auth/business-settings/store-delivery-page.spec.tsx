import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import { DEFAULT_DELIVERY, StoreDelivery } from '@tuerca/contracts/auth/stores/delivery';
import { DELIVERY_MESSAGES } from '@tuerca/contracts/auth/stores/delivery-messages';
import { stores } from '@tuerca/contracts/auth/stores/endpoints';
import type { OwnTienda } from '@tuerca/contracts/auth/stores/schemas';
import { users } from '@tuerca/contracts/auth/users/endpoints';
import { buildSession, enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, server } from '@/test/server';
import { StoreDeliveryPage } from './delivery-settings';

const dias = { desde: 0, hasta: 2 };
const open = async (entrega: OwnTienda['store']['entrega'] = DEFAULT_DELIVERY) => {
  enter('store');
  const { user } = buildSession('store');
  const tienda: OwnTienda = {
    _id: user._id,
    nombre: user.nombre,
    email: user.email,
    telefono: user.telefono,
    direccion: null,
    fotoPerfil: null,
    store: {
      nombreTienda: 'Repuestos Sol',
      descripcion: 'Frenos',
      horarios: DEFAULT_HORARIO,
      banner: null,
      categorias: ['Frenos'],
      entrega,
      rif: 'J-12345678-9',
    },
  };
  const bodies: { store: { entrega: unknown } }[] = [];
  server.use(
    answer(stores.own, { data: tienda }),
    answer(users.updateProfile, ({ body }) => {
      bodies.push(body as (typeof bodies)[number]);
      return { data: user };
    }),
  );
  const app = renderApp('/tienda/entregas', [{ path: '/tienda/entregas', element: <StoreDeliveryPage /> }]);
  await screen.findByRole('heading', { name: 'Retiro y preparación' });
  return { ...app, bodies };
};
const choose = (label: RegExp, value: string, within_: ReturnType<typeof within> = within(document.body)) =>
  fireEvent.change(within_.getByLabelText(label), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Guardar cambios' });

describe("a store's deliveries", () => {
  it('are as the platform has them until the store says otherwise', async () => {
    const { user } = await open();
    expect(screen.getByRole('radio', { name: /Las tarifas de Tuerca/ })).toBeChecked();
    expect(screen.queryByRole('heading', { name: 'Llevas tú' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Mis propias formas/ }));
    expect(screen.getByText('No llevas productos tú mismo.')).toBeInTheDocument();
    expect(screen.getByText('No envías por empresas.')).toBeInTheDocument();
  });

  it('let clients pay at the pick-up, up to an amount and for some hours', async () => {
    const { user, bodies } = await open();
    expect(screen.queryByLabelText(/Hasta un total de/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: /Recibes pagos en la tienda/ }));
    choose(/Hasta un total de/, '45,50');
    const hours = screen.getByLabelText(/Lo apartas por/);
    await user.clear(hours);
    await user.type(hours, '6');
    await user.click(save());
    await waitFor(() =>
      expect(bodies).toMatchObject([{ store: { entrega: { efectivo: { activo: true, maximoUSD: 45.5, horas: 6 } } } }]),
    );
  });

  it('take a zone and a courier, which is paid on arrival unless the store says what it costs', async () => {
    const { user, bodies } = await open();
    await user.click(screen.getByRole('radio', { name: /Mis propias formas/ }));
    await user.click(screen.getByRole('button', { name: 'Agregar zona' }));
    const zone = within(screen.getByRole('group', { name: 'Zona 1' }));
    choose(/^Estado/, 'Carabobo', zone);
    choose(/^Costo del delivery/, '2,50', zone);
    await user.click(screen.getByRole('button', { name: 'Agregar empresa de envío' }));
    const courier = within(screen.getByRole('group', { name: 'Empresa 1' }));
    choose(/^Empresa de envío/, 'mrw', courier);
    choose(/^Entrega/, 'oficina', courier);
    expect(courier.queryByLabelText(/^Costo/)).not.toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]!.store.entrega).toEqual({
      ...DEFAULT_DELIVERY,
      tarifa: 'propia',
      zonas: [{ estado: 'Carabobo', ciudad: null, costoUSD: 2.5, dias }],
      servicios: [{ courier: 'mrw', destino: 'oficina', costoUSD: null, dias: { desde: 1, hasta: 4 } }],
    });
    expect(await screen.findByText(DELIVERY_MESSAGES.saved)).toBeInTheDocument();
  });

  it('say beside the field what is missing, and what contradicts itself', async () => {
    const { user, bodies } = await open(
      StoreDelivery.parse({ tarifa: 'propia', zonas: [{ estado: 'Zulia', ciudad: null, costoUSD: 1, dias }] }),
    );
    await user.click(screen.getByRole('button', { name: 'Agregar zona' }));
    const second = within(screen.getByRole('group', { name: 'Zona 2' }));
    await user.click(save());
    expect(await second.findByText('Elige el estado')).toBeInTheDocument();
    expect(second.getByText('Escribe el costo; 0 si es gratis')).toBeInTheDocument();
    choose(/^Estado/, 'Zulia', second);
    choose(/^Costo del delivery/, '3', second);
    await user.click(save());
    expect(await screen.findByText(DELIVERY_MESSAGES.sameZone)).toBeInTheDocument();
    for (const name of ['Quitar zona 2', 'Quitar zona 1']) await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('switch', { name: /pueden retirar/ }));
    await user.click(save());
    expect(await screen.findByText(DELIVERY_MESSAGES.noWay)).toBeInTheDocument();
    expect(bodies).toEqual([]);
  });

  it('keep what was typed when the server does not take it', async () => {
    const { user } = await open();
    server.use(answer(users.updateProfile, () => errorResponse('ERROR_INTERNO')));
    choose(/^Hora de corte/, '11:30');
    await user.click(save());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Hora de corte/)).toHaveValue('11:30');
  });
});
