import Box from '@mui/material/Box';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { CAUSA_ASUNTO_LABELS, CIERRE_ASUNTO_LABELS } from '@tuerca/contracts/admin/asunto-states';
import type { Asunto } from '@tuerca/contracts/admin/asuntos';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { openSums } from '@/entities/admin/open-things';
import type { Column } from '@/ui/data-table/column';

const second = { display: 'block', color: 'text.secondary', typography: 'body2', fontWeight: 400 } as const;

/** Returns '3 cancelados, 1 se cumple'; '' while nothing is decided. */
export const decidedText = ({ cancelar, cumplir }: Asunto['decididos']): string =>
  [
    cancelar && `${cancelar} ${cancelar === 1 ? 'cancelado' : 'cancelados'}`,
    cumplir && `${cumplir} ${cumplir === 1 ? 'se cumple' : 'se cumplen'}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Columns of the list of accounts. */
export const ASUNTO_COLUMNS: readonly Column<Asunto>[] = [
  {
    id: 'cuenta',
    header: 'Cuenta',
    card: 'title',
    cell: ({ cuenta }) => (
      <Box sx={{ minWidth: { lg: 180 }, overflowWrap: 'anywhere' }}>
        {cuenta.nombre}
        <Box component="span" sx={second}>
          {ROLE_LABELS[cuenta.role]}
        </Box>
      </Box>
    ),
  },
  { id: 'causa', header: 'Causa', cell: ({ causa }) => CAUSA_ASUNTO_LABELS[causa] },
  {
    id: 'quedan',
    header: 'Queda por decidir',
    cell: ({ sumas, decididos, seCumple }) => (
      <Box sx={{ minWidth: { lg: 220 } }}>
        {openSums(sumas) || 'Nada'}
        <Box component="span" sx={second}>
          {decidedText(decididos)}
        </Box>
        {seCumple.abiertos > 0 && (
          <Box component="span" sx={second}>
            {ASUNTO_MESSAGES.keptInWords(seCumple)}
          </Box>
        )}
      </Box>
    ),
  },
  {
    id: 'vence',
    header: 'Plazo',
    cell: ({ vence, cierre, cerrado }) =>
      cierre && cerrado ? `${CIERRE_ASUNTO_LABELS[cierre]} el ${formatFechaHora(cerrado)}` : formatFechaHora(vence),
  },
];
