import { configure, screen, within } from '@testing-library/react';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import { stopClock } from '@/test/clock';
import { enter } from '@/test/people';
import { renderElement } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { buildWorkshopCita } from '@/test/workshop-citas';
import { WorkshopCitaDialog } from './cita-dialog';

configure({ asyncUtilTimeout: 8000 });

let sent: unknown[] = [];
const show = (cita: Cita) => {
  sent = [];
  enter('workshop');
  const keep = ({ body }: { body: unknown }) => (sent.push(body), { data: cita });
  server.use(
    answer(citas.get, { data: cita }),
    answer(citasTaller.estado, keep),
    answer(citasTaller.undo, keep),
    answer(citasTaller.correct, keep),
  );
  return renderElement(
    <WorkshopCitaDialog citaId={cita._id} puestos={2} presupuesto={() => null} onClose={() => {}} />,
  );
};
const question = async (name: string) => within(await screen.findByRole('dialog', { name }));
const step = (estado: Cita['estado'], fecha: string) => ({ estado, fecha, notas: null, por: 'taller' as const });

afterEach(() => jest.useRealTimers());

it('a service of another day is begun after a question that names the day', async () => {
  stopClock('2026-11-20T14:00:00Z');
  const { user } = show(buildWorkshopCita(1));
  await user.click(await screen.findByRole('button', { name: 'Iniciar servicio: la cita de Cliente 1' }));
  const early = await question('¿Iniciar antes de su día?');
  expect(early.getByText(/martes, 24 de noviembre, 10:30 a. m\. Si la inicias hoy/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(early.getByRole('button', { name: 'Iniciar servicio' }));
  expect(await screen.findByText('Servicio actualizado correctamente')).toBeInTheDocument();
  expect(sent).toEqual([{ estado: 'en_proceso' }]);
});

it('a start is taken back, and a refusal is said in the dialog', async () => {
  stopClock('2026-11-24T15:00:00Z');
  const { user } = show(buildWorkshopCita(1, { estado: 'en_proceso' }));
  await user.click(await screen.findByRole('button', { name: 'Deshacer inicio: la cita de Cliente 1' }));
  const dialog = await question('¿Deshacer el inicio?');
  await user.type(dialog.getByLabelText('Motivo (opcional)'), 'Era otro carro');
  await user.click(dialog.getByRole('button', { name: 'Deshacer inicio' }));
  expect(await screen.findByText('Listo: la cita está confirmada otra vez')).toBeInTheDocument();
  expect(sent).toEqual([{ estado: 'en_proceso', motivo: 'Era otro carro' }]);
  server.use(fail(citasTaller.undo, 'ESTADO_CAMBIO'));
  await user.click(await screen.findByRole('button', { name: 'Deshacer inicio: la cita de Cliente 1' }));
  const again = await question('¿Deshacer el inicio?');
  await user.click(again.getByRole('button', { name: 'Deshacer inicio' }));
  expect(await again.findByRole('alert')).toBeInTheDocument();
});

it('a client who came late is brought back within a day, later no more', async () => {
  stopClock('2026-11-24T16:00:00Z');
  const missed = buildWorkshopCita(1, {
    estado: 'no_asistio',
    historialEstados: [step('no_asistio', '2026-11-24T15:00:00.000Z')],
  });
  const { user, unmount } = show(missed);
  await user.click(await screen.findByRole('button', { name: 'El cliente llegó: la cita de Cliente 1' }));
  await user.click((await question('¿El cliente sí llegó?')).getByRole('button', { name: 'Sí, llegó' }));
  expect(await screen.findByText('Listo: la cita está confirmada otra vez')).toBeInTheDocument();
  expect(sent).toEqual([{ estado: 'no_asistio', motivo: null }]);
  unmount();
  jest.setSystemTime(new Date('2026-11-25T15:30:00Z'));
  show(missed);
  await screen.findByText('Historial');
  expect(screen.queryByRole('button', { name: /El cliente llegó/ })).not.toBeInTheDocument();
});

it('a price typed wrong is corrected with a reason', async () => {
  stopClock('2026-11-24T16:00:00Z');
  const done = { estado: 'completada', precioFinal: 500, precioFinalBs: 50_000, precioAprobado: 45 } as const;
  const { user } = show(buildWorkshopCita(1, { ...done, fechaFinalizacion: '2026-11-24T15:30:00.000Z' }));
  await user.click(await screen.findByRole('button', { name: 'Corregir: la cita de Cliente 1' }));
  const dialog = await question('Corregir el servicio');
  const price = dialog.getByLabelText(/^Precio final en dólares/);
  await user.clear(price);
  await user.type(price, '50');
  await user.click(dialog.getByRole('button', { name: 'Guardar corrección' }));
  expect(await dialog.findByText('Escribe por qué lo corriges')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Por qué lo corriges/), 'Sobraba un cero');
  await user.click(dialog.getByRole('button', { name: 'Guardar corrección' }));
  expect(await screen.findByText('Servicio corregido. Le avisamos a tu cliente')).toBeInTheDocument();
  expect(sent).toMatchObject([{ precioFinal: 50, motivo: 'Sobraba un cero' }]);
});
