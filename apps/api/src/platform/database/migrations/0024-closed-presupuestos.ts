import type { Migration } from './migration';

const ENDED = ['cancelada', 'completada', 'no_asistio'];

/** Closes quotes that still wait for an answer although their appointment has ended; both are now closed together. */
export const closedPresupuestos: Migration = {
  id: 24,
  name: 'closed-presupuestos',
  async up(db) {
    const presupuestos = db.collection('presupuestos');
    const asked = await presupuestos.distinct('citaId', { abierto: true });
    const ended = await db.collection('citas').distinct('_id', { _id: { $in: asked }, estado: { $in: ENDED } });
    const historial = { accion: 'cerrado', fecha: new Date(), lineas: 0, nota: null } as never;
    await presupuestos.updateMany(
      { citaId: { $in: ended }, abierto: true },
      { $set: { estado: 'cerrado' }, $unset: { abierto: 1 }, $push: { historial } },
    );
  },
};
