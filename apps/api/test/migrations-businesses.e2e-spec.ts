import mongoose from 'mongoose';
import { deletedBusinesses } from '../src/platform/database/migrations/0019-deleted-businesses';
import { deletedMembers } from '../src/platform/database/migrations/0020-deleted-members';
import { rifIndex } from '../src/platform/database/migrations/0023-rif-index';
import { freshDatabase } from './harness';

it('businesses of deleted accounts leave the queue and lose what leads to a person; all are renewed once', async () => {
  const db = await mongoose.createConnection(freshDatabase()).asPromise();
  const [gone, living] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
  const direccion = { ciudad: 'Coro', estado: 'Falcón', pais: 'Venezuela', codigoPostal: '4101', calle: 'Calle 1' };
  const before = {
    telefono: '+584141234567',
    direccion,
    revision: { estado: 'pendiente' },
    grupo: 'por_revisar',
    activo: false,
  };
  try {
    await db.collection('usuarios').insertMany([
      { _id: gone, role: 'store', eliminado: true },
      { _id: living, role: 'store', eliminado: false },
    ]);
    const tiendas = db.collection('tiendas');
    await tiendas.insertMany([
      { _id: gone, rif: 'J-1', ...before, clavesDuplicado: ['rif:J-1', 'telefono:+584141234567'] },
      { _id: living, rif: 'J-2', ...before, clavesDuplicado: ['rif:J-2'] },
    ]);
    for (let i = 0; i < 2; i++) {
      await deletedBusinesses.up(db.db!);
      const { calle: _calle, ...place } = direccion;
      expect(await tiendas.findOne({ _id: gone })).toMatchObject({
        eliminado: true,
        cuentaActiva: false,
        grupo: 'eliminadas',
        telefono: null,
        rif: 'J-1',
        clavesDuplicado: ['rif:J-1'],
        porRenovar: true,
        version: 1,
      });
      expect((await tiendas.findOne({ _id: gone }))!.direccion).toEqual({ ...place, codigoPostal: '' });
      expect(await tiendas.findOne({ _id: living })).toMatchObject({ ...before, eliminado: false, porRenovar: true });
    }
  } finally {
    await db.dropDatabase();
    await db.close();
  }
});

it('plans and requests of deleted accounts end, and repeat nothing of their owners', async () => {
  const db = await mongoose.createConnection(freshDatabase()).asPromise();
  const [gone, living] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
  const usuario = { nombre: 'Repuestos Ávila', email: 'ana@correo.test' };
  const one = { usuario, viva: true, terminos: ['ana'] };
  try {
    const email = `${String(gone)}@eliminada.invalid`;
    await db.collection('usuarios').insertMany([
      { _id: gone, nombre: 'Cuenta eliminada', negocio: 'Repuestos Ávila', email, eliminado: true },
      { _id: living, nombre: 'Ana', email: usuario.email, eliminado: false },
    ]);
    const membresias = db.collection('membresias');
    await membresias.insertMany([
      { ...one, usuarioId: gone, estado: 'activa' },
      { ...one, usuarioId: gone, estado: 'pendiente', clavePago: '0102|1' },
      { ...one, usuarioId: living, estado: 'pendiente', clavePago: '0102|2' },
    ]);
    for (let i = 0; i < 2; i++) {
      await deletedMembers.up(db.db!);
      const [active, asked, other] = await membresias.find().sort({ _id: 1 }).toArray();
      const left = { usuario: { nombre: 'Repuestos Ávila', email }, viva: false };
      expect([active, asked]).toMatchObject([
        { ...left, estado: 'cancelada' },
        { ...left, estado: 'rechazada' },
      ]);
      expect(asked).not.toHaveProperty('clavePago');
      expect(active!.terminos).not.toContain('ana');
      expect(other).toMatchObject({ ...one, estado: 'pendiente' });
    }
  } finally {
    await db.dropDatabase();
    await db.close();
  }
});

it('the RIF of a business that is deleted is free again: the index that counted it goes', async () => {
  const db = await mongoose.createConnection(freshDatabase()).asPromise();
  const kinds = ['tiendas', 'talleres'].map((name) => db.collection(name));
  try {
    for (const kind of kinds) await kind.createIndex({ rif: 1 }, { unique: true });
    for (let i = 0; i < 2; i++) await rifIndex.up(db.db!);
    for (const kind of kinds) expect((await kind.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  } finally {
    await db.dropDatabase();
    await db.close();
  }
});
