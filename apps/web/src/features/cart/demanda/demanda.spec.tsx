import { configure, screen, waitFor, within } from '@testing-library/react';
import { demanda } from '@tuerca/contracts/cart/demanda/endpoints';
import type {
  CifrasDemanda,
  FilaDemanda,
  FilaReponer,
  LoBuscado,
  MesDemanda,
} from '@tuerca/contracts/cart/demanda/schemas';
import { storeRoutes } from '@/app/routes-store';
import { stopClock } from '@/test/clock';
import { importe } from '@/test/comisiones';
import { watchDownloads } from '@/test/downloads';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const NOTHING: CifrasDemanda = { vistas: 0, carritos: 0, compras: 0, unidades: 0, devueltas: 0, monto: importe(0) };
const SOLD: CifrasDemanda = { vistas: 80, carritos: 12, compras: 4, unidades: 6, devueltas: 1, monto: importe(2400) };
const buildMonth = (mes: string, total = SOLD): MesDemanda => ({
  mes,
  total,
  anterior: { ...SOLD, vistas: 40 },
  dias: Array.from({ length: 30 }, (_, i) => ({
    dia: `${mes}-${String(i + 1).padStart(2, '0')}`,
    ...(i === 19 ? total : NOTHING),
  })),
});
const producto = (n: number, nombre: string) => ({ _id: String(n).repeat(24), nombre, sku: `SKU-${n}`, imagen: null });
const rowOf = (n: number, nombre: string): FilaDemanda => ({ producto: producto(n, nombre), ...SOLD, conversion: 5 });
const page = <T,>(...data: T[]) => ({
  data,
  meta: { page: 1, limit: 20, total: data.length, totalPages: Math.ceil(data.length / 20) },
});
const open = (query = '') => {
  enter('store');
  return renderApp(`/tienda/que-se-vende${query}`, [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};

beforeEach(() => stopClock('2026-11-24T14:00:00Z'));
afterEach(() => jest.useRealTimers());

describe('what sells', () => {
  it('says a month in figures, days and products; another month and order stand in the address', async () => {
    const asked: string[] = [];
    server.use(
      answer(demanda.month, ({ params }) => ({ data: buildMonth(params.mes!) })),
      answer(demanda.products, ({ params, query }) => {
        asked.push(`${params.mes} ${query.get('sort')}`);
        return page(rowOf(1, 'Pastillas'), { ...rowOf(2, 'Bomba'), vistas: 0, conversion: null });
      }),
    );
    const { user, address } = open();
    const figures = within(await screen.findByRole('region', { name: 'El mes en cifras' }));
    expect(await figures.findByText('80')).toBeInTheDocument();
    // A month that is not over is not compared with a whole one.
    expect(figures.queryByText(/más|menos/)).not.toBeInTheDocument();
    const days = within(await screen.findByRole('table', { name: 'Cifras por día de noviembre de 2026' }));
    expect(days.getAllByRole('row')).toHaveLength(2);
    expect(days.getByRole('row', { name: /20\/11 80 12 Bs\.\s2\.400,00/ })).toBeInTheDocument();
    const [, first, second] = within(
      await screen.findByRole('table', { name: 'Productos de noviembre de 2026' }),
    ).getAllByRole('row');
    expect(first).toHaveTextContent(/Pastillas.*SKU-1.*80.*12.*6.*Bs\. 2\.400,00.*5 %.*1/);
    expect(second).toHaveTextContent(/Bomba.*—/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), 'octubre de 2026');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'vistas');
    expect(address()).toBe('/tienda/que-se-vende?mes=2026-10&orden=vistas');
    await waitFor(() => expect(asked.at(-1)).toBe('2026-10 vistas'));
    expect(await figures.findByText(/100 % más que en septiembre/)).toBeInTheDocument();
  });

  it('saves the month as a file', async () => {
    server.use(
      answer(demanda.month, { data: buildMonth('2026-11') }),
      answer(demanda.products, page(rowOf(1, 'Pastillas'))),
      answer(demanda.exportMonth, () => new Response('Código') as never),
    );
    const downloads = watchDownloads();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(downloads[0]!.name).toBe('Que_se_vende_2026-11.csv');
    expect(await downloads[0]!.file.text()).toBe('Código');
  });

  it('says what is missing where there is nothing, and lets a failure be tried again', async () => {
    server.use(
      answer(demanda.month, { data: buildMonth('2026-11', NOTHING) }),
      answer(demanda.products, page<FilaDemanda>()),
    );
    open();
    expect(await screen.findByText('Nada que contar en noviembre de 2026')).toBeInTheDocument();
    expect(await screen.findByText('Sin movimiento en noviembre de 2026')).toBeInTheDocument();
  });

  it('lets a failure be tried again', async () => {
    server.use(fail(demanda.month, 'ERROR_INTERNO'), unreachable(demanda.products));
    const { user } = open();
    expect(await screen.findAllByRole('alert')).not.toHaveLength(0);
    server.use(
      answer(demanda.month, { data: buildMonth('2026-11') }),
      answer(demanda.products, page(rowOf(1, 'Faro'))),
    );
    for (const retry of await screen.findAllByRole('button', { name: /ntentar/ })) await user.click(retry);
    expect(await screen.findByText('Faro')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'El mes en cifras' })).toHaveTextContent('80');
  });
});

describe('what is looked for and nobody has', () => {
  const wanted = (over: Partial<LoBuscado> = {}): LoBuscado => ({
    estado: 'Zulia',
    ciudad: 'Maracaibo',
    busquedas: [
      { texto: 'modulo abs', personas: 9, enTuEstado: 5, enTuCiudad: 2, ultima: '2026-11-20' },
      { texto: 'carburador', personas: 3, enTuEstado: 0, enTuCiudad: 0, ultima: '2026-10-02' },
    ],
    solicitudes: ['1'.repeat(24), null].map((solicitudId, i) => ({
      solicitudId,
      pieza: `Pieza ${i}`,
      vehiculo: i ? null : 'Toyota Corolla 2012',
      categoria: null,
      cantidad: 1 + i,
      ciudad: 'Maracaibo',
      estado: 'Zulia',
      fecha: '2026-11-20T14:00:00Z',
      vence: '2026-11-27T14:00:00Z',
    })),
    ...over,
  });

  it('says how many and where, and leads to the requests that this store may answer', async () => {
    server.use(answer(demanda.wanted, { data: wanted() }));
    open('?vista=buscan');
    const searches = within(await screen.findByRole('list', { name: 'Búsquedas sin resultado' }));
    const [near, far] = searches.getAllByRole('listitem');
    expect(near).toHaveTextContent(/modulo abs.*9 personas · 2 en Maracaibo, 5 en Zulia.*20\/11\/2026/);
    expect(far).toHaveTextContent(/carburador3 personasÚltima/);
    const requests = within(screen.getByRole('list', { name: 'Solicitudes sin respuesta' }));
    expect(requests.getByText('Pieza 1 (2 unidades)')).toBeInTheDocument();
    expect(requests.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/tienda/solicitudes/${'1'.repeat(24)}`,
    ]);
  });

  it('says so when there is nothing', async () => {
    server.use(answer(demanda.wanted, { data: wanted({ busquedas: [], solicitudes: [] }) }));
    open('?vista=buscan');
    expect(await screen.findByText('Nada por ahora')).toBeInTheDocument();
    expect(screen.getByText('Todas tienen respuesta')).toBeInTheDocument();
  });
});

describe('what to order', () => {
  it('says how much of what, and is reckoned anew for a slower supplier', async () => {
    const row: FilaReponer = {
      producto: producto(1, 'Filtro'),
      stock: 0,
      vendidas: 90,
      dias: 90,
      porDia: 1,
      alcanza: 0,
      pedir: 37,
    };
    server.use(
      answer(demanda.reorder, ({ query }) =>
        query.get('llegada') === '30' ? page({ ...row, stock: 4, alcanza: 4, pedir: 56 }) : page(row),
      ),
    );
    const { user, address } = open('?vista=reponer');
    const table = within(await screen.findByRole('table', { name: 'Qué reponer' }));
    expect(await table.findByText('37 unidades')).toBeInTheDocument();
    expect(table.getByText('Agotado')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tu proveedor tarda' }), '30');
    expect(address()).toBe('/tienda/que-se-vende?vista=reponer&llegada=30');
    expect(await table.findByText('56 unidades')).toBeInTheDocument();
    expect(table.getByText('4 días')).toBeInTheDocument();
    expect(table.getByText('90 en 90 días')).toBeInTheDocument();
  });
});
