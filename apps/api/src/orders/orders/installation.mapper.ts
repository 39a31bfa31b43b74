import type { InstalacionPedido } from '@tuerca/contracts/orders/orders/schemas';
import type { InstallationOfOrder } from './order-delivery.schema';

/** The appointment that mounts an order's parts; orders of before installations have no such field. */
export const toInstalacion = (stored: InstallationOfOrder | null | undefined): InstalacionPedido | null =>
  stored
    ? {
        citaId: String(stored.citaId),
        estado: stored.estado,
        fechaHora: stored.fechaHora.toISOString(),
        servicio: stored.servicio,
        taller: {
          _id: String(stored.tallerId),
          nombre: stored.taller,
          direccion: stored.direccion,
          telefono: stored.telefono,
        },
        enTaller: stored.enTaller,
      }
    : null;
