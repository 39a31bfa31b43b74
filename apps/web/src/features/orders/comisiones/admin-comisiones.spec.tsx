import { configure, screen, waitFor, within } from '@testing-library/react';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { tiendasAdmin } from '@tuerca/contracts/auth/negocios/admin-endpoints';
import { comisionesAdmin } from '@tuerca/contracts/orders/comisiones/admin-endpoints';
import type { Comisiones, LiquidacionAdmin, SaldoTienda } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import { adminRoutes } from '@/app/routes-admin';
import { buildAsiento, buildLiquidacion, importe } from '@/test/comisiones';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const TIENDA = { _id: 'd'.repeat(24), nombre: 'Repuestos Turpial' };
const meta = (total: number) => ({ page: 1, limit: 20, total, totalPages: total ? 1 : 0 });
const rates = (overrides: Partial<Comisiones> = {}): Comisiones => ({
  tienda: 8,
  taller: 10,
  dias: 7,
  excepciones: [{ tienda: TIENDA, porcentaje: 5.5, fecha: '2026-11-01T12:00:00.000Z' }],
  historial: [
    {
      fecha: '2026-11-01T12:00:00.000Z',
      actor: 'e'.repeat(24),
      quien: 'Marcela Admin',
      tienda: TIENDA,
      objeto: `comision:${TIENDA._id}`,
      antes: null,
      despues: 5.5,
      motivo: 'Acuerdo de apertura',
    },
  ],
  ...overrides,
});
const saldo = (overrides: Partial<SaldoTienda> = {}): SaldoTienda => ({
  tienda: { ...TIENDA, tipo: 'tienda' },
  porLiquidar: importe(920),
  retenido: importe(460),
  porPagar: importe(0),
  pagado: importe(1840),
  ...overrides,
});
const payout = (overrides: Partial<LiquidacionAdmin> = {}): LiquidacionAdmin => ({
  ...buildLiquidacion(1, { estado: 'pendiente', referencia: null, fechaPago: null }),
  tienda: { ...TIENDA, tipo: 'tienda' },
  nota: null,
  ...overrides,
});
const open = (path: string) => {
  enter('admin');
  return renderApp(path, [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
const button = (name: string) => screen.getByRole('button', { name });

describe('commissions', () => {
  it('are shown with the stores that have their own and who changed what', async () => {
    server.use(answer(comisionesAdmin.rates, { data: rates() }));
    open('/admin/comisiones');
    expect(await screen.findByText('8 %')).toBeInTheDocument();
    expect(screen.getByText('7 días')).toBeInTheDocument();
    expect(await screen.findByText('5,5 %', { selector: 'td *, td, dd, dd *' })).toBeInTheDocument();
    const history = within(screen.getByRole('list', { name: 'Historial de comisiones' }));
    expect(history.getByText(/Comisión de Repuestos Turpial/).closest('p')).toHaveTextContent(
      'Comisión de Repuestos Turpial: de la general a 5,5 %',
    );
    expect(history.getByText(/Marcela Admin/)).toHaveTextContent('«Acuerdo de apertura»');
  });

  it('are changed with a reason, once the password was given again', async () => {
    const sent: unknown[] = [];
    let confirmed = false;
    server.use(
      answer(comisionesAdmin.rates, { data: rates() }),
      answer(comisionesAdmin.setRates, ({ body }) => {
        sent.push(body);
        return confirmed
          ? { data: rates({ tienda: 9 }) }
          : errorResponse('REAUTENTICACION_REQUERIDA', { data: { segundoFactor: false } });
      }),
      answer(auth.confirm, () => {
        confirmed = true;
        return { data: { hasta: new Date().toISOString() } };
      }),
    );
    const { user } = open('/admin/comisiones');
    await screen.findByText('8 %');
    await user.click(button('Cambiar comisiones'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar comisiones' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Indica el motivo del cambio')).toBeInTheDocument();
    const field = dialog.getByLabelText(/^Comisión de tiendas/);
    await user.clear(field);
    await user.type(field, '9');
    await user.type(dialog.getByLabelText(/^Motivo/), 'Temporada alta');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await user.type(await screen.findByLabelText(/^Contraseña/), 'Tuerca.2026{Enter}');
    expect(await screen.findByText('Comisiones actualizadas')).toBeInTheDocument();
    expect(await screen.findByText('9 %')).toBeInTheDocument();
    const change = { tienda: 9, taller: 10, dias: 7, motivo: 'Temporada alta' };
    expect(sent).toEqual([change, change]);
  });

  it('of one store are chosen by its name', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(comisionesAdmin.rates, { data: rates({ excepciones: [], historial: [] }) }),
      fail(tiendasAdmin.list, 'NO_DISPONIBLE'),
      answer(comisionesAdmin.setStoreRate, ({ body, params }) => {
        sent.push([params.id, body]);
        return { data: rates() };
      }),
    );
    const { user } = open('/admin/comisiones');
    expect(await screen.findByText('Todas pagan la comisión general')).toBeInTheDocument();
    await user.click(button('Agregar tienda'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comisión propia de una tienda' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Elige una tienda')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('can be asked for again when they could not be read', async () => {
    server.use(fail(comisionesAdmin.rates, 'NO_DISPONIBLE'));
    open('/admin/comisiones');
    expect(await screen.findByRole('button', { name: 'Intentar nuevamente' })).toBeInTheDocument();
  });
});

describe('payouts', () => {
  it('begin with what is owed, which is closed up to a day', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(comisionesAdmin.balances, { data: [saldo()], meta: meta(1) }),
      answer(comisionesAdmin.close, ({ body, request }) => {
        sent.push(body);
        expect(request.headers.get('idempotency-key')).toBeTruthy();
        return { data: payout() };
      }),
      answer(comisionesAdmin.get, { data: { liquidacion: payout(), asientos: [buildAsiento()] }, meta: meta(1) }),
    );
    const { user, address } = open('/admin/liquidaciones');
    await user.click(await screen.findByRole('button', { name: 'Cerrar liquidación de Repuestos Turpial' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Cerrar liquidación/ }));
    expect(dialog.getByText('Bs. 920,00')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cerrar liquidación' }));
    await waitFor(() => expect(address()).toBe(`/admin/liquidaciones/${payout()._id}`));
    expect(sent).toEqual([{ tiendaId: TIENDA._id }]);
    expect(await screen.findByText('Total a transferir')).toBeInTheDocument();
  });

  it('have nothing to close where nothing is ready', async () => {
    server.use(answer(comisionesAdmin.balances, { data: [saldo({ porLiquidar: importe(0) })], meta: meta(1) }));
    open('/admin/liquidaciones');
    expect(await screen.findByRole('button', { name: 'Cerrar liquidación de Repuestos Turpial' })).toBeDisabled();
  });

  it('are listed by state, with the filters in the address', async () => {
    const queries: string[] = [];
    server.use(
      answer(comisionesAdmin.list, ({ query }) => {
        queries.push(String(query));
        return { data: [payout()], meta: meta(1) };
      }),
    );
    const { user, address } = open('/admin/liquidaciones?vista=liquidaciones');
    expect(await screen.findByRole('link', { name: 'Repuestos Turpial n.º 1' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Estado'), 'pagada');
    await waitFor(() => expect(address()).toBe('/admin/liquidaciones?vista=liquidaciones&estado=pagada'));
    await waitFor(() => expect(queries.at(-1)).toContain('estado=pagada'));
  });

  it('are marked as paid with a reference', async () => {
    let paid = false;
    server.use(
      answer(comisionesAdmin.get, () => ({
        data: {
          liquidacion: paid
            ? payout({ estado: 'pagada', referencia: '00123456', fechaPago: '2026-11-22T12:00:00.000Z' })
            : payout(),
          asientos: [buildAsiento()],
        },
        meta: meta(1),
      })),
      answer(comisionesAdmin.pay, ({ body }) => {
        expect(body).toMatchObject({ referencia: '00123456' });
        paid = true;
        return { data: payout({ estado: 'pagada', referencia: '00123456' }) };
      }),
    );
    const { user } = open(`/admin/liquidaciones/${payout()._id}`);
    await user.click(await screen.findByRole('button', { name: 'Marcar como pagada' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Marcar como pagada' }));
    await user.click(dialog.getByRole('button', { name: 'Marcar como pagada' }));
    expect(await dialog.findByText('Ingresa la referencia de la transferencia')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Referencia/), '00123456');
    await user.click(dialog.getByRole('button', { name: 'Marcar como pagada' }));
    expect(await screen.findByText(/^Liquidación marcada como pagada: Bs. /)).toBeInTheDocument();
    expect(await screen.findByText(/Ref\. 00123456/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Marcar como pagada' })).toBeNull();
  });
});
