import { endOfPeriod } from '@tuerca/contracts/membresia/rules';
import { createRandom } from '@tuerca/fixtures/random';
import { type Actor, adminToken, signUp } from './actors';
import { call, type Harness, startApp } from './harness';
import { at, makePlan, myPlan, setLevel, subscribe, sweep } from './membership';

jest.setTimeout(120_000);

let h: Harness;
let admin: string;
beforeAll(async () => {
  h = await startApp();
  admin = await adminToken(h);
  await makePlan(h, admin, 'MES', { precio: 10 });
  await makePlan(h, admin, 'ANIO', { precio: 90, intervalo: 'anual' });
  await makePlan(h, admin, 'PARA_TODO', { precio: 300, intervalo: 'unico' });
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

const INTERVALS = { MES: 'mensual', ANIO: 'anual', PARA_TODO: 'unico' } as const;
type Code = keyof typeof INTERVALS;
/** Model of a membership: a plan until an instant, or nothing. */
type Held = { codigo: Code; end: Date | null } | null;

const holds = (held: Held, now: Date): held is NonNullable<Held> => !!held && (held.end === null || held.end > now);
const take = (held: Held, codigo: Code, now: Date): Held => {
  const renews = holds(held, now) && held.codigo === codigo;
  if (renews && held.end === null) return held;
  return { codigo, end: endOfPeriod(renews ? held.end! : now, INTERVALS[codigo]) };
};

const STEPS = ['pay', 'pay', 'give', 'cancel', 'wait', 'wait', 'end', 'sweep'] as const;

it.each([1, 2, 3])(
  'grants, renewals, ends and cancellations in any order leave what a plain model says (%i)',
  async (seed) => {
    const random = createRandom(`membresia-${seed}`);
    const store: Actor = await signUp(h.base, 'store');
    let now = new Date('2027-01-15T12:00:00.000Z');
    let held: Held = null;
    for (let i = 0; i < 25; i++) {
      const step = random.pick(STEPS);
      const codigo = random.pick(['MES', 'MES', 'ANIO', 'PARA_TODO'] as const);
      if (step === 'wait') now = new Date(now.getTime() + random.int(1, 45 * 86_400) * 1000);
      if (step === 'end' && held?.end && held.end > now) now = held.end;
      at(h, now);
      const forGood = holds(held, now) && held.end === null && held.codigo === codigo;
      if (step === 'pay' && !forGood) {
        await subscribe(h, admin, store, codigo);
        held = take(held, codigo, now);
      }
      if (step === 'give') {
        expect((await setLevel(h, admin, store.user._id, codigo)).status).toBe(200);
        // A holder of the plan keeps it as it is.
        if (!holds(held, now) || held.codigo !== codigo) held = take(held, codigo, now);
      }
      if (step === 'cancel') {
        await setLevel(h, admin, store.user._id, 'BASIC');
        held = null;
      }
      if (step === 'sweep') await sweep(h);
      const mine = await myPlan(h, store);
      const wanted = holds(held, now) ? [held.codigo, held.end?.toISOString() ?? null] : ['BASIC', null];
      expect([seed, i, step, mine.nivel, mine.suscripcion?.fechaFin ?? null]).toEqual([seed, i, step, ...wanted]);
    }
    const owner = new h.db.base.Types.ObjectId(store.user._id);
    expect(await h.db.collection('membresias').countDocuments({ usuarioId: owner, viva: true })).toBeLessThan(2);
    expect((await call(h.base, 'GET', '/api/membresia/estadisticas', { token: admin })).status).toBe(200);
  },
);
