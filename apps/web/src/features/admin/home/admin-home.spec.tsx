import { act, configure, screen, within } from '@testing-library/react';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { STATISTICS_REFRESH_MS } from '@tuerca/contracts/admin/rules';
import type { Estadisticas } from '@tuerca/contracts/admin/statistics';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { adminRoutes } from '@/app/routes-admin';
import { stopTimers } from '@/test/clock';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { publicConfig } from '@/test/system';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const MONTHS = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
const FIGURES: Estadisticas = {
  usuarios: { total: 1200, nuevos: 30, porcentaje: 3 },
  tiendas: { total: 12, activas: 10, porcentaje: 0 },
  talleres: { total: 8, activos: 7, porcentaje: null },
  pedidos: { total: 340, mes: 40, pendientes: 9, completados: 300, porcentaje: 12 },
  ingresos: { total: 1500.5, comisiones: 1000, suscripciones: 500.5, otros: 0, faltantes: 0, porcentaje: -20 },
  alertas: [
    {
      id: 'pagos',
      prioridad: 'alta',
      titulo: 'Pagos por verificar',
      mensaje: '3 pagos esperan tu revisión.',
      fecha: '2026-11-22T10:00:00.000Z',
      ruta: '/admin/pagos',
    },
  ],
  meses: MONTHS.map((mes, i) => ({ mes, pedidos: i * 10, ventas: i * 1000, ingresos: i * 80 })),
  dias: Array.from({ length: 30 }, (_, i) => ({
    dia: `2026-11-${String(i + 1).padStart(2, '0')}`,
    pedidos: i,
    ventas: i,
  })),
  fecha: '2026-11-22T12:00:00.000Z',
};
const open = () => renderApp('/admin', [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);

beforeEach(() => {
  enter('admin');
  server.use(
    answer(admin.firstSteps, { data: [] }),
    answer(admin.pending, {
      data: { pagos: 0, saldos: 0, asuntos: 0, reportes: 0, tiendas: 0, talleres: 0, membresias: 0 },
    }),
  );
});

it('says how the platform does; each figure and alert leads to what it is about', async () => {
  server.use(answer(admin.statistics, { data: FIGURES }));
  open();
  const cards = within(await screen.findByRole('region', { name: 'La plataforma en cifras' }));
  expect(await cards.findByRole('link', { name: /Usuarios.*1\.200.*30 nuevos este mes/ })).toHaveAttribute(
    'href',
    '/admin/administracion/usuarios',
  );
  expect(cards.getByRole('link', { name: /Tiendas.*12.*10 activas/ })).toHaveAttribute('href', '/admin/tiendas');
  expect(cards.getByRole('link', { name: /Talleres.*8.*7 activos/ })).toHaveAttribute('href', '/admin/talleres');
  expect(cards.getByRole('link', { name: /Pedidos.*9 pendientes · 300 completados/ })).toHaveAttribute(
    'href',
    '/admin/pedidos',
  );
  const alerts = within(screen.getByRole('list', { name: 'Alertas' }));
  expect(alerts.getByRole('link', { name: /Pagos por verificar.*Urgente/ })).toHaveAttribute('href', '/admin/pagos');
  expect(screen.getByText('Bs. 1.500,50')).toBeInTheDocument();
  expect(screen.getByText('20 % menos que en octubre')).toBeInTheDocument();
  const quick = within(screen.getByRole('navigation', { name: 'Accesos rápidos' }));
  expect(quick.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/administracion/usuarios/nuevo',
    '/admin/productos/nuevo',
    '/admin/comisiones',
    '/admin/ofertas',
  ]);
});

it('has the rate of the day first, with the way to change it', async () => {
  server.use(answer(admin.statistics, { data: FIGURES }), answer(system.public, { data: publicConfig() }));
  open();
  expect(await screen.findByText(/^Tasa del día:/)).toHaveTextContent(/por dólar, .+ del \d\d\/\d\d\/\d{4}$/);
  expect(screen.getByRole('link', { name: 'Cambiar la tasa' })).toHaveAttribute('href', '/admin/configuracion/sistema');
});

it('a failure is a banner that can be tried again; the ways out stand', async () => {
  server.use(fail(admin.statistics, 'ERROR_INTERNO'));
  const { user } = open();
  expect(await screen.findByText(/Error al cargar las estadísticas/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nuevo usuario' })).toBeInTheDocument();
  server.use(answer(admin.statistics, { data: { ...FIGURES, alertas: [] } }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todo al día')).toBeInTheDocument();
});

describe('left open', () => {
  // Answers come in real time: what they wait for is left alone.
  beforeEach(stopTimers);
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('it reads its figures again every five minutes, and not before', async () => {
    let asked = 0;
    server.use(
      answer(admin.statistics, () => {
        asked++;
        return { data: { ...FIGURES, usuarios: { total: 1199 + asked, nuevos: 29 + asked, porcentaje: 3 } } };
      }),
    );
    open();
    expect(await screen.findByRole('link', { name: /Usuarios.*1\.200.*30 nuevos este mes/ })).toBeInTheDocument();
    await pass(280_000);
    expect(asked).toBe(1);
    await pass(20_000);
    expect(await screen.findByRole('link', { name: /Usuarios.*1\.201.*31 nuevos este mes/ })).toBeInTheDocument();
    expect(asked).toBe(2);
    await pass(STATISTICS_REFRESH_MS);
    expect(await screen.findByRole('link', { name: /Usuarios.*1\.202/ })).toBeInTheDocument();
  });
});
