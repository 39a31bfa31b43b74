import { configure, screen, waitFor, within } from '@testing-library/react';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import type { EstadoCita } from '@tuerca/contracts/citas/citas/states';
import { presupuestos } from '@tuerca/contracts/citas/presupuestos/endpoints';
import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { stopClock } from '@/test/clock';
import { enter } from '@/test/people';
import { buildCall, buildPart, buildPresupuesto, buildWork } from '@/test/presupuestos';
import { buildCarrito } from '@/test/purchase';
import { renderElement } from '@/test/render-app';
import { answer, errorResponse, server } from '@/test/server';
import { ClientPresupuesto } from './client-presupuesto';
import { WorkshopPresupuesto } from './workshop-presupuesto';

configure({ asyncUtilTimeout: 8000 });

const versions = (...all: Presupuesto[]) => server.use(answer(presupuestos.list, { data: all }));
const citaId = buildPresupuesto().citaId;
/** The work was approved by telephone, the part waits. */
const called = () =>
  buildPresupuesto({
    lineas: [buildWork(1, { estado: 'aprobada', llamada: buildCall() }), buildPart()],
    historial: [
      { accion: 'enviado', fecha: '2026-11-22T15:00:00.000Z', lineas: 2, nota: null },
      { accion: 'telefono', fecha: '2026-11-22T16:10:00.000Z', lineas: 1, nota: 'Ana Pérez: Que las cambien hoy' },
    ],
  });

beforeEach(() => stopClock('2026-11-22T17:00:00Z'));
afterEach(() => jest.useRealTimers());

describe('a workshop', () => {
  const vehicle = { marca: 'Toyota', modelo: 'Corolla', anio: 2012, motor: null };
  const panel = (telefono: string | null) => {
    enter('workshop');
    return renderElement(
      <WorkshopPresupuesto citaId={citaId} cliente={{ nombre: 'Ana Pérez', telefono }} vehicle={vehicle} open />,
    );
  };

  it('notes what was approved by telephone, by whom and when', async () => {
    versions(buildPresupuesto());
    const sent: unknown[] = [];
    server.use(
      answer(presupuestos.noteCall, ({ body }) => {
        sent.push(body);
        versions(called());
        return { data: called(), message: 'Aprobación anotada. Le avisamos a tu cliente' };
      }),
    );
    const { user } = panel('+584141234567');
    await user.click(await screen.findByRole('button', { name: 'Aprobado por teléfono' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Aprobado por teléfono' }));
    expect(dialog.getByLabelText(/^Con quién hablaste/)).toHaveValue('Ana Pérez');
    await user.click(dialog.getByRole('button', { name: 'Anotar aprobación' }));
    expect(await dialog.findByText('Marca al menos una línea')).toBeInTheDocument();
    expect(dialog.getByText('Anota qué acordaron, en al menos 5 caracteres')).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Cambiar pastillas 1' }));
    await user.click(dialog.getByLabelText(/^Qué acordaron/));
    await user.paste('Que las cambien hoy');
    await user.click(dialog.getByRole('button', { name: 'Anotar aprobación' }));
    expect(await screen.findByText('Aprobación anotada. Le avisamos a tu cliente')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        lineas: [buildWork()._id],
        con: 'Ana Pérez',
        fecha: '2026-11-22',
        hora: '13:00',
        nota: 'Que las cambien hoy',
      },
    ]);
    expect(await screen.findByText(/^El taller anotó: Ana Pérez, .*«Que las cambien hoy»$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Historial del presupuesto' }));
    const history = within(await screen.findByRole('list', { name: 'Historial del presupuesto' }));
    expect(history.getByText('Aprobación por teléfono, anotada por el taller')).toBeInTheDocument();
  });

  it('hears that a client without a telephone cannot have been called', async () => {
    versions(buildPresupuesto());
    const { user } = panel(null);
    await user.click(await screen.findByRole('button', { name: 'Aprobado por teléfono' }));
    expect(await screen.findByText('Este cliente no tiene número de teléfono registrado')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a client', () => {
  beforeEach(() => {
    enter();
    server.use(answer(cart.get, { data: buildCarrito([]) }));
  });
  const open = (estado: EstadoCita = 'confirmada') =>
    renderElement(<ClientPresupuesto cita={{ _id: citaId, estado }} />);

  it('sees what was noted, answers the rest, and objects in time', async () => {
    versions(called());
    const sent: unknown[] = [];
    const objected = buildPresupuesto({
      lineas: [
        buildWork(1, {
          estado: 'rechazada',
          llamada: buildCall({ objetada: '2026-11-22T17:00:00.000Z', objecion: 'No hablé con nadie' }),
        }),
        buildPart(),
      ],
    });
    server.use(
      answer(presupuestos.object, ({ body }) => {
        sent.push(body);
        versions(objected);
        return { data: objected, message: 'Objeción enviada al taller' };
      }),
    );
    const { user } = open();
    expect(await screen.findByText('Aprobada por teléfono')).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByText('Apruebas 1 línea de 1')).toBeInTheDocument();
    expect(screen.getByText(/puedes objetarlo hasta el .*24/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Objetar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Objetar aprobación' }));
    await user.click(dialog.getByLabelText(/^Qué pasó/));
    await user.paste('No hablé con nadie');
    await user.click(dialog.getByRole('button', { name: 'Enviar objeción' }));
    expect(await screen.findByText('Objeción enviada al taller')).toBeInTheDocument();
    expect(sent).toEqual([{ lineas: [buildWork()._id], motivo: 'No hablé con nadie' }]);
    expect(await screen.findByText('Objetada')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Objetar' })).not.toBeInTheDocument());
  });

  it('may object to an older version, and buy what she approved of it, when a newer one waits', async () => {
    const older = buildPresupuesto({
      estado: 'aprobado',
      lineas: [buildWork(1, { estado: 'aprobada', llamada: buildCall() }), buildPart(2, { estado: 'aprobada' })],
      respondido: '2026-11-22T16:10:00.000Z',
    });
    versions(buildPresupuesto({ _id: 'd'.repeat(24), version: 2 }), older);
    const sent: unknown[] = [];
    server.use(
      answer(presupuestos.object, ({ body, params }) => {
        sent.push([params.id, body]);
        return { data: older, message: 'Objeción enviada al taller' };
      }),
    );
    const { user } = open();
    expect(
      await screen.findByRole('button', { name: 'Agregar repuestos de la versión 1 al carrito' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Objetar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Objetar aprobación' }));
    await user.click(dialog.getByLabelText(/^Qué pasó/));
    await user.paste('No hablé con nadie');
    await user.click(dialog.getByRole('button', { name: 'Enviar objeción' }));
    expect(await screen.findByText('Objeción enviada al taller')).toBeInTheDocument();
    expect(sent).toEqual([[older._id, { lineas: [buildWork()._id], motivo: 'No hablé con nadie' }]]);
  });

  it('rejects what is left, and is told that what was approved by telephone stays', async () => {
    versions(called());
    const sent: unknown[] = [];
    server.use(
      answer(presupuestos.answer, ({ body }) => {
        sent.push(body);
        return { data: called(), message: 'Respuesta enviada: aprobaste una parte' };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Rechazar el resto' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Rechazar lo que falta por responder?' }));
    expect(dialog.getByText(/^Lo que ya aprobaste por teléfono sigue aprobado\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Rechazar el resto' }));
    expect(await screen.findByText('Respuesta enviada: aprobaste una parte')).toBeInTheDocument();
    expect(sent).toMatchObject([{ aprobadas: [] }]);
  });

  it('is asked nothing once the appointment is over', async () => {
    versions(buildPresupuesto());
    open('cancelada');
    expect(await screen.findByRole('list', { name: 'Líneas del presupuesto' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Aprobar|Rechazar/ })).not.toBeInTheDocument();
  });

  it('is told when it is too late, and is not offered it after the stated time', async () => {
    versions(called());
    server.use(answer(presupuestos.object, () => errorResponse('OBJECION_TARDIA')));
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Objetar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Objetar aprobación' }));
    await user.click(dialog.getByLabelText(/^Qué pasó/));
    await user.paste('No hablé con nadie');
    await user.click(dialog.getByRole('button', { name: 'Enviar objeción' }));
    expect(await dialog.findByText(/El plazo para objetar esta aprobación ya terminó/)).toBeInTheDocument();
    unmount();
    stopClock('2026-11-24T16:10:01Z');
    open();
    expect(await screen.findByText('Aprobada por teléfono')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Objetar' })).not.toBeInTheDocument();
  });
});
