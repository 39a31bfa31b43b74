import { garaje } from '@tuerca/contracts/auth/garaje/endpoints';
import { NuevoVehiculo, type SavedVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { answer } from './server';

export const COROLLA = NuevoVehiculo.parse({
  marca: 'Toyota',
  modelo: 'Corolla',
  anio: 2012,
  motor: '1.8',
  tipo: 'sedan',
});
export const FIESTA = NuevoVehiculo.parse({ marca: 'Ford', modelo: 'Fiesta', anio: 2008, tipo: 'hatchback' });

/** An account's garage that behaves like the API's: saving chooses, newest first; `calls` says what was asked for. */
export function fakeGaraje(start: NuevoVehiculo[] = [], elegido: number | null = null) {
  const calls: string[] = [];
  let count = 0;
  const make = (vehiculo: NuevoVehiculo, chosen: boolean): SavedVehiculo => ({
    ...vehiculo,
    _id: (++count).toString(16).padStart(24, 'e'),
    elegido: chosen,
  });
  let saved = start.map((vehiculo, i) => make(vehiculo, i === elegido));
  const data = (call: string) => (calls.push(call), { data: saved });
  const handlers = [
    answer(garaje.list, () => data('list')),
    answer(garaje.add, ({ body }) => {
      const vehiculo = body as NuevoVehiculo;
      saved = [make(vehiculo, true), ...saved.map((other) => ({ ...other, elegido: false }))];
      return data(`add ${vehiculo.modelo}`);
    }),
    answer(garaje.choose, ({ body }) => {
      const { id } = body as { id: string | null };
      saved = saved.map((other) => ({ ...other, elegido: other._id === id }));
      return data(`choose ${saved.find((other) => other.elegido)?.modelo ?? 'none'}`);
    }),
    answer(garaje.update, ({ params, body }) => {
      saved = saved.map((other) => (other._id === params.id ? { ...other, ...(body as NuevoVehiculo) } : other));
      return data('update');
    }),
    answer(garaje.remove, ({ params }) => {
      saved = saved.filter((other) => other._id !== params.id);
      return data('remove');
    }),
  ];
  return { calls, handlers, now: () => saved };
}
