import Box from '@mui/material/Box';
import { DIAS, DIA_LABELS } from '@tuerca/contracts/negocios/dias';
import type { Horario } from '@tuerca/contracts/negocios/horario';
import { dayIndex } from '@tuerca/contracts/negocios/opening';
import { useNow } from '../../lib/use-now';
import { visuallyHidden } from '../../ui/visually-hidden';

/** The week's hours as a table, today's row marked. */
export function WeekHours({ horario, caption }: { horario: Horario; caption: string }) {
  const today = DIAS[dayIndex(useNow())];
  return (
    <Box
      sx={{
        position: 'relative',
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th, & td': { textAlign: 'left', px: 2, py: 1.25, fontWeight: 'inherit' },
          '& td': { textAlign: 'right', whiteSpace: 'nowrap' },
          '& tr + tr > *': { borderTop: 1, borderColor: 'divider' },
          '& tr[aria-current]': { bgcolor: 'marca.tile', fontWeight: 700 },
        }}
      >
        <Box component="caption" sx={visuallyHidden}>
          {caption}
        </Box>
        <tbody>
          {DIAS.map((day) => {
            const { activo, apertura, cierre } = horario[day] ?? { activo: false, apertura: '', cierre: '' };
            return (
              <tr key={day} aria-current={day === today ? 'date' : undefined}>
                <th scope="row">
                  {DIA_LABELS[day]}
                  {day === today && ' (hoy)'}
                </th>
                <Box component="td" sx={{ color: activo ? 'text.primary' : 'text.secondary' }}>
                  {activo ? `${apertura} a ${cierre}` : 'Cerrado'}
                </Box>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}
