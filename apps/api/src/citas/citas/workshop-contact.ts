import type { Direccion } from '@tuerca/contracts/venezuela/direccion';

interface Workshop {
  nombreTaller: string;
  direccion: Direccion;
  telefono: string | null;
}

/** How a workshop is named and found on an appointment: the address in one line. */
export const workshopContact = ({ nombreTaller, direccion, telefono }: Workshop) => ({
  nombre: nombreTaller,
  direccion: [direccion.calle, direccion.numero, direccion.ciudad, direccion.estado].filter(Boolean).join(', '),
  telefono,
});
