import { randomInt } from 'node:crypto';
import { adminToken } from './actors';
import { call, type Harness, startApp } from './harness';
import {
  admins,
  clonePurchases,
  daysAgo,
  oid,
  pagoOf,
  purchase,
  sendStatement,
  type StatementLine,
  statementOf,
  today,
} from './payment-queue';
import { openShop, type Shop, until } from './shop';

// Hundreds of settlements, each a transaction; the story has a bound of its own.
jest.setTimeout(180_000);

let h: Harness;
let shop: Shop;
let token: string;
let admin: ReturnType<typeof admins>;
beforeAll(async () => {
  h = await startApp();
  [shop, token] = [await openShop(h), await adminToken(h)];
  admin = admins(h, token);
});
afterAll(() => h.close());

interface Propuesta {
  movimiento: { _id: string; referencia: string; monto: number };
  grupo: string;
  candidatos: { pagoId: string; fuerza: string; razones: { coincide: boolean; texto: string }[] }[];
}
const upload = async (lines: StatementLine[], name?: string) =>
  (await sendStatement(h, token, statementOf(lines), name)).body.data as {
    _id: string;
    nuevos: number;
    repetidos: number;
    movimientos: number;
    yaExistia: boolean;
  };
const proposals = async (id: string, grupo: string): Promise<Propuesta[]> =>
  (await admin.get(`/api/admin/extractos/${id}/propuestas?grupo=${grupo}&limit=500`)).body.data;
const confirm = async (id: string, pagos: { pagoId: string; movimientoId: string }[]) =>
  (await admin.post(`/api/admin/extractos/${id}/confirmar`, { pagos })).body.data as {
    pagoId: string;
    resultado: string;
  }[];
const pairsOf = (found: Propuesta[]) =>
  found.map(({ movimiento, candidatos }) => ({ pagoId: candidatos[0]!.pagoId, movimientoId: movimiento._id }));

/** A day of 300 payments as 300 people make them, and what the bank has of it, with the payment to which each movement belongs. */
function aDay() {
  const refs = new Set<string>();
  const ref = () => {
    for (;;) {
      const text = String(randomInt(10_000_000, 99_999_999));
      // Two different digits at its end, so that they can be swapped.
      if (!refs.has(text.slice(-6)) && text.at(-1) !== text.at(-2)) return refs.add(text.slice(-6)) && text;
    }
  };
  const payments: { referencia: string; monto: number; fechaPago: string }[] = [];
  const lines: (StatementLine & { belongs: number | null; sure: boolean })[] = [];
  const pay = (typed: string, monto: number, fechaPago = daysAgo(1)) =>
    payments.push({ referencia: typed, monto, fechaPago }) - 1;
  const book = (referencia: string, monto: number, belongs: number | null, sure: boolean, fecha = daysAgo(1)) =>
    lines.push({ fecha, referencia, monto, belongs, sure });
  const amount = () => randomInt(1_000, 90_000) + randomInt(100) / 100;

  for (let i = 0; i < 150; i++) {
    const [r, m] = [ref(), amount()];
    book(`0045${r}`, m, pay([r, `0045${r}`, r.slice(-6), `00${r}`][i % 4]!, m), true);
  }
  // The same amount on the same day, and references that end in the same four digits.
  for (let i = 0; i < 40; i++) {
    const r = `${randomInt(10, 99)}${String(i).padStart(2, '0')}4321`;
    book(r, 5_000, pay(r, 5_000), true);
  }
  // Booked a day later, or before midnight.
  for (let i = 0; i < 30; i++) {
    const [r, m] = [ref(), amount()];
    book(r, m, pay(r, m, daysAgo(2)), true, daysAgo(i % 2 ? 1 : 3));
  }
  // The bank drops leading zeros.
  for (let i = 0; i < 20; i++) {
    const [m, r] = [amount(), `0000${String(7000 + i)}`];
    book(r.replace(/^0+/, ''), m, pay(r, m), true);
  }
  // Mistyped: a digit wrong, or two swapped; among them payments of one amount.
  for (let i = 0; i < 20; i++) {
    const [r, m] = [ref(), i % 2 ? 7_777 : amount()];
    const typed =
      i % 4 < 2
        ? r.slice(0, -3) + String((Number(r.at(-3)) + 1) % 10) + r.slice(-2)
        : r.slice(0, -2) + r.at(-1) + r.at(-2);
    book(r, m, pay(typed, m), false);
  }
  // Less or more than due.
  for (let i = 0; i < 15; i++) {
    const [r, m] = [ref(), amount()];
    book(r, i % 2 ? m - 10 : m + 10, pay(r, m), false);
  }
  // Two clients name one movement.
  for (let i = 0; i < 5; i++) {
    const [r, m] = [ref(), amount()];
    pay(r, m);
    book(r, m, payments.length - 1, false);
    pay(r.slice(-6), m);
  }
  // Nobody's, and payments that never came.
  for (let i = 0; i < 12; i++) book(ref(), 5_000, null, false);
  for (let i = payments.length; i < 300; i++) pay(ref(), 5_000);
  return { payments, lines };
}

it('a day of 300 payments is settled from a statement without one wrong match, whatever people typed', async () => {
  const one = await purchase(h, shop, '00');
  const { payments, lines } = aDay();
  const ids = await clonePurchases(h, one, payments);
  const start = performance.now();
  // Twice in the file is once in the bank.
  const { _id, movimientos } = await upload([...lines, ...lines.slice(0, 25)].sort(() => Math.random() - 0.5));
  expect(movimientos).toBe(lines.length);
  const sure = await proposals(_id, 'segura');
  const owner = new Map(lines.map(({ referencia, monto, belongs }) => [`${referencia}|${monto}`, belongs]));
  const ownerOf = ({ movimiento }: Propuesta) => owner.get(`${movimiento.referencia}|${movimiento.monto}`);
  const wrong = sure.filter((found) => ids[ownerOf(found) ?? -1] !== found.candidatos[0]!.pagoId);
  expect(wrong).toEqual([]);
  expect(sure.length).toBe(lines.filter(({ sure: expected }) => expected).length);

  const pairs = pairsOf(sure);
  const answers = [];
  for (let from = 0; from < pairs.length; from += 50)
    answers.push(...(await confirm(_id, pairs.slice(from, from + 50))));
  expect(new Set(answers.map(({ resultado }) => resultado))).toEqual(new Set(['confirmado']));
  const seconds = (performance.now() - start) / 1000;
  console.log(`${pairs.length} payments of 300 proposed and settled in ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(120);

  // Every confirmed payment rests on its own movement, and nobody else's.
  const paid = await h.db
    .collection('pagos')
    .find({ _id: { $in: ids.map((id) => oid(h, id)) }, estado: 'pagado' })
    .toArray();
  expect(paid).toHaveLength(sure.length);
  const expectedRef = new Map(
    lines.flatMap(({ belongs, referencia }) => (belongs === null ? [] : [[ids[belongs]!, referencia]])),
  );
  for (const doc of paid)
    expect(doc.abonos.map(({ referencia }: StatementLine) => referencia)).toEqual([expectedRef.get(String(doc._id))]);
  expect(await h.db.collection('movimientos_banco').countDocuments({ pagoId: { $ne: null } })).toBe(sure.length);
  expect(await h.db.collection('auditoria').countDocuments({ accion: 'extracto.confirmar' })).toBe(sure.length);
  expect(await h.db.collection('pedidos').countDocuments({ estadoPago: 'pagado' })).toBe(sure.length);

  // What is left is proposed with its reasons; what is not exact is not settled in bulk.
  const doubtful = await proposals(_id, 'dudosa');
  const mistyped = doubtful.filter(
    (found) => ownerOf(found) !== null && ids[ownerOf(found)!] === found.candidatos[0]!.pagoId,
  );
  expect(mistyped.length).toBeGreaterThan(20);
  const partial = doubtful.find(({ candidatos }) =>
    candidatos[0]!.razones.some(({ texto }) => texto.startsWith('Faltan Bs.')),
  )!;
  expect(await confirm(_id, pairsOf([partial]))).toMatchObject([{ resultado: 'monto_distinto' }]);
  expect((await pagoOf(h, partial.candidatos[0]!.pagoId)).estado).toBe('en_verificacion');
});

describe('a statement', () => {
  it('is taken once, and its movements once however many files have them, also at the same time', async () => {
    const line = (i: number) => ({ fecha: daysAgo(4), referencia: `8800${i}1234`, monto: 100 + i });
    const [days, overlap] = [[0, 1, 2, 3].map(line), [2, 3, 4, 5].map(line)];
    const first = await upload(days);
    expect(first).toMatchObject({ movimientos: 4, nuevos: 4, repetidos: 0, yaExistia: false });
    const again = await upload(days);
    expect([again._id, again.yaExistia]).toEqual([first._id, true]);
    expect(await upload(overlap)).toMatchObject({ movimientos: 4, nuevos: 2, repetidos: 2 });
    const fresh = [6, 7, 8, 9].map(line);
    const both = await Promise.all([upload(fresh), upload(fresh), upload([...fresh, line(1)])]);
    expect(new Set(both.slice(0, 2).map(({ _id }) => _id)).size).toBe(1);
    expect(await h.db.collection('movimientos_banco').countDocuments({ fecha: daysAgo(4) })).toBe(10);
    const { body } = await admin.get('/api/admin/extractos?limit=2');
    expect(body.data[0]).toMatchObject({ bancoReceptor: '0174', omitidos: 1 });
    expect(body.meta.total).toBeGreaterThan(2);
    const file = await fetch(`${h.base}/api/admin/extractos/exportar`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(file.headers.get('content-disposition')).toMatch(/Extractos_\d{4}-\d{2}-\d{2}\.csv/);
    const rows = (await file.text()).trim().split('\r\n');
    expect(rows).toHaveLength(body.meta.total + 1);
    // Newest first, as the list: name, bank, day, from, to, movements.
    const [{ nombre, desde, hasta, movimientos }] = body.data;
    expect(rows[1]!.split(';')).toEqual(expect.arrayContaining([nombre, 'Banplus', desde, hasta, String(movimientos)]));
  });

  it('confirms each pair once, also when two administrators do it at once, and says what became of each', async () => {
    const [one, other] = [await purchase(h, shop, '00'), await purchase(h, shop, '00')];
    const lines = [one, other].map(({ referencia, monto }) => ({ fecha: today(), referencia, monto }));
    const { _id } = await upload(lines);
    const pairs = pairsOf(
      (await proposals(_id, 'segura')).filter(({ candidatos }) =>
        [one.pagoId, other.pagoId].includes(candidatos[0]!.pagoId),
      ),
    );
    expect(pairs).toHaveLength(2);
    const crossed = { pagoId: pairs[0]!.pagoId, movimientoId: pairs[1]!.movimientoId };
    const answers = await Promise.all([confirm(_id, pairs), confirm(_id, pairs), confirm(_id, [pairs[1]!])]);
    const results = answers.flat().map(({ resultado }) => resultado);
    expect(results.filter((one) => one === 'confirmado')).toHaveLength(2);
    expect(
      results.filter((one) => !['confirmado', 'ya_confirmado', 'cambio', 'movimiento_usado'].includes(one)),
    ).toEqual([]);
    expect(await confirm(_id, [crossed])).toMatchObject([{ resultado: 'movimiento_usado' }]);
    expect(await confirm(_id, [{ pagoId: 'f'.repeat(24), movimientoId: 'f'.repeat(24) }])).toMatchObject([
      { resultado: 'no_encontrado' },
    ]);
    expect((await proposals(_id, 'conciliado')).length).toBe(2);
    expect((await admin.get(`/api/admin/extractos/${_id}`)).body.data.conteos).toEqual({
      segura: 0,
      dudosa: 0,
      ninguna: 0,
      conciliado: 2,
    });
    // A movement of another statement is none of this one's.
    const { _id: strange } = await upload([{ fecha: today(), referencia: '5511223344', monto: 9 }]);
    expect(await confirm(strange, [pairs[0]!])).toMatchObject([{ resultado: 'no_encontrado' }]);
    for (const body of [{}, { pagos: [] }, { pagos: Array(101).fill(pairs[0]) }])
      expect((await admin.post(`/api/admin/extractos/${_id}/confirmar`, body)).status).toBe(400);
  });

  it('does not propose again what the bank has settled by itself', async () => {
    const paid = await purchase(h, shop, '99');
    await until(
      () => pagoOf(h, paid.pagoId),
      ({ estado }) => estado === 'pagado',
    );
    const { _id } = await upload([{ fecha: today(), referencia: paid.referencia, monto: paid.monto }]);
    expect((await proposals(_id, 'conciliado'))[0]).toMatchObject({ pago: { _id: paid.pagoId }, candidatos: [] });
    // Nor does another payment get it.
    const late = await purchase(h, shop, '', { referencia: paid.referencia, bancoEmisor: '0134' });
    const [{ movimiento }] = (await proposals(_id, 'conciliado')) as [Propuesta];
    expect(await confirm(_id, [{ pagoId: late.pagoId, movimientoId: movimiento._id }])).toMatchObject([
      { resultado: 'movimiento_usado' },
    ]);
  });

  it('that is none is refused with the reason, and leaves nothing', async () => {
    const before = await h.db.collection('movimientos_banco').countDocuments();
    const refused = await sendStatement(h, token, 'hola');
    expect([refused.status, refused.body.code]).toEqual([400, 'ARCHIVO_RECHAZADO']);
    expect((await sendStatement(h, token, Buffer.alloc(2 * 1024 * 1024 + 1, 65))).status).toBeGreaterThanOrEqual(400);
    expect(await h.db.collection('movimientos_banco').countDocuments()).toBe(before);
    const csv = await fetch(`${h.base}/api/admin/extractos/${'f'.repeat(24)}/exportar`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(csv.status).toBe(404);
    expect((await call(h.base, 'GET', '/api/admin/extractos', { token })).status).toBe(200);
  });
});
