import { screen, waitFor, within } from '@testing-library/react';
import { garaje } from '@tuerca/contracts/auth/garaje/endpoints';
import { hojas } from '@tuerca/contracts/citas/hojas/endpoints';
import { HojaPage } from '@/features/citas/hojas/hoja-view';
import { SharedHojaPage } from '@/features/citas/hojas/shared-hoja';
import { stopClock } from '@/test/clock';
import { buildEvento, buildHoja, buildHojaPublica, buildRegistro, HOJA_VEHICLE } from '@/test/hojas';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, fail, server } from '@/test/server';

const PLACE = `/cliente/garaje/${HOJA_VEHICLE}/hoja-de-vida`;
const routes = [
  { path: '/cliente/garaje/:id/hoja-de-vida', element: <HojaPage /> },
  { path: '/hoja-de-vida/:token', element: <SharedHojaPage /> },
];
const open = (hoja = buildHoja()) => {
  enter();
  server.use(answer(hojas.get, { data: hoja }), answer(garaje.list, { data: [] }));
  return renderApp(PLACE, routes);
};
const history = async () => within(await screen.findByRole('list', { name: 'Historial del vehículo' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => stopClock('2026-11-22T14:00:00Z'));
afterEach(() => jest.useRealTimers());

describe('the record of my vehicle', () => {
  it('tells what was done, where, at how many kilometres, what it cost and until when it is under warranty', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Toyota Corolla 2012 1.8' })).toBeInTheDocument();
    const list = await history();
    for (const text of [
      'Cambio de pastillas',
      '12 de mayo de 2026',
      'Purga',
      'Garantía vigente hasta el 21 de mayo de 2027 o los 89.000 km',
      'Repuestos aprobados en el presupuesto: 2 × Pastillas',
      'Pagaste Bs. 4.500,00 (Ref. $ 45,00)',
      'Taller en Tuerca',
      'Registro tuyo',
      'Con factura',
    ])
      expect(list.getByText(text)).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Frenos del Ávila' })).toBeInTheDocument();
    const figures = within(screen.getByRole('region', { name: 'Resumen' }));
    expect(figures.getByText('84.000 km')).toBeInTheDocument();
  });

  it('shows a part of itself, and says so of readings that do not agree and parts to come', async () => {
    const part = buildEvento(2, { tipo: 'repuesto', fuente: 'tienda', titulo: 'Filtro de aire', entregado: false });
    const { user } = open(buildHoja({ eventos: [part, buildRegistro(9, { kilometrajeDudoso: true })] }));
    const list = await history();
    expect(list.getByText('Por entregar')).toBeInTheDocument();
    expect(list.getByText('No cuadra con otros registros')).toBeInTheDocument();
    const filter = within(screen.getByRole('group', { name: 'Qué mostrar' }));
    await user.click(filter.getByRole('button', { name: 'Repuestos (1)' }));
    expect(filter.getByRole('button', { name: 'Repuestos (1)' })).toHaveAttribute('aria-pressed', 'true');
    expect(list.getAllByText(/^(Filtro de aire|Correa de tiempo)$/)).toHaveLength(1);
  });

  it('is empty at first, and offers the first entry; what fails can be tried again', async () => {
    const { user, unmount } = open(buildHoja({ eventos: [] }));
    await user.click(await screen.findByRole('button', { name: 'Agregar el primer registro' }));
    expect(await screen.findByRole('dialog', { name: 'Agregar registro' })).toBeInTheDocument();
    unmount();
    server.use(fail(hojas.get, 'NO_DISPONIBLE'));
    renderApp(PLACE, routes);
    expect(await screen.findByRole('button', { name: 'Intentar nuevamente' })).toBeInTheDocument();
  });

  it('asks back about kilometres that do not agree, and keeps them when they are confirmed', async () => {
    const { user } = open();
    const sent: unknown[] = [];
    const mensaje = 'El 12 de mayo de 2026 el vehículo ya tenía 84.000 km. Revisa el kilometraje y la fecha.';
    server.use(
      answer(hojas.addRegistro, ({ body }) => {
        sent.push(body);
        return (body as { confirmaKilometraje: boolean }).confirmaKilometraje
          ? { data: buildHoja() }
          : errorResponse('KILOMETRAJE_NO_CUADRA', { message: mensaje, errors: [{ campo: 'kilometraje', mensaje }] });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Agregar registro' }));
    const form = await dialog('Agregar registro');
    await user.click(form.getByRole('button', { name: 'Guardar registro' }));
    expect(await form.findByText('Escribe qué se hizo o qué se compró')).toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: '¿Qué se le hizo?' }), 'Tablero nuevo');
    await user.type(form.getByLabelText(/^Kilometraje/), '1000');
    await user.click(form.getByRole('button', { name: 'Guardar registro' }));
    expect(await form.findByText(mensaje)).toBeInTheDocument();
    await user.click(form.getByRole('switch', { name: /^El kilometraje es correcto/ }));
    await user.click(form.getByRole('button', { name: 'Guardar registro' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toMatchObject([
      { tipo: 'trabajo', fecha: '2026-11-22', descripcion: 'Tablero nuevo', kilometraje: 1000, garantiaHasta: null },
      { confirmaKilometraje: true },
    ]);
  });

  it('is shared by a link that is shown again, and ended', async () => {
    const { user } = open();
    const enlace = {
      token: 'k'.repeat(32),
      creado: '2026-11-22T14:00:00.000Z',
      visitas: 2,
      ultimaVisita: '2026-11-22T13:00:00.000Z',
    };
    server.use(answer(hojas.share, { data: enlace }), answer(hojas.unshare, { data: null }));
    await user.click(await screen.findByRole('button', { name: 'Compartir' }));
    const window = await dialog('Compartir la hoja de vida');
    await user.click(window.getByRole('button', { name: 'Crear enlace' }));
    const address = `http://localhost/hoja-de-vida/${enlace.token}`;
    expect(await window.findByRole('textbox', { name: 'Enlace' })).toHaveValue(address);
    expect(window.getByText(/^Abierto 2 veces; la última, el 22\/11\/2026/)).toBeInTheDocument();
    expect(window.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(address)),
    );
    server.use(fail(hojas.unshare, 'NO_DISPONIBLE'));
    await user.click(window.getByRole('button', { name: 'Dejar de compartir' }));
    expect(await window.findByRole('alert')).toHaveTextContent('El servicio no está disponible');
    server.use(answer(hojas.unshare, { data: null }));
    await user.click(window.getByRole('button', { name: 'Dejar de compartir' }));
    expect(await window.findByRole('button', { name: 'Crear enlace' })).toBeInTheDocument();
  });
});

describe('a record that somebody shared', () => {
  it('shows who vouches for what, and nothing to press but printing', async () => {
    server.use(answer(hojas.shared, { data: buildHojaPublica() }));
    renderApp('/hoja-de-vida/abc', routes);
    const list = await history();
    expect(list.getByText('Taller en Tuerca')).toBeInTheDocument();
    expect(list.getByText('Anotado por su dueño')).toBeInTheDocument();
    expect(screen.getByText('AB•••CD')).toBeInTheDocument();
    expect(screen.queryByText(/Pagaste|Con factura/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Más acciones/ })).not.toBeInTheDocument();
  });

  it('says that the link does not work any more', async () => {
    server.use(fail(hojas.shared, 'HOJA_NO_DISPONIBLE'));
    renderApp('/hoja-de-vida/abc', routes);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Esta hoja de vida no está disponible' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/Este enlace no existe o su dueño dejó de compartirlo\./)).toBeInTheDocument();
  });
});
