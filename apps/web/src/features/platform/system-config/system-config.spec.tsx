import { configure, screen, waitFor, within } from '@testing-library/react';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import type { CambioDestinatario, EstadoDestinatario } from '@tuerca/contracts/platform/system/recipient';
import type { ConfigEntry, PublicConfig } from '@tuerca/contracts/platform/system/schemas';
import { adminRoutes } from '@/app/routes-admin';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const DESTINATARIO = {
  banco: '0174',
  nombreBanco: 'Banplus',
  titular: 'Tuerca Marketplace, C.A.',
  rif: 'J-99930001-3',
  telefono: '+584140000900',
  cuenta: '01740123456789012345',
};
const PUBLIC: PublicConfig = {
  tasa: { valor: 1548.7362, fechaValor: '2026-11-20', fuente: 'BCV', antigua: false },
  tasaRetirada: false,
  iva: 16,
  destinatario: DESTINATARIO,
  envio: { local: 3, nacionalBase: 5, nacionalKg: 1 },
  registro: { claveMin: 8, rechazaComunes: true },
};
const entry = (overrides: Partial<ConfigEntry>): ConfigEntry => ({
  nombre: 'iva',
  descripcion: 'IVA incluido en los precios',
  categoria: 'tarifas',
  tipo: 'number',
  valor: 16,
  ultimaModificacion: '2026-11-01T12:00:00.000Z',
  etiqueta: 'IVA',
  unidad: '%',
  minimo: 0,
  maximo: 100,
  sensible: true,
  pendiente: null,
  porConfirmar: null,
  ...overrides,
});
const ENTRIES: ConfigEntry[] = [
  entry({}),
  entry({ nombre: 'tasa_bcv', etiqueta: 'Tasa BCV', valor: 1548.7362, unidad: 'Bs.' }),
  entry({
    nombre: 'pago_horas',
    categoria: 'sistema',
    etiqueta: 'Plazo de pago',
    valor: 24,
    unidad: 'horas',
    sensible: false,
    minimo: 1,
    maximo: 168,
  }),
  entry({
    nombre: 'notificaciones_correo',
    categoria: 'notificaciones',
    etiqueta: 'Avisos por correo',
    tipo: 'boolean',
    valor: true,
    unidad: null,
    minimo: null,
    maximo: null,
    sensible: false,
  }),
];
const ME = 'a'.repeat(24);
const change = (overrides: Partial<CambioDestinatario> = {}): CambioDestinatario => ({
  _id: 'c'.repeat(24),
  estado: 'programado',
  anterior: DESTINATARIO,
  nuevo: { ...DESTINATARIO, titular: 'Tuerca Nueva, C.A.' },
  motivo: 'Cambiamos de razón social',
  solicitadoPor: { id: 'f'.repeat(24), nombre: 'Marcela Admin' },
  fechaSolicitud: '2026-11-22T12:00:00.000Z',
  vigenteDesde: new Date(Date.now() + 20 * 3_600_000).toISOString(),
  decididoPor: null,
  fechaDecision: null,
  motivoDecision: null,
  ...overrides,
});
const recipient = (overrides: Partial<EstadoDestinatario> = {}): EstadoDestinatario => ({
  actual: DESTINATARIO,
  completo: true,
  horas: 24,
  cambio: null,
  recientes: [],
  ...overrides,
});
const open = (categoria: string) => {
  enter('admin');
  server.use(
    answer(system.public, { data: PUBLIC }),
    answer(system.config, ({ query }) => ({
      data: ENTRIES.filter((one) => !query.get('categoria') || one.categoria === query.get('categoria')),
    })),
  );
  return renderApp(`/admin/configuracion/sistema?categoria=${categoria}`, [
    ...adminRoutes,
    { path: '*', element: <h1>Otra página</h1> },
  ]);
};
const needsPassword = () => errorResponse('REAUTENTICACION_REQUERIDA', { data: { segundoFactor: false } });

describe('tariffs', () => {
  it('are changed within their bounds, with a reason and the password again', async () => {
    const sent: unknown[] = [];
    let confirmed = false;
    const { user } = open('tarifas');
    server.use(
      answer(system.setConfig, ({ body, params }) => {
        sent.push([params.name, body]);
        return confirmed ? { data: entry({ valor: 15 }), message: SYSTEM_MESSAGES.saved } : needsPassword();
      }),
      answer(auth.confirm, () => {
        confirmed = true;
        return { data: { hasta: new Date().toISOString() } };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Editar IVA' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'IVA' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText(SYSTEM_MESSAGES.reasonMissing)).toBeInTheDocument();
    const field = dialog.getByLabelText(/^IVA/);
    await user.clear(field);
    await user.type(field, '15');
    await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Reforma de la ley');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await user.type(await screen.findByLabelText(/^Contraseña/), 'Tuerca.2026{Enter}');
    expect(await screen.findByText(SYSTEM_MESSAGES.saved)).toBeInTheDocument();
    const body = { valor: 15, motivo: 'Reforma de la ley' };
    expect(sent).toEqual([
      ['iva', body],
      ['iva', body],
    ]);
  });

  it('show the rate of a later day with its day, and what was fetched and waits; a date that is a slip is not sent', async () => {
    const { user } = open('tarifas');
    const pendiente = { valor: 1560.5, vigenteDesde: '2026-11-23T04:00:00.000Z' };
    const porConfirmar = { valor: 4800, fechaValor: '2026-11-24', fuente: 'BCV (dolar.example)' };
    server.use(answer(system.config, { data: [entry({ nombre: 'tasa_bcv', pendiente, porConfirmar })] }));
    expect(await screen.findByText(/^Desde el 23 de noviembre de 2026 será Bs\. 1\.560,5\./)).toBeInTheDocument();
    expect(
      screen.getByText(/publicó Bs\. 4\.800 para el 24 de noviembre de 2026: cambia más de 15 %/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cambiar tasa' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tasa del día' }));
    await user.type(dialog.getByLabelText(/^Bolívares por dólar/), '1560,5');
    await user.clear(dialog.getByLabelText(/^Fecha valor/));
    await user.type(dialog.getByLabelText(/^Fecha valor/), '2099-01-01');
    await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Tasa del BCV');
    await user.click(dialog.getByRole('button', { name: 'Guardar tasa' }));
    expect(await dialog.findByText('La fecha valor puede estar como máximo 7 días por delante')).toBeInTheDocument();
  });

  it('say of a rate that jumps what it becomes, and change it when that is meant', async () => {
    const sent: { valor: number; confirmar?: boolean }[] = [];
    const { user } = open('tarifas');
    server.use(
      answer(system.setConfig, ({ body }) => {
        sent.push(body as (typeof sent)[number]);
        return (body as { confirmar?: boolean }).confirmar
          ? { data: ENTRIES[1]! }
          : errorResponse('TASA_SALTO', {
              data: { actual: 1548.7362, nueva: 2000, variacion: 29.1, motivos: [SYSTEM_MESSAGES.rateJumps] },
            });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Cambiar tasa' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tasa del día' }));
    await user.type(dialog.getByRole('textbox', { name: /^Bolívares por dólar/ }), 'mil');
    await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Tasa del BCV');
    await user.click(dialog.getByRole('button', { name: 'Guardar tasa' }));
    expect(await dialog.findByText(/Escribe la tasa con coma/)).toBeInTheDocument();
    await user.clear(dialog.getByRole('textbox', { name: /^Bolívares por dólar/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Bolívares por dólar/ }), '2000,0');
    await user.click(dialog.getByRole('button', { name: 'Guardar tasa' }));
    const question = within(await screen.findByRole('dialog', { name: 'La tasa cambia 29,1\u00A0%' }));
    expect(question.getByText(SYSTEM_MESSAGES.rateJumps)).toBeInTheDocument();
    expect(question.getByText(/Ahora es Bs. 1.548,7362; la del .* sería Bs. 2.000/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Sí, es correcta' }));
    expect(await screen.findByText(SYSTEM_MESSAGES.saved)).toBeInTheDocument();
    expect(sent.map(({ valor, confirmar }) => [valor, confirmar])).toEqual([
      [2000, undefined],
      [2000, true],
    ]);
  });
});

it('what is not sensitive takes no reason, and says why it was not taken', async () => {
  const { user } = open('notificaciones');
  server.use(fail(system.setConfig, 'ESTADO_CAMBIO', { message: 'Otra persona lo cambió. Míralo de nuevo.' }));
  await user.click(await screen.findByRole('button', { name: 'Editar Avisos por correo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Avisos por correo' }));
  await user.click(dialog.getByRole('switch', { name: 'Avisos por correo' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Otra persona lo cambió. Míralo de nuevo.')).toBeInTheDocument();
});

it('the history of an entry says who changed it, from what to what, and why', async () => {
  const { user } = open('tarifas');
  server.use(
    answer(system.history, {
      data: [
        {
          _id: 'a'.repeat(24),
          fecha: '2026-11-20T20:30:00.000Z',
          actor: { id: ME, nombre: 'Marcela Admin' },
          accion: 'configuracion.cambiar',
          descripcion: 'Cambió la configuración',
          objeto: 'configuracion:iva',
          motivo: 'Reforma de la ley',
          ip: null,
          requestId: null,
          antes: { valor: 16 },
          despues: { valor: 15 },
          cambios: [{ campo: 'valor', antes: 16, despues: 15 }],
        },
      ],
      meta: { page: 1, limit: 20, total: 1, totalPages: 1 },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Historial de IVA' }));
  const dialog = within(await screen.findByRole('dialog', { name: /IVA/ }));
  expect(await dialog.findByText(/Marcela Admin/)).toBeInTheDocument();
  expect(dialog.getByText(/Reforma de la ley/)).toBeInTheDocument();
});

describe('the recipient of payments', () => {
  it('is asked for with an account of its bank, and waits', async () => {
    const { user } = open('sistema');
    server.use(
      answer(system.recipient, { data: recipient() }),
      answer(system.requestRecipient, {
        data: recipient({ cambio: change({ solicitadoPor: { id: ME, nombre: 'Yo' } }) }),
        message: SYSTEM_MESSAGES.scheduled,
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Cambiar destinatario' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar el destinatario de los pagos' }));
    const account = dialog.getByRole('textbox', { name: /^Cuenta/ });
    await user.clear(account);
    await user.type(account, '01020123456789012345');
    await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Cambiamos de banco');
    await user.click(dialog.getByRole('button', { name: 'Pedir el cambio' }));
    expect(await dialog.findByText(/La cuenta no es de ese banco/)).toBeInTheDocument();
    await user.clear(account);
    await user.type(account, '01740123456789099999');
    server.use(
      answer(system.recipient, { data: recipient({ cambio: change({ solicitadoPor: { id: ME, nombre: 'Yo' } }) }) }),
    );
    await user.click(dialog.getByRole('button', { name: 'Pedir el cambio' }));
    expect(await screen.findByText(SYSTEM_MESSAGES.scheduled)).toBeInTheDocument();
    // The administrator who requested it cannot apply it early.
    expect(await screen.findByText('Hay un cambio programado')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Adelantar' })).not.toBeInTheDocument();
  });

  it('is brought forward by another administrator with a reason; somebody else was faster', async () => {
    const { user } = open('sistema');
    server.use(
      answer(system.recipient, { data: recipient({ cambio: change() }) }),
      fail(system.approveRecipient, 'ESTADO_CAMBIO', { message: 'Ese cambio ya se decidió.' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Adelantar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Adelantar el cambio' }));
    expect(dialog.getByText(/Desde este momento los pagos van a Tuerca Nueva, C.A./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Que valga ya' }));
    expect(await dialog.findByText(SYSTEM_MESSAGES.reasonMissing)).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Lo confirmé por teléfono');
    await user.click(dialog.getByRole('button', { name: 'Que valga ya' }));
    expect(await dialog.findByText('Ese cambio ya se decidió.')).toBeInTheDocument();
  });

  it('stays what it is when the change is called off', async () => {
    const { user } = open('sistema');
    server.use(
      answer(system.recipient, { data: recipient({ cambio: change() }) }),
      answer(system.cancelRecipient, { data: recipient(), message: SYSTEM_MESSAGES.cancelled }),
    );
    await user.click(await screen.findByRole('button', { name: 'Cancelar el cambio' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar el cambio' }));
    await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Nadie lo pidió');
    server.use(answer(system.recipient, { data: recipient() }));
    await user.click(dialog.getByRole('button', { name: 'Cancelar el cambio' }));
    expect(await screen.findByText(SYSTEM_MESSAGES.cancelled)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Hay un cambio programado')).not.toBeInTheDocument());
  });
});
