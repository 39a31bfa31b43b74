import { createHash } from 'node:crypto';
import { IMAGE_WIDTHS, imageVariant } from '@tuerca/contracts/kernel/images';
import { backUp, restore } from '../../src/platform/database/backup/backup';
import { collectionNames, type Manifest, summarizeCollection } from '../../src/platform/database/backup/manifest';
import { insertRaw } from '../../src/platform/database/backup/raw-documents';
import { adminToken, signIn } from '../actors';
import { BackupPlaces, type Copy } from '../backup-places';
import { type Harness, startApp } from '../harness';
import { expectBalanced, sellOrder, unbalancedStocks } from '../ledger';
import { documentOf, idOf } from '../raw-bson';
import { type S3Server, startS3 } from '../s3-server';
import { buy, openShop, stockOf, until } from '../shop';
import { DEMO_PASSWORD, h } from './world';

/** Keys in an order that JavaScript does not keep. */
const ODD = documentOf([idOf(1), ['10', [10, Buffer.alloc(0)]], ['03', [10, Buffer.alloc(0)]]]);
/** Pictures that are looked at, of some 2,000. */
const LOOKS = 25;
/** Longest of one story, in milliseconds. */
const PATIENCE = 240_000;

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const countOrders = ({ db }: Pick<Harness, 'db'>) => db.collection('pedidos').countDocuments();

/** Purchases one after the other until it is told to stop; each takes stock, is paid, and stands in the ledger. */
async function sellOn(isOver: () => boolean): Promise<void> {
  const [shop, admin] = [await openShop(h), await adminToken(h)];
  while (!isOver()) await sellOrder(h, shop, { admin });
}

/** A document in every collection that the product knows and the demo leaves empty. */
async function fillTheRest(): Promise<string[]> {
  const known = [...new Set(Object.values(h.db.models).map(({ collection }) => collection.name))];
  for (const name of known) if (!(await h.db.collection(name).findOne())) await insertRaw(h.db.db!, name, [ODD]);
  return known;
}

/** Stock, ledgers and payments of one instant: nothing is in one collection and missing in another. */
async function expectAddsUp(copy: Pick<Harness, 'db'>): Promise<void> {
  expect(await unbalancedStocks(copy)).toEqual([]);
  await expectBalanced(copy);
  const [pagos, pedidos] = await Promise.all(
    ['pagos', 'pedidos'].map((name) =>
      copy.db
        .collection(name)
        // The payment of a plan has a number of its own, and no order.
        .find({ orderNumber: { $exists: true }, concepto: { $ne: 'plan' } })
        .toArray(),
    ),
  );
  const owed = new Map<string, number>();
  for (const { orderNumber, total } of pedidos!)
    owed.set(orderNumber as string, (owed.get(orderNumber as string) ?? 0) + (total as number));
  expect(pagos!.filter(({ orderNumber, monto }) => owed.get(orderNumber as string) !== monto)).toEqual([]);
  expect(new Set(pagos!.map(({ orderNumber }) => orderNumber as string))).toEqual(new Set(owed.keys()));
}

/** The hashes of the instant, of what stands there now. */
const hashesOf = async ({ db }: Copy) => {
  const all = [];
  for (const name of await collectionNames(db)) all.push(await summarizeCollection(db, name));
  return all;
};

/** A documented client buys a product of the demo, and the bank says that it is paid. */
async function sellOne(shop: Harness): Promise<void> {
  const { token } = await signIn(shop.base, 'cliente@demo.tuerca.ve', DEMO_PASSWORD);
  const product = await shop.db.collection('productos').findOne({ stock: { $gt: 3 }, eliminado: { $ne: true } });
  const [productoId, tiendaId] = [String(product!._id), String(product!.tiendaId)];
  const { status, body } = await buy(shop, token, [{ productoId, tiendaId, cantidad: 1 }]);
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  expect(await stockOf(shop, productoId)).toBe(product!.stock - 1);
  const [order] = body.data.pedidos as { numero: string }[];
  await until(
    async () => (await shop.db.collection('pedidos').findOne({ numero: order!.numero }))!.estadoPago as string,
    (estadoPago) => estadoPago === 'pagado',
  );
}

async function expectPictures(shop: Harness, { files }: Manifest): Promise<void> {
  const pictures = files.filter(({ path }) => /^demo\/.*\.webp$/.test(path));
  expect(pictures.length).toBeGreaterThan(1000);
  for (const { path, sha256: told } of pictures.filter((_, at) => at % Math.ceil(pictures.length / LOOKS) === 0)) {
    const res = await fetch(`${shop.base}/media/${path}`);
    expect([path, res.status, sha256(Buffer.from(await res.arrayBuffer()))]).toEqual([path, 200, told]);
  }
}

const byName = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);

/** The drill: the whole demo is backed up while it sells, comes back elsewhere and goes on selling. */
export const backupStories = () =>
  describe('a backup of all of it, made while it sells', () => {
    const places = new BackupPlaces();
    const [fromDisk, fromBucket] = [places.file('from-disk.zip'), places.file('from-bucket.zip')];
    let s3: S3Server;
    let copy: Copy;
    let manifest: Manifest;
    beforeAll(async () => {
      s3 = await startS3();
      copy = await places.emptyCopy('in-bucket', s3.env);
    });
    afterAll(async () => {
      await places.close();
      await s3.close();
    });

    it(
      'holds every collection that the product knows, and every file of the disk',
      async () => {
        const known = await fillTheRest();
        const before = await countOrders(h);
        let isOver = false;
        const selling = sellOn(() => isOver);
        await until(
          () => countOrders(h),
          (count) => count > before + 1,
        );
        const source = {
          MONGODB_URI: process.env.MONGODB_URI!,
          TUERCA_DATA: process.env.TUERCA_DATA!,
          STORAGE: 'disco',
        };
        manifest = await backUp(source, fromDisk);
        const after = await countOrders(h);
        isOver = true;
        await selling;
        const files = new Set(manifest.files.map(({ path }) => `/media/${path}`));
        const products = await h.db.collection('productos').find().toArray();
        const pictures = products.flatMap(({ imagenes }) => imagenes as string[]);
        const wanted = pictures.flatMap((url) => IMAGE_WIDTHS.map((width) => imageVariant(url, width)));
        expect(wanted.filter((url) => !files.has(url))).toEqual([]);
        const held = new Map(manifest.collections.map(({ name, documents }) => [name, documents]));
        expect(known.filter((name) => !held.get(name))).toEqual([]);
        // It was made under load.
        expect(held.get('pedidos')).toBeGreaterThan(before);
        expect(held.get('pedidos')).toBeLessThan(after);
      },
      PATIENCE,
    );

    it(
      'comes back into an empty database and a bucket as it was at its instant, where all adds up',
      async () => {
        expect(await restore(copy.places, fromDisk)).toEqual(manifest);
        expect(await hashesOf(copy)).toEqual(manifest.collections);
        await expectAddsUp({ db: copy.connection });
        const stored = [...s3.objects].map(([path, bytes]) => ({ path, bytes: bytes.length, sha256: sha256(bytes) }));
        const byPath = (files: Manifest['files']) => new Map(files.map((file) => [file.path, file]));
        expect(byPath(stored)).toEqual(byPath(manifest.files));
      },
      PATIENCE,
    );

    it(
      'is what the shop starts on: it sells, shows its pictures from the bucket, and is backed up again',
      async () => {
        const shop = await startApp({ MONGODB_URI: copy.places.MONGODB_URI, TUERCA_DEMO: '0', ...s3.env });
        try {
          await expectPictures(shop, manifest);
          await sellOne(shop);
          await expectAddsUp(shop);
        } finally {
          await shop.close();
        }
        const again = await backUp(copy.places, fromBucket);
        const other = await places.emptyCopy('on-disk');
        expect(await restore(other.places, fromBucket)).toEqual(again);
        expect(again.files.toSorted(byName)).toEqual(manifest.files.toSorted(byName));
      },
      PATIENCE,
    );
  });
