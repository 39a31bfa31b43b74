import { randomBytes } from 'node:crypto';
import { FactorCodesService } from '../src/auth/auth/factor-codes.service';
import { SecondFactorRepository } from '../src/auth/auth/second-factor.repository';
import { SecondFactorService } from '../src/auth/auth/second-factor.service';
import { ThrottleService } from '../src/auth/auth/throttle.service';
import { Clock } from '../src/platform/common/clock';
import { deriveKeys, mac } from '../src/platform/common/keys';
import { Environment } from '../src/platform/config/environment';
import { SecurityEvents } from '../src/platform/metrics/security-events.service';
import { type Actor, mintUser } from './actors';
import { type Harness, startApp } from './harness';
import { codeOf, enableFactor, type Factor } from './second-factor';

// Second factors whose secret of the installation changes: sealed under one that is former now, beside an instance that works.

const [FORMER, PRESENT] = [1, 2].map(() => randomBytes(32).toString('hex')) as [string, string];
let h: Harness;
beforeAll(async () => {
  h = await startApp({ JWT_SECRET: PRESENT, JWT_SECRET_PREVIOUS: FORMER });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => h.close());

const get = <T>(type: new (...args: never[]) => T): T => h.app.get<T>(type as never, { strict: false });
/** Reads and writes codes as an instance with these secrets does. */
const withSecrets = (JWT_SECRET: string, JWT_SECRET_PREVIOUS: string[] = []) =>
  new FactorCodesService(get(SecondFactorRepository), get(ThrottleService), get(SecurityEvents), get(Clock), {
    ...get(Environment),
    JWT_SECRET,
    JWT_SECRET_PREVIOUS,
  });
const oid = (id: string) => new h.db.base.Types.ObjectId(id);

interface Person extends Factor {
  id: string;
  actor: Actor;
}
/** Somebody whose second factor was switched on while the former secret was the present one. */
async function fromBefore(): Promise<Person> {
  const actor = await mintUser(h, 'client');
  const id = actor.user._id;
  await enableFactor(h, actor);
  const former = withSecrets(FORMER);
  const { secreto, sealed } = former.newSecret(id, actor.email);
  const { codes, ...stored } = former.newRecoveryCodes(id);
  await h.db.collection('segundos_factores').updateOne({ _id: oid(id) }, { $set: { secreto: sealed, ...stored } });
  return { id, actor, secreto, codigos: codes };
}
/** Whether an instance that knows the present secret alone takes a code. */
const isTaken = ({ id }: Person, code: string) =>
  withSecrets(PRESENT)
    .take(id, code, null)
    .then(
      () => true,
      () => false,
    );
const reseal = () => get(FactorCodesService).reseal();

it('loses nothing of what people do between its read and its write', async () => {
  const [ana, luis, eva] = [await fromBefore(), await fromBefore(), await fromBefore()];
  const repository = get(SecondFactorRepository);
  const findAfter = repository.findAfter.bind(repository);
  let renewed: string[] = [];
  jest.spyOn(repository, 'findAfter').mockImplementationOnce(async (...page) => {
    const docs = await findAfter(...page);
    await get(FactorCodesService).take(ana.id, ana.codigos[0]!, null);
    ({ codigos: renewed } = await get(SecondFactorService).renewCodes({ id: luis.id } as never));
    await h.db.collection('segundos_factores').deleteOne({ _id: oid(eva.id) });
    return docs;
  });
  expect(await reseal()).toEqual({ renewed: 2, kept: 0, unreadable: 0 });
  expect(await h.db.collection('segundos_factores').countDocuments({ _id: oid(eva.id) })).toBe(0);
  for (const one of [ana, luis]) expect(await isTaken(one, codeOf(one.secreto))).toBe(true);
  expect([await isTaken(ana, ana.codigos[0]!), await isTaken(ana, ana.codigos[1]!)]).toEqual([false, true]);
  expect([await isTaken(luis, luis.codigos[0]!), await isTaken(luis, renewed[0]!.replace('-', ''))]).toEqual([
    false,
    true,
  ]);
});

it('stopped halfway it is run again, and does nothing twice', async () => {
  await h.db.collection('segundos_factores').deleteMany({});
  const people = [await fromBefore(), await fromBefore(), await fromBefore()];
  const repository = get(SecondFactorRepository);
  const replaceSealed = repository.replaceSealed.bind(repository);
  jest
    .spyOn(repository, 'replaceSealed')
    .mockImplementationOnce(replaceSealed)
    .mockRejectedValueOnce(new Error('the connection is gone'));
  await expect(reseal()).rejects.toThrow('the connection is gone');
  expect(await reseal()).toEqual({ renewed: 2, kept: 1, unreadable: 0 });
  expect(await reseal()).toEqual({ renewed: 0, kept: 3, unreadable: 0 });
  for (const one of people) expect(await isTaken(one, one.codigos[5]!)).toBe(true);
});

it('keeps the recovery codes of the release before, whose digests hang on the former secret itself', async () => {
  const ana = await fromBefore();
  const [key] = deriveKeys({ JWT_SECRET: FORMER, JWT_SECRET_PREVIOUS: [] }, 'recovery-codes');
  const recuperacion = ana.codigos.map((code) => mac(key, `${ana.id}:${code}`));
  const old = { $set: { recuperacion }, $unset: { clave: 1 } };
  await h.db.collection('segundos_factores').updateOne({ _id: oid(ana.id) }, old);
  await get(FactorCodesService).take(ana.id, ana.codigos[0]!, null);
  await reseal();
  expect([await isTaken(ana, ana.codigos[0]!), await isTaken(ana, ana.codigos[1]!)]).toEqual([false, true]);
});
