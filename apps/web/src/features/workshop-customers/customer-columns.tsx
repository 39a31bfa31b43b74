import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/messages';
import type { ClienteTaller } from '@tuerca/contracts/citas/statistics';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { bs, shortDate, plural } from '../../lib/format';
import type { Column } from '../../ui/data-table/column';

const second = { display: 'block', color: 'text.secondary', fontWeight: 400, overflowWrap: 'anywhere' } as const;

/** Room (px) that the columns need beside each other. */
export const CUSTOMER_COLUMNS_WIDTH = 860;

/** What the list says of each client. */
export const CUSTOMER_COLUMNS: readonly Column<ClienteTaller>[] = [
  {
    id: 'nombre',
    header: 'Cliente',
    card: 'title',
    cell: ({ nombre, fotoPerfil, email }) => (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Avatar
          src={fotoPerfil ?? undefined}
          alt=""
          sx={{ width: 36, height: 36, fontSize: '0.9375rem', bgcolor: 'marca.tile', color: 'text.primary' }}
        >
          {nombre.charAt(0)}
        </Avatar>
        <Box component="span" sx={{ minWidth: 0 }}>
          {nombre}
          <Box component="span" sx={{ ...second, typography: 'body2' }}>
            {email ?? CITA_MESSAGES.noAccount}
          </Box>
        </Box>
      </Box>
    ),
  },
  {
    id: 'telefono',
    header: 'Teléfono',
    cell: ({ telefono }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {telefono ? formatTelefono(telefono) : 'Sin teléfono'}
      </Box>
    ),
  },
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
          <Box component="span" sx={{ ...second, color: 'error.main' }}>
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
          <Box component="span" sx={second}>
            Próxima: {shortDate(proximaCita)}
          </Box>
        )}
      </>
    ),
  },
  {
    id: 'gasto',
    header: 'Gasto total',
    align: 'right',
    cell: ({ gastoTotal }) => (
      <Box component="span" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
        {bs(gastoTotal)}
      </Box>
    ),
  },
];
