import { configure, screen, waitFor, within } from '@testing-library/react';
import { audit } from '@tuerca/contracts/platform/audit/endpoints';
import type { LineaAuditoria, LineaAuditoriaDetalle } from '@tuerca/contracts/platform/audit/schemas';
import { adminRoutes } from '@/app/routes-admin';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const LINE: LineaAuditoria = {
  _id: 'a'.repeat(24),
  fecha: '2026-11-20T20:30:00.000Z',
  actor: { id: 'e'.repeat(24), nombre: 'Marcela Admin' },
  accion: 'configuracion.cambiar',
  descripcion: 'Cambió la configuración',
  objeto: 'configuracion:tasa_bcv',
  motivo: 'Tasa publicada por el BCV',
  ip: '190.6.1.2',
  requestId: 'req-0001',
};
const DETAIL: LineaAuditoriaDetalle = {
  ...LINE,
  antes: { valor: 1540.5, fechaValor: '2026-11-19' },
  despues: { valor: 1548.7362, fechaValor: '2026-11-20' },
  cambios: [
    { campo: 'valor', antes: 1540.5, despues: 1548.7362 },
    { campo: 'fechaValor', antes: '2026-11-19', despues: '2026-11-20' },
  ],
};
const page = (rows: LineaAuditoria[]) => ({
  data: rows,
  meta: { page: 1, limit: 25, total: rows.length, totalPages: rows.length ? 1 : 0, actores: [LINE.actor] },
});
const open = (path = '/admin/auditoria') => {
  enter('admin');
  return renderApp(path, [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};

it('says who did what, when and why, and shows the difference of a line field by field', async () => {
  server.use(answer(audit.list, page([LINE])), answer(audit.get, { data: DETAIL }));
  const { user } = open();
  const table = within(await screen.findByRole('table', { name: 'Auditoría' }));
  for (const text of ['Cambió la configuración', 'Marcela Admin', 'Tasa publicada por el BCV'])
    expect(table.getByText(text)).toBeInTheDocument();
  await user.click(table.getByRole('button', { name: /^Ver el cambio: Cambió la configuración/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambió la configuración' }));
  expect(await dialog.findByText('1.548,7362')).toBeInTheDocument();
  for (const text of ['1.540,5', 'Fecha valor', '190.6.1.2', 'req-0001'])
    expect(dialog.getByText(text)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('asks for what the address says, and a filter that is taken away leaves both', async () => {
  const asked: string[] = [];
  server.use(
    answer(audit.list, ({ query }) => {
      asked.push(String(query));
      return page([]);
    }),
  );
  const { user } = open(
    '/admin/auditoria?accion=configuracion.cambiar&desde=2026-11-01&objeto=configuracion:envio_local_usd',
  );
  expect(await screen.findByText('Nada con esos filtros')).toBeInTheDocument();
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
    accion: 'configuracion.cambiar',
    desde: '2026-11-01',
    objeto: 'configuracion:envio_local_usd',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Quién' }), 'Marcela Admin');
  await waitFor(() => expect(asked.at(-1)).toContain(`actor=${'e'.repeat(24)}`));
  await user.click(screen.getByRole('button', { name: /Sobre Configuración: Delivery local/ }));
  await waitFor(() => expect(asked.at(-1)).not.toContain('objeto'));
});

it('is saved as a file with the same filters, and says when that fails', async () => {
  server.use(answer(audit.list, page([LINE])), fail(audit.export, 'NO_DISPONIBLE', { message: 'Vuelve a intentarlo' }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  expect(await screen.findByText(/Vuelve a intentarlo|Error al exportar la auditoría/)).toBeInTheDocument();
});

it('can be asked for again when it, or one of its lines, could not be read', async () => {
  server.use(answer(audit.list, page([LINE])), fail(audit.get, 'NO_DISPONIBLE'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Ver el cambio/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const again = await dialog.findByRole('button', { name: 'Intentar nuevamente' });
  server.use(answer(audit.get, { data: DETAIL }));
  await user.click(again);
  expect(await dialog.findByText('1.548,7362')).toBeInTheDocument();
});
