import mongoose from 'mongoose';
import { deletedBusinesses } from '../src/platform/database/migrations/0019-deleted-businesses';
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
