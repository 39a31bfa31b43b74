import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentsAdmin } from '@tuerca/contracts/payments/payments/admin-endpoints';
import type { PagoDetalle, PagoEnCola } from '@tuerca/contracts/payments/payments/admin-schemas';
import { statements } from '@tuerca/contracts/payments/payments/statement-endpoints';
import type { PropuestaConciliacion } from '@tuerca/contracts/payments/payments/statement-schemas';
import { GRUPOS_PAGO } from '@tuerca/contracts/payments/payments/states';
import { adminRoutes } from '@/app/routes-admin';
import { buildPagoDetalle, MOVIMIENTO as movimiento } from '@/test/payments';
import { enter } from '@/test/people';
import { buildPago } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 15_000 });

const id = (digit: string) => digit.repeat(24);
const pago = buildPago({ referencia: '12345678', expira: '2026-11-24T14:00:00.000Z' });
const conteos = Object.fromEntries(GRUPOS_PAGO.map((grupo, i) => [grupo, i])) as Record<PagoEnCola['grupo'], number>;
const row: PagoEnCola = {
  ...pago,
  cliente: { _id: id('1'), nombre: 'María Pérez' },
  pedidos: [{ numero: pago.orderNumber, tiendaId: id('2'), tienda: 'Repuestos Turpial' }],
  grupo: 'por_revisar',
  bancoReceptorNombre: 'Banplus',
  tieneCaptura: true,
  repetidos: [
    { _id: id('3'), orderNumber: 'T-OTRA', estado: 'pagado', monto: 2001, fechaPago: '2026-11-20', cliente: 'Otra' },
  ],
};
const razones = [{ coincide: true, texto: 'La referencia coincide' }];
const detail = buildPagoDetalle({
  referencia: '12345678',
  expira: '2026-11-24T14:00:00.000Z',
  repetidos: row.repetidos,
});
const open = (path: string) => {
  enter('admin');
  return renderApp(path, [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
const meta = { page: 1, limit: 20, total: 1, totalPages: 1 };
const queue = () => answer(paymentsAdmin.queue, { data: [row], meta: { ...meta, conteos, porDevolver: 2 } });

describe('the verification queue', () => {
  it('is narrowed to days and amounts, which stand in the address', async () => {
    const asked: string[] = [];
    server.use(
      answer(paymentsAdmin.queue, ({ query }) => {
        asked.push(String(query));
        return { data: [row], meta: { ...meta, conteos, porDevolver: 2 } };
      }),
    );
    const { user } = open('/admin/pagos?desde=2026-11-20');
    expect(await screen.findByLabelText('Desde')).toHaveValue('2026-11-20');
    await user.type(screen.getByRole('textbox', { name: /Mínimo/ }), '1500,50');
    await user.type(screen.getByRole('textbox', { name: /Máximo/ }), '900');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByText('El máximo no puede ser menor que el mínimo')).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: /Máximo/ }));
    await user.type(screen.getByRole('textbox', { name: /Máximo/ }), '9000');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByRole('button', { name: /Desde Bs. 1.500,5/ })).toBeInTheDocument();
    const query = Object.fromEntries(new URLSearchParams(asked.at(-1)));
    expect(query).toMatchObject({ desde: '2026-11-20', montoMin: '1500.5', montoMax: '9000' });
  });

  it('says of each payment what is stated, what the bank says and with what it clashes; tabs carry their counts', async () => {
    server.use(queue());
    open('/admin/pagos');
    expect(await screen.findByRole('tab', { name: 'Esperan diferencia (2)' })).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Pagos' });
    for (const text of ['Referencia repetida', 'Con captura', 'Revisión manual', 'Repuestos Turpial'])
      expect(within(table).getByText(text)).toBeInTheDocument();
    expect(within(table).getByRole('link', { name: `Revisar: pago de la compra ${pago.orderNumber}` })).toHaveAttribute(
      'href',
      `/admin/pagos/${pago._id}`,
    );
  });

  it('lists plans beside purchases, each by its name, and is narrowed to one of them', async () => {
    const plan = {
      ...row,
      _id: id('7'),
      orderNumber: 'PLAN-1',
      concepto: 'plan',
      detalle: 'Plan Pro · Frenos',
      pedidos: [],
    };
    const asked: string[] = [];
    server.use(
      answer(paymentsAdmin.queue, ({ query }) => {
        asked.push(String(query));
        return { data: [row, plan as PagoEnCola], meta: { ...meta, conteos, porDevolver: 2 } };
      }),
    );
    const { user } = open('/admin/pagos');
    const table = within(await screen.findByRole('table', { name: 'Pagos' }));
    expect(table.getByText('Plan Pro · Frenos')).toBeInTheDocument();
    expect(table.getByRole('link', { name: 'Revisar: pago del plan Pro · Frenos' })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Qué paga' }), 'Planes');
    expect(await screen.findByRole('button', { name: /Planes/ })).toBeInTheDocument();
    expect(new URLSearchParams(asked.at(-1)).get('concepto')).toBe('plan');
  });

  it('says that it could not be read, and tries again', async () => {
    server.use(unreachable(paymentsAdmin.queue));
    open('/admin/pagos');
    const retry = await screen.findByRole('button', { name: /Reintentar|Intentar/ });
    server.use(queue());
    await userEvent.click(retry);
    expect(await screen.findByRole('table', { name: 'Pagos' })).toBeInTheDocument();
  });
});

describe('after a decision the next payment', () => {
  const next = buildPagoDetalle({ _id: id('8'), orderNumber: 'T-OTRA', nombrePagador: 'Luis Rojas', monto: 950 });
  const decided = `Compra ${pago.orderNumber}, Bs. 2.001,00 de María Pérez`;
  /** The page of the first of two that wait; what was sent with the decision. */
  function review() {
    const sent: unknown[] = [];
    const settle = async ({ request }: { request: Request }) => {
      sent.push(await request.json());
      return { data: { ...pago, estado: 'pagado' as const } };
    };
    server.use(
      answer(paymentsAdmin.queue, {
        data: [row, { ...row, _id: next._id }],
        meta: { ...meta, conteos: { ...conteos, por_revisar: 2 }, porDevolver: 2 },
      }),
      answer(paymentsAdmin.get, ({ params }) => ({ data: params.id === next._id ? next : detail })),
      answer(paymentsAdmin.approve, settle),
      answer(paymentsAdmin.reject, settle),
    );
    return { ...open(`/admin/pagos/${pago._id}`), sent };
  }
  const arrived = async () => {
    const heading = await screen.findByRole('heading', { level: 1, name: 'Revisar pago de la compra T-OTRA' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(await screen.findByText(/de Luis Rojas, .*2 pagos esperan tu revisión/)).toBeInTheDocument();
  };

  it('stands under its own heading, which has the focus; the toast names what was approved and leads to it', async () => {
    const { user, sent } = review();
    await user.click(await screen.findByRole('button', { name: 'Usar el movimiento 0012345678' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Con el movimiento 0012345678/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Aprobar pago' }));
    expect(await screen.findByText(`Pago aprobado. ${decided}`)).toBeInTheDocument();
    await arrived();
    expect(screen.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', `/admin/pagos/${pago._id}`);
    expect(sent).toEqual([{ movimientoId: movimiento._id }]);
  });

  it('follows a refusal in the same way', async () => {
    const { user, sent } = review();
    await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'No llegó a la cuenta');
    await user.click(dialog.getByRole('button', { name: 'Rechazar pago' }));
    expect(await screen.findByText(`Pago rechazado. ${decided}`)).toBeInTheDocument();
    await arrived();
    expect(sent).toEqual([{ motivo: 'No llegó a la cuenta' }]);
  });
});

it('a payment that is settled asks for no review', async () => {
  const paid = { ...detail, estado: 'pagado', grupo: 'pagado', expira: null, candidatos: [] } as const;
  server.use(queue(), answer(paymentsAdmin.get, { data: { ...paid, candidatos: [] } }));
  open(`/admin/pagos/${pago._id}`);
  expect(
    await screen.findByRole('heading', { level: 1, name: `Pago revisado de la compra ${pago.orderNumber}` }),
  ).toBeInTheDocument();
});

it('what is owed to clients stands beside what has to be reviewed, with how much of it there is', async () => {
  server.use(queue());
  open('/admin/pagos');
  expect(await screen.findByRole('tab', { name: 'Por devolver (2)' })).toBeInTheDocument();
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Por revisar (0)', 'Por devolver (2)']);
});

it('money of a rejected payment is entered by hand, and its history names who did what in words', async () => {
  let sent: unknown;
  const step = { fecha: '2026-11-21T15:00:00.000Z', nota: null };
  const rejected = {
    ...detail,
    estado: 'rechazado',
    expira: null,
    candidatos: [],
    historial: [
      { ...step, estado: 'rechazado', por: 'administracion' },
      { ...step, estado: 'rechazado', por: 'Ada Admin' },
    ],
  } satisfies PagoDetalle;
  server.use(
    queue(),
    answer(paymentsAdmin.get, { data: rejected }),
    answer(paymentsAdmin.recordLate, async ({ request }: { request: Request }) => {
      sent = await request.json();
      return { data: pago };
    }),
  );
  open(`/admin/pagos/${pago._id}`);
  expect(await screen.findByText(/Rechazado, por la administración/)).toBeInTheDocument();
  expect(screen.getByText(/Rechazado, por Ada Admin/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Aprobar' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'El dinero llegó' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Cómo lo comprobaste/ }), 'Está en la cuenta');
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar por devolver' }));
  expect(await screen.findByText(/^Quedó por devolver, y el cliente ya lo sabe/)).toBeInTheDocument();
  const { bancoEmisor, referencia, fechaPago: fecha, monto } = pago;
  expect(sent).toEqual({
    montoRecibido: monto,
    nota: 'Está en la cuenta',
    movimiento: { bancoEmisor, referencia, fecha },
  });
});

it('the statements that were imported are saved as a file, or say that they could not be', async () => {
  server.use(
    answer(statements.list, { data: [], meta: { page: 1, limit: 10, total: 0, totalPages: 0 } }),
    fail(statements.exportList, 'NO_DISPONIBLE', { message: 'Vuelve a intentarlo' }),
  );
  open('/admin/pagos/conciliacion');
  expect(await screen.findByText('Aún no has importado extractos')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(await screen.findByText('Vuelve a intentarlo')).toBeInTheDocument();
});

it('sure proposals are ticked and confirmed together, and what became of each is said', async () => {
  const extracto = {
    _id: id('5'),
    nombre: 'banco.csv',
    bancoReceptor: '0174',
    bancoReceptorNombre: 'Banplus',
    fecha: '2026-11-22T14:00:00.000Z',
    por: 'Admin',
    desde: '2026-11-21',
    hasta: '2026-11-21',
    movimientos: 1,
    nuevos: 1,
    repetidos: 0,
    omitidos: 0,
    total: 2001,
    errores: [],
    totalErrores: 0,
    conteos: { segura: 1, dudosa: 0, ninguna: 0, conciliado: 0 },
  };
  const propuesta: PropuestaConciliacion = {
    movimiento,
    grupo: 'segura',
    pago: null,
    candidatos: [
      {
        pagoId: pago._id,
        orderNumber: pago.orderNumber,
        cliente: 'María Pérez',
        metodoPago: 'pago_movil',
        referencia: '12345678',
        monto: 2001,
        fechaPago: '2026-11-21',
        bancoEmisorNombre: 'Banco de Venezuela',
        fuerza: 'segura',
        razones,
      },
    ],
  };
  const pair = { pagoId: pago._id, movimientoId: movimiento._id };
  server.use(
    answer(statements.get, { data: extracto }),
    answer(statements.proposals, { data: [propuesta], meta }),
    answer(statements.confirm, {
      data: [{ ...pair, orderNumber: pago.orderNumber, resultado: 'movimiento_usado' }],
    }),
  );
  open(`/admin/pagos/conciliacion?extracto=${extracto._id}`);
  const [all] = await screen.findAllByRole('checkbox');
  await userEvent.click(all!);
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar 1 pago' }));
  expect(
    await screen.findByText(`${pago.orderNumber}: Ese movimiento ya pagó otra compra o un plan`),
  ).toBeInTheDocument();
});
