import { ENDPOINTS } from '@tuerca/contracts/endpoints';
import { mintUsers, stayConfirmed, TEST_PASSWORD } from './actors';
import { asuntoScenarios } from './audit-scenarios/asuntos';
import { authScenarios } from './audit-scenarios/auth';
import { campaignScenarios } from './audit-scenarios/campaigns';
import { catalogoScenarios } from './audit-scenarios/catalogos';
import { comisionScenarios } from './audit-scenarios/comisiones';
import { communityScenarios } from './audit-scenarios/community';
import { PENDING, READS } from './audit-scenarios/exceptions';
import { membresiaScenarios } from './audit-scenarios/membresia';
import { moderationScenarios } from './audit-scenarios/moderation';
import { paymentScenarios } from './audit-scenarios/payments';
import { productScenarios } from './audit-scenarios/products';
import type { Scenario, Send, World } from './audit-scenarios/scenario';
import { sellerScenarios } from './audit-scenarios/sellers';
import { systemScenarios } from './audit-scenarios/system';
import { userScenarios } from './audit-scenarios/users';
import { type Answer, startApp } from './harness';
import { openShop, type Shop } from './shop';

/** Every scenario; each file of audit-scenarios/ adds its list here. */
const SCENARIOS: readonly Scenario[] = [
  ...asuntoScenarios,
  ...campaignScenarios,
  ...catalogoScenarios,
  ...authScenarios,
  ...comisionScenarios,
  ...communityScenarios,
  ...membresiaScenarios,
  ...moderationScenarios,
  ...paymentScenarios,
  ...productScenarios,
  ...sellerScenarios,
  ...systemScenarios,
  ...userScenarios,
];
/** Calls that others may make too, but where what an administrator does to somebody else's things is audited. */
const SHARED = [
  'products.update',
  'products.remove',
  'comments.remove',
  'preguntas.remove',
  'payments.verifyPagoMovil',
  'payments.verifyTransferencia',
];

const definitionOf = (key: string) => {
  const [group, name] = key.split('.') as [string, string];
  return ENDPOINTS[group]![name]!;
};
/** Calls that change something and are the administrators' alone. */
const OWN = Object.entries(ENDPOINTS).flatMap(([group, endpoints]) =>
  Object.entries(endpoints)
    .filter(([, { access, method }]) => String(access) === 'admin' && method !== 'GET')
    .map(([name]) => `${group}.${name}`),
);

let world: World;
beforeAll(async () => {
  const h = await startApp();
  const [admin, peer] = await mintUsers(h, 'admin', 2);
  for (const { token } of [admin!, peer!]) await stayConfirmed(h, token);
  let opened: Promise<Shop> | undefined;
  world = { h, admin: admin!, peer: peer!, shop: () => (opened ??= openShop(h)) };
});
afterAll(() => world.h.close());

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null)) as T;

/** Calls one endpoint as the administrator, and keeps what it sent. */
function sender(key: string) {
  const { method, path } = definitionOf(key);
  const sent: { motivo?: unknown } = {};
  const send: Send = async ({ params = {}, query, body, form } = {}) => {
    const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name]!));
    sent.motivo = form ? form.get('motivo') : (body?.motivo ?? body?.razon);
    const res = await fetch(`${world.h.base}${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`, {
      method,
      headers: {
        authorization: `Bearer ${world.admin.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: form ?? (body && JSON.stringify(body)),
    });
    return { status: res.status, headers: res.headers, body: (await res.json()) as Answer['body'] };
  };
  return { send, sent };
}

it('every change that is the administrators’ alone has a scenario, or is listed as pending', () => {
  const written = new Set(SCENARIOS.map(({ endpoint }) => endpoint));
  const expected = [...OWN, ...SHARED].filter((key) => !(key in READS));
  expect(expected.filter((key) => !written.has(key) && !PENDING.includes(key))).toEqual([]);
  // A scenario that was written leaves the list, and a call that is gone, too.
  expect(PENDING.filter((key) => written.has(key) || !expected.includes(key))).toEqual([]);
  expect(expected.length).toBeGreaterThanOrEqual(40);
});

it.each(SCENARIOS.map((one) => [one.endpoint, one] as const))('%s is in the log', async (key, { arrange, call }) => {
  const arranged = await arrange(world);
  const { send, sent } = sender(key);
  const { answer, log } = await call(send, arranged, world);
  expect([answer.body.success, answer.body.message]).toEqual([true, answer.body.message]);
  const requestId = answer.headers.get('x-request-id');
  const lines = await world.h.db.collection('auditoria').find({ requestId }).toArray();
  expect(lines.map(({ accion }) => accion as string).sort()).toEqual([log.accion, ...(log.also ?? [])].sort());
  const line = plain(lines.find(({ accion }) => accion === log.accion)!);
  expect(line).toMatchObject({
    actor: world.admin.user._id,
    accion: log.accion,
    objeto: log.objeto,
    antes: log.antes,
    despues: log.despues,
    ip: '127.0.0.1',
  });
  expect(line.antes).not.toEqual(line.despues);
  if (sent.motivo) expect(line.motivo).toBe(sent.motivo);
});

it('holds no password, no hash and no token of anybody', async () => {
  const log = JSON.stringify(await world.h.db.collection('auditoria').find().toArray());
  const { password } = (await world.h.db.collection('usuarios').findOne({ _id: { $exists: true } }))! as unknown as {
    password: string;
  };
  for (const secret of [TEST_PASSWORD, password, world.admin.token, world.peer.token]) {
    expect(secret).toMatch(/.{10}/);
    expect(log).not.toContain(secret);
  }
});
