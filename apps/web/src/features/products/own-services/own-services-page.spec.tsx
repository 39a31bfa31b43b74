import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { services } from '@tuerca/contracts/products/services/endpoints';
import { workshopRoutes } from '@/app/routes-workshop';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';
import { buildPublicConfig, buildServicio } from '@/test/services';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const meta = (total: number, page = 1) => ({ page, limit: 12, total, totalPages: Math.ceil(total / 12) });
const brakes = buildServicio(1, { nombre: 'Cambio de pastillas' });
const list = (data = [brakes], total = data.length) => answer(services.mine, { data, meta: meta(total) });
const open = (path = '/taller/servicio') => {
  enter('workshop');
  server.use(answer(system.public, { data: buildPublicConfig() }));
  return renderApp(path, [...workshopRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
const page = () => within(screen.getByRole('main'));
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('my services', () => {
  it('are for workshops alone', async () => {
    enter('client');
    const { address } = renderApp('/taller/servicio', [...workshopRoutes, { path: '*', element: <h1>Otra</h1> }]);
    await waitFor(() => expect(address()).toBe('/no-autorizado'));
  });

  it('stand as cards, with those that cannot be booked', async () => {
    server.use(
      list([brakes, buildServicio(2, { nombre: 'Aceite', disponible: false, categoria: 'mantenimiento_basico' })]),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'Cambio de pastillas' })).toBeInTheDocument();
    expect(page().getByText('2 servicios')).toBeInTheDocument();
    expect(page().getByText('Disponible')).toBeInTheDocument();
    expect(page().getByText('No disponible')).toBeInTheDocument();
    expect(page().getByText('Mantenimiento Básico', { selector: 'span' })).toBeInTheDocument();
    expect(page().getAllByText('1 h 30 min')).toHaveLength(2);
  });

  it('are searched and filtered in the address', async () => {
    const asked: string[] = [];
    server.use(
      answer(services.mine, ({ query }) => {
        asked.push(query.toString());
        return query.get('search') ? { data: [], meta: meta(0) } : { data: [brakes], meta: meta(1) };
      }),
    );
    const { user, address } = open();
    await screen.findByRole('heading', { name: 'Cambio de pastillas' });
    await user.selectOptions(screen.getByLabelText('Categoría'), 'Sistema de Frenos');
    await waitFor(() => expect(address()).toBe('/taller/servicio?categoria=sistema_frenos'));
    await user.type(screen.getByLabelText('Buscar'), 'nada{Enter}');
    expect(await screen.findByText('No encontramos servicios con esos filtros')).toBeInTheDocument();
    expect(asked.at(-1)).toBe('page=1&search=nada&categoria=sistema_frenos');
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await waitFor(() => expect(address()).toBe('/taller/servicio'));
  });

  it('say what to do while there is none, and offer a retry when they cannot be read', async () => {
    server.use(list([]));
    const { user, unmount } = open();
    expect(await screen.findByText('Aún no publicas servicios')).toBeInTheDocument();
    await user.click(page().getAllByRole('button', { name: 'Agregar servicio' })[1]!);
    expect(await screen.findByRole('dialog', { name: 'Agregar servicio' })).toBeInTheDocument();
    unmount();
    server.use(unreachable(services.mine));
    const { user: again } = open();
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(list());
    await again.click(retry);
    expect(await screen.findByRole('heading', { name: 'Cambio de pastillas' })).toBeInTheDocument();
  });
});

describe('the form of a service', () => {
  it('starts with the usual, says what is missing, and sends what was written', async () => {
    const sent: unknown[] = [];
    server.use(
      list([]),
      answer(services.create, ({ body }) => (sent.push(body), { data: brakes })),
    );
    const { user } = open();
    await user.click((await screen.findAllByRole('button', { name: 'Agregar servicio' }))[0]!);
    await user.click(await screen.findByRole('button', { name: 'Publicar servicio' }));
    expect(await screen.findByText('Por favor completa todos los campos requeridos')).toBeInTheDocument();
    expect(screen.getByText('El nombre es obligatorio')).toBeInTheDocument();
    expect(screen.getByText('La descripción es obligatoria')).toBeInTheDocument();
    expect(screen.getByText('El precio debe ser un número')).toBeInTheDocument();
    expect(screen.getByText('Selecciona la categoría')).toBeInTheDocument();
    expect(sent).toEqual([]);
    type(/^Nombre del servicio/, ' Cambio de pastillas ');
    type(/^Descripción/, 'Con limpieza');
    type(/^Precio en dólares/, '25,50');
    expect(await screen.findByText(/^Al cambio de hoy: Bs\. /)).toBeInTheDocument();
    await user.selectOptions(within(screen.getByRole('dialog')).getByLabelText(/^Categoría/), 'Sistema de Frenos');
    await user.click(screen.getByRole('button', { name: 'Subir tiempo estimado' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pickup' }));
    await user.click(screen.getByRole('checkbox', { name: 'Motocicleta' }));
    await user.click(screen.getByRole('switch', { name: /^Disponible/ }));
    await user.click(screen.getByRole('button', { name: 'Publicar servicio' }));
    expect(await screen.findByText('Servicio creado correctamente')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        nombre: 'Cambio de pastillas',
        descripcion: 'Con limpieza',
        precio: 25.5,
        categoria: 'sistema_frenos',
        precioFijo: true,
        tiempoEstimado: 1.25,
        vehiculosCompatibles: ['sedan', 'suv', 'hatchback', 'moto'],
        imagenes: [],
        disponible: false,
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows what stands, and what the server refuses beside its field', async () => {
    server.use(
      list(),
      fail(services.update, 'ENTRADA_INVALIDA', {
        errors: [{ campo: 'imagenes', mensaje: 'Sube la foto nuevamente: ya no está disponible' }],
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Editar Cambio de pastillas' }));
    expect(await screen.findByLabelText(/^Nombre del servicio/)).toHaveValue('Cambio de pastillas');
    expect(screen.getByLabelText(/^Precio en dólares/)).toHaveValue('20,00');
    expect(screen.getByRole('checkbox', { name: 'Camioneta' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Hatchback' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Sube la foto nuevamente: ya no está disponible')).toBeInTheDocument();
    server.use(unreachable(services.update));
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText(/No se pudo conectar con el servidor/)).toBeInTheDocument();
    server.use(answer(services.update, { data: brakes }));
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Servicio actualizado correctamente')).toBeInTheDocument();
  });
});

it('a service goes after a question, and a failure is said in it', async () => {
  server.use(list(), fail(services.remove, 'ERROR_INTERNO'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Eliminar Cambio de pastillas' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar este servicio?' });
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Algo falló de nuestro lado.');
  server.use(answer(services.remove, { data: null }), list([]));
  await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Servicio eliminado correctamente')).toBeInTheDocument();
  expect(await screen.findByText('Aún no publicas servicios')).toBeInTheDocument();
});
