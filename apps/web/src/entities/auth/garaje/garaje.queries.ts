import { queryOptions, useQuery } from '@tanstack/react-query';
import { garaje } from '@tuerca/contracts/auth/garaje/endpoints';
import type { NuevoVehiculo, SavedVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { client } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { OWN_DATA } from '@/lib/query-meta';
import { getSession, useRole } from '@/lib/session';
import { getGarage, takeGarage } from './garage-store';
import type { VehiculoGaraje } from './stored-garage';

const api = client({ garaje });
const fieldsOf = ({ _id, enCuenta: _enCuenta, ...fields }: VehiculoGaraje): NuevoVehiculo => fields;
// The server read it and says no (the garage is full): asking again would change nothing. The vehicle stays on the device.
const refused = (error: unknown) => error instanceof ApiError && [400, 409, 422].includes(error.status);

/** Brings what only this device knows into the account, then takes over the account's garage. What does not arrive stays here and goes with the next reading. */
async function syncGarage(signal: AbortSignal): Promise<SavedVehiculo[]> {
  const person = getSession().user?._id;
  let account = (await api.garaje.list({ signal })).data;
  const before = account.find(({ elegido }) => elegido)?._id ?? null;
  const { vehiculos, elegido } = getGarage();
  const own = vehiculos.filter(({ enCuenta }) => !enCuenta);
  const sent: string[] = [];
  try {
    // Saving chooses: what is chosen here goes last, and so stays chosen.
    for (const vehiculo of [...own]
      .reverse()
      .sort((one, other) => Number(one._id === elegido) - Number(other._id === elegido))) {
      try {
        account = (await api.garaje.add({ body: fieldsOf(vehiculo) })).data;
        sent.push(vehiculo._id);
      } catch (error) {
        if (!refused(error)) throw error;
      }
    }
    if (sent.length > 0 && !own.some(({ _id }) => _id === elegido))
      account = (await api.garaje.choose({ body: { id: before } })).data;
  } finally {
    if (getSession().user?._id === person) takeGarage(account, sent);
  }
  return account;
}

/** The client's garage; reading it is what keeps the device and the account alike. */
export const garageQuery = () =>
  queryOptions({ queryKey: [OWN_DATA, 'garaje'], queryFn: ({ signal }) => syncGarage(signal) });
/** Reads a client's garage; visitors and other roles have theirs on the device alone. */
export const useAccountGarage = () => useQuery({ ...garageQuery(), enabled: useRole() === 'client' });
