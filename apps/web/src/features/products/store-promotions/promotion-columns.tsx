import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PROMOCION_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import type { PromocionPropia } from '@tuerca/contracts/products/promotions/store-schemas';
import { ESTADO_PROMOCION_LABELS, type EstadoPromocion } from '@tuerca/contracts/products/promotions/store-states';
import { discountWords, promotionScope } from '@/entities/products/promotions/promotion-format';
import { bs, plural, ref, shortDate } from '@/lib/format';
import type { Column } from '@/ui/data-table/column';
import { InlineFacts } from '@/ui/inline-facts';
import { StatusChip, type Tone } from '@/ui/status-chip';

const TONES: Record<EstadoPromocion, Tone> = { activa: 'success', programada: 'info', expirada: 'neutral' };

const Lines = ({ first, second }: { first: React.ReactNode; second: React.ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {first}
    </Typography>
    <Typography component="div" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {second}
    </Typography>
  </Box>
);

/** A buyer's saving: as an amount for a chosen product, else only as a percentage. */
function Saving({ promocion }: { promocion: PromocionPropia }) {
  const { descuento, producto, totalProductos, ocultoPorPlan } = promocion;
  const off = <Box sx={{ color: 'error.main', fontWeight: 700 }}>{discountWords(descuento)}</Box>;
  // A hidden product has no price to compare.
  if (!producto || totalProductos > 1 || ocultoPorPlan) return off;
  const { precioOriginalBs, precioFinalBs, precioOriginal, precioFinal } = producto;
  return (
    <Box>
      {off}
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        <InlineFacts facts={[`Ahorra ${bs(precioOriginalBs - precioFinalBs)}`, ref(precioOriginal - precioFinal)]} />
      </Typography>
    </Box>
  );
}

/** Columns of a list of my promotions. */
export const PROMOTION_COLUMNS: readonly Column<PromocionPropia>[] = [
  {
    id: 'titulo',
    header: 'Promoción',
    card: 'title',
    cell: ({ titulo, producto, totalProductos, ...promocion }) => (
      <Lines
        first={titulo}
        second={
          promocion.campana
            ? 'Campaña de Tuerca'
            : producto && totalProductos === 1
              ? producto.nombre
              : promotionScope(promocion)
        }
      />
    ),
  },
  { id: 'ahorro', header: 'Ahorro', cell: (promocion) => <Saving promocion={promocion} /> },
  {
    id: 'vigencia',
    header: 'Vigencia',
    cell: ({ fechaInicio, fechaFin }) => (
      <span>
        {shortDate(fechaInicio)} al {shortDate(fechaFin)}
      </span>
    ),
  },
  {
    id: 'productos',
    header: 'Aplica a',
    cell: ({ totalProductos }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {plural(totalProductos, 'producto', 'productos')}
      </Box>
    ),
  },
  {
    id: 'estado',
    header: 'Estado',
    card: 'corner',
    cell: ({ estado, ocultoPorPlan }) =>
      ocultoPorPlan ? (
        <StatusChip label={PROMOCION_MESSAGES.hiddenByPlan} tone="warning" />
      ) : (
        <StatusChip label={ESTADO_PROMOCION_LABELS[estado]} tone={TONES[estado]} />
      ),
  },
];
