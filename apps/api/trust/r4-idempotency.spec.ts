import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { adminToken } from '../test/actors';
import { ledgerOf, referencia, stockOf } from '../test/shop';
import { ask, atOnce, hold, type Reply } from './client';
import { goal, type Report } from './goal';
import { type Installation, startInstallation } from './installation';
import { type Buyer, type Market, openMarket, PAY, payAt } from './purchases';

const REPEATS = 50;
const DOUBLE_CLICKS = 10;

let site: Installation;
let market: Market;
beforeAll(async () => {
  site = await startInstallation();
  market = await openMarket(site);
}, 120_000);
afterAll(() => site.close());

const oid = (id: string) => new site.h.db.base.Types.ObjectId(id);
const ordersOf = ({ user }: Buyer) => market.orders({ clienteId: oid(user._id) });
const statuses = (replies: Reply[]) =>
  [...new Set(replies.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()))].join();
const different = (replies: Reply[]) => new Set(replies.map(({ text }) => text)).size;
const buyer = async (stock = 5) => (await market.buyers(1, await market.shop.sell({ precio: 12.34, stock })))[0]!;

async function oneKey(report: Report): Promise<void> {
  const ana = await buyer();
  const key = `una-${report.random.int(1, 1e9)}`;
  const headers = { 'idempotency-key': key };
  const held = Array.from({ length: REPEATS }, (_, n) =>
    hold(site.base(n), 'POST', PAY, { token: ana.token, body: ana.payment, headers }),
  );
  const replies = await atOnce(held);
  for (let n = 0; n < REPEATS; n++) replies.push(await payAt(site.base(n), ana, { key }));
  report.exact(`one key, ${REPEATS} times at once and ${REPEATS} after: answers`, statuses(replies), '201');
  report.exact('the same: different bodies, byte for byte', different(replies), 1);
  const { id } = ana.producto;
  const stored = [await ordersOf(ana), await stockOf(site.h, id), await ledgerOf(site.h, id)];
  report.exact('the same: orders/stock/ledger of 5 units', stored.join('/'), '1/4/4');
  const changed: Reply[] = [];
  for (let n = 0; n < 20; n++)
    changed.push(await payAt(site.base(n), ana, { key, body: { ...ana.payment, descripcion: `otra ${n}` } }));
  report.exact('the key with another body, 20 times', statuses(changed), '422 CLAVE_REUTILIZADA');
}

async function doubleClicks(report: Report): Promise<void> {
  let orders = 0;
  const replies: Reply[] = [];
  for (let n = 0; n < DOUBLE_CLICKS; n++) {
    const ana = await buyer();
    const click = (at: number) => hold(site.base(at), 'POST', PAY, { token: ana.token, body: ana.payment });
    const both = await atOnce([click(0), click(1)]);
    replies.push(...both.slice(0, different(both)));
    orders += await ordersOf(ana);
  }
  report.exact(
    `${DOUBLE_CLICKS} double clicks without a key, one at each process: answers/different ones/orders`,
    `${statuses(replies)}/${replies.length}/${orders}`,
    `201/${DOUBLE_CLICKS}/${DOUBLE_CLICKS}`,
  );
}

async function oneReference(report: Report): Promise<void> {
  const producto = await market.shop.sell({ precio: 9, stock: 50 });
  const reference = referencia('00');
  const [one, ...others] = await market.buyers(20, producto);
  const cedulaPagador = one!.payment.cedulaPagador;
  const held = [one!, ...others].map((someone, n) =>
    hold(site.base(n), 'POST', PAY, {
      token: someone.token,
      body: { ...someone.payment, referencia: reference, cedulaPagador },
    }),
  );
  const replies = await atOnce(held);
  const count = (wanted: string) => replies.filter((reply) => statuses([reply]) === wanted).length;
  report.exact(
    'one bank reference under 20 orders at once: orders/refused (409)',
    `${count('201')}/${count('409 REFERENCIA_USADA')}`,
    '1/19',
  );
}

/** The same movement of the bank, as six people would type it. */
async function oneMovement(report: Report): Promise<void> {
  const full = referencia('77');
  const yesterday = caracasDate(new Date(Date.now() - 86_400_000));
  const ways: Record<string, unknown>[] = [
    { referencia: full },
    { referencia: full.slice(-8) },
    { referencia: full.slice(-6) },
    { referencia: full, fechaPago: yesterday },
    { referencia: full, bancoEmisor: '0134' },
    { referencia: full, cedulaPagador: '9876543', telefonoPagador: '0424-1112233' },
  ];
  const people = await market.buyers(ways.length, await market.shop.sell({ precio: 15, stock: 10 }));
  const asked = people.map((someone, n) => payAt(site.base(n), someone, { body: { ...someone.payment, ...ways[n] } }));
  const bought = await Promise.all(asked);
  const admin = await adminToken(site.h);
  const approving = bought
    .filter(({ status }) => status === 201)
    .map(({ body }, n) => {
      const path = `/api/admin/pagos/${body.data.pagoId}/aprobar`;
      return ask(site.base(n), 'POST', path, { token: admin, body: {} });
    });
  const approved = await Promise.all(approving);
  const paid = await site.h.db.collection('pagos').countDocuments({
    _id: { $in: bought.flatMap(({ body }) => (body.data?.pagoId ? [oid(body.data.pagoId as string)] : [])) },
    estado: 'pagado',
  });
  const refused = approved.filter((reply) => statuses([reply]) === '409 MOVIMIENTO_USADO').length;
  report.exact(
    `one movement typed in ${ways.length} ways (15, 8, 6 digits, date, bank, payer), all approved at once: paid/refused (409)`,
    `${paid}/${refused}`,
    `1/${approved.length - 1}`,
  );
  report.atLeast('the same: payments that reached the administrator', approved.length, ways.length);
}

goal('R4', 'a repeated purchase is one purchase, and a payment pays once', async (report) => {
  await oneKey(report);
  await doubleClicks(report);
  await oneReference(report);
  await oneMovement(report);
});
