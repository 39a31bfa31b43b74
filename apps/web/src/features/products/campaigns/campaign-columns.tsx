import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Campana } from '@tuerca/contracts/products/campaigns/schemas';
import { ESTADO_CAMPANA_LABELS } from '@tuerca/contracts/products/campaigns/states';
import { CAMPAIGN_TONES, campaignDays, campaignScope } from '@/entities/products/promotions/campaign-format';
import { discountWords } from '@/entities/products/promotions/promotion-format';
import { plural } from '@/lib/format';
import type { Column } from '@/ui/data-table/column';
import { StatusChip } from '@/ui/status-chip';

/** Columns of a list of campaigns. */
export const ADMIN_CAMPAIGN_COLUMNS: readonly Column<Campana>[] = [
  {
    id: 'nombre',
    header: 'Oferta',
    card: 'title',
    cell: (campana) => (
      <Box sx={{ minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {campana.nombre}
        </Typography>
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {campaignScope(campana)}
        </Typography>
      </Box>
    ),
  },
  {
    id: 'descuento',
    header: 'Descuento',
    cell: ({ porcentaje }) => <Box sx={{ color: 'error.main', fontWeight: 700 }}>{discountWords(porcentaje)}</Box>,
  },
  { id: 'vigencia', header: 'Vigencia', cell: (campana) => <span>{campaignDays(campana)}</span> },
  {
    id: 'tiendas',
    header: 'Participan',
    cell: ({ tiendas }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {plural(tiendas, 'tienda', 'tiendas')}
      </Box>
    ),
  },
  {
    id: 'estado',
    header: 'Estado',
    card: 'corner',
    cell: ({ estado }) => <StatusChip label={ESTADO_CAMPANA_LABELS[estado]} tone={CAMPAIGN_TONES[estado]} />,
  },
];
