import { screen, within } from '@testing-library/react';
import { membresia } from '@tuerca/contracts/membresia/endpoints';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { MiPlan } from '@tuerca/contracts/membresia/schemas';
import { TASA } from '@/test/catalogue';
import { buildMembresia, buildSuscripcion, planOf, PLANS } from '@/test/membresia';
import { enter } from '@/test/people';
import { buildPago } from '@/test/purchase';
import { renderElement } from '@/test/render-app';
import { answer, errorResponse, fail, server, unreachable } from '@/test/server';
import { publicConfig } from '@/test/system';
import { MyPlanView } from './my-plan-view';

const mine = (over: Partial<MiPlan> = {}): MiPlan => ({
  ...buildMembresia(),
  planes: PLANS.filter(({ rolUsuario }) => rolUsuario === 'store').map((plan) => ({
    ...plan,
    precioBs: plan.precio * 100,
  })),
  tasa: TASA,
  destinatario: publicConfig().destinatario,
  ...over,
});
const request = buildSuscripcion({
  estado: 'pendiente',
  fechaInicio: null,
  fechaFin: null,
  pago: {
    banco: '0102',
    nombreBanco: 'Venezuela',
    referencia: '12345678',
    fecha: '2026-11-20',
    monto: 1500,
    tasa: 100,
  },
});
const open = (data: MiPlan = mine()) => {
  server.use(answer(membresia.mine, { data }));
  return renderElement(<MyPlanView />);
};

beforeEach(() => enter('store'));

it('waits with the shape of what comes, then says what is had, used and hidden', async () => {
  open();
  expect(screen.getByText('Cargando…')).toBeInTheDocument();
  const present = within(await screen.findByRole('region', { name: 'Plan Básico' }));
  expect(present.getByText('Es gratuito y no vence.')).toBeInTheDocument();
  expect(present.getByRole('meter', { name: 'Productos publicados: 25 de 25' })).toBeInTheDocument();
  expect(present.getByText(/^3 quedaron ocultos porque tu plan/)).toBeInTheDocument();
});

it('could not be read, and is read again', async () => {
  server.use(unreachable(membresia.mine));
  const { user } = renderElement(<MyPlanView />);
  const again = await screen.findByRole('button', { name: 'Intentar nuevamente' });
  server.use(answer(membresia.mine, { data: mine() }));
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'Plan Básico' })).toBeInTheDocument();
});

it('asks for a plan with the data of its payment; a used reference is told beside its field', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(membresia.request, ({ body }) => {
      sent.push(body);
      return sent.length === 1 ? errorResponse('REFERENCIA_USADA') : { data: mine({ solicitud: request }) };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Elegir Profesional' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagar el plan Profesional' }));
  const send = dialog.getByRole('button', { name: 'Enviar solicitud' });
  await user.click(send);
  expect(await dialog.findByText('Ingresa el número de referencia del pago móvil')).toBeInTheDocument();
  expect(sent).toEqual([]);
  const bank = dialog.getByRole('combobox', { name: /Banco emisor/ });
  await user.click(bank);
  await user.paste('banco de venezuela');
  await user.click(await screen.findByRole('option', { name: '0102 · Banco de Venezuela' }));
  await user.click(dialog.getByRole('textbox', { name: /Número de referencia/ }));
  await user.paste('12345678');
  await user.click(send);
  expect(await dialog.findByText('Esta referencia de pago ya fue registrada.')).toBeInTheDocument();
  await user.click(send);
  expect(await screen.findByText(MEMBRESIA_MESSAGES.requested)).toBeInTheDocument();
  // The bank is asked about the payer: the account's own data, unless she types others.
  expect(sent[1]).toMatchObject({
    codigo: 'PRO_TIENDA',
    banco: '0102',
    referencia: '12345678',
    monto: 1500,
    metodoPago: 'pago_movil',
    nombrePagador: 'María Pérez',
    telefonoPagador: '+584141234567',
    tipoDocumentoPagador: 'V',
    cedulaPagador: '12345678',
  });
  expect(await screen.findByRole('heading', { name: 'Solicitud del plan Profesional' })).toBeInTheDocument();
  // One request at a time.
  expect(screen.getByRole('button', { name: 'Elegir Premium' })).toBeDisabled();
});

it('says how far the payment of a request came, and asks for what is missing of it', async () => {
  const pago = buildPago({
    _id: request._id,
    concepto: 'plan',
    detalle: 'Plan Profesional · Repuestos Turpial',
    mensaje: 'Estamos verificando tu pago con el banco.',
    expira: '2026-12-05T14:00:00.000Z',
  });
  const { unmount } = open(mine({ solicitud: request, pagoSolicitud: pago }));
  expect(await screen.findByText('Estamos verificando tu pago con el banco.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Captura del pago' })).toBeInTheDocument();
  unmount();
  const diferencia = {
    estado: 'esperando' as const,
    recibido: 1400,
    falta: 100,
    motivo: 'Llegó menos',
    limite: '2026-11-24T14:00:00.000Z',
    referencia: null,
    bancoEmisor: null,
    fechaPago: null,
  };
  open(mine({ solicitud: request, pagoSolicitud: { ...pago, diferencia } }));
  expect(await screen.findByRole('button', { name: 'Ya la envié' })).toBeEnabled();
});

it('withdraws a request, and keeps the question when that is refused', async () => {
  server.use(fail(membresia.withdraw, 'SUSCRIPCION_NO_ENCONTRADA'));
  const { user } = open(mine({ solicitud: request }));
  await user.click(await screen.findByRole('button', { name: 'Retirar solicitud' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Retirar tu solicitud?' }));
  await user.click(dialog.getByRole('button', { name: 'Sí, retirar' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('No encontramos esta suscripción.');
  server.use(answer(membresia.withdraw, { data: mine() }));
  await user.click(dialog.getByRole('button', { name: 'Sí, retirar' }));
  expect(await screen.findByText(MEMBRESIA_MESSAGES.withdrawn)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Solicitud del plan Profesional' })).not.toBeInTheDocument();
});

it('offers what was earned without paying, and renewing what is had', async () => {
  const held = { plan: planOf('PREMIUM_TIENDA'), suscripcion: buildSuscripcion() };
  open(mine({ ...held, meritos: { servicios: 60, calificacionesPositivas: 0, saldo: 60 } }));
  expect(await screen.findByRole('button', { name: 'Tomar Profesional sin pagar' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Renovar' })).toBeEnabled();
});

it('offers no payment while nobody receives one', async () => {
  open(mine({ destinatario: null }));
  expect(await screen.findByText(/Todavía no recibimos pagos/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Elegir Profesional' })).toBeDisabled();
});

it('recommends no plan that allows less than mine, and says what of mine each has room for', async () => {
  open(
    mine({
      plan: planOf('PREMIUM_TIENDA'),
      suscripcion: buildSuscripcion({ membresia: { codigo: 'PREMIUM_TIENDA', nombre: 'Premium' } }),
      uso: [
        { limite: 'productos', usados: 130, ocultos: 0, maximo: null },
        { limite: 'promociones', usados: 1, ocultos: 0, maximo: null },
      ],
      meritos: { servicios: 50, calificacionesPositivas: 0, saldo: 50 },
    }),
  );
  const card = async (name: string) => within((await screen.findByRole('heading', { name })).closest('article')!);
  const lesser = await card('Profesional');
  expect(lesser.getByText('Permite menos que tu plan.')).toBeInTheDocument();
  expect(lesser.getByText('Tienes 130 productos publicados: con este plan 30 quedarían ocultos.')).toBeInTheDocument();
  expect(lesser.queryByText(/sin pagar: usa/)).not.toBeInTheDocument();
  expect(lesser.getByRole('button', { name: 'Elegir Profesional' })).toHaveClass('MuiButton-outlined');
  expect((await card('Premium')).getByRole('button', { name: 'Renovar' })).toHaveClass('MuiButton-contained');
});

it('recommends the better plan, with room for what I have', async () => {
  open();
  const better = within((await screen.findByRole('heading', { name: 'Profesional' })).closest('article')!);
  expect(better.getByText('Alcanza para lo que tienes: 28 productos publicados.')).toBeInTheDocument();
  expect(better.getByRole('button', { name: 'Elegir Profesional' })).toHaveClass('MuiButton-contained');
});
