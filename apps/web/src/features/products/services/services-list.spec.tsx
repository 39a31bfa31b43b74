import { act, screen, waitFor, within } from '@testing-library/react';
import { profiles } from '@tuerca/contracts/products/profiles/endpoints';
import { services } from '@tuerca/contracts/products/services/endpoints';
import { renderElement } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { buildServicio, buildTaller, metaServicios } from '@/test/services';
import { ServicesList } from './services-list';

const PLACE = '/servicios/mecanicos';
const LONG = `${'Revisión completa del sistema con equipo propio. '.repeat(6)}Fin.`;
const one = buildServicio(1, { descripcion: LONG });
const other = buildServicio(2, {
  nombre: 'Alineación',
  precioFijo: false,
  tiempoEstimado: 0.5,
  vehiculosCompatibles: [],
});
let asked: URLSearchParams[] = [];
const last = () => Object.fromEntries(asked.at(-1)!);
const show = (query = '') => {
  asked = [];
  server.use(
    answer(services.list, (call) => {
      asked.push(call.query);
      return { data: [one, other], meta: metaServicios(40, { page: Number(call.query.get('page')), totalPages: 5 }) };
    }),
    answer(services.get, { data: one }),
    answer(profiles.workshop, {
      data: {
        workshop: buildTaller(),
        services: [],
        reviews: [],
        meta: { page: 1, limit: 1, total: 0, totalPages: 0 },
      },
    }),
  );
  return renderElement(<ServicesList booking={({ nombre }) => <p>{`Agenda ${nombre}`}</p>} />, `${PLACE}${query}`);
};
const filters = () => screen.getByRole('complementary', { name: 'Filtros' });
const ready = () => screen.findByText('Mostrando 2 de 40 servicios');
const card = (name: string) => screen.getByRole('link', { name }).closest('article')!;

describe('the list of services', () => {
  it('asks for what the address says, and shows what a service is', async () => {
    show('?q=frenos&categoria=sistema_frenos&tipoVehiculo=moto&minPrecio=100&sortBy=valoracion&page=2');
    await ready();
    expect(last()).toEqual({
      busqueda: 'frenos',
      categoria: 'Sistema de Frenos',
      tipoVehiculo: 'moto',
      minPrecio: '100',
      sortBy: 'valoracion',
      page: '2',
      limit: '24',
    });
    const first = within(card(one.nombre));
    expect(first.getByRole('link', { name: one.nombre })).toHaveAttribute('href', `${PLACE}/${one._id}`);
    expect(first.getByText('Precio fijo')).toBeInTheDocument();
    expect(first.getByText('Bs. 2.000,00')).toBeInTheDocument();
    expect(first.getByText('Ref. $ 20,00')).toBeInTheDocument();
    expect(first.getByText('1 h 30 min')).toBeInTheDocument();
    expect(first.getByText('Sedán, SUV, Pickup y 2 más')).toBeInTheDocument();
    const second = within(card('Alineación'));
    expect(second.getByText('Desde')).toBeInTheDocument();
    expect(second.getByText('30 min')).toBeInTheDocument();
    expect(second.getByText('Consulta al taller')).toBeInTheDocument();
  });

  it.each([
    ['', 100],
    ['?vista=lista', 200],
  ])('cuts descriptions at %s %i letters', async (query, max) => {
    show(query);
    await ready();
    const text = within(card(one.nombre)).getByText(/^Revisión completa/).textContent!;
    expect(text.length).toBeLessThanOrEqual(max);
    expect(text.length).toBeGreaterThan(max - 20);
    expect(text.endsWith('…')).toBe(true);
  });

  it('narrows by category and vehicle with their counts, back to page 1, and back again', async () => {
    const { user, address, router } = show('?page=3');
    const categorias = within(await within(filters()).findByRole('radiogroup', { name: 'Categoría' }));
    expect(categorias.getAllByRole('radio')).toHaveLength(3);
    await user.click(categorias.getByRole('radio', { name: 'Sistema de Frenos 7' }));
    expect(address()).toBe(`${PLACE}?categoria=Sistema+de+Frenos`);
    await user.click(within(filters()).getByRole('radio', { name: 'Motocicleta 1' }));
    expect(address()).toBe(`${PLACE}?categoria=Sistema+de+Frenos&tipoVehiculo=moto`);
    await waitFor(() => expect(last()).toMatchObject({ tipoVehiculo: 'moto', page: '1' }));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(within(filters()).getByRole('radio', { name: 'Todos' })).toBeChecked());
  });

  it('takes filters away by their chips, and all of them at once', async () => {
    const { user, address } = show(`?busqueda=freno&taller=${one.taller._id}&maxPrecio=5000`);
    await user.click(await screen.findByRole('button', { name: 'Quitar filtro Frenos del Ávila' }));
    expect(address()).toBe(`${PLACE}?busqueda=freno&maxPrecio=5000`);
    await user.click(screen.getByRole('button', { name: 'Limpiar todo' }));
    expect(address()).toBe(PLACE);
  });

  it('takes prices in bolivars, and refuses a range that is upside down', async () => {
    const { user, address } = show();
    await ready();
    await user.type(within(filters()).getByLabelText('Mínimo'), '2.500,50');
    await user.type(within(filters()).getByLabelText('Máximo'), '2.000');
    await user.click(within(filters()).getByRole('button', { name: 'Aplicar' }));
    expect(within(filters()).getByRole('alert')).toHaveTextContent('El máximo no puede ser menor que el mínimo');
    expect(within(filters()).getByLabelText('Máximo')).toHaveFocus();
    await user.clear(within(filters()).getByLabelText('Máximo'));
    await user.click(within(filters()).getByRole('button', { name: 'Aplicar' }));
    expect(address()).toBe(`${PLACE}?minPrecio=2500.5`);
  });

  it('counts in the sheet what its filters would show', async () => {
    const { user } = show();
    await ready();
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    await user.click(sheet.getByRole('button', { name: 'Ver 40 servicios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says when nothing fits, empties when it fails, and tries again', async () => {
    server.use(fail(services.list, 'NO_DISPONIBLE'));
    const { user } = renderElement(
      <ServicesList booking={({ nombre }) => <p>{`Agenda ${nombre}`}</p>} />,
      `${PLACE}?busqueda=nada`,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('El servicio no está disponible');
    server.use(answer(services.list, { data: [], meta: metaServicios(0) }));
    await user.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByText('No encontramos servicios con esos filtros')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Limpiar filtros' })).toBeInTheDocument();
  });
});

describe('the quick view', () => {
  const opener = () => screen.findByRole('link', { name: `Vista rápida: ${one.nombre}` });

  it('opens in the address, says everything, and gives the focus back', async () => {
    const { user, address } = show('?busqueda=freno');
    await user.click(await opener());
    expect(address()).toBe(`${PLACE}?busqueda=freno&ver=${one._id}`);
    const dialog = within(await screen.findByRole('dialog', { name: one.nombre }));
    expect(dialog.getByRole('tab', { name: 'Información del Servicio', selected: true })).toBeInTheDocument();
    expect(dialog.getByText(LONG)).toBeInTheDocument();
    expect(dialog.getByText('Sedán, SUV, Pickup, Camioneta, Motocicleta')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Frenos del Ávila' })).toHaveAttribute(
      'href',
      `/talleres/${one.taller._id}`,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe(`${PLACE}?busqueda=freno`);
    expect(await opener()).toHaveFocus();
  });

  it('books in its second tab, which the address keeps, and forgets the tab when it is closed', async () => {
    const { user, router, address } = show();
    await user.click(await opener());
    const cita = await screen.findByRole('tab', { name: 'Agendar Cita' });
    act(() => screen.getByRole('tab', { name: 'Información del Servicio' }).focus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(cita).toHaveAttribute('aria-selected', 'true');
    expect(address()).toBe(`${PLACE}?ver=${one._id}&tab=cita`);
    expect(screen.getByRole('tabpanel', { name: 'Agendar Cita' })).toHaveTextContent(`Agenda ${one.nombre}`);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await opener());
    expect(await screen.findByRole('tab', { name: 'Información del Servicio', selected: true })).toBeInTheDocument();
  });

  it('opens from a shared address, also for a service of another page, and stays on the list when closed', async () => {
    const far = buildServicio(99, { nombre: 'Scanner' });
    const view = show(`?ver=${far._id}`);
    server.use(answer(services.get, { data: far }));
    await view.user.click(
      await within(await screen.findByRole('dialog', { name: 'Scanner' })).findByRole('button', { name: 'Cerrar' }),
    );
    await waitFor(() => expect(view.address()).toBe(PLACE));
  });

  it('says that a service is gone, and leads back to the list', async () => {
    const view = show(`?ver=${buildServicio(99)._id}`);
    server.use(fail(services.get, 'SERVICIO_NO_ENCONTRADO'));
    expect(await screen.findByText('No encontramos este servicio.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Intentar nuevamente' })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Volver a la lista' }));
    await waitFor(() => expect(view.address()).toBe(PLACE));
  });

  it('does not open for an address that names no service', async () => {
    show('?ver=../etc');
    await ready();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
