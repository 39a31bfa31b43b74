import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { DECISION_ASUNTO_LABELS } from '@tuerca/contracts/admin/asunto-states';
import type { Pendiente } from '@tuerca/contracts/admin/asuntos';
import { thingAmount, thingDate } from '@/entities/admin/open-things';
import { paths } from '@/lib/paths';
import type { Column } from '@/ui/data-table/column';
import { StatusChip } from '@/ui/status-chip';

const NOUNS = { pedido: 'Pedido', cita: 'Cita' } as const;

/** Columns of the orders and appointments. */
export const PENDING_COLUMNS: readonly Column<Pendiente>[] = [
  {
    id: 'nombre',
    header: 'Qué',
    card: 'title',
    cell: ({ tipo, _id, nombre, espera }) => (
      <Box sx={{ minWidth: { lg: 180 }, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
          {NOUNS[tipo]} de {espera}
        </Box>
        {tipo === 'pedido' ? (
          <MuiLink component={Link} to={paths.adminOrder(_id)}>
            {nombre}
          </MuiLink>
        ) : (
          nombre
        )}
      </Box>
    ),
  },
  { id: 'fecha', header: 'Fecha', cell: thingDate },
  { id: 'estado', header: 'Estado', cell: ({ estado }) => estado },
  { id: 'valor', header: 'Monto', align: 'right', cell: thingAmount },
  {
    id: 'decision',
    header: 'Decisión',
    card: 'plain',
    cell: ({ decision }) =>
      decision ? (
        <StatusChip label={DECISION_ASUNTO_LABELS[decision]} tone={decision === 'cumplir' ? 'success' : 'neutral'} />
      ) : (
        <StatusChip label="Por decidir" tone="warning" />
      ),
  },
];
