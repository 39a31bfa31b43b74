import type { NuevoPago } from '@tuerca/contracts/cart/checkout/purchase';
import type { ServicioInstalacion, TallerInstalacion } from '@tuerca/contracts/cart/instalaciones/schemas';
import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { getSession, subscribeSession } from '@/lib/session';
import { readJson, writeJson } from '@/lib/storage';
import { useStore } from '@/lib/use-store';

/** Body of the appointment that is booked with the purchase. */
export type InstallationBody = NonNullable<NuevoPago['instalacion']>;
/** That body with its displayed data. */
export interface InstallationChoice {
  body: InstallationBody;
  vehiculo: string;
  taller: Pick<TallerInstalacion, '_id' | 'nombre' | 'direccion' | 'ciudad' | 'estado'>;
  servicio: Pick<ServicioInstalacion, 'nombre' | 'precioFinal' | 'precioFinalBs' | 'precioFijo'>;
}
interface Kept {
  /** Owner: other users of the device do not see the choice. */
  ownerId: string;
  choice: InstallationChoice;
}

// In the tab's storage, like the rest of an unfinished purchase.
const [KEY, AREA] = ['tuerca-instalacion', 'session'] as const;
const { subscribe, notify } = createListeners(subscribeSession);
let known: { ownerId: string | null; choice: InstallationChoice | null } | null = null;

/** Returns the signed-in user's choice; null for no installation. The same object until it changes. */
export function getInstallation(): InstallationChoice | null {
  const ownerId = getSession().user?._id ?? null;
  if (known?.ownerId !== ownerId) {
    const kept = readJson<Kept>(KEY, AREA);
    known = { ownerId, choice: ownerId !== null && kept?.ownerId === ownerId ? kept.choice : null };
  }
  return known!.choice;
}

/** Sets the installation; null for none. */
export function chooseInstallation(choice: InstallationChoice | null): void {
  const ownerId = getSession().user?._id ?? null;
  writeJson(KEY, choice && { ownerId, choice }, AREA);
  known = { ownerId, choice };
  notify();
}

/** Returns the current choice; null on the server. */
export const useInstallation = (): InstallationChoice | null => useStore(subscribe, getInstallation, null);
