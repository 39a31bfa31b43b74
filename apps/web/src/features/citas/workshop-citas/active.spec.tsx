import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import { presupuestos } from '@tuerca/contracts/citas/presupuestos/endpoints';
import { workshopRoutes } from '@/app/routes-workshop';
import { enter } from '@/test/people';
import { buildPart, buildPresupuesto, buildWork } from '@/test/presupuestos';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';
import { buildCitas, buildWorkshopCita } from '@/test/workshop-citas';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const open = (path: string) => {
  enter('workshop');
  return renderApp(path, [...workshopRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
const working = buildWorkshopCita(1, { estado: 'en_proceso' });

describe('active services', () => {
  it('are found by state and text, which stand in the address', async () => {
    const asked: string[] = [];
    server.use(
      answer(citas.list, ({ query }) => {
        asked.push(`${query.get('estados')} ${query.get('search') ?? ''}`);
        return query.get('search') ? buildCitas() : buildCitas(working, buildWorkshopCita(2));
      }),
    );
    const { user, address } = open('/taller/servicio/activo');
    expect(await screen.findAllByRole('heading', { level: 3, name: 'Cambio de pastillas' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Completar: la cita de Cliente 1' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Completar: la cita de Cliente 2' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Estado'), 'Pausada');
    await waitFor(() => expect(asked.at(-1)).toBe('pausada '));
    await user.type(screen.getByLabelText('Buscar'), 'corolla{Enter}');
    expect(await screen.findByText('No encontramos servicios con esos filtros')).toBeInTheDocument();
    expect(address()).toBe('/taller/servicio/activo?estado=pausada&q=corolla');
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await waitFor(() => expect(address()).toBe('/taller/servicio/activo'));
  });

  it('have pages, and a page that is no longer there leads to the first', async () => {
    server.use(
      answer(citas.list, ({ query }) => {
        const page = Number(query.get('page'));
        const rows = page <= 2 ? [buildWorkshopCita(page)] : [];
        return { data: { citas: rows, total: 25, totalPages: 2 }, meta: { page, limit: 24, total: 25, totalPages: 2 } };
      }),
    );
    const { user, address } = open('/taller/servicio/activo?page=3');
    await user.click(await screen.findByRole('link', { name: 'Ir a la primera página' }));
    await user.click(await screen.findByRole('link', { name: 'Página siguiente' }));
    expect(await screen.findByText('Cliente 2')).toBeInTheDocument();
    expect(address()).toBe('/taller/servicio/activo?page=2');
  });

  it('say what to do while there is none, and offer a retry', async () => {
    server.use(unreachable(citas.list));
    const { user } = open('/taller/servicio/activo');
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(answer(citas.list, buildCitas()));
    await user.click(retry);
    expect(await screen.findByText('No tienes servicios activos')).toBeInTheDocument();
  });
});

describe('completing a service', () => {
  beforeEach(() => server.use(answer(presupuestos.list, { data: [] })));
  const path = `/taller/servicio/${working._id}/completar`;
  const type = (label: RegExp, value: string) => {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };

  it('takes the final price and the warranty, and leads to the others', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(citas.get, { data: working }),
      answer(citas.list, buildCitas()),
      answer(citasTaller.complete, ({ body }) => {
        sent.push(body);
        const completed = buildWorkshopCita(1, { estado: 'completada' });
        server.use(answer(citas.get, { data: completed }));
        return { data: completed };
      }),
    );
    const { user, address } = open(path);
    expect(await screen.findByLabelText(/^Precio final en dólares/)).toHaveValue('45,00');
    type(/^Precio final en dólares/, '52,50');
    type(/^Por qué cuesta más/, 'También la purga');
    type(/^Días de garantía/, '90');
    await user.type(screen.getByRole('textbox', { name: 'Trabajos realizados' }), 'Cambio de pastillas{Enter}');
    await user.click(screen.getByRole('button', { name: 'Completar servicio' }));
    expect(await screen.findByText('Servicio completado correctamente')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        precioFinal: 52.5,
        motivoPrecio: 'También la purga',
        garantiaDias: 90,
        garantiaKilometros: 0,
        kilometraje: null,
        // Only changed fields are sent, each with its former value.
        trabajosRealizados: ['Cambio de pastillas'],
        visto: { trabajosRealizados: [] },
      },
    ]);
    await waitFor(() => expect(address()).toBe('/taller/servicio/activo'));
  });

  it('proposes the labour that the client approved, in whichever version, and takes a work that is only typed', async () => {
    const sent: object[] = [];
    const approved = { estado: 'aprobada' } as const;
    server.use(
      answer(citas.get, { data: working }),
      answer(citas.list, buildCitas()),
      answer(presupuestos.list, {
        data: [
          buildPresupuesto({
            lineas: [buildWork(3, { ...approved, subtotal: 12.1 }), buildWork(4, { estado: 'rechazada' })],
          }),
          buildPresupuesto({
            _id: 'e'.repeat(24),
            lineas: [buildWork(1, { ...approved, subtotal: 25.2 }), buildPart(2, approved)],
          }),
        ],
      }),
      answer(citasTaller.complete, ({ body }) => {
        sent.push(body as object);
        return { data: buildWorkshopCita(1, { estado: 'completada' }) };
      }),
    );
    const { user } = open(path);
    expect(await screen.findByLabelText(/^Precio final en dólares/)).toHaveValue('37,30');
    const lines = within(screen.getByRole('list', { name: 'Presupuesto aprobado' }));
    expect(lines.getAllByRole('listitem')).toHaveLength(3);
    expect(lines.queryByText('Cambiar pastillas 4')).not.toBeInTheDocument();
    const work = screen.getByRole('textbox', { name: 'Trabajos realizados' });
    await user.type(work, 'Cambio de pastillas{Enter}');
    // As on a telephone, where the button that sends takes no focus away.
    await user.type(work, 'Purga de frenos ');
    fireEvent.submit(screen.getByRole('form', { name: 'Completar servicio' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { precioFinal: 37.3, trabajosRealizados: ['Cambio de pastillas', 'Purga de frenos'] },
      ]),
    );
  });

  it('is not sent without a price, and says when the state moved on', async () => {
    server.use(answer(citas.get, { data: working }), fail(citasTaller.complete, 'ESTADO_CAMBIO'));
    const { user } = open(path);
    await screen.findByLabelText(/^Precio final en dólares/);
    type(/^Precio final en dólares/, '');
    await user.click(screen.getByRole('button', { name: 'Completar servicio' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Precio final en dólares/)).toHaveAccessibleDescription(/precio/i),
    );
    type(/^Precio final en dólares/, '10');
    await user.click(screen.getByRole('button', { name: 'Completar servicio' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^El estado cambió/);
  });

  it('is for what is being worked on', async () => {
    server.use(answer(citas.get, { data: buildWorkshopCita(1) }));
    open(path);
    expect(await screen.findByText('Esta cita está confirmada')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver servicios activos' })).toBeInTheDocument();
  });
});
