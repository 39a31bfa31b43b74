import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClaveRevision, REVISIONES } from '@tuerca/contracts/admin/states';
import { status } from '@tuerca/contracts/admin/status-endpoints';
import { ROLES } from '@tuerca/contracts/kernel/roles';
import { NotificationsService } from '../src/chats/notifications/notifications.service';
import { BankAdapter } from '../src/payments/payments/bank/bank-adapter';
import { markBackup, markDrill, markPlan } from '../src/platform/database/backup/marks';
import { DatabaseHealthService } from '../src/platform/database/database-health.service';
import { type Actor, mintUser } from './actors';
import { ChatSocket } from './chats';
import { call, type Harness, startApp } from './harness';
import { sellOrder } from './ledger';
import { openShop, until } from './shop';
import { startSmtp, type TestSmtp } from './smtp';

let h: Harness;
let smtp: TestSmtp;
let admin: Actor;
beforeAll(async () => {
  smtp = await startSmtp();
  h = await startApp({ SMTP_URL: smtp.url, BARRIDO_MS: '300', TUERCA_VERSION: 'v1.2.3' });
  admin = await mintUser(h, 'admin');
});
afterAll(async () => {
  await h.close();
  await smtp.close().catch(() => undefined);
  for (const name of ['BARRIDO_MS', 'TUERCA_VERSION']) delete process.env[name];
});
afterEach(() => jest.restoreAllMocks());

const read = async () =>
  status.get.response.parse((await call(h.base, 'GET', '/api/admin/estado', { token: admin.token })).body.data);
const part = async (clave: ClaveRevision) => (await read()).revisiones.find((one) => one.clave === clave)!;

it('is for administrators', async () => {
  expect((await call(h.base, 'GET', '/api/admin/estado')).status).toBe(401);
  for (const role of ROLES.filter((one) => one !== 'admin')) {
    const { token } = await mintUser(h, role);
    expect([role, (await call(h.base, 'GET', '/api/admin/estado', { token })).status]).toEqual([role, 403]);
  }
});

it('says what runs, since when, and how each part does', async () => {
  const socket = await ChatSocket.open(h.base, admin);
  const { version, inicio, fecha, revisiones } = await read();
  socket.close();
  expect(version).toBe('v1.2.3');
  expect(Date.parse(inicio)).toBeLessThan(Date.parse(fecha));
  expect(revisiones.map(({ clave }) => clave)).toEqual(Object.keys(REVISIONES));
  const state = Object.fromEntries(revisiones.map(({ clave, estado }) => [clave, estado]));
  expect(state).toMatchObject({ redis: 'ok', tasa: 'ok', correos: 'ok', pagos: 'ok', conexiones: 'ok' });
  expect(revisiones.find(({ clave }) => clave === 'conexiones')).toMatchObject({
    cifra: 1,
    resumen: '1 (1 persona)',
  });
});

it('shows the queue that grows while the mail server is away, and that it empties', async () => {
  const port = Number(new URL(smtp.url).port);
  await smtp.close();
  await h.app.get(NotificationsService, { strict: false }).notify(
    [1, 2].map((n) => ({
      usuarioId: admin.user._id,
      tipo: 'sistema' as const,
      clave: `estado:${n}`,
      ruta: null,
      titulo: 'Aviso',
      mensaje: 'Algo pasó',
      correo: true,
    })),
  );
  const stuck = await until(
    () => part('avisos_correo'),
    ({ estado }) => estado !== 'ok',
    20_000,
  );
  expect(stuck).toMatchObject({ estado: 'atencion', cifra: 2, consejo: expect.stringContaining('SMTP_URL') });
  expect((await read()).estado).not.toBe('ok');
  smtp = await startSmtp(port);
  await until(
    () => part('avisos_correo'),
    ({ estado, cifra }) => estado === 'ok' && cifra === 0,
    40_000,
  );
});

it('shows a bank that fails', async () => {
  expect(await part('banco')).toMatchObject({ estado: 'ok', resumen: expect.stringContaining('Sin consultas') });
  jest.spyOn(h.app.get(BankAdapter, { strict: false }), 'check').mockRejectedValue(new Error('timeout'));
  await sellOrder(h, await openShop(h));
  const bank = await until(
    () => part('banco'),
    ({ estado }) => estado !== 'ok',
    20_000,
  );
  expect(bank).toMatchObject({ estado: 'falla', resumen: expect.stringMatching(/^0 de \d+ respondidas/) });
});

it('knows the last backup by its mark', async () => {
  expect(await part('respaldo')).toMatchObject({ estado: 'atencion', resumen: 'Sin respaldo registrado' });
  const mark = (hoursAgo: number) =>
    writeFileSync(
      join(process.env.TUERCA_DATA!, 'respaldo.json'),
      JSON.stringify({ fecha: new Date(Date.now() - hoursAgo * 3_600_000) }),
    );
  for (const [hours, estado] of [
    [1, 'ok'],
    [30, 'atencion'],
    [200, 'falla'],
  ] as const) {
    mark(hours);
    expect((await part('respaldo')).estado).toBe(estado);
  }
  // What our own backups leave stands in the database, for all instances; the newest of both counts.
  await markBackup(h.db.db!, { fecha: new Date(Date.now() - 3_600_000) });
  expect(await part('respaldo')).toMatchObject({ estado: 'ok', resumen: expect.stringContaining('hace 1 hora') });
  const plan = { lugar: '/respaldos', archivos: [], fecha: null, enCurso: null, simulacroEn: null };
  await markPlan(h.db.db!, { ...plan, falla: 'No queda espacio en el disco.' });
  const consejo = 'El último intento falló, y se repite: No queda espacio en el disco.';
  expect(await part('respaldo')).toMatchObject({ estado: 'atencion', consejo });
});

it('knows when a backup was last seen to come back', async () => {
  expect(await part('simulacro')).toMatchObject({ estado: 'atencion', consejo: expect.stringContaining('--drill') });
  const drilled = (daysAgo: number) => {
    const fecha = new Date(Date.now() - daysAgo * 86_400_000);
    return markDrill(h.db.db!, { fecha, respaldo: fecha });
  };
  await drilled(8);
  expect((await part('simulacro')).estado).toBe('atencion');
  await drilled(2);
  expect(await part('simulacro')).toMatchObject({ estado: 'ok', resumen: expect.stringContaining('hace 2 días') });
});

it('says that the database does not answer, and that a part cannot be asked', async () => {
  jest.spyOn(h.app.get(DatabaseHealthService, { strict: false }), 'ping').mockRejectedValue(new Error('down'));
  expect(await part('base_datos')).toMatchObject({ estado: 'falla', resumen: 'No responde' });
  expect((await read()).estado).toBe('falla');
});
