import { configure, screen, within } from '@testing-library/react';
import type { EstadoSistema } from '@tuerca/contracts/admin/status';
import { status } from '@tuerca/contracts/admin/status-endpoints';
import { adminRoutes } from '@/app/routes-admin';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const STATE: EstadoSistema = {
  estado: 'falla',
  version: '1.4.0',
  inicio: '2026-11-20T12:00:00.000Z',
  fecha: '2026-11-22T12:00:00.000Z',
  revisiones: [
    { clave: 'base_datos', estado: 'ok', resumen: 'Responde en 4 ms', cifra: 4, consejo: null },
    {
      clave: 'correos',
      estado: 'falla',
      resumen: '12 en espera, 12 con fallos, el más viejo hace 3 h',
      cifra: 12,
      consejo: 'Revisa SMTP_URL y el servidor de correo. Se reintenta solo durante un día.',
    },
    { clave: 'respaldo', estado: 'atencion', resumen: 'Sin respaldo registrado', cifra: null, consejo: 'Prográmalo.' },
  ],
};
const open = () => {
  enter('admin');
  return renderApp('/admin/estado', [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};

it('says how each part does under its heading, and what to do where it does badly', async () => {
  server.use(answer(status.get, { data: STATE }));
  open();
  const queues = within(await screen.findByRole('region', { name: 'Colas' }));
  expect(queues.getByText('Falla')).toBeInTheDocument();
  expect(queues.getByText(/12 con fallos/)).toBeInTheDocument();
  expect(queues.getByText(/Revisa SMTP_URL/)).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Servicios' })).getByText('Bien')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Servidor' })).getByText('Atención')).toBeInTheDocument();
  expect(screen.getByText(/Versión 1.4.0/)).toBeInTheDocument();
});

it('is looked at again on demand, also after it could not be read', async () => {
  server.use(fail(status.get, 'NO_DISPONIBLE'));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Intentar nuevamente' });
  server.use(answer(status.get, { data: STATE }));
  await user.click(again);
  expect(await screen.findByText(/12 con fallos/)).toBeInTheDocument();
  const well = STATE.revisiones.map((one) => ({
    ...one,
    estado: 'ok' as const,
    resumen: 'Nada en espera',
    consejo: null,
  }));
  server.use(answer(status.get, { data: { ...STATE, estado: 'ok', revisiones: well } }));
  await user.click(screen.getByRole('button', { name: 'Revisar ahora' }));
  expect(await screen.findAllByText('Nada en espera')).toHaveLength(3);
});
