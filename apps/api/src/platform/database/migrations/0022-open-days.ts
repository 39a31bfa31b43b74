import { searchPrefixes } from '@tuerca/contracts/kernel/text';
import { addDays, caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import type { Migration } from './migration';

interface Availability {
  _id: unknown;
  bloqueos?: { motivo?: string | null }[];
  fechasEspeciales?: { motivo?: string | null }[];
}

const withoutReasons = (dates: { motivo?: string | null }[] = []) => dates.map(({ motivo: _motivo, ...date }) => date);

/**
 * The pages of workshops keep the days that differ from their week, appointments are found by the year of the vehicle, and a
 * presupuesto that waits lasts until the day that its client reads is over in Caracas.
 */
export const openDays: Migration = {
  id: 22,
  name: 'open-days',
  async up(db) {
    const workshops = db.collection('talleres');
    const saved = db.collection<Availability>('disponibilidades').find({});
    for await (const { _id, bloqueos, fechasEspeciales } of saved) {
      const excepciones = { bloqueos: withoutReasons(bloqueos), fechasEspeciales: withoutReasons(fechasEspeciales) };
      await workshops.updateOne({ _id: _id as never }, { $set: { excepciones } });
    }
    const appointments = db.collection('citas');
    for (const anio of (await appointments.distinct('vehiculo.anio')) as number[]) {
      const terminos = { $each: searchPrefixes(String(anio)) } as never;
      await appointments.updateMany({ 'vehiculo.anio': anio }, { $addToSet: { terminos } });
    }
    const presupuestos = db.collection<{ _id: unknown; vence: Date }>('presupuestos');
    for await (const { _id, vence } of presupuestos.find({ estado: 'enviado' })) {
      const end = new Date(caracasInstant(addDays(caracasDate(vence), 1)).getTime() - 1);
      await presupuestos.updateOne({ _id: _id as never }, { $set: { vence: end } });
    }
  },
};
