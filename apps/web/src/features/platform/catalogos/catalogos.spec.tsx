import { configure, screen, waitFor, within } from '@testing-library/react';
import { catalogos } from '@tuerca/contracts/platform/catalogos/endpoints';
import type { EntradaAdmin } from '@tuerca/contracts/platform/catalogos/schemas';
import { adminRoutes } from '@/app/routes-admin';
import { enter } from '@/test/people';
import { idOf } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const entry = (id: string, nombre: string, padre: string | null = null): EntradaAdmin => ({
  ...{ id, padre, nombre, alias: [], datos: {} },
  ...{ apagada: false, agregada: false, protegida: false, usos: 3 },
});
const LIST = {
  version: 1,
  entradas: [entry('frenos', 'Frenos'), entry('frenos.discos', 'Discos', 'frenos'), entry('motor', 'Motor')],
  cambio: null,
};
const open = (path = '/admin/catalogos') => {
  enter('admin');
  return renderApp(path, [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
beforeEach(() => server.use(answer(catalogos.suggestions, { data: [] })));

it('waits, and then shows a list as a tree in which a search opens what holds a hit', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  server.use(answer(catalogos.list, () => gate.then(() => ({ data: LIST }))));
  const { user } = open();
  expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  release();
  const tree = within(await screen.findByRole('list', { name: 'Categorías de productos' }));
  expect(tree.getByText('Motor')).toBeInTheDocument();
  expect(tree.queryByText('Discos')).not.toBeInTheDocument();
  const search = screen.getByRole('searchbox', { name: 'Buscar en la lista' });
  await user.type(search, 'disco');
  expect(tree.getByText('Discos')).toBeInTheDocument();
  expect(tree.queryByText('Motor')).not.toBeInTheDocument();
  await user.type(search, 'zzz');
  expect(screen.getByText('No hay entradas con ese nombre')).toBeInTheDocument();
});

it('says that a list could not be loaded, and asks again', async () => {
  server.use(unreachable(catalogos.list));
  const { user } = open();
  const alert = within(await screen.findByRole('alert'));
  server.use(answer(catalogos.list, { data: LIST }));
  await user.click(alert.getByRole('button', { name: 'Intentar nuevamente' }));
  expect(await screen.findByText('Frenos')).toBeInTheDocument();
});

it('adds an entry with a reason; a name that is there already stays in the dialog', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(catalogos.list, { data: LIST }),
    answer(catalogos.preview, { data: { usos: [], total: 0, reescribe: false } }),
    fail(catalogos.add, 'CATALOGO_REPETIDO', { message: 'Ya está en la lista' }),
  );
  const { user } = open();
  await screen.findByText('Frenos');
  await user.click(screen.getByRole('button', { name: 'Agregar categoría' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Nombre/ }), 'Frenos');
  await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'La piden las tiendas');
  const confirm = () => user.click(dialog.getByRole('button', { name: /^Agregar/ }));
  await confirm();
  expect(await dialog.findByText('Ya está en la lista')).toBeInTheDocument();
  server.use(
    answer(catalogos.add, ({ body }) => {
      sent.push(body);
      return { data: { ...LIST, entradas: [...LIST.entradas, entry('gomas', 'Gomas')] } };
    }),
  );
  const name = dialog.getByRole('textbox', { name: /Nombre/ });
  await user.clear(name);
  await user.type(name, 'Gomas');
  await confirm();
  const tree = within(await screen.findByRole('list', { name: 'Categorías de productos' }));
  expect(await tree.findByText('Gomas')).toBeInTheDocument();
  expect(sent).toEqual([expect.objectContaining({ nombre: 'Gomas', motivo: 'La piden las tiendas' })]);
});

it('shows the synonyms behind their tab, and tells none from none with that word', async () => {
  server.use(
    answer(catalogos.list, { data: LIST }),
    answer(catalogos.synonyms, {
      data: [{ _id: idOf('5'), palabras: ['cloche', 'embrague'], actualizado: '2026-11-20T14:00:00.000Z' }],
    }),
  );
  const { user } = open();
  await screen.findByText('Frenos');
  await user.click(screen.getByRole('tab', { name: 'Sinónimos' }));
  const groups = within(await screen.findByRole('list', { name: 'Grupos de sinónimos' }));
  expect(groups.getByText('cloche')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar una palabra' }), 'bujía');
  expect(await screen.findByText('Ningún grupo tiene esa palabra')).toBeInTheDocument();
});

it('adds an office under its courier, which itself stays; a change says how many orders go there', async () => {
  const sent: unknown[] = [];
  const mrw = { ...entry('mrw', 'MRW'), protegida: true };
  const datos = { estado: 'Mérida' as const, ciudad: 'Mérida', direccion: 'Calle 1, local 2', horario: 'De 8 a 4' };
  const list = { ...LIST, entradas: [mrw, { ...entry('mrw.merida', 'Mérida Centro', 'mrw'), datos }] };
  server.use(
    answer(catalogos.list, { data: list }),
    answer(catalogos.preview, { data: { usos: [{ uso: 'pedidos', cuantos: 2 }], total: 2, reescribe: false } }),
    answer(catalogos.add, ({ body }) => {
      sent.push(body);
      return { data: list };
    }),
  );
  const { user } = open('/admin/catalogos?catalogo=oficinas');
  await user.click(await screen.findByRole('button', { name: 'Ver lo de MRW' }));
  expect(screen.getByText(/Calle 1, local 2 · Mérida, Mérida · De 8 a 4/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Agregar/ })).not.toBeInTheDocument();
  const act = async (name: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `Más acciones de ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
    return within(await screen.findByRole('dialog'));
  };
  const change = await act('Mérida Centro', 'Editar');
  expect(await change.findByText(/Cambia 2 pedidos por entregar/)).toBeInTheDocument();
  await user.click(change.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const added = await act('MRW', 'Agregar oficina');
  await user.type(added.getByRole('textbox', { name: /Nombre/ }), 'Mérida Norte');
  await user.click(added.getByRole('combobox', { name: /Estado/ }));
  await user.click(await screen.findByRole('option', { name: 'Mérida' }));
  await user.type(added.getByRole('combobox', { name: /Ciudad/ }), 'Mérida');
  await user.type(added.getByRole('textbox', { name: /Dirección/ }), 'Av. 2, local 3');
  await user.type(added.getByRole('textbox', { name: /Motivo/ }), 'Abrió en noviembre');
  await user.click(added.getByRole('button', { name: /^Agregar/ }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        nombre: 'Mérida Norte',
        padre: 'mrw',
        datos: { estado: 'Mérida', ciudad: 'Mérida', direccion: 'Av. 2, local 3' },
      },
    ]),
  );
});
