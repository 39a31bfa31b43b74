import { useMutation, useQueryClient } from '@tanstack/react-query';
import { garaje } from '@tuerca/contracts/auth/garaje/endpoints';
import { GARAJE_ERRORS } from '@tuerca/contracts/auth/garaje/errors';
import { GARAJE_MESSAGES } from '@tuerca/contracts/auth/garaje/messages';
import type { NuevoVehiculo, SavedVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { client } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { getSession } from '@/lib/session';
import { chooseVehicle, dropVehicle, getGarage, keepVehicle, takeGarage } from './garage-store';
import { garageQuery } from './garaje.queries';

const api = client({ garaje });
const isClient = () => getSession().user?.role === 'client';
const inAccount = (id: string) =>
  isClient() && getGarage().vehiculos.some(({ _id, enCuenta }) => _id === id && enCuenta);

/** After a change: the account's answer is taken over; a change on the device alone is sent with the next reading. */
function useTake() {
  const cache = useQueryClient();
  const { queryKey } = garageQuery();
  return (account: SavedVehiculo[] | null) => {
    if (!account) return void (isClient() && cache.invalidateQueries({ queryKey }));
    cache.setQueryData(queryKey, account);
    takeGarage(account);
  };
}

/** Saves a new vehicle, or the one with `id`, in the account or on the device. Rejects with the reason. */
export function useSaveVehicle() {
  const take = useTake();
  return useMutation({
    mutationFn: async ({ vehiculo, id }: { vehiculo: NuevoVehiculo; id?: string }) => {
      if (id && inAccount(id)) return (await api.garaje.update({ params: { id }, body: vehiculo })).data;
      if (!id && isClient()) return (await api.garaje.add({ body: vehiculo })).data;
      if (!keepVehicle(vehiculo, id)) throw new ApiError({ ...GARAJE_ERRORS.GARAJE_LLENO, code: 'GARAJE_LLENO' });
      return null;
    },
    onSuccess: (account) => {
      take(account);
      notify.ok(GARAJE_MESSAGES.saved);
    },
  });
}

/** Takes a vehicle out of the garage and says so; `failure` is said in a toast. */
export function useRemoveVehicle() {
  const take = useTake();
  return useMutation({
    mutationFn: async (id: string) => {
      if (inAccount(id)) return (await api.garaje.remove({ params: { id } })).data;
      dropVehicle(id);
      return null;
    },
    onSuccess: (account) => {
      if (account) take(account);
      notify.ok(GARAJE_MESSAGES.removed);
    },
    onError: (error) => notify.failure(error, GARAJE_MESSAGES.updateFailed),
  });
}

/** Chooses the vehicle that lists are compared with (null for none): here at once, then in the account; a failure there puts it back. */
export function useChooseVehicle() {
  const take = useTake();
  return useMutation({
    onMutate: (id) => {
      const { elegido } = getGarage();
      chooseVehicle(id);
      return elegido;
    },
    mutationFn: async (id: string | null) =>
      isClient() && (id === null || inAccount(id)) ? (await api.garaje.choose({ body: { id } })).data : null,
    onSuccess: (account) => account && take(account),
    onError: (error, _, before) => {
      chooseVehicle(before ?? null);
      notify.failure(error, GARAJE_MESSAGES.updateFailed);
    },
  });
}
