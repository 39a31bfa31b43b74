import { act, screen, waitFor, within } from '@testing-library/react';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import type { PrimeraHora } from '@tuerca/contracts/citas/citas/schemas';
import { profiles } from '@tuerca/contracts/products/profiles/endpoints';
import { services } from '@tuerca/contracts/products/services/endpoints';
import { stopClock } from '@/test/clock';
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
let askedHours: string[] = [];
let hours: PrimeraHora[] = [];
const last = () => Object.fromEntries(asked.at(-1)!);
const show = (query = '') => {
  asked = [];
  askedHours = [];
  server.use(
    answer(services.list, (call) => {
      asked.push(call.query);
      return { data: [one, other], meta: metaServicios(40, { page: Number(call.query.get('page')), totalPages: 5 }) };
    }),
    answer(services.get, { data: one }),
    answer(disponibilidad.first, (call) => {
      askedHours.push(call.query.get('servicios')!);
      return { data: hours };
    }),
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

  it('shows the prices of its address in the fields, keeps them through an order, and empties them with their chip', async () => {
    const { user, address } = show('?minPrecio=30000&maxPrecio=60000.5&page=2');
    await ready();
    const field = (name: string) => within(filters()).getByLabelText(name);
    expect(field('Mínimo')).toHaveValue('30.000,00');
    expect(field('Máximo')).toHaveValue('60.000,50');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Más caros');
    expect(address()).toBe(`${PLACE}?minPrecio=30000&maxPrecio=60000.5&sortBy=precio_desc`);
    await waitFor(() =>
      expect(last()).toMatchObject({ minPrecio: '30000', maxPrecio: '60000.5', sortBy: 'precio_desc', page: '1' }),
    );
    await user.click(screen.getByRole('button', { name: 'Quitar filtro Bs. 30.000 a 60.000,5' }));
    expect(address()).toBe(`${PLACE}?sortBy=precio_desc`);
    expect(field('Mínimo')).toHaveValue('');
    expect(field('Máximo')).toHaveValue('');
  });

  it('searches while somebody types, turns to rows, and keeps view and length when all is cleared', async () => {
    const { user, address } = show('?limit=9&page=5');
    await ready();
    const pages = within(screen.getByRole('navigation', { name: 'Páginas de servicios' }));
    expect(pages.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Buscar un servicio' }), 'rectificacion');
    await waitFor(() => expect(address()).toBe(`${PLACE}?busqueda=rectificacion&limit=9`));
    await user.click(screen.getByRole('button', { name: 'Ver en lista' }));
    expect(address()).toBe(`${PLACE}?busqueda=rectificacion&limit=9&vista=lista`);
    server.use(answer(services.list, { data: [], meta: metaServicios(0) }));
    await user.click(within(filters()).getByRole('radio', { name: 'Sistema de Frenos 7' }));
    expect(await screen.findByText('No encontramos servicios con esos filtros')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    expect(address()).toBe(`${PLACE}?limit=9&vista=lista`);
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

describe('the first free hour', () => {
  beforeEach(() => stopClock('2026-11-22T14:00:00Z'));
  afterEach(() => {
    hours = [];
    jest.useRealTimers();
  });

  it('of each service comes in one call, as the link that books it, or says why there is none', async () => {
    hours = [
      { servicioId: one._id, primera: { fecha: '2026-11-23', hora: '08:30' }, aviso: null },
      { servicioId: other._id, primera: null, aviso: 'Sin horas libres en los próximos 60 días' },
    ];
    show();
    const link = await screen.findByRole('link', { name: /^Agendar Cambio de pastillas 1/ });
    expect(link).toHaveAccessibleName(/primera hora libre, Mañana 8:30\sa\.\sm\.$/);
    expect(link).toHaveAttribute('href', `${PLACE}/${one._id}?tab=cita&fecha=2026-11-23&hora=08%3A30`);
    expect(within(card('Alineación')).getByText('Sin horas libres en los próximos 60 días')).toBeInTheDocument();
    expect(askedHours).toEqual([`${one._id},${other._id}`]);
  });

  it('is left out when it cannot be told', async () => {
    show();
    server.use(fail(disponibilidad.first, 'NO_DISPONIBLE'));
    await ready();
    await waitFor(() => expect(askedHours).toEqual([]));
    expect(screen.queryByRole('link', { name: /primera hora libre/ })).not.toBeInTheDocument();
    expect(card(one.nombre)).toBeInTheDocument();
  });
});

describe('the place', () => {
  const device = (locate: Geolocation['getCurrentPosition'] | null) =>
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: locate ? { getCurrentPosition: locate } : undefined,
    });
  const located = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>((found) =>
    found({ coords: { latitude: 10.49613, longitude: -66.85312 } } as GeolocationPosition),
  );
  const failing = (code: number) =>
    device((_, failed) => failed!({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
  const near = () => screen.getByRole('button', { name: 'Cerca de mí' });
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  it('narrows by state and then by its cities, as the address says', async () => {
    const { user, address } = show();
    await ready();
    expect(within(filters()).queryByRole('radiogroup', { name: /^Ciudad/ })).not.toBeInTheDocument();
    const ciudades = [{ valor: 'Chacao', total: 6 }];
    server.use(
      answer(services.list, (call) => {
        asked.push(call.query);
        return { data: [one], meta: metaServicios(6, { facetas: { ...metaServicios(6).facetas, ciudades } }) };
      }),
    );
    await user.click(within(filters()).getByRole('radio', { name: 'Miranda 10' }));
    await user.click(await within(filters()).findByRole('radio', { name: 'Chacao 6' }));
    expect(address()).toBe(`${PLACE}?estado=Miranda&ciudad=Chacao`);
    await waitFor(() => expect(last()).toMatchObject({ estado: 'Miranda', ciudad: 'Chacao' }));
    await user.click(screen.getByRole('button', { name: 'Quitar filtro Miranda' }));
    expect(address()).toBe(PLACE);
  });

  it('of the person is asked for on press only, sorts by distance, and is forgotten on the next press', async () => {
    device(located);
    const { user, address } = show('?sortBy=valoracion');
    await ready();
    expect(located).not.toHaveBeenCalled();
    server.use(answer(services.list, { data: [{ ...one, distancia: 2.6 }], meta: metaServicios(1) }));
    await user.click(near());
    await waitFor(() => expect(address()).toBe(`${PLACE}?cerca=10.5%2C-66.85`));
    expect(await screen.findByText('A unos 3 km')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Ordenar por' })).toHaveDisplayValue('Más cerca de ti');
    expect(near()).toHaveAttribute('aria-pressed', 'true');
    await user.click(near());
    expect(address()).toBe(PLACE);
    expect(screen.getByRole('combobox', { name: 'Ordenar por' })).toHaveDisplayValue('Recomendados');
  });

  it.each([
    ['refused', () => failing(1), 'Tu navegador no tiene permiso para saber dónde estás.'],
    ['not found', () => failing(2), 'No pudimos saber dónde estás.'],
    ['not to be asked', () => device(null), 'No pudimos saber dónde estás.'],
  ])('that is %s is said, with the other way', async (_, prepare, sentence) => {
    prepare();
    const { user, address } = show();
    await ready();
    await user.click(near());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('alert')).toHaveTextContent('elige tu estado y ciudad en los filtros');
    expect(address()).toBe(PLACE);
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
    expect(dialog.getByRole('link', { name: 'Ver todos los detalles' })).toHaveAttribute('href', `${PLACE}/${one._id}`);
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
    await act(() => router.navigate(1));
    expect(await screen.findByRole('tab', { name: 'Agendar Cita', selected: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
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
