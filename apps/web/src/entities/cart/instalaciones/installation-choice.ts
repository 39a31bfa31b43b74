import type { NuevoPago } from '@tuerca/contracts/cart/checkout/purchase';
import type { ServicioInstalacion, TallerInstalacion } from '@tuerca/contracts/cart/instalaciones/schemas';
import { getSession, subscribeSession } from '@/lib/session';
import { readJson, writeJson } from '@/lib/storage';
import { useStore } from '@/lib/use-store';

/** The appointment that is to be booked with the purchase, as it is sent. */
export type InstallationBody = NonNullable<NuevoPago['instalacion']>;
/** The same with what is shown of it. */
export interface InstallationChoice {
  body: InstallationBody;
  vehiculo: string;
  taller: Pick<TallerInstalacion, '_id' | 'nombre' | 'direccion' | 'ciudad' | 'estado'>;
  servicio: Pick<ServicioInstalacion, 'nombre' | 'precioFinal' | 'precioFinalBs' | 'precioFijo'>;
}
interface Kept {
  /** Nobody else on the same device gets to see it. */
  ownerId: string;
  choice: InstallationChoice;
}

// Of the tab, as the rest of an unfinished purchase.
const [KEY, AREA] = ['tuerca-instalacion', 'session'] as const;
const listeners = new Set<() => void>();
let known: { ownerId: string | null; choice: InstallationChoice | null } | null = null;

/** What the signed-in person has chosen; null for no installation. The same object for as long as nothing changes. */
export function getInstallation(): InstallationChoice | null {
  const ownerId = getSession().user?._id ?? null;
  if (known?.ownerId !== ownerId) {
    const kept = readJson<Kept>(KEY, AREA);
    known = { ownerId, choice: ownerId !== null && kept?.ownerId === ownerId ? kept.choice : null };
  }
  return known!.choice;
}

/** Chooses an installation, or none. */
export function chooseInstallation(choice: InstallationChoice | null): void {
  const ownerId = getSession().user?._id ?? null;
  writeJson(KEY, choice && { ownerId, choice }, AREA);
  known = { ownerId, choice };
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeSession(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
}

/** The choice of now; none on the server. */
export const useInstallation = (): InstallationChoice | null => useStore(subscribe, getInstallation, null);
