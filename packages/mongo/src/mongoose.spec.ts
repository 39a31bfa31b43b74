import { randomUUID } from 'node:crypto';
import { type Connection, createConnection, Schema } from 'mongoose';
import { failure, sharedUri } from './testing/shared';

let connection: Connection;

const tiendaSchema = new Schema({ nombre: String, rif: { type: String, unique: true } });
const productoSchema = new Schema(
  {
    titulo: String,
    sku: String,
    activo: Boolean,
    stock: Number,
    tienda: { type: Schema.Types.ObjectId, ref: 'Tienda' },
    ubicacion: { type: { type: String }, coordinates: [Number] },
  },
  { timestamps: true },
);
productoSchema.index({ titulo: 'text' }, { default_language: 'spanish' });
productoSchema.index({ ubicacion: '2dsphere' });
productoSchema.index({ tienda: 1, sku: 1 }, { unique: true, partialFilterExpression: { activo: true } });

const models = () => ({
  Tienda: connection.model('Tienda', tiendaSchema),
  Producto: connection.model('Producto', productoSchema),
});

beforeAll(async () => {
  connection = await createConnection(sharedUri(), { dbName: `mongoose_${randomUUID().slice(0, 8)}` }).asPromise();
  const { Tienda, Producto } = models();
  await Promise.all([Tienda.init(), Producto.init()]);
});

afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

describe('Mongoose', () => {
  it('populates, paginates and saves versions', async () => {
    const { Tienda, Producto } = models();
    const tienda = await Tienda.create({ nombre: 'Frenos C.A.', rif: 'J-1' });
    await Producto.create(
      Array.from({ length: 30 }, (_, i) => ({
        titulo: `Pastilla ${i}`,
        sku: `p${i}`,
        activo: true,
        stock: i,
        tienda: tienda._id,
      })),
    );
    const page = await Producto.find({ tienda: tienda._id })
      .sort({ stock: -1 })
      .skip(10)
      .limit(5)
      .populate<{ tienda: { nombre: string } }>('tienda')
      .lean();
    expect(page.map(({ stock }) => stock)).toEqual([19, 18, 17, 16, 15]);
    expect(page[0]?.tienda.nombre).toBe('Frenos C.A.');
    const [one, same] = [
      await Producto.findOne({ sku: 'p3' }).orFail(),
      await Producto.findOne({ sku: 'p3' }).orFail(),
    ];
    one.stock = 100;
    await one.save();
    same.titulo = 'otro';
    await same.save();
    expect(await Producto.findOne({ sku: 'p3' }).lean()).toMatchObject({ stock: 100, titulo: 'otro' });
  });

  it('honours unique and partial unique indexes', async () => {
    const { Tienda, Producto } = models();
    const tienda = await Tienda.create({ nombre: 'Una', rif: 'J-2' });
    expect(await failure(Tienda.create({ nombre: 'Otra', rif: 'J-2' }))).toMatchObject({
      code: 11000,
      keyPattern: { rif: 1 },
      keyValue: { rif: 'J-2' },
    });
    const twin = { titulo: 'x', sku: 'igual', tienda: tienda._id };
    await Producto.create([
      { ...twin, activo: true },
      { ...twin, activo: false },
      { ...twin, activo: false },
    ]);
    expect((await failure(Producto.create({ ...twin, activo: true }))).code).toBe(11000);
    expect((await failure(Producto.updateMany({ sku: 'igual' }, { activo: true }))).code).toBe(11000);
  });

  it('searches text, aggregates and rolls back a failed transaction', async () => {
    const { Tienda, Producto } = models();
    await Producto.create({ titulo: 'Amortiguadores traseros', sku: 'amo', activo: true, stock: 1 });
    expect(await Producto.find({ $text: { $search: 'amortiguador' } }).countDocuments()).toBe(1);
    const [sum] = await Producto.aggregate<{ n: number }>([
      { $match: { sku: 'amo' } },
      { $group: { _id: null, n: { $sum: '$stock' } } },
    ]);
    expect(sum?.n).toBe(1);
    await expect(
      connection.transaction(async (session) => {
        await Tienda.create([{ nombre: 'Nunca', rif: 'J-3' }], { session });
        await Producto.updateOne({ sku: 'amo' }, { $inc: { stock: -1 } }, { session });
        throw new Error('sin fondos');
      }),
    ).rejects.toThrow('sin fondos');
    expect(await Tienda.exists({ rif: 'J-3' })).toBeNull();
    expect(await Producto.findOne({ sku: 'amo' }).lean()).toMatchObject({ stock: 1 });
  });
});
