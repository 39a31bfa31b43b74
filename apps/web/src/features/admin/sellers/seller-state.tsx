import type { NegocioAdmin } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { type BusinessNoun, ESTADO_REVISION_LABELS } from '@tuerca/contracts/auth/negocios/review-states';
import { StatusChip, type Tone } from '@/ui/status-chip';
import type { SellerKind } from './sellers.queries';

/** Noun of each kind, with which texts agree in gender. */
export const NOUN: Record<SellerKind, BusinessNoun> = { tiendas: 'tienda', talleres: 'taller' };
const STATES = {
  tienda: { paused: 'Pausada', active: 'Activa', deleted: 'Eliminada' },
  taller: { paused: 'Pausado', active: 'Activo', deleted: 'Eliminado' },
};

interface StateProps {
  kind: SellerKind;
  seller: Pick<NegocioAdmin, 'revision' | 'pausa' | 'activo' | 'eliminado'>;
}

/** Label and tone of a business' state. */
export function sellerState({ kind, seller: { revision, pausa, activo, eliminado } }: StateProps): {
  label: string;
  tone: Tone;
} {
  const noun = NOUN[kind];
  const { estado } = revision;
  if (eliminado) return { label: STATES[noun].deleted, tone: 'neutral' };
  if (estado !== 'aprobada')
    return { label: ESTADO_REVISION_LABELS[noun][estado], tone: estado === 'pendiente' ? 'warning' : 'error' };
  if (pausa) return { label: STATES[noun].paused, tone: 'neutral' };
  return activo ? { label: STATES[noun].active, tone: 'success' } : { label: 'Cuenta inactiva', tone: 'neutral' };
}

/** The state as a chip. */
export const SellerChip = (props: StateProps) => <StatusChip {...sellerState(props)} />;
