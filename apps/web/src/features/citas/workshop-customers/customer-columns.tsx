import Box from '@mui/material/Box';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { ClienteTaller } from '@tuerca/contracts/citas/citas/statistics';
import { customerColumn, spentColumn, telephoneColumn } from '@/entities/auth/customers/customer-columns';
import { plural, shortDate } from '@/lib/format';
import { secondLine } from '@/ui/data-table/cell-lines';
import type { Column } from '@/ui/data-table/column';

/** Columns of the list of clients. */
export const WORKSHOP_CUSTOMER_COLUMNS: readonly Column<ClienteTaller>[] = [
  customerColumn(({ fotoPerfil, email }) => ({ photo: fotoPerfil, note: email ?? CITA_MESSAGES.noAccount })),
  telephoneColumn(),
  {
    id: 'vehiculos',
    header: 'Vehículos',
    wideOnly: true,
    cell: ({ vehiculos }) => vehiculos.join(', ') || 'Sin vehículos',
  },
  {
    id: 'visitas',
    header: 'Visitas',
    cell: ({ totalVisitas, inasistencias }) => (
      <>
        {plural(totalVisitas, 'visita', 'visitas')}
        {inasistencias > 0 && (
          <Box component="span" sx={{ ...secondLine, color: 'error.main' }}>
            {plural(inasistencias, 'inasistencia', 'inasistencias')}
          </Box>
        )}
      </>
    ),
  },
  {
    id: 'ultima',
    header: 'Última visita',
    cell: ({ ultimaVisita, proximaCita }) => (
      <>
        {ultimaVisita ? shortDate(ultimaVisita) : 'Aún no'}
        {proximaCita && (
          <Box component="span" sx={secondLine}>
            Próxima: {shortDate(proximaCita)}
          </Box>
        )}
      </>
    ),
  },
  spentColumn(),
];
