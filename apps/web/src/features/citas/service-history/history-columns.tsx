import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { findServiceCategoria } from '@tuerca/contracts/products/services/categorias';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { citaPrice } from '@/entities/citas/citas/cita-format';
import { plural, shortDate } from '@/lib/format';
import { mediaUrl } from '@/lib/media-url';
import type { Column } from '@/ui/data-table/column';
import { Stars } from '@/ui/stars';
import { visuallyHidden } from '@/ui/visually-hidden';

const second = { display: 'block', color: 'text.secondary', fontWeight: 400 } as const;

/** Container width (px) that the columns need. */
export const HISTORY_COLUMNS_WIDTH = 900;

/** Columns of the history of completed services. */
export const HISTORY_COLUMNS: readonly Column<Cita>[] = [
  {
    id: 'servicio',
    header: 'Servicio',
    card: 'title',
    cell: ({ servicio }) => (
      <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
        {servicio.nombre}
        <Box component="span" sx={{ ...second, typography: 'body2' }}>
          {findServiceCategoria(servicio.categoria)?.nombre ?? servicio.categoria}
        </Box>
      </Box>
    ),
  },
  {
    id: 'cliente',
    header: 'Cliente',
    cell: ({ cliente }) => (
      <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Avatar
          src={mediaUrl(cliente.fotoPerfil)}
          alt=""
          sx={{
            width: 32,
            height: 32,
            alignSelf: 'center',
            fontSize: '0.875rem',
            bgcolor: 'marca.tile',
            color: 'text.primary',
          }}
        >
          {cliente.nombre.charAt(0)}
        </Avatar>
        <span>
          {cliente.nombre}
          <Box component="span" sx={{ ...second, whiteSpace: 'nowrap' }}>
            {cliente.telefono ? formatTelefono(cliente.telefono) : 'Sin teléfono'}
          </Box>
        </span>
      </Box>
    ),
  },
  {
    id: 'vehiculo',
    header: 'Vehículo',
    cell: ({ vehiculo: { marca, modelo, anio, placa } }) => (
      <>
        {marca} {modelo} {anio}
        <Box component="span" sx={second}>
          {placa || CITA_MESSAGES.noPlate}
        </Box>
      </>
    ),
  },
  {
    id: 'fecha',
    header: 'Finalización',
    cell: ({ fechaFinalizacion }) => fechaFinalizacion && shortDate(fechaFinalizacion),
  },
  {
    id: 'precio',
    header: 'Precio final',
    align: 'right',
    cell: (cita) => (
      <Box component="span" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
        {citaPrice(cita)}
      </Box>
    ),
  },
  {
    id: 'calificacion',
    header: 'Calificación',
    cell: ({ calificacion }) =>
      calificacion ? (
        <>
          <Stars value={calificacion.puntuacion} />
          <Box component="span" sx={visuallyHidden}>
            {plural(calificacion.puntuacion, 'estrella', 'estrellas')}
          </Box>
        </>
      ) : (
        CITA_MESSAGES.notRated
      ),
  },
];
