import mongoose from 'mongoose';
import { closedPresupuestos } from '../src/platform/database/migrations/0024-closed-presupuestos';
import { freshDatabase } from './harness';

it('what waits for an answer about an appointment that has ended is closed, and nothing else', async () => {
  const db = await mongoose.createConnection(freshDatabase()).asPromise();
  const [ended, present] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
  try {
    await db.collection('citas').insertMany([
      { _id: ended, estado: 'completada' },
      { _id: present, estado: 'en_proceso' },
    ]);
    const presupuestos = db.collection('presupuestos');
    await presupuestos.insertMany([
      { citaId: ended, version: 1, estado: 'aprobado', historial: [] },
      { citaId: ended, version: 2, estado: 'enviado', abierto: true, historial: [] },
      { citaId: present, version: 1, estado: 'enviado', abierto: true, historial: [] },
    ]);
    for (let i = 0; i < 2; i++) {
      await closedPresupuestos.up(db.db!);
      const [approved, closed, waiting] = await presupuestos.find().sort({ _id: 1 }).toArray();
      expect(approved).toMatchObject({ estado: 'aprobado', historial: [] });
      expect(closed).toMatchObject({ estado: 'cerrado', historial: [{ accion: 'cerrado', lineas: 0 }] });
      expect(closed).not.toHaveProperty('abierto');
      expect(waiting).toMatchObject({ estado: 'enviado', abierto: true, historial: [] });
    }
  } finally {
    await db.dropDatabase();
    await db.close();
  }
});
