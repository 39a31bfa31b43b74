import pLimit from 'p-limit';
import { ENDPOINTS } from '@tuerca/contracts/endpoints';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { type BothSides, bothSides, type FieldLimit, limitsOf } from './field-limits';
import { type Answer, type Harness, startApp } from './harness';
import { callWith, idFor } from './office-calls';
import { type OfficeDay, openOfficeDay } from './office-day';

/** Operations at once. */
const CALLERS = 8;
/** Fields whose form is narrower than their length, so that nothing stands at the limit. */
const NARROWER =
  /(telefono|telefonoPagador|cedula|cedulaPagador|rif|email|emailPagador|codigo|referencia|llega|estados?|status|endpoint|categoria|fecha\w+|hasta|precioOferta|valorDescuento)$/;
/** They look at something else before their body: the link of an invitation, the file of an import. */
const LATER = /^POST (\/api\/invitaciones\/:token|\/api\/products\/imports) /;

let h: Harness;
let office: OfficeDay;
beforeAll(async () => {
  h = await startApp({ LIMITE_FACTOR: '100000', BARRIDO_MS: '86400000' });
  office = await openOfficeDay(h);
});
afterAll(() => h.close());

const OPERATIONS = Object.values(ENDPOINTS).flatMap((group): AnyEndpoint[] => Object.values(group));
const roleOf = ({ access }: AnyEndpoint): Role => (typeof access === 'string' ? 'client' : access[0]!);

interface Proof {
  name: string;
  endpoint: AnyEndpoint;
  one: FieldLimit;
  sides: BothSides | null;
}
const proofsOf = (endpoint: AnyEndpoint): Proof[] =>
  limitsOf(endpoint).map((one) => ({
    name: `${endpoint.method} ${endpoint.path} ${one.part} ${one.campo} ${one.kind} ${one.limit}`,
    endpoint,
    one,
    sides: bothSides(endpoint, one, { repeats: 1, id: (field) => idFor(office, endpoint, field) }),
  }));

const saidOf = ({ body }: Answer, field: string): string | undefined =>
  (body.errors as { campo: string; mensaje: string }[] | undefined)?.find(({ campo }) => campo === field)?.mensaje;

const served: string[] = [];
/** Calls on both sides of a limit: what is wrong with their answers. */
async function faultsOf({ name, endpoint, one, sides }: Proof): Promise<string[]> {
  const { token } = office.people[roleOf(endpoint)]!;
  const send = (side: keyof BothSides) => callWith(h.base, endpoint, sides![side], token);
  const [last, inside, beyond] = [await send('last'), await send('inside'), await send('beyond')];
  if (last.status < 400) served.push(name);
  const sentence = saidOf(beyond, one.campo);
  const isRefused = beyond.status === 400 && sentence !== undefined;
  return [
    ...(isRefused ? [] : [`${name}, beyond: ${beyond.status} ${JSON.stringify(beyond.body)}`]),
    ...[last, inside]
      .filter((answer) => answer.status >= 500 || (isRefused && saidOf(answer, one.campo) === sentence))
      .map((answer) => `${name}: ${answer.status} ${JSON.stringify(answer.body)}`),
  ];
}

it('every limit of a field takes what stands at it and inside of it, and refuses by its name what stands beyond', async () => {
  const proofs = OPERATIONS.flatMap(proofsOf).filter(({ name }) => !LATER.test(name));
  const made = proofs.filter(({ sides }) => sides);
  const unmade = proofs.filter(({ sides, one }) => !sides && !NARROWER.test(one.campo));
  expect(unmade.map(({ name }) => name)).toEqual([]);
  const limit = pLimit(CALLERS);
  const faults = await Promise.all(made.map((proof) => limit(() => faultsOf(proof))));
  expect(faults.flat()).toEqual([]);
  process.stdout.write(`${made.length} limits of ${proofs.length}, ${served.length} served at the limit\n`);
  expect(made.length).toBeGreaterThan(1400);
  expect(served.length).toBeGreaterThan(600);
}, 300_000);
