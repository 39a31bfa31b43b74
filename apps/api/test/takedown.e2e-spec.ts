import { EventEmitter2 } from '@nestjs/event-emitter';
import { TiendaCambio } from '../src/auth/stores/stores.events';
import { StoresService } from '../src/auth/stores/stores.service';
import { CuentaCambio } from '../src/auth/users/users.events';
import { TallerCambio } from '../src/auth/workshops/workshops.events';
import { WorkshopsService } from '../src/auth/workshops/workshops.service';
import { ProductBulkRepository } from '../src/products/products/product-bulk.repository';
import { ProductsRepository } from '../src/products/products/products.repository';
import { StorePromotionsRepository } from '../src/products/promotions/store-promotions.repository';
import { ServiceCardsRepository } from '../src/products/services/service-cards.repository';
import { ServicesRepository } from '../src/products/services/services.repository';
import { type Actor, mintUser, openBusiness } from './actors';
import { type OfficeCalls, officeCalls, openOffice } from './admin-users';
import { day, openGarage } from './appointments';
import { campaignForm } from './campaigns';
import { seed } from './catalogue-data';
import { type Answer, call, type Harness, startApp } from './harness';
import { put } from './shop';
import { confirm, csv, finished, newRow, upload } from './spreadsheets';

let h: Harness;
let admin: Actor;
let office: OfficeCalls;
beforeAll(async () => {
  h = await startApp();
  admin = await openOffice(h);
  office = officeCalls(h.base, admin);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => h.close());

const idOf = (actor: Actor) => actor.user._id;
const pause = async (kind: 'tiendas' | 'talleres', id: string, pausada: boolean) => {
  const body = pausada ? { pausada, motivo: 'Muchas quejas sin responder' } : { pausada };
  return call(h.base, 'PUT', `/api/admin/${kind}/${id}/pausa`, { token: admin.token, body });
};
const statusOf = async (path: string) => (await call(h.base, 'GET', path)).status;
const promotionsOf = async (id: string) =>
  (await call(h.base, 'GET', `/api/promotions/store/${id}`)).body.data.length as number;
const promotion = () => ({
  titulo: 'Semana del freno',
  descripcion: 'Todo para frenar',
  descuento: 25,
  fechaInicio: day(0),
  fechaFin: day(7),
  productosAplicables: 'all',
});
const promote = ({ token }: Actor) => call(h.base, 'POST', '/api/promotions', { token, body: promotion() });

/** Simulates a process that dies right after the commit: its effects are lost. */
function dieAfterCommit(): void {
  const events = h.app.get(EventEmitter2, { strict: false });
  const listeners = events.listeners.bind(events);
  const lost: unknown[] = [TiendaCambio.event, TallerCambio.event, CuentaCambio.event];
  const die = () => Promise.reject(new Error('The process died'));
  jest.spyOn(events, 'listeners').mockImplementation((event) => (lost.includes(event) ? [die] : listeners(event)));
}
/** The next round of a live process. */
async function nextRound(): Promise<void> {
  jest.restoreAllMocks();
  await h.app.get(StoresService, { strict: false }).copies.sweep();
  await h.app.get(WorkshopsService, { strict: false }).copies.sweep();
}

describe('a process that dies while it takes a seller out of the site', () => {
  it.each([
    ['paused', (id: string) => pause('tiendas', id, true)],
    ['deactivated', (id: string) => office.state(id, { activo: false, motivo: 'Fraude comprobado' })],
    ['deleted', (id: string) => office.remove(id)],
  ])('leaves nothing of a %s store on sale after the next round', async (_, takeDown) => {
    const store = await openBusiness(h, 'store');
    const { id } = await seed(h, idOf(store));
    expect((await promote(store)).status).toBe(201);
    expect([await statusOf(`/api/products/${id}`), await promotionsOf(idOf(store))]).toEqual([200, 1]);

    dieAfterCommit();
    await takeDown(idOf(store));
    // The account and the store agree at once.
    expect(await statusOf(`/api/stores/stores/${idOf(store)}/profile`)).toBe(404);
    await nextRound();

    const { token } = await mintUser(h, 'client');
    const bought = await put(h, token, { productoId: id, cantidad: 1 });
    expect([await statusOf(`/api/products/${id}`), bought.status]).toEqual([404, 404]);
    expect(await promotionsOf(idOf(store))).toBe(0);
  });

  it('leaves nothing of a paused workshop on sale after the next round, and puts it back likewise', async () => {
    const workshop = await openGarage(h);
    const path = `/api/servicios-mecanicos/${await workshop.offer()}`;
    for (const [pausada, status] of [
      [true, 404],
      [false, 200],
    ] as const) {
      dieAfterCommit();
      await pause('talleres', workshop.id, pausada);
      await nextRound();
      expect(await statusOf(path)).toBe(status);
    }
  });
});

describe('a business that is paused and put back at the same time', () => {
  /** Holds the first renewal back between reading the card and writing it, until `resume` is through. */
  async function overtake(target: object, method: string, kind: 'tiendas' | 'talleres', id: string): Promise<void> {
    const repository = target as Record<string, (...given: unknown[]) => Promise<unknown>>;
    const write = repository[method]!.bind(repository);
    let arrived!: () => void;
    let release!: () => void;
    const held = new Promise<void>((resolve) => (arrived = resolve));
    const free = new Promise<void>((resolve) => (release = resolve));
    jest.spyOn(repository, method).mockImplementationOnce(async (...given) => {
      arrived();
      await free;
      return write(...given);
    });
    const paused = pause(kind, id, true);
    await held;
    expect((await pause(kind, id, false)).status).toBe(200);
    release();
    expect((await paused).status).toBe(200);
  }

  it('ends as it was left last: a workshop’s services are on sale', async () => {
    const workshop = await openGarage(h);
    const id = await workshop.offer();
    await overtake(h.app.get(ServiceCardsRepository, { strict: false }), 'renewCard', 'talleres', workshop.id);
    expect(await statusOf(`/api/servicios-mecanicos/${id}`)).toBe(200);
  });

  it('ends as it was left last: a store’s promotions are shown', async () => {
    const store = await openBusiness(h, 'store');
    await promote(store);
    await overtake(h.app.get(StorePromotionsRepository, { strict: false }), 'renewStore', 'tiendas', idOf(store));
    expect(await promotionsOf(idOf(store))).toBe(1);
  });
});

describe('what a business adds while it is paused', () => {
  /** Longest time of an unblocked call; a blocked one never answers. */
  const BLOCKED_MS = 1500;
  /** Makes something whose write waits until the pause is through, unless the pause waits for the write. */
  async function makeDuringPause(
    target: object,
    [kind, id]: ['tiendas' | 'talleres', string],
    make: () => Promise<unknown>,
  ): Promise<void> {
    const repository = target as { insert: (...given: unknown[]) => Promise<unknown> };
    const insert = repository.insert.bind(repository);
    let paused: Promise<Answer> | undefined;
    jest.spyOn(repository, 'insert').mockImplementationOnce(async (...given) => {
      paused = pause(kind, id, true);
      await Promise.race([paused, new Promise((resolve) => setTimeout(resolve, BLOCKED_MS))]);
      return insert(...given);
    });
    await make();
    expect((await paused)?.status).toBe(200);
  }
  const shown = (collection: string, owner: object) => h.db.collection(collection).find(owner).toArray();
  const oid = (id: string) => new h.db.base.Types.ObjectId(id);

  it('is not on sale: a product, of the form or of a file, a promotion, a place in a campaign', async () => {
    const form = { nombre: 'Bobina', descripcion: 'Nueva', precio: 12, stock: 4, categoria: 'Frenos' };
    const campaign = await call(h.base, 'POST', '/api/admin/ofertas', { token: admin.token, body: campaignForm() });
    const ways: [object, (store: Actor) => Promise<unknown>][] = [
      [ProductsRepository, ({ token }) => call(h.base, 'POST', '/api/products', { token, body: form })],
      [
        ProductBulkRepository,
        async (store) => {
          const importId = (await upload(h, store, csv(newRow('N-1')))).body.data._id;
          await confirm(h, store, importId);
          expect(await finished(h, store, importId)).toMatchObject({ estado: 'aplicada' });
        },
      ],
      [StorePromotionsRepository, promote],
      [
        StorePromotionsRepository,
        async (store) => {
          await seed(h, idOf(store), { categoria: 'Frenos' });
          const { _id, version } = campaign.body.data;
          await call(h.base, 'POST', `/api/promotions/campanas/${_id}`, { token: store.token, body: { version } });
        },
      ],
    ];
    for (const [repository, make] of ways) {
      const store = await openBusiness(h, 'store');
      await makeDuringPause(h.app.get(repository as never, { strict: false }), ['tiendas', idOf(store)], () =>
        make(store),
      );
      const tiendaId = oid(idOf(store));
      const made = [...(await shown('productos', { tiendaId })), ...(await shown('promociones', { tiendaId }))];
      expect(made.map(({ tiendaActiva, visible }) => [tiendaActiva, visible ?? false])).toEqual(
        made.map(() => [false, false]),
      );
    }
  });

  it('is not on sale: a service', async () => {
    const workshop = await openGarage(h);
    const repository = h.app.get(ServicesRepository, { strict: false });
    await makeDuringPause(repository, ['talleres', workshop.id], () => workshop.offer());
    const made = await shown('servicios', { tallerId: oid(workshop.id) });
    expect(made.map(({ tallerActivo, visible }) => [tallerActivo, visible])).toEqual([[false, false]]);
  });
});
