import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import webPush from 'web-push';
import { OrphansService } from '../src/platform/uploads/orphans.service';
import type { Actor } from './actors';
import { ChatSocket } from './chats';
import { call, type Harness, startApp } from './harness';
import { endClaims, waiting } from './outbox';
import { pagoOf } from './payment-queue';
import { jpeg } from './pictures';
import { startPushService } from './push-service';
import { type S3Server, startS3 } from './s3-server';
import { type SecondProcess, startSecondProcess } from './second-process';
import { buy, client, openShop, type Shop, stockOf, until } from './shop';
import { startSmtp, type TestSmtp } from './smtp';

/** From SIGTERM to the end of a process with the drain of a release, in ms. */
const END_WITHIN = 10_000;
const DRAIN = 3000;

/** A server that hears everything and answers when it wants to. */
interface Moody {
  url: string;
  asked(): number;
  answer: string | null;
  close(): void;
}
async function startMoody(): Promise<Moody> {
  let asked = 0;
  const server: Server = createServer((req, res) => {
    asked++;
    if (moody.answer !== null) req.resume().once('end', () => res.end(moody.answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => void server.close().closeAllConnections();
  const moody: Moody = { url, asked: () => asked, answer: null, close };
  return moody;
}

let [smtp, s3, bank, pushed]: [TestSmtp?, S3Server?, Moody?, Moody?] = [];
let h: Harness;
let shop: Shop;
let ana: Actor;
let productoId: string;
beforeAll(async () => {
  [smtp, s3, bank, pushed] = [await startSmtp(), await startS3(), await startMoody(), await startMoody()];
  const vapid = webPush.generateVAPIDKeys();
  h = await startApp({
    ...s3.env,
    SMTP_URL: smtp.url,
    BANCO: 'banplus',
    BANPLUS_URL: bank.url,
    BANPLUS_KEY: 'k',
    PUSH_PUBLIC_KEY: vapid.publicKey,
    PUSH_PRIVATE_KEY: vapid.privateKey,
    // This process looks at nothing by itself.
    BARRIDO_MS: '86400000',
  });
  shop = await openShop(h);
  ana = await client(h);
  productoId = (await shop.sell({ precio: 5, stock: 10 })).id;
  const service = await startPushService();
  const { subscription } = service.device();
  await service.close();
  // The store's telephone is at a push service that hangs.
  const endpoint = pushed.url + new URL(subscription.endpoint).pathname;
  const { token } = shop.store;
  const { status } = await call(h.base, 'POST', '/api/notifications/push', {
    token,
    body: { ...subscription, endpoint },
  });
  expect(status).toBe(201);
  await allDelivered();
}, 120_000);
afterAll(async () => {
  await h.close();
  await Promise.all([smtp!.close(), s3!.close()]);
  bank!.close();
  pushed!.close();
});

const allDelivered = () =>
  until(
    async () => (await waiting(h)) + (await waiting(h, 'correos')),
    (left) => left === 0,
    60_000,
  );
const happened = (what: () => number) =>
  until(
    async () => what(),
    (count) => count > 0,
    30_000,
  );
async function upload(base: string): Promise<number> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'foto.jpg');
  const headers = { authorization: `Bearer ${ana.token}` };
  return (await fetch(`${base}/api/upload/profile`, { method: 'POST', headers, body: form })).status;
}
/** Exit code and milliseconds. */
async function terminate(process: SecondProcess): Promise<{ code: number | null; took: number }> {
  const started = performance.now();
  return { code: await process.terminate(), took: performance.now() - started };
}

it('a process that talks to a mail server, a bank, a storage and a push service that hang ends in time, and nothing is half done', async () => {
  const first = await startSecondProcess({ BARRIDO_MS: '500', DRENAJE_MS: String(DRAIN) });
  smtp!.hold = 'acceptance';
  s3!.manner = 'silent';
  smtp!.mails = [];
  const { email } = shop.store;
  const socket = await ChatSocket.open(first.base, ana);
  const closed = once(socket.socket, 'close') as Promise<[number]>;
  const picture = upload(first.base);
  await call(first.base, 'POST', '/api/auth/forgot-password', { body: { email } });
  const bought = await buy({ ...h, base: first.base }, ana.token, [
    { productoId, cantidad: 1, tiendaId: shop.store.user._id },
  ]);
  expect(bought.status).toBe(201);
  for (const count of [bank!.asked, pushed!.asked, s3!.waiting, () => smtp!.mails.length]) await happened(count);

  const { code, took } = await terminate(first);
  expect(code).toBe(0);
  expect(took).toBeLessThan(END_WITHIN);
  expect((await closed)[0]).toBe(1012);
  // It is told, or its connection is closed.
  expect(await picture.catch(() => 503)).toBeGreaterThanOrEqual(500);

  // Everything works again, and the claims of the process that ended have run out.
  smtp!.hold = null;
  s3!.manner = 'well';
  const { pagoId } = bought.body.data as { pagoId: string };
  const monto = (await pagoOf(h, pagoId)).monto as number;
  bank!.answer = JSON.stringify({ codigo: 'verificado', monto: monto / 100 });
  pushed!.answer = '';
  const second = await startSecondProcess({ BARRIDO_MS: '500' });
  for (const name of ['notificaciones', 'correos']) await endClaims(h, name);
  await until(
    () => pagoOf(h, pagoId),
    ({ estado }) => estado === 'pagado',
    40_000,
  );
  await allDelivered();
  await second.close();
  expect(await h.db.collection('pedidos').countDocuments()).toBe(1);
  expect(await stockOf(h, productoId)).toBe(9);
  // A mail whose acceptance was not heard comes again under its own number, which its receiver drops; nothing else comes twice.
  const texts = new Map(
    smtp!.mails.map(({ messageId, to, raw }) => [messageId, `${to} ${/^subject:.*$/im.exec(raw)![0]}`]),
  );
  expect(new Set(texts.values()).size).toBe(texts.size);
  expect([...texts.values()].filter((text) => text.startsWith(email)).length).toBeGreaterThan(0);
  // Nothing is left of the picture that did not get through.
  await h.app.get(OrphansService, { strict: false }).sweep();
  expect([s3!.objects.size, await h.db.collection('imagenes').countDocuments()]).toEqual([0, 0]);
}, 180_000);
