import { configure, screen, within } from '@testing-library/react';
import { ratesAdmin } from '@tuerca/contracts/admin/rates-endpoints';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import type { TasaConocida } from '@tuerca/contracts/platform/system/rates';
import { adminRoutes } from '@/app/routes-admin';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, fail, server } from '@/test/server';
import { publicConfig } from '@/test/system';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const rate = (valor: number, over: Partial<TasaConocida> = {}): TasaConocida => ({
  valor,
  fechaValor: '2026-11-27',
  fuente: 'BCV',
  estado: 'anterior',
  pedidos: 0,
  citas: 0,
  planes: 0,
  retirada: null,
  ...over,
});
const WRONG = rate(1458, { estado: 'vigente', pedidos: 3 });
const FORMER = rate(1548.7362, { fechaValor: '2026-11-26' });
const open = (rates: TasaConocida[]) => {
  enter('admin');
  server.use(
    answer(system.public, { data: publicConfig() }),
    answer(system.config, { data: [] }),
    answer(ratesAdmin.list, { data: rates }),
  );
  return renderApp('/admin/configuracion/sistema?categoria=tarifas', [
    ...adminRoutes,
    { path: '*', element: <h1>Otra página</h1> },
  ]);
};

it('a wrong rate is withdrawn with a reason and the password, after its orders and what follows were read', async () => {
  const sent: unknown[] = [];
  let confirmed = false;
  const { user } = open([WRONG, FORMER]);
  const withdrawn = rate(1458, {
    estado: 'retirada',
    pedidos: 3,
    retirada: { fecha: '2026-11-27T15:00:00.000Z', motivo: 'Se cruzaron dos cifras' },
  });
  server.use(
    answer(ratesAdmin.withdraw, ({ body }) => {
      sent.push(body);
      if (!confirmed) return errorResponse('REAUTENTICACION_REQUERIDA', { data: { segundoFactor: false } });
      const left = [withdrawn, { ...FORMER, estado: 'vigente' as const }];
      server.use(answer(ratesAdmin.list, { data: left }));
      return { data: left, message: SYSTEM_MESSAGES.withdrawn };
    }),
    answer(auth.confirm, () => {
      confirmed = true;
      return { data: { hasta: new Date().toISOString() } };
    }),
  );
  const table = within(await screen.findByRole('table', { name: 'Últimas tasas' }));
  expect(table.getByRole('link', { name: /^Ver 3 pedidos a Bs\.\s1\.458 del 27\/11\/2026$/ })).toHaveAttribute(
    'href',
    '/admin/pedidos?tasa=1458_2026-11-27',
  );
  await user.click(table.getByRole('button', { name: /^Retirar la tasa Bs\.\s1\.458 del/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retirar esta tasa' }));
  expect(dialog.getByText(/^Se usa otra vez Bs\.\s1\.548,7362 del 26\/11\/2026/)).toBeInTheDocument();
  expect(dialog.getByText(/3 pedidos se hicieron a esta tasa/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Retirar tasa' }));
  expect(await dialog.findByText(SYSTEM_MESSAGES.reasonMissing)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Se cruzaron dos cifras');
  await user.click(dialog.getByRole('button', { name: 'Retirar tasa' }));
  const password = within(await screen.findByRole('dialog', { name: 'Confirma que eres tú' }));
  await user.type(password.getByLabelText(/^Contraseña/), 'una-clave-larga');
  await user.click(password.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText(SYSTEM_MESSAGES.withdrawn)).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({ valor: 1458, fechaValor: '2026-11-27', motivo: 'Se cruzaron dos cifras' });
  expect(await screen.findByText('Retirada')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Retirar la tasa Bs\.\s1\.458 del/ })).not.toBeInTheDocument();
});

it('where there is none before, the dialog says that nobody can buy; a refusal stays in it with what was typed', async () => {
  const { user } = open([{ ...WRONG, pedidos: 0 }]);
  server.use(fail(ratesAdmin.withdraw, 'ESTADO_CAMBIO'));
  await user.click(await screen.findByRole('button', { name: /^Retirar la tasa/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retirar esta tasa' }));
  expect(dialog.getByText(/nadie puede comprar hasta que cargues la correcta/)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Equivocada');
  await user.click(dialog.getByRole('button', { name: 'Retirar tasa' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /^Motivo/ })).toHaveValue('Equivocada');
});

it('lists what was completed and paid at a rate, and reads it again after a failure', async () => {
  const persona = { _id: 'a'.repeat(24), nombre: 'Ana Pérez' };
  const { user } = open([{ ...WRONG, citas: 2, planes: 1 }, FORMER]);
  const asked: unknown[] = [];
  server.use(fail(ratesAdmin.made, 'ERROR_INTERNO'));
  await user.click(
    await screen.findByRole('button', { name: /^Ver 2 citas completadas y 1 plan a Bs\.\s1\.458 del 27\/11\/2026$/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: /^Se hizo a Bs\.\s1\.458/ }));
  const again = await dialog.findByRole('button', { name: 'Intentar nuevamente' });
  const made = { fecha: '2026-11-27T15:00:00.000Z', tasa: 1458, persona };
  server.use(
    answer(ratesAdmin.made, ({ query }) => {
      asked.push(Object.fromEntries(query));
      return {
        data: [
          {
            ...made,
            tipo: 'cita' as const,
            _id: 'b'.repeat(24),
            nombre: 'Frenos',
            taller: 'Taller Roraima',
            monto: 29160,
          },
          { ...made, tipo: 'plan' as const, _id: 'c'.repeat(24), nombre: 'Profesional', taller: null, monto: 14580 },
        ],
      };
    }),
  );
  await user.click(again);
  expect(await dialog.findByText(/^Frenos · Bs\.\s29\.160,00$/)).toBeInTheDocument();
  expect(dialog.getByText(/en Taller Roraima/)).toBeInTheDocument();
  expect(dialog.getByText(/^Plan Profesional · Bs\.\s14\.580,00$/)).toBeInTheDocument();
  expect(dialog.getByText('y 1 más')).toBeInTheDocument();
  expect(dialog.getAllByRole('link', { name: 'Ana Pérez' })[0]).toHaveAttribute(
    'href',
    `/admin/administracion/usuarios/${persona._id}`,
  );
  expect(asked).toEqual([{ tasa: '1458', fechaTasa: '2026-11-27' }]);
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await user.click(screen.getByRole('button', { name: /^Retirar la tasa Bs\.\s1\.458 del/ }));
  expect(await screen.findByText(/También 2 citas completadas y 1 plan a esta tasa/)).toBeInTheDocument();
});

it('shows the latest, and all of them on demand', async () => {
  const { user } = open(Array.from({ length: 8 }, (_, i) => rate(1500 + i, { fechaValor: `2026-11-1${i}` })));
  const table = within(await screen.findByRole('table', { name: 'Últimas tasas' }));
  expect(table.getAllByRole('button', { name: /^Retirar/ })).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Ver las 8' }));
  expect(table.getAllByRole('button', { name: /^Retirar/ })).toHaveLength(8);
});
