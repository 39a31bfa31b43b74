import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { paymentsAdmin } from '@tuerca/contracts/payments/payments/admin-endpoints';
import type { PagoDetalle } from '@tuerca/contracts/payments/payments/admin-schemas';
import { SETTLEMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { GRUPOS_PAGO } from '@tuerca/contracts/payments/payments/states';
import { adminRoutes } from '@/app/routes-admin';
import { buildPagoDetalle, MOVIMIENTO } from '@/test/payments';
import { enter } from '@/test/people';
import { buildPago } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 15_000 });

const conteos = Object.fromEntries(GRUPOS_PAGO.map((grupo) => [grupo, 0])) as Record<
  (typeof GRUPOS_PAGO)[number],
  number
>;
const paid = { data: buildPago({ estado: 'pagado' }) };

/** The page of a payment; what each decision sends is kept by its name. */
async function open(detail: PagoDetalle, answers: Partial<Record<Decision, () => unknown>> = {}) {
  const sent: Partial<Record<Decision, unknown>> = {};
  const keep = (name: Decision) =>
    answer(paymentsAdmin[name], (call) => {
      sent[name] = call.body;
      return (answers[name]?.() ?? paid) as typeof paid | Response;
    });
  server.use(
    answer(paymentsAdmin.queue, {
      data: [],
      meta: { page: 1, limit: 20, total: 0, totalPages: 0, conteos, porDevolver: 0 },
    }),
    answer(paymentsAdmin.get, { data: detail }),
    ...(['approve', 'askDifference', 'acceptShort', 'giveBack', 'markOverpaid'] as const).map(keep),
  );
  enter('admin');
  renderApp(`/admin/pagos/${detail._id}`, [...adminRoutes, { path: '*', element: <h1>Otra página</h1> }]);
  await screen.findByRole('heading', { name: /^Revisar pago de la compra/ });
  return sent;
}
type Decision = 'approve' | 'askDifference' | 'acceptShort' | 'giveBack' | 'markOverpaid';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
/** Types the movement as the bank shows it. */
async function typeMovement(referencia: string) {
  const form = await dialog();
  await userEvent.selectOptions(form.getByLabelText(/Banco emisor/), '0102');
  await userEvent.type(form.getByLabelText(/^Referencia/), referencia);
}

describe('an approval', () => {
  it('rests on what the client stated', async () => {
    const sent = await open(buildPagoDetalle({ referencia: '12345678' }));
    await press('Aprobar');
    const form = await dialog();
    expect(form.getByLabelText(/En qué te basas/)).toHaveDisplayValue('Lo que informó el cliente');
    expect(form.getByText('Referencia 12345678')).toBeInTheDocument();
    await press('Aprobar pago');
    expect(await screen.findByText(/^Pago aprobado/)).toBeInTheDocument();
    expect(sent.approve).toEqual({});
  });

  it('of a payment without a reference rests on the movement that she reads in the bank', async () => {
    const sent = await open(buildPagoDetalle({ referencia: null }));
    await press('Aprobar');
    await press('Aprobar pago');
    expect(await screen.findByText('La referencia tiene de 4 a 20 números')).toBeInTheDocument();
    expect(sent.approve).toBeUndefined();
    await typeMovement('4800');
    await press('Aprobar pago');
    expect(await screen.findByText(/^Pago aprobado/)).toBeInTheDocument();
    const { fechaPago: fecha } = buildPago();
    expect(sent.approve).toEqual({ movimiento: { bancoEmisor: '0102', referencia: '4800', fecha } });
  });

  it('without a movement takes a reason, and says that another administrator has to confirm it', async () => {
    const sent = await open(buildPagoDetalle({ referencia: null }), { approve: () => ({ data: buildPago() }) });
    await press('Aprobar');
    await userEvent.selectOptions((await dialog()).getByLabelText(/En qué te basas/), 'Ningún movimiento');
    expect((await dialog()).getByText(/Otro administrador tiene que confirmarlo/)).toBeInTheDocument();
    await press('Aprobar pago');
    expect(await screen.findByText(SETTLEMENT_MESSAGES.reason)).toBeInTheDocument();
    await userEvent.type((await dialog()).getByLabelText(/Por qué lo apruebas/), 'Lo vi por teléfono');
    await press('Aprobar pago');
    expect(await screen.findByText(new RegExp(`^${SETTLEMENT_MESSAGES.secondMissing} Compra`))).toBeInTheDocument();
    expect(sent.approve).toEqual({ nota: 'Lo vi por teléfono', sinMovimiento: true });
  });

  it('that another administrator asked for is shown with its reason, and confirmed', async () => {
    const sinMovimiento = {
      por: 'Ada Admin',
      porId: 'a'.repeat(24),
      nota: 'Lo vi por teléfono',
      fecha: '2026-11-21T15:00:00.000Z',
    };
    const sent = await open(buildPagoDetalle({ referencia: null, sinMovimiento }));
    expect(await screen.findByText(/Ada Admin pidió aprobarlo sin movimiento/)).toBeInTheDocument();
    await press('Aprobar');
    expect((await dialog()).getByText('Ada Admin lo pidió: «Lo vi por teléfono».')).toBeInTheDocument();
    await userEvent.type((await dialog()).getByLabelText(/Por qué lo apruebas/), 'Yo también');
    await press('Aprobar pago');
    expect(await screen.findByText(/^Pago aprobado/)).toBeInTheDocument();
    expect(sent.approve).toEqual({ nota: 'Yo también', sinMovimiento: true });
  });

  it('of the only administrator asks for the password, and is sent again with it', async () => {
    let confirmed = false;
    const sent = await open(buildPagoDetalle({ referencia: null }), {
      approve: () =>
        confirmed ? paid : errorResponse('REAUTENTICACION_REQUERIDA', { data: { segundoFactor: false } }),
    });
    server.use(
      answer(auth.confirm, () => {
        confirmed = true;
        return { data: { hasta: new Date(Date.now() + 300_000).toISOString() } };
      }),
    );
    await press('Aprobar');
    await userEvent.selectOptions((await dialog()).getByLabelText(/En qué te basas/), 'Ningún movimiento');
    await userEvent.type((await dialog()).getByLabelText(/Por qué lo apruebas/), 'Soy la única');
    await press('Aprobar pago');
    const question = within(await screen.findByRole('dialog', { name: 'Confirma que eres tú' }));
    await userEvent.type(question.getByLabelText(/^Contraseña/), 'Tuerca.2026');
    await userEvent.click(question.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText(/^Pago aprobado/)).toBeInTheDocument();
    expect(sent.approve).toEqual({ nota: 'Soy la única', sinMovimiento: true });
  });

  it('of a movement that several fit stays open with what to do next', async () => {
    await open(buildPagoDetalle({ referencia: '12345678' }), { approve: () => errorResponse('MOVIMIENTO_DUDOSO') });
    await press('Aprobar');
    await press('Aprobar pago');
    expect(await (await dialog()).findByText(/Elige cuál es en «Movimientos del banco»/)).toBeInTheDocument();
  });
});

describe('a payment of which less came', () => {
  const short = () =>
    buildPagoDetalle({ referencia: '12345678', resultado: 'monto_distinto', montoRecibido: 2000, candidatos: [] });
  const figures = /Se esperan Bs\.\s2\.001,00 y llegaron Bs\.\s2\.000,00: faltan Bs\.\s1,00\./;

  it('shows both figures, and is not approved on what the client stated', async () => {
    await open(short());
    expect(await screen.findByText(figures)).toBeInTheDocument();
    await press('Aprobar');
    const options = within((await dialog()).getByLabelText(/En qué te basas/)).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Selecciona',
      'Un movimiento que veo en el banco',
      'Ningún movimiento',
    ]);
  });

  it.each([
    ['Pedir lo que falta', 'askDifference', 'Explicación para el cliente', 'Le pedimos la diferencia al cliente'],
    ['Aceptarlo así', 'acceptShort', 'Motivo', 'Pago aprobado. Lo que falta quedó como pérdida de Tuerca'],
    ['Devolver lo que llegó', 'giveBack', 'Explicación para el cliente', 'La compra se canceló y lo que llegó quedó'],
  ] as const)('is decided: %s', async (label, call, reason, done) => {
    const sent = await open(short());
    await press('Llegó menos');
    const form = await dialog();
    expect(form.getByText('Falta').nextSibling).toHaveTextContent('Bs. 1,00');
    await userEvent.click(form.getByRole('radio', { name: new RegExp(`^${label}`) }));
    await userEvent.type(form.getByRole('textbox', { name: new RegExp(`^${reason}`) }), 'Faltó la comisión');
    await userEvent.click(form.getByRole('button', { name: label }));
    expect(await screen.findByText(done, { exact: false })).toBeInTheDocument();
    expect(sent).toEqual({ [call]: { montoRecibido: 2000, motivo: 'Faltó la comisión' } });
  });

  it('is decided with the movement of the statement that was chosen', async () => {
    const [candidate] = buildPagoDetalle().candidatos;
    const movimiento = { ...MOVIMIENTO, monto: 1500 };
    const sent = await open(buildPagoDetalle({ candidatos: [{ ...candidate!, movimiento }] }));
    await press('Usar el movimiento 0012345678');
    const form = await dialog();
    expect(form.getByText(/Con el movimiento 0012345678/)).toBeInTheDocument();
    await userEvent.click(form.getByRole('radio', { name: /^Devolver/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Explicación/ }), 'Llegó la mitad');
    await userEvent.click(form.getByRole('button', { name: 'Devolver lo que llegó' }));
    expect(await screen.findByText(/quedó por devolver/)).toBeInTheDocument();
    expect(sent.giveBack).toEqual({ montoRecibido: 1500, motivo: 'Llegó la mitad', movimientoId: movimiento._id });
  });

  it('and whose rest never came is decided on what is noted already', async () => {
    const diferencia = {
      estado: 'esperando' as const,
      recibido: 1500,
      falta: 501,
      motivo: 'Falta',
      limite: '2026-11-24T14:00:00.000Z',
      referencia: null,
      bancoEmisor: null,
      fechaPago: null,
    };
    const sent = await open(buildPagoDetalle({ referencia: null, diferencia, montoRecibido: 1500, candidatos: [] }));
    await press('Llegó menos');
    const form = await dialog();
    expect(form.queryByLabelText(/Banco emisor/)).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('radio', { name: /^Aceptarlo/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Motivo/ }), 'Buen cliente');
    await userEvent.click(form.getByRole('button', { name: 'Aceptarlo así' }));
    expect(await screen.findByText(/quedó como pérdida de Tuerca/)).toBeInTheDocument();
    expect(sent.acceptShort).toEqual({ montoRecibido: 1500, motivo: 'Buen cliente' });
  });

  it('keeps saying, once it was accepted, what Tuerca lost', async () => {
    const accepted = buildPagoDetalle({ estado: 'pagado', expira: null, montoRecibido: 2000, candidatos: [] });
    enter('admin');
    server.use(answer(paymentsAdmin.get, { data: accepted }));
    renderApp(`/admin/pagos/${accepted._id}`, adminRoutes);
    expect(await screen.findByText(/Los Bs\.\s1,00 que faltan los perdió Tuerca/)).toBeInTheDocument();
  });
});

it('a payment of which more came, without a reference, rests on the movement that she reads in the bank', async () => {
  const sent = await open(buildPagoDetalle({ referencia: null, candidatos: [] }));
  await press('Llegó de más');
  const form = await dialog();
  await userEvent.type(form.getByLabelText(/Monto recibido/), '2500');
  await typeMovement('934800');
  await userEvent.type(form.getByLabelText(/Cómo lo comprobaste/), 'En la banca');
  await press('Aprobar con excedente');
  expect(await screen.findByText(/El excedente quedó por devolver/)).toBeInTheDocument();
  expect(sent.markOverpaid).toMatchObject({ montoRecibido: 2500, movimiento: { referencia: '934800' } });
});
