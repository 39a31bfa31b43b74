import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { truncate } from '@tuerca/contracts/kernel/text';
import type { Oferta } from '@tuerca/contracts/products/promotions/schemas';
import { ESTADO_OFERTA_LABELS, type EstadoOferta, promotionPhase } from '@tuerca/contracts/products/promotions/states';
import { discountText, offerPeriod, offerScope } from '@/entities/products/promotions/offer-format';
import { plural, shortDate } from '@/lib/format';
import { CardEditActions } from '@/ui/card-edit-actions';
import { SwitchLine } from '@/ui/form/switch-line';
import { Picture } from '@/ui/picture';
import { StatusChip, type Tone } from '@/ui/status-chip';

/** Cards side by side, as many as fit. */
export const offerGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const;

const TONES: Record<EstadoOferta, Tone> = { activa: 'success', programada: 'info', inactiva: 'neutral' };

/** Note beside the state: the start, that it is over, or that no use is left. */
function note(oferta: Oferta, now: Date): string | null {
  const period = promotionPhase(oferta, now);
  if (period === 'after')
    return `El período terminó el ${shortDate(oferta.fechaFin)}. Cambia las fechas para repetirla.`;
  if (oferta.usosRestantes === 0) return 'Ya no le quedan usos. Sube el límite para seguir ofreciéndola.';
  return period === 'before' && oferta.activa ? `Empieza el ${shortDate(oferta.fechaInicio)}.` : null;
}

/** Returns '3 de 10 usos' or '3 usos, sin límite'. */
const usesText = ({ usos, limiteUsos }: Oferta): string =>
  limiteUsos === null
    ? `${plural(usos, 'uso', 'usos')}, sin límite`
    : `${usos} de ${plural(limiteUsos, 'uso', 'usos')}`;

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
    <Box component="dt" sx={{ color: 'text.secondary', flex: 'none', width: 84 }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

interface OfferCardProps {
  oferta: Oferta;
  now: Date;
  /** Its switch is being saved. */
  busy: boolean;
  onToggle: (activa: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One of my offers: discount, scope, period, uses, and actions. */
export function OfferCard({ oferta, now, busy, onToggle, onEdit, onRemove }: OfferCardProps) {
  const hint = note(oferta, now);
  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Picture
        src={oferta.imagen}
        alt=""
        sizes="(min-width: 900px) 340px, 88vw"
        ratio="2 / 1"
        fallback="servicio"
        sx={{ borderRadius: 0 }}
      />
      <Box sx={{ display: 'grid', gap: 1, p: 2, alignContent: 'start', flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography sx={{ color: 'error.main', fontWeight: 700 }}>{discountText(oferta)}</Typography>
          <StatusChip label={ESTADO_OFERTA_LABELS[oferta.estado]} tone={TONES[oferta.estado]} />
        </Box>
        <Typography variant="subtitle1" component="h2" sx={{ lineHeight: 1.35, overflowWrap: 'anywhere' }}>
          {oferta.nombre}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {truncate(oferta.descripcion, 140)}
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, typography: 'body2' }}>
          <Fact name="Aplica a">{offerScope(oferta)}</Fact>
          <Fact name="Período">{offerPeriod(oferta)}</Fact>
          <Fact name="Código">{oferta.codigoPromo ? <strong>{oferta.codigoPromo}</strong> : 'Se aplica solo'}</Fact>
          <Fact name="Usos">{usesText(oferta)}</Fact>
        </Box>
        {hint && (
          <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {hint}
          </Typography>
        )}
      </Box>
      <Box sx={{ px: 2, borderTop: 1, borderColor: 'divider' }}>
        <SwitchLine
          label="Activa"
          aria-label={`${oferta.nombre}: activa`}
          checked={oferta.activa}
          disabled={busy}
          onChange={onToggle}
        />
      </Box>
      <CardEditActions name={oferta.nombre} onEdit={onEdit} onRemove={onRemove} />
    </Card>
  );
}

/** Placeholders of cards while they load. */
export const OffersSkeleton = () => (
  <Box sx={offerGrid}>
    {[0, 1, 2].map((n) => (
      <Card key={n}>
        <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '2 / 1' }} />
        <Box sx={{ p: 2 }}>
          <Skeleton width="60%" height={28} />
          <Skeleton width="85%" height={30} />
          <Skeleton width="100%" height={24} />
          <Skeleton width="75%" height={24} />
          <Skeleton width="70%" height={24} />
          <Skeleton width="100%" height={44} sx={{ mt: 1 }} />
          <Skeleton width="100%" height={44} />
        </Box>
      </Card>
    ))}
  </Box>
);
