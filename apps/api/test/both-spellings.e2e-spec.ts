import mongoose from 'mongoose';
import pLimit from 'p-limit';
import { ENDPOINTS } from '@tuerca/contracts/endpoints';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { type Answer, freshDatabase, type Harness, startApp } from './harness';
import { callWith, idFor } from './office-calls';
import { type OfficeDay, openOfficeDay } from './office-day';
import { plausibleInput, takesIds } from './plausible-input';

/** Nothing moves but what the calls move. */
const ENVIRONMENT = { LIMITE_FACTOR: '100000', BARRIDO_MS: '86400000', TRUSTED_PROXIES: '127.0.0.1' };
const READERS = 8;

let small: Harness;
let capital: Harness;
let office: OfficeDay;
beforeAll(async () => {
  small = await startApp(ENVIRONMENT);
  office = await openOfficeDay(small);
  const uri = freshDatabase();
  const copy = await mongoose.createConnection(uri).asPromise();
  for (const { name } of await small.db.db!.listCollections({}, { nameOnly: true }).toArray()) {
    const docs = await small.db.collection(name).find().toArray();
    if (docs.length) await copy.collection(name).insertMany(docs);
    const one = docs.at(-1);
    if (one) office.ids[name] ??= String(one._id);
  }
  await copy.close();
  capital = await startApp({ ...ENVIRONMENT, MONGODB_URI: uri });
});
afterAll(async () => {
  await capital.db.dropDatabase();
  await capital.close();
  await small.close();
});

interface Try {
  name: string;
  endpoint: AnyEndpoint;
  role: Role;
  repeats: number;
  /** The caller's own id stands everywhere. */
  own: boolean;
}

const ORDER = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const ROLES: Role[] = ['client', 'store', 'workshop', 'admin'];
const OPERATIONS = Object.values(ENDPOINTS)
  .flatMap((group): AnyEndpoint[] => Object.values(group))
  .filter((endpoint) => takesIds(endpoint).any)
  .sort((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method));

function triesOf(endpoint: AnyEndpoint): Try[] {
  const { access, method, path } = endpoint;
  const roles = typeof access === 'string' ? (['client'] as const) : ROLES.filter((role) => access.includes(role));
  const ways = [
    { repeats: 1, own: true, what: 'own' },
    { repeats: 1, own: false, what: 'its' },
    ...(takesIds(endpoint).lists ? [{ repeats: 2, own: false, what: 'twice its' }] : []),
  ];
  return roles.flatMap((role) =>
    ways.map(({ what, ...way }) => ({ name: `${method} ${path} by a ${role}, ${what} id`, endpoint, role, ...way })),
  );
}

/** Sends an operation with its ids as they are, or in capitals: all but the first of a list. */
function send(h: Harness, { endpoint, role, repeats, own }: Try, inCapitals: boolean): Promise<Answer> {
  const { user, token } = office.people[role]!;
  const id = (field: string, place: number) => {
    const text = own ? user._id : idFor(office, endpoint, field);
    return inCapitals && (repeats === 1 || place > 0) ? text.toUpperCase() : text;
  };
  return callWith(h.base, endpoint, plausibleInput(endpoint, { repeats, id }), token);
}

/** An answer without what differs between two databases: new ids, moments, numbers and tokens that were drawn. */
function heard({ status, headers, body }: Answer): string {
  const type = headers.get('content-type') ?? '';
  if (!type.includes('json')) return `${status} ${type}`;
  const text = JSON.stringify(body)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '@')
    .replace(/\b[TD]\d{6}-[A-Z0-9]+/g, 'numero')
    .replace(/\b[0-9a-f]{24}\b/g, 'id')
    .replace(/[\w-]{32,}/g, 'token');
  return `${status} ${text}`;
}

const served: string[] = [];
async function differenceOf(one: Try): Promise<string[]> {
  const [first, second] = await Promise.all([send(small, one, false), send(capital, one, true)]);
  if (first.status < 400) served.push(one.name);
  const [as, inCapitals] = [heard(first), heard(second)];
  if (as === inCapitals) return [];
  const at = [...as].findIndex((sign, i) => sign !== inCapitals[i]);
  const around = (text: string) => text.slice(0, 4) + text.slice(Math.max(4, at - 60), at + 160);
  return [`${one.name}: ${around(as)} | ${around(inCapitals)}`];
}

it('every operation answers the same to an id in capitals, in path, query, body and lists', async () => {
  const tries = OPERATIONS.flatMap(triesOf);
  const [reads, writes] = [tries.filter(({ endpoint }) => endpoint.method === 'GET'), tries];
  const limit = pLimit(READERS);
  const differences = (await Promise.all(reads.map((one) => limit(() => differenceOf(one))))).flat();
  for (const one of writes.slice(reads.length)) differences.push(...(await differenceOf(one)));
  expect(differences).toEqual([]);
  process.stdout.write(`${OPERATIONS.length} operations, ${tries.length} pairs of calls, ${served.length} served\n`);
  expect(OPERATIONS.length).toBeGreaterThan(250);
  expect(served.length).toBeGreaterThan(150);
}, 240_000);
