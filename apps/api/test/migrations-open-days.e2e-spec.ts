import mongoose from 'mongoose';
import { searchPrefixes } from '@tuerca/contracts/kernel/text';
import { openDays } from '../src/platform/database/migrations/0022-open-days';
import { freshDatabase } from './harness';

it('the pages of workshops learn their days off without the reasons, appointments are found by the year, presupuestos last all day', async () => {
  const db = await mongoose.createConnection(freshDatabase()).asPromise();
  const [own, plain] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
  const block = { fecha: '2026-11-26', horaInicio: null, horaFin: null };
  const special = { fecha: '2026-11-29', activo: true, horario: { apertura: '09:00', cierre: '12:00' } };
  try {
    await db.collection('talleres').insertMany([{ _id: own }, { _id: plain }]);
    await db.collection<{ _id: mongoose.Types.ObjectId }>('disponibilidades').insertOne({
      _id: own,
      bloqueos: [{ ...block, motivo: 'Consulta médica' }],
      fechasEspeciales: [{ ...special, motivo: null }],
    } as never);
    const terminos = searchPrefixes('Corolla');
    await db.collection('citas').insertMany([
      { vehiculo: { anio: 2012 }, terminos },
      { vehiculo: { anio: 1998 }, terminos },
    ]);
    const vence = new Date('2026-11-29T07:53:00Z');
    await db.collection('presupuestos').insertMany([
      { estado: 'enviado', vence },
      { estado: 'rechazado', vence },
    ]);
    for (let i = 0; i < 2; i++) {
      await openDays.up(db.db!);
      expect(await db.collection('talleres').find().sort({ _id: 1 }).toArray()).toEqual([
        { _id: own, excepciones: { bloqueos: [block], fechasEspeciales: [special] } },
        { _id: plain },
      ]);
      const [newer, older] = await db.collection('citas').find().sort({ 'vehiculo.anio': -1 }).toArray();
      expect(newer!.terminos).toEqual([...terminos, '20', '201', '2012']);
      expect(older!.terminos).toEqual([...terminos, '19', '199', '1998']);
      expect(await db.collection('presupuestos').find().sort({ estado: 1 }).toArray()).toMatchObject([
        { estado: 'enviado', vence: new Date('2026-11-30T03:59:59.999Z') },
        { estado: 'rechazado', vence },
      ]);
    }
  } finally {
    await db.dropDatabase();
    await db.close();
  }
});
