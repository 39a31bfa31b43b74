import { configure, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { comisiones } from '@tuerca/contracts/orders/comisiones/endpoints';
import { storeRoutes } from '@/app/routes-store';
import { stopClock } from '@/test/clock';
import { buildAsiento, buildIngresos, buildLiquidacion, importe } from '@/test/comisiones';
import { watchDownloads } from '@/test/downloads';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const page = <T,>(...data: T[]) => ({
  data,
  meta: { page: 1, limit: 20, total: data.length, totalPages: Math.ceil(data.length / 20) },
});
const open = (path = '/tienda/ingresos') => {
  enter('store');
  return renderApp(path, [...storeRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};

beforeEach(() => stopClock('2026-11-24T14:00:00Z'));
afterEach(() => jest.useRealTimers());

describe('my income', () => {
  it('says how the commission is taken, what came in, what is owed, and month by month', async () => {
    server.use(
      answer(comisiones.income, { data: buildIngresos([2000, 0, 1000, 3000]) }),
      answer(
        comisiones.payouts,
        page(buildLiquidacion(2, { estado: 'pendiente', referencia: null, fechaPago: null }), buildLiquidacion(1)),
      ),
    );
    open();
    expect(
      await screen.findByText(/descuenta 8 % del precio de los productos \(el envío no paga comisión\)/),
    ).toHaveTextContent('lo que se entregó hace más de 7 días');
    const figures = within(screen.getByRole('region', { name: 'Tus ingresos en cifras' }));
    expect(figures.getByText('Bs. 2.760,00')).toBeInTheDocument();
    expect(figures.getByText('200 % más que en octubre')).toBeInTheDocument();
    expect(figures.getByText('2 pedidos pagados, Ref. $ 30,00')).toBeInTheDocument();
    const balance = within(screen.getByRole('region', { name: 'Tu saldo' }));
    expect(balance.getByText('Bs. 460,00')).toBeInTheDocument();
    expect(balance.getByText('Se libera 7 días después de la entrega')).toBeInTheDocument();

    const drawn = within(screen.getByRole('table', { name: 'Neto por mes' }));
    expect(drawn.getByRole('row', { name: 'noviembre de 2026 Bs.\u00A02.760,00' })).toBeInTheDocument();
    const months = within(screen.getByRole('table', { name: 'Ingresos por mes' }))
      .getAllByRole('row')
      .slice(1);
    expect(months).toHaveLength(3);
    expect(months[0]).toHaveTextContent(/noviembre de 2026.*Bs\. 3\.000,00.*−Bs\. 240,00.*Bs\. 2\.760,00/);
    expect(within(months[1]!).getByRole('link', { name: 'Ver los pedidos de octubre de 2026' })).toHaveAttribute(
      'href',
      '/tienda/ingresos?mes=2026-10',
    );

    const payouts = await screen.findByRole('table', { name: 'Liquidaciones' });
    const [, pending, paid] = within(payouts).getAllByRole('row');
    expect(pending).toHaveTextContent(/Liquidación 2.*Por pagar.*Pendiente/);
    expect(paid).toHaveTextContent(/Liquidación 1.*Pagada.*Ref\. 00123456, 06\/11\/2026.*Bs\. 1\.840,00/);
  });

  it('is empty until the first payment, and says what will stand here', async () => {
    const nothing = { porLiquidar: importe(0), retenido: importe(0), porPagar: importe(0), pagado: importe(0) };
    server.use(
      answer(comisiones.income, {
        data: buildIngresos([], { saldo: nothing, comision: { porcentaje: 7.5, dias: 0 } }),
      }),
    );
    open();
    expect(await screen.findByText('Todavía no tienes ingresos')).toBeInTheDocument();
    expect(screen.getByText(/descuenta 7,5 % .* incluyen lo entregado\.$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver mis productos' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('that cannot be read offers a retry', async () => {
    server.use(unreachable(comisiones.income));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(answer(comisiones.income, { data: buildIngresos([1000]) }), answer(comisiones.payouts, page()));
    await user.click(retry);
    expect(await screen.findByText('Todavía no hay liquidaciones')).toBeInTheDocument();
  });
});

describe('a month', () => {
  it('shows its orders with the commission of each, and what became of them', async () => {
    server.use(
      answer(comisiones.income, { data: buildIngresos([2000, 3000]) }),
      answer(comisiones.month, ({ params, query }) => {
        expect([params.mes, query.get('page')]).toEqual(['2026-11', '1']);
        return page(
          buildAsiento(1),
          buildAsiento(2, { retenido: true }),
          buildAsiento(3, { tipo: 'anulacion', monto: importe(-500), comision: importe(40), neto: importe(-460) }),
          buildAsiento(4, {
            tipo: 'devolucion',
            monto: importe(-300),
            comision: importe(24),
            neto: importe(-276),
            reembolso: importe(300),
            liquidacion: { _id: 'c'.repeat(24), numero: 3, estado: 'pagada' },
          }),
        );
      }),
    );
    open('/tienda/ingresos?mes=2026-11');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ingresos de noviembre de 2026' })).toBeInTheDocument();
    const [, sale, held, cancelled, returned] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(sale).toHaveTextContent(/Por liquidar.*Bs\. 1\.000,00.*−Bs\. 80,00.*8 %.*Bs\. 920,00/);
    expect(within(sale!).getByRole('link')).toHaveAttribute('href', `/tienda/ordenes/${'b'.repeat(20)}0001`);
    expect(held).toHaveTextContent('En espera');
    expect(cancelled).toHaveTextContent(/Cancelación.*−Bs\. 500,00.*−Bs\. 460,00/);
    expect(returned).toHaveTextContent(/Devolución.*Liquidación 3.*Reembolso que enviaste: Bs\. 300,00/);
  });

  it('is saved as a file, and says when that fails', async () => {
    server.use(
      answer(comisiones.income, { data: buildIngresos([2000]) }),
      answer(comisiones.month, page(buildAsiento())),
      answer(comisiones.exportMonth, () =>
        HttpResponse.text('Fecha;Tipo', { headers: { 'content-type': 'text/csv' } }),
      ),
    );
    const downloads = watchDownloads();
    const { user } = open('/tienda/ingresos?mes=2026-11');
    await user.click(await screen.findByRole('button', { name: 'Exportar noviembre de 2026' }));
    expect(await screen.findByText('Mes exportado')).toBeInTheDocument();
    expect(downloads.map(({ name }) => name)).toEqual(['Ingresos_2026-11.csv']);
    expect(await downloads[0]!.file.text()).toBe('Fecha;Tipo');
    server.use(fail(comisiones.exportMonth, 'DEMASIADAS_SOLICITUDES'));
    await user.click(screen.getByRole('button', { name: 'Exportar noviembre de 2026' }));
    expect(await screen.findByText(/^Hiciste demasiadas solicitudes/)).toBeInTheDocument();
  });

  it('without orders says so, and leads back to all months', async () => {
    server.use(answer(comisiones.income, { data: buildIngresos([1000]) }), answer(comisiones.month, page()));
    open('/tienda/ingresos?mes=2026-03');
    expect(await screen.findByText('Sin movimientos en este mes')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Todos los meses' })).toHaveAttribute('href', '/tienda/ingresos');
    expect(screen.queryByRole('button', { name: /^Exportar/ })).not.toBeInTheDocument();
  });
});

describe('a payout', () => {
  const liquidacion = buildLiquidacion(3, { devoluciones: importe(-300), reembolsos: importe(300) });
  const id = liquidacion._id;

  it('shows its figures, its transfer and the orders that it took in', async () => {
    server.use(
      answer(comisiones.payout, {
        data: { liquidacion, asientos: [buildAsiento(1, { liquidacion: { _id: id, numero: 3, estado: 'pagada' } })] },
        meta: { page: 1, limit: 20, total: 1, totalPages: 1 },
      }),
    );
    open(`/tienda/ingresos?liquidacion=${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Liquidación 3' })).toBeInTheDocument();
    for (const text of ['Reembolsos que enviaste tú', 'Ref. 00123456, 06/11/2026', 'Total transferido'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByRole('row')[1]).toHaveTextContent('T261110-AAAA1');
  });

  it('of another store does not exist', async () => {
    server.use(fail(comisiones.payout, 'LIQUIDACION_NO_ENCONTRADA'));
    open(`/tienda/ingresos?liquidacion=${id}`);
    await waitFor(() => expect(screen.getByText('No encontramos esta liquidación.')).toBeInTheDocument());
  });
});
