import { type Notice, NotificationsService } from '../src/chats/notifications/notifications.service';
import { Transactions } from '../src/platform/database/transactions';
import { type Actor, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { disconnectAll, listen as listenTo } from './listen';
import { until } from './shop';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterEach(disconnectAll);
afterAll(() => h.close());

type Heard = { action?: string; data?: { notification?: { _id: string }; unreadCount?: number } };
const listen = (actor: Actor) => listenTo<Heard>(h, actor);
const newOnes = (heard: Heard[]) =>
  heard.flatMap(({ action, data }) => (action === 'new_notification' ? [data!.notification!._id] : []));
const lastFigure = (heard: Heard[]) => heard.filter(({ action }) => action === 'unread_count_update').at(-1)?.data;

let last = 0;
const notice = ({ user }: Actor): Notice => ({
  usuarioId: user._id,
  tipo: 'sistema',
  clave: `test:${++last}`,
  ruta: null,
  titulo: 'Aviso',
  mensaje: 'Algo pasó',
});
const service = () => h.app.get(NotificationsService, { strict: false });
const inTransaction = (notices: Notice[], fail = false) =>
  h.app.get(Transactions, { strict: false }).run(async (tx) => {
    await service().notify(notices, tx);
    if (fail) throw new Error('undone');
  });
const storedOf = ({ user }: Actor, filter: object = {}) =>
  h.db.collection('notificaciones').countDocuments({ usuarioId: new h.db.base.Types.ObjectId(user._id), ...filter });
const list = async ({ token }: Actor, query = '') =>
  (await call(h.base, 'GET', `/api/notifications${query}`, { token })).body;

describe('every device of a person', () => {
  it('hears of each notice once, and ends with the figure that the database has', async () => {
    const [ana, luis] = [await mintUser(h, 'client'), await mintUser(h, 'client')];
    const devices = [await listen(ana), await listen(ana)];
    const stranger = await listen(luis);
    await Promise.all(
      Array.from({ length: 15 }, (_, n) =>
        n % 3 ? inTransaction([notice(ana), notice(ana)]) : service().notify([notice(ana)]),
      ),
    );
    await expect(inTransaction([notice(ana)], true)).rejects.toThrow('undone');
    const { data } = await list(ana, '?limit=60');
    expect(data).toHaveLength(25);
    await Promise.all(
      data
        .slice(0, 10)
        .map(({ _id }: { _id: string }) => call(h.base, 'PUT', `/api/notifications/${_id}/read`, { token: ana.token })),
    );
    const unread = await storedOf(ana, { leida: false });
    expect(unread).toBe(15);
    for (const device of devices) {
      await until(
        async () => lastFigure(device)?.unreadCount,
        (figure) => figure === unread,
      );
      expect(newOnes(device).sort()).toEqual(data.map(({ _id }: { _id: string }) => _id).sort());
    }
    expect(stranger).toEqual([]);
    await call(h.base, 'PUT', '/api/notifications/read-all', { token: ana.token });
    for (const device of devices)
      await until(
        async () => lastFigure(device),
        (figure) => figure?.unreadCount === 0,
      );
    expect((await list(ana)).meta.unreadCount).toBe(0);
  });

  it('reads what it missed while it was away, and perhaps a little of what it knows', async () => {
    const ana = await mintUser(h, 'client');
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const usuarioId = new h.db.base.Types.ObjectId(ana.user._id);
    const docs = [30, 10.5, 5].map((minutes) => ({ ...notice(ana), usuarioId, leida: false, fecha: at(minutes) }));
    await h.db.collection('notificaciones').insertMany(docs);
    const since = async (date: Date) => (await list(ana, `?desde=${date.toISOString()}`)).data.length;
    // Half a minute before the date may have been committed after it.
    expect([await since(at(10)), await since(at(60)), await since(at(1))]).toEqual([2, 3, 0]);
    expect((await call(h.base, 'GET', '/api/notifications?desde=ayer', { token: ana.token })).status).toBe(400);
  });
});

describe('a deployment without keys', () => {
  it('offers no pushes, and says so', async () => {
    const ana = await mintUser(h, 'client');
    expect((await call(h.base, 'GET', '/api/notifications/push')).body.data).toEqual({ publicKey: null });
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const body = { endpoint: 'https://push.example.com/x', keys };
    const refused = await call(h.base, 'POST', '/api/notifications/push', { token: ana.token, body });
    expect([refused.status, refused.body.code]).toEqual([409, 'PUSH_NO_DISPONIBLE']);
    await service().notify([notice(ana)]);
    expect(await storedOf(ana, { entrega: { $exists: true } })).toBe(0);
  });
});
