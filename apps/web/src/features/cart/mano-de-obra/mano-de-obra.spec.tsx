import { screen, within } from '@testing-library/react';
import { instalaciones } from '@tuerca/contracts/cart/instalaciones/endpoints';
import { manoDeObra } from '@tuerca/contracts/cart/mano-de-obra/endpoints';
import { LABOUR_MESSAGES } from '@tuerca/contracts/cart/mano-de-obra/messages';
import type { ManoDeObra, ManoDeObraDeCita } from '@tuerca/contracts/cart/mano-de-obra/schemas';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { buildCita } from '@/test/citas';
import { stopClock } from '@/test/clock';
import { buildInstalaciones } from '@/test/instalaciones';
import { enter } from '@/test/people';
import { buildPago } from '@/test/purchase';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, server, unreachable } from '@/test/server';
import { ClientLabour } from './client-labour';
import { WorkshopLabour } from './workshop-labour';

const cita = buildCita();
const nothing: ManoDeObraDeCita = { porPagar: null, sinPrecio: false, manoDeObra: null, pago: null };
const labour = (overrides: Partial<ManoDeObra> = {}): ManoDeObra => ({
  _id: 'd'.repeat(24),
  citaId: cita._id,
  estado: 'pagada',
  monto: 2000,
  montoUSD: 20,
  ganado: null,
  devuelto: 0,
  vence: null,
  porcentaje: null,
  ...overrides,
});
const toPay: ManoDeObraDeCita = {
  ...nothing,
  porPagar: {
    monto: 2000,
    montoUSD: 20,
    tasa: 100,
    fechaTasa: '2026-11-22',
    destinatario: buildPago().destinatario,
  },
};
const open = (data: ManoDeObraDeCita, of: Cita = cita) => {
  enter();
  server.use(answer(manoDeObra.get, { data }));
  return renderApp('/', [{ path: '*', element: <ClientLabour cita={of} /> }]);
};
const missed = buildCita(1, { estado: 'cancelada', canceladaPor: 'taller' });

beforeEach(() => stopClock('2026-11-22T14:00:00Z'));
afterEach(() => jest.useRealTimers());

describe('the labour of my appointment', () => {
  it('is paid with the data of the payment and the amount that was shown', async () => {
    const sent: unknown[] = [];
    const pago = buildPago({ concepto: 'mano_de_obra', mensaje: 'Estamos verificando tu pago.' });
    server.use(
      answer(manoDeObra.pay, ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? errorResponse('REFERENCIA_USADA')
          : {
              data: { ...nothing, manoDeObra: labour({ estado: 'en_pago' }), pago },
              message: LABOUR_MESSAGES.registered,
            };
      }),
    );
    const { user } = open(toPay);
    await user.click(await screen.findByRole('button', { name: 'Pagar por Tuerca' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pagar la mano de obra' }));
    await user.click(dialog.getByRole('combobox', { name: /Banco emisor/ }));
    await user.paste('banco de venezuela');
    await user.click(await screen.findByRole('option', { name: '0102 · Banco de Venezuela' }));
    await user.click(dialog.getByRole('textbox', { name: /Número de referencia/ }));
    await user.paste('12345678');
    await user.click(dialog.getByRole('button', { name: 'Enviar pago' }));
    expect(await dialog.findByText('Esta referencia de pago ya fue registrada.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Enviar pago' }));
    expect(await screen.findByText(/Estamos verificando tu pago\./)).toBeInTheDocument();
    expect(sent[1]).toMatchObject({ monto: 2000, referencia: '12345678', bancoEmisor: '0102' });
    expect(screen.queryByRole('button', { name: 'Pagar por Tuerca' })).not.toBeInTheDocument();
  });

  it.each([
    [{ ...nothing, sinPrecio: true }, LABOUR_MESSAGES.noPrice],
    [{ ...nothing, manoDeObra: labour() }, 'Pagaste Bs. 2.000,00. Tuerca guarda tu pago.'],
    [
      { ...nothing, manoDeObra: labour({ estado: 'ganada', ganado: 1500, devuelto: 500 }) },
      'Te devolvemos Bs. 500,00, porque el trabajo costó menos.',
    ],
    [{ ...nothing, manoDeObra: labour({ estado: 'devuelta', devuelto: 2000 }) }, 'Te devolvemos Bs. 2.000,00'],
    [{ ...toPay, manoDeObra: labour({ estado: 'anulada' }) }, LABOUR_MESSAGES.expired],
  ])('says where it stands: %#', async (data, text) => {
    open(data);
    const panel = within(await screen.findByRole('region', { name: 'Mano de obra' }));
    expect(
      panel.getByText((content) => content.replace(/\u00A0/g, ' ').includes(text.replace(/\u00A0/g, ' '))),
    ).toBeVisible();
  });

  it('that cannot be read offers a retry', async () => {
    enter();
    server.use(unreachable(manoDeObra.get));
    renderApp('/', [{ path: '*', element: <ClientLabour cita={cita} /> }]);
    expect(await screen.findByRole('button', { name: 'Intentar nuevamente' })).toBeInTheDocument();
  });

  it('of an appointment that was refused leads to another workshop with the money, or back', async () => {
    const asked = jest.fn();
    server.use(
      answer(instalaciones.instead, { data: buildInstalaciones() }),
      answer(manoDeObra.giveBack, () => {
        asked();
        return { data: { ...nothing, manoDeObra: labour({ estado: 'devuelta', devuelto: 2000 }) } };
      }),
    );
    const { user } = open(
      { ...nothing, manoDeObra: labour({ estado: 'por_decidir', vence: '2026-11-25T14:00:00.000Z' }) },
      missed,
    );
    const book = await screen.findByRole('link', {
      name: 'Agendar Cambio de pastillas delanteras en Frenos del Ávila',
    });
    expect(book.getAttribute('href')).toContain(`enLugarDe=${missed._id}`);
    await user.click(screen.getByRole('button', { name: 'Pedir que me la devuelvan' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, devuélvanmela' }));
    expect(await screen.findByText(LABOUR_MESSAGES.returned)).toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('region', { name: 'Elige otro taller' })).not.toBeInTheDocument();
  });
});

it('tells the workshop what is paid, what is kept of it, and not to charge it again', async () => {
  enter('workshop');
  server.use(answer(manoDeObra.get, { data: { ...nothing, manoDeObra: labour({ porcentaje: 10 }) } }));
  renderApp('/', [{ path: '*', element: <WorkshopLabour cita={cita} /> }]);
  expect(await screen.findByText(/no se la cobres.*retenemos 10 % \(Bs\. 200,00\)/)).toBeInTheDocument();
});
