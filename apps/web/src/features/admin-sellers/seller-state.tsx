import type { NegocioAdmin } from '@tuerca/contracts/negocios/admin-schemas';
import { StatusChip, type Tone } from '../../ui/status-chip';

/** How a business stands, in one word and one tone. */
export function sellerState({ revision, pausa, activo }: Pick<NegocioAdmin, 'revision' | 'pausa' | 'activo'>): {
  label: string;
  tone: Tone;
} {
  if (revision.estado === 'pendiente') return { label: 'En revisión', tone: 'warning' };
  if (revision.estado === 'rechazada') return { label: 'Rechazada', tone: 'error' };
  if (pausa) return { label: 'Pausada', tone: 'neutral' };
  return activo ? { label: 'Activa', tone: 'success' } : { label: 'Cuenta inactiva', tone: 'neutral' };
}

/** The same as a chip. */
export const SellerChip = ({ seller }: { seller: Pick<NegocioAdmin, 'revision' | 'pausa' | 'activo'> }) => (
  <StatusChip {...sellerState(seller)} />
);
