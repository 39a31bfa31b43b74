import { setTimeout as sleep } from 'node:timers/promises';
import { type Actor, mintUsers } from './actors';
import { chatCalls, expectExact, openChat } from './chats';
import { call, type Harness, startApp } from './harness';
import { type MainProcess, mainProcess } from './main-process';
import { type RunningNginx, startNginx } from './nginx';
import { cartOf, openShop } from './shop';

const READERS = 6;
const WRITERS = 4;
/** Of a writer between two writes, and before it repeats one that had no answer, in milliseconds. */
const PAUSE = 20;
/** Readings that may be lost when a process is killed: of so many one. */
const READINGS_PER_LOSS = 10_000;
const READINGS_AFTER_KILL = 4_000;

let h: Harness;
let both: MainProcess[];
let nginx: RunningNginx;
let pages: string[];
let products: string[];
beforeAll(async () => {
  // Prepares data and signs tokens; it serves nobody.
  h = await startApp({ BARRIDO_MS: '86400000', TRUSTED_PROXIES: '127.0.0.1' });
  const shop = await openShop(h);
  products = [];
  for (let n = 0; n < WRITERS; n++) products.push((await shop.sell({ nombre: `Correa ${n}`, stock: 1000 })).id);
  pages = ['/api/products', '/api/system/public', ...products.map((id) => `/api/products/${id}`)];
  both = await Promise.all([mainProcess({ BARRIDO_MS: '1000' }), mainProcess({ BARRIDO_MS: '1000' })]);
  await Promise.all(both.map((one) => one.start()));
  nginx = await startNginx(both.map(({ base }) => new URL(base).host));
}, 180_000);
afterAll(async () => {
  await nginx.stop();
  await Promise.all(both.map((one) => one.stop()));
  await h.close();
});

interface Writer {
  actor: Actor;
  chatId: string;
  productoId: string;
}

/** People who read and write through nginx until told to stop; what is not answered with 2xx is sent again, as the web does, with its key. */
class Load {
  readings = 0;
  /** Readings that were not answered with 200. */
  readonly lost: string[] = [];
  writes = 0;
  repeated = 0;
  private stopped = false;
  private readonly all: Promise<unknown>[];

  constructor(private readonly writers: Writer[]) {
    this.all = [
      ...Array.from({ length: READERS }, (_, n) => this.read(n)),
      ...writers.map((writer) => this.write(writer)),
    ];
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.all);
  }

  private async read(first: number): Promise<void> {
    for (let n = first; !this.stopped; n++) {
      const path = pages[n % pages.length]!;
      const status = await fetch(nginx.base + path).then(
        async (res) => (await res.text(), res.status),
        (error: unknown) => String(error),
      );
      this.readings++;
      if (status !== 200) this.lost.push(`${path}: ${status}`);
    }
  }

  private async write({ actor, chatId, productoId }: Writer): Promise<void> {
    for (let n = 0; !this.stopped; n++) {
      const message = { chatId, contenido: `Mensaje ${n}`, clientMsgId: `mensaje-${actor.user._id}-${n}` };
      await this.send(actor, '/api/chats/mensaje', message);
      // As many as one cart takes of a product.
      if (n < 90) await this.send(actor, '/api/cart/add', { productoId, cantidad: 1 }, `carrito-${n}`);
      await sleep(PAUSE);
    }
  }

  private async send({ token }: Actor, path: string, body: object, key?: string): Promise<void> {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
    for (;;) {
      const answer = await call(nginx.base, 'POST', path, { token, body, headers }).catch(() => null);
      if (answer && answer.status < 300) return void this.writes++;
      const code = answer?.body.code ?? 'none';
      if (answer && answer.status < 500 && answer.status !== 409) throw new Error(`${path}: ${answer.status} ${code}`);
      this.repeated++;
      await sleep(PAUSE);
    }
  }
}

async function writers(): Promise<Writer[]> {
  const people = await mintUsers(h, 'client', WRITERS);
  const [peer] = await mintUsers(h, 'store', 1);
  return Promise.all(
    people.map(async (actor, n) => ({ actor, chatId: await openChat(h, actor, peer!), productoId: products[n]! })),
  );
}

/** Everything that was acknowledged is stored, once. */
async function expectAllStored(load: Load, people: Writer[]): Promise<void> {
  let stored = 0;
  for (const { actor, chatId } of people) {
    const { body } = await chatCalls(h.base, actor).get(chatId);
    const messages = await h.db
      .collection('mensajes_chat')
      .countDocuments({ chatId: new h.db.base.Types.ObjectId(chatId) });
    expect(body.success).toBe(true);
    stored += messages + (await cartOf(h, actor.token)).cantidadTotal;
  }
  expect(stored).toBe(load.writes);
  await expectExact(h);
}

const told = (what: string, { readings, lost, writes, repeated }: Load) =>
  console.log(`${what}: ${readings} readings, ${lost.length} lost; ${writes} writes, ${repeated} sent again`);

it('restarts, one process after the other, lose no reading and no acknowledged write', async () => {
  const people = await writers();
  const load = new Load(people);
  for (let round = 0; round < 2; round++)
    for (const one of both) {
      expect(await one.stop()).toBe(0);
      await one.start();
    }
  await load.stop();
  told('Restarts', load);
  expect(load.lost).toEqual([]);
  await expectAllStored(load, people);
}, 180_000);

it('a process that is killed loses at most one reading of ten thousand, and no acknowledged write', async () => {
  const people = await writers();
  const load = new Load(people);
  for (const one of both) {
    await one.kill();
    await one.start();
  }
  while (load.readings < READINGS_AFTER_KILL) await sleep(PAUSE);
  await load.stop();
  told('Kills', load);
  expect(load.lost.length).toBeLessThanOrEqual(Math.ceil(load.readings / READINGS_PER_LOSS));
  await expectAllStored(load, people);
}, 180_000);
