import { configure, screen, waitFor, within } from '@testing-library/react';
import type { AsuntoDetalle } from '@tuerca/contracts/admin/asuntos';
import { asuntosAdmin } from '@tuerca/contracts/admin/asuntos-endpoints';
import { adminRoutes } from '@/app/routes-admin';
import { buildAsunto, buildPendiente } from '@/test/admin-users';
import { enter } from '@/test/people';
import { idOf } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const ORDER = buildPendiente({ pagado: 1500.5, valor: 1500.5 });
const CITA = buildPendiente({
  ...{ tipo: 'cita', _id: idOf('b'), nombre: 'Cambio de aceite', espera: 'Luis Gil', estado: 'Confirmada' },
  ...{ fecha: '2026-12-01T14:00:00.000Z', pagado: 0, valor: 20 },
});
const ASUNTO = buildAsunto([ORDER, CITA]);
const PATH = `/admin/por-resolver/${ASUNTO._id}`;
const page = (rows: AsuntoDetalle[]) => ({
  data: rows,
  meta: { page: 1, limit: 20, total: rows.length, totalPages: rows.length ? 1 : 0 },
});
const open = (path: string) => {
  enter('admin');
  return renderApp(path, [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};

it('lists who left something open, with sums and the time until which it waits', async () => {
  server.use(answer(asuntosAdmin.list, page([ASUNTO])));
  open('/admin/por-resolver');
  expect(await screen.findByRole('link', { name: 'Resolver: Repuestos Turpial' })).toHaveAttribute('href', PATH);
  expect(screen.getByText(/1 pedido y 1 cita · Bs\.\s1\.500,50 pagados · citas por \$\s?20,00/)).toBeInTheDocument();
});

it('finds what is fulfilled all the same, with how much of it waits for the next step', async () => {
  const asked: unknown[] = [];
  const kept = { ...ASUNTO, seCumple: { abiertos: 3, pendientes: 1 }, decididos: { cancelar: 0, cumplir: 4 } };
  server.use(
    answer(asuntosAdmin.list, ({ query }) => {
      asked.push(query.get('estado'));
      return page(query.get('estado') === 'se_cumple' ? [kept] : []);
    }),
  );
  const { user } = open('/admin/por-resolver');
  await user.click(await screen.findByRole('tab', { name: 'Se cumplen' }));
  expect(await screen.findByText('Faltan 3 por terminar; 1 espera tu próximo paso')).toBeInTheDocument();
  expect(screen.getByText('4 se cumplen')).toBeInTheDocument();
  expect(asked).toEqual(['abierto', 'se_cumple']);
});

it('says that there is nothing, and tries again after a failure', async () => {
  server.use(answer(asuntosAdmin.list, page([])));
  const { unmount } = open('/admin/por-resolver');
  expect(await screen.findByText('No hay nada por resolver')).toBeInTheDocument();
  unmount();
  server.use(fail(asuntosAdmin.list, 'ERROR_INTERNO'));
  open('/admin/por-resolver?estado=cerrado');
  expect(await screen.findByRole('button', { name: 'Intentar nuevamente' })).toBeInTheDocument();
});

it('one, those that are chosen, or all are decided with a reason that those who wait read', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(asuntosAdmin.get, { data: ASUNTO }),
    answer(asuntosAdmin.decide, ({ body }) => {
      sent.push(body);
      return { data: ASUNTO, message: '1 decisión guardada' };
    }),
  );
  const { user } = open(PATH);
  const decide = async (button: string, title: RegExp, confirm: string) => {
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Cerró su local');
    await user.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await screen.findByRole('button', { name: 'Cancelar y devolver todo' });
  await decide('Cancelar T-1001 de Ana Pérez', /Cancelar y devolver/, 'Cancelar y devolver');
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Cambio de aceite de Luis Gil' }));
  await decide('Se cumple', /Se cumple de todos modos/, 'Se cumple');
  await decide('Cancelar y devolver todo', /Cancelar y devolver/, 'Cancelar y devolver');
  const motivo = 'Cerró su local';
  expect(sent).toEqual([
    { decision: 'cancelar', motivo, pendientes: [{ tipo: 'pedido', _id: ORDER._id }] },
    { decision: 'cumplir', motivo, pendientes: [{ tipo: 'cita', _id: CITA._id }] },
    { decision: 'cancelar', motivo, pendientes: null },
  ]);
});

it('of what is settled only what is fulfilled may be given up', async () => {
  const closed: AsuntoDetalle = {
    ...ASUNTO,
    ...{ estado: 'cerrado', cierre: 'resuelto', cerrado: '2026-11-22T14:00:00.000Z' },
    sumas: { pedidos: 0, pagado: 0, citas: 0, estimado: 0 },
    decididos: { cancelar: 1, cumplir: 1 },
    pendientes: [{ ...CITA, decision: 'cumplir' }],
  };
  server.use(answer(asuntosAdmin.get, { data: closed }));
  open(PATH);
  expect(await screen.findByText(/1 cancelado, 1 se cumple/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /todo$/ })).not.toBeInTheDocument();
  // An appointment that was to take place can still be cancelled.
  expect(screen.getByRole('button', { name: 'Cancelar Cambio de aceite de Luis Gil' })).toBeInTheDocument();
});

it('an order that is fulfilled all the same is sent in place of its store', async () => {
  const sent: unknown[] = [];
  const kept = { ...ORDER, decision: 'cumplir', siguiente: 'enviado' } as const;
  server.use(
    answer(asuntosAdmin.get, { data: { ...ASUNTO, pendientes: [kept] } }),
    answer(asuntosAdmin.advance, ({ body }) => {
      sent.push(body);
      return { data: ASUNTO };
    }),
  );
  const { user } = open(PATH);
  await user.click(await screen.findByRole('button', { name: 'Enviar: T-1001 de Ana Pérez' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Marcar en camino: T-1001' }));
  await user.type(dialog.getByRole('textbox', { name: /Número de guía/ }), 'ZOOM99');
  await user.click(dialog.getByRole('button', { name: 'Marcar en camino' }));
  await waitFor(() => expect(sent).toEqual([{ estado: 'enviado', courier: 'propio', numeroRastreo: 'ZOOM99' }]));
});

it('an appointment that took place all the same is completed in place of its workshop', async () => {
  const sent: unknown[] = [];
  const kept = { ...CITA, decision: 'cumplir', siguiente: 'completada' } as const;
  const closed = { ...ASUNTO, estado: 'cerrado', cierre: 'resuelto', cerrado: '2026-11-22T14:00:00.000Z' } as const;
  server.use(
    answer(asuntosAdmin.get, () => ({ data: { ...closed, pendientes: sent.length ? [] : [kept] } })),
    answer(asuntosAdmin.attend, ({ body, params }) => {
      sent.push([params.citaId, body]);
      return { data: { ...closed, pendientes: [] }, message: 'La cita quedó completada' };
    }),
  );
  const { user } = open(PATH);
  await user.click(await screen.findByRole('button', { name: 'Se atendió: Cambio de aceite de Luis Gil' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Se atendió a Luis Gil?' }));
  await user.click(dialog.getByRole('button', { name: 'Se atendió' }));
  expect(await dialog.findByText('Indica cómo sabes que se atendió')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /Cómo lo sabes/ }), 'Lo atendió su socio');
  await user.click(dialog.getByRole('button', { name: 'Se atendió' }));
  expect(await screen.findByText('Nada sigue abierto')).toBeInTheDocument();
  expect(sent).toEqual([[CITA._id, { motivo: 'Lo atendió su socio' }]]);
});
