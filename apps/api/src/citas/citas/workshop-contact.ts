import type { Direccion } from '@tuerca/contracts/venezuela/direccion';

interface Workshop {
  nombreTaller: string;
  direccion: Direccion;
  telefono: string | null;
}

/** Name, address in one line and telephone of a workshop on an appointment. */
export const workshopContact = ({ nombreTaller, direccion, telefono }: Workshop) => ({
  nombre: nombreTaller,
  direccion: [direccion.calle, direccion.numero, direccion.ciudad, direccion.estado].filter(Boolean).join(', '),
  telefono,
});
