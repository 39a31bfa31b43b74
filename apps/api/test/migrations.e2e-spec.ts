import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { businessContact } from '../src/platform/database/migrations/0003-business-contact';
import { orderSearchTerms } from '../src/platform/database/migrations/0004-order-search-terms';
import { equivalents } from '../src/platform/database/migrations/0014-equivalents';
import { paidOrders } from '../src/platform/database/migrations/0015-paid-orders';
import { queueIndexes } from '../src/platform/database/migrations/0016-queue-indexes';
import { noticeIndex } from '../src/platform/database/migrations/0021-notice-index';
import { MIGRATIONS } from '../src/platform/database/migrations/all-migrations';
import type { Migration } from '../src/platform/database/migrations/migration';
import { MigrationsService } from '../src/platform/database/migrations/migrations.service';
import { dropIndexesOn, renameField } from '../src/platform/database/migrations/steps';
import { call, freshDatabase, startApp } from './harness';
import { problemsOf } from './migration-rules';

let uri: string;
let opened: Connection[];
/** A process of its own, as the database sees it: its own connection. */
const connect = async () => {
  const connection = await mongoose.createConnection(uri).asPromise();
  opened.push(connection);
  return connection;
};
const recorded = async (db: Connection) =>
  (await db.collection<{ _id: number }>('migraciones').find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
const locks = (db: Connection) => db.collection<{ _id: string; holder: string; until: Date }>('migraciones_lock');

beforeEach(() => {
  uri = freshDatabase();
  opened = [];
});
afterEach(async () => {
  await opened[0]?.dropDatabase();
  await Promise.all(opened.map((connection) => connection.close()));
});

/** Counts its runs in the database and takes its time, so that two that overlap would be seen. */
const counting = (id: number): Migration & { overlapped: boolean } => {
  let running = 0;
  const migration = {
    id,
    name: `counting-${id}`,
    overlapped: false,
    up: async (db: mongoose.mongo.Db) => {
      migration.overlapped ||= running++ > 0;
      await new Promise((resolve) => setTimeout(resolve, 150));
      await db.collection<{ _id: number }>('corridas').updateOne({ _id: id }, { $inc: { times: 1 } }, { upsert: true });
      running--;
    },
  };
  return migration;
};
const runsOf = async (db: Connection) =>
  (await db.collection('corridas').find().sort({ _id: 1 }).toArray()).map(({ _id, times }) => [_id, times]);

describe('the list of migrations', () => {
  it('counts up from 1 without gaps, each in the file that its number and name say, and stops no release before', () => {
    const folder = join(__dirname, '../src/platform/database/migrations');
    const fileOf = ({ id, name }: Migration) => `${String(id).padStart(4, '0')}-${name}.ts`;
    const files = readdirSync(folder).filter((file) => /^\d/.test(file));
    expect(files.sort()).toEqual(MIGRATIONS.map(fileOf));
    expect(problemsOf(MIGRATIONS, (migration) => readFileSync(join(folder, fileOf(migration)), 'utf8'))).toEqual([]);
  });
});

describe('a start', () => {
  it('on a fresh database records every migration and changes nothing else', async () => {
    const db = await connect();
    await new MigrationsService(db).run();
    expect(await recorded(db)).toEqual(MIGRATIONS.map(({ id }) => id));
    expect(await locks(db).countDocuments()).toBe(0);
  });

  it('runs only what is new since the last one, and a second start runs nothing', async () => {
    const db = await connect();
    const [one, two] = [counting(1), counting(2)];
    await new MigrationsService(db).run([one]);
    await new MigrationsService(db).run([one, two]);
    await new MigrationsService(db).run([one, two]);
    expect(await runsOf(db)).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('lets one of three processes run them while the others wait until it is done', async () => {
    const services = await Promise.all([1, 2, 3].map(async () => new MigrationsService(await connect())));
    const list = [counting(1), counting(2)];
    await Promise.all(
      services.map(async (service) => {
        await service.run(list);
        // Nobody goes on to serve before everything has run.
        expect(await recorded(opened[0]!)).toEqual([1, 2]);
      }),
    );
    expect(await runsOf(opened[0]!)).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(list.some(({ overlapped }) => overlapped)).toBe(false);
  });

  it('runs a migration again that failed in the middle, after the ones before it and not without it', async () => {
    const db = await connect();
    await db.collection('cosas').insertMany([{ viejo: 1 }, { viejo: 2 }, { viejo: 3 }]);
    let crash = true;
    const failing: Migration = {
      id: 2,
      name: 'failing',
      up: async (raw) => {
        if (crash) {
          await raw.collection('cosas').updateOne({ viejo: 1 }, { $rename: { viejo: 'nuevo' } });
          throw new Error('power cut');
        }
        await renameField(raw, 'cosas', 'viejo', 'nuevo');
      },
    };
    await expect(new MigrationsService(db).run([counting(1), failing, counting(3)])).rejects.toThrow('power cut');
    expect(await recorded(db)).toEqual([1]);
    crash = false;
    await new MigrationsService(db).run([counting(1), failing, counting(3)]);
    expect(await recorded(db)).toEqual([1, 2, 3]);
    const docs = await db.collection('cosas').find().sort({ nuevo: 1 }).toArray();
    expect(docs.map(({ _id, ...rest }) => rest)).toEqual([{ nuevo: 1 }, { nuevo: 2 }, { nuevo: 3 }]);
  });

  it('takes over from a process that was killed while it held the lock, once its lease is over', async () => {
    const db = await connect();
    await locks(db).insertOne({ _id: 'lock', holder: 'killed', until: new Date(Date.now() + 1500) });
    const start = Date.now();
    await new MigrationsService(db).run([counting(1)]);
    expect(Date.now() - start).toBeGreaterThan(1000);
    expect(await recorded(db)).toEqual([1]);
  });
});

describe('the steps', () => {
  it('rename a field once, keep what was written under the new name, and drop the indexes on the old one', async () => {
    const db = await connect();
    const things = db.collection('cosas');
    await things.insertMany([{ a: 1 }, { a: 2, b: 'newer' }, { b: 'only' }]);
    await things.createIndex({ a: 1, c: 1 });
    for (let i = 0; i < 2; i++) {
      await renameField(db.db!, 'cosas', 'a', 'b');
      await dropIndexesOn(db.db!, 'cosas', 'a');
      await dropIndexesOn(db.db!, 'never_made', 'a');
    }
    expect((await things.find().toArray()).map(({ a, b }) => [a, b])).toEqual([
      [undefined, 1],
      [undefined, 'newer'],
      [undefined, 'only'],
    ]);
    expect((await things.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });
});

describe('an index that was replaced', () => {
  it('goes, whoever made it, and the ones beside it stay', async () => {
    const db = await connect();
    const [orders, notices] = [db.collection('pedidos'), db.collection('notificaciones')];
    await orders.createIndex({ tiendaId: 1, estado: 1, fechaPagado: 1, _id: 1 });
    await orders.createIndex({ tiendaId: 1, estado: 1, subestado: 1, fechaPagado: 1, _id: 1 });
    await notices.createIndex({ usuarioId: 1, leida: 1, fecha: -1 });
    await notices.createIndex({ usuarioId: 1, leida: 1, fecha: -1, tipo: 1 });
    for (let i = 0; i < 2; i++) await queueIndexes.up(db.db!);
    const namesOf = async (one: typeof orders) => (await one.indexes()).map(({ key }) => Object.keys(key).join());
    expect(await namesOf(orders)).toEqual(['_id', 'tiendaId,estado,subestado,fechaPagado,_id']);
    expect(await namesOf(notices)).toEqual(['_id', 'usuarioId,leida,fecha,tipo']);
  });

  it('goes also where the one that counts for each position of a team is there already', async () => {
    const notices = (await connect()).collection('notificaciones');
    await notices.createIndex({ usuarioId: 1, leida: 1, fecha: -1, tipo: 1 });
    await notices.createIndex({ usuarioId: 1, leida: 1, fecha: -1, tipo: 1, capacidad: 1 });
    for (let i = 0; i < 2; i++) await noticeIndex.up(notices.conn.db!);
    const keys = (await notices.indexes()).map(({ key }) => Object.keys(key).join());
    expect(keys).toEqual(['_id', 'usuarioId,leida,fecha,tipo,capacidad']);
  });
});

describe('data of the version before', () => {
  it('a business that had drifted from its account gets one telephone, one address and one name', async () => {
    const db = await connect();
    const [_id, other] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
    const [usuarios, tiendas, talleres] = ['usuarios', 'tiendas', 'talleres'].map((name) => db.collection(name));
    await usuarios!.insertMany([
      { _id, rif: 'J-1', telefono: '+58 new', direccion: { ciudad: 'old' }, negocio: 'old' },
      { _id: other, telefono: '', direccion: null, negocio: null },
    ]);
    const profile = { rif: 'J-1', telefono: '+58 old', direccion: { ciudad: 'new' } };
    await tiendas!.insertOne({ _id, ...profile, nombreTienda: 'new' });
    await talleres!.insertOne({ _id: other, ...profile, rif: 'J-2', nombreTaller: 'new too' });
    for (let i = 0; i < 2; i++) {
      await businessContact.up(db.db!);
      expect(await usuarios!.find().sort({ rif: 1 }).toArray()).toEqual([
        { _id, rif: 'J-1', telefono: '+58 new', direccion: { ciudad: 'new' }, negocio: 'new' },
        { _id: other, rif: 'J-2', telefono: '+58 old', direccion: { ciudad: 'new' }, negocio: 'new too' },
      ]);
      expect(await tiendas!.findOne({ _id })).toMatchObject({ ...profile, telefono: '+58 new' });
      expect(await talleres!.findOne({ _id: other })).toMatchObject({ telefono: '+58 old' });
    }
  });

  it('orders lose the prefixes and the two indexes of the search before, and keep their words', async () => {
    const db = await connect();
    const pedidos = db.collection('pedidos');
    const order = {
      numero: 'T261122-BB6VBG',
      cliente: { nombre: 'Ana Antes', email: 'ana@correo.test' },
      tienda: { nombre: 'Repuestos Ávila' },
      items: [{ nombre: 'Filtro de aceite' }],
      terminos: ['fi', 'fil', 'filt', 'filtr', 'filtro'],
    };
    await pedidos.insertOne(order);
    await pedidos.createIndex({ terminos: 1, clienteId: 1, fecha: -1 });
    await pedidos.createIndex({ terminos: 1, tiendaId: 1, fecha: -1 });
    for (let i = 0; i < 2; i++) {
      await orderSearchTerms.up(db.db!);
      expect((await pedidos.indexes()).map(({ name }) => name)).toEqual(['_id_']);
      const { terminos } = (await pedidos.findOne({ numero: order.numero }))!;
      expect(terminos).toEqual(expect.arrayContaining(['filtro', 'aceite', 'avila', 'bb6vbg', 't261122bb6vbg']));
      expect(terminos).not.toContain('fil');
    }
  });

  it('products of before list no equivalent part numbers, and those of now keep theirs', async () => {
    const db = await connect();
    const productos = db.collection('productos');
    await productos.insertMany([{ nombre: 'Antes' }, { nombre: 'Ahora', equivalencias: ['90915-10001'] }]);
    for (let i = 0; i < 2; i++) {
      await equivalents.up(db.db!);
      const stored = await productos.find().sort({ nombre: 1 }).toArray();
      expect(stored.map(({ equivalencias }) => equivalencias)).toEqual([['90915-10001'], []]);
    }
  });

  it('paid orders of before say when they were paid, and those of now are not touched', async () => {
    const db = await connect();
    const pedidos = db.collection('pedidos');
    const [bought, paid, own] = ['2026-10-01', '2026-10-03', '2026-10-05'].map((date) => new Date(date)) as [
      Date,
      Date,
      Date,
    ];
    const step = (fecha: Date, nota: string) => ({ estado: 'pendiente', fecha, nota });
    const received = step(bought, 'Pedido recibido');
    await pedidos.insertMany([
      {
        numero: 'M-1',
        estadoPago: 'pagado',
        fecha: bought,
        historialEstados: [received, step(paid, 'Pago confirmado')],
      },
      { numero: 'M-2', estadoPago: 'pagado', fecha: bought, historialEstados: [received] },
      { numero: 'M-3', estadoPago: 'pagado', fecha: bought, fechaPagado: own, historialEstados: [received] },
      { numero: 'M-4', estadoPago: 'en_verificacion', fecha: bought, historialEstados: [received] },
    ]);
    for (let i = 0; i < 2; i++) {
      await paidOrders.up(db.db!);
      const stored = await pedidos.find({ numero: /^M-/ }).sort({ numero: 1 }).toArray();
      expect(stored.map(({ fechaPagado }) => fechaPagado)).toEqual([paid, bought, own, undefined]);
    }
  });

  it('an account whose hash was stored as clave signs in after the migration, and its hash is never read along', async () => {
    const before = await startApp();
    const email = 'antes@correo.test';
    const registration = {
      role: 'client',
      nombre: 'Ana Antes',
      email,
      password: 'Secreta.2026',
      telefono: '04141234567',
      cedula: 'V-12345678',
      fechaNacimiento: '1990-01-01',
      direccion: { ciudad: 'Caracas', estado: 'Distrito Capital', codigoPostal: '1010' },
    };
    try {
      expect((await call(before.base, 'POST', '/api/auth/register', { body: registration })).status).toBe(201);
      const usuarios = before.db.collection('usuarios');
      await usuarios.updateOne({ email }, { $rename: { password: 'clave' } });
      await before.db.collection('migraciones').deleteMany({});
      await new MigrationsService(before.db).run();
      await new MigrationsService(before.db).run();
      const stored = await usuarios.findOne({ email });
      expect(stored).toMatchObject({ password: expect.stringContaining('$argon2id$') });
      expect(stored).not.toHaveProperty('clave');
      const credentials = { email, password: registration.password };
      expect((await call(before.base, 'POST', '/api/auth/login', { body: credentials })).status).toBe(200);
      const read = await before.db.model('Usuario').findOne({ email }).lean();
      expect(read).not.toHaveProperty('password');
    } finally {
      await before.close();
    }
  });
});
