import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { ResenaAdmin } from '@tuerca/contracts/products/comments/admin-schemas';
import { OBJETIVO_RESENA_LABELS } from '@tuerca/contracts/products/comments/rules';
import type { PreguntaAdmin } from '@tuerca/contracts/products/preguntas/admin-endpoints';
import { plural, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { secondLine } from '@/ui/data-table/cell-lines';
import type { Column } from '@/ui/data-table/column';
import { Stars } from '@/ui/stars';
import { StatusChip } from '@/ui/status-chip';

const wrap = { overflowWrap: 'anywhere', typography: 'body2', fontWeight: 400, minWidth: 200, maxWidth: 420 } as const;

const Reason = ({ label, motivo }: { label: string; motivo: string }) => (
  <>
    <StatusChip label={label} tone="error" />
    <Box component="span" sx={{ ...secondLine, mt: 0.5, maxWidth: 220 }}>
      {motivo}
    </Box>
  </>
);
const Reported = ({ reporte }: { reporte: { _id: string; total: number } | null }) =>
  reporte && (
    <Link component={RouterLink} to={paths.adminReport(reporte._id)} sx={{ typography: 'body2', display: 'block' }}>
      {plural(reporte.total, 'reporte', 'reportes')}
    </Link>
  );

/** Columns of the list of reviews. */
export const REVIEW_COLUMNS: readonly Column<ResenaAdmin>[] = [
  {
    id: 'texto',
    header: 'Reseña',
    card: 'title',
    cell: ({ texto, usuario, valoracion, verificada }) => (
      <Box sx={wrap}>
        <Box role="img" aria-label={`${valoracion} de 5 estrellas`} sx={{ display: 'flex' }}>
          <Stars value={valoracion} />
        </Box>
        {texto || <em>Sin comentario</em>}
        <Box component="span" sx={secondLine}>
          {usuario.nombre}
          {verificada && ' · compra verificada'}
        </Box>
      </Box>
    ),
  },
  {
    id: 'objetivo',
    header: 'Sobre',
    cell: ({ objetivo: { tipo, nombre, ruta } }) => (
      <Box sx={{ minWidth: 140, maxWidth: 240, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ ...secondLine, typography: 'caption' }}>
          {OBJETIVO_RESENA_LABELS[tipo]}
        </Box>
        <Link component={RouterLink} to={ruta}>
          {nombre}
        </Link>
      </Box>
    ),
  },
  {
    id: 'estado',
    header: 'Estado',
    card: 'plain',
    cell: ({ estado, ocultamiento, reporte }) => (
      <>
        {estado === 'oculto' ? (
          <Reason label="Oculta" motivo={ocultamiento?.motivo ?? ''} />
        ) : (
          <StatusChip label="Visible" tone="success" />
        )}
        <Reported reporte={reporte} />
      </>
    ),
  },
  { id: 'fecha', header: 'Fecha', card: 'corner', cell: ({ createdAt }) => shortDate(createdAt) },
];

/** Columns of the list of questions. */
export const QUESTION_COLUMNS: readonly Column<PreguntaAdmin>[] = [
  {
    id: 'texto',
    header: 'Pregunta',
    card: 'title',
    cell: ({ texto, usuario, respuesta, tienda }) => (
      <Box sx={wrap}>
        {texto}
        <Box component="span" sx={secondLine}>
          {usuario.nombre}
        </Box>
        {respuesta && (
          <Box component="span" sx={{ display: 'block', mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
            {respuesta.texto}
            <Box component="span" sx={secondLine}>
              {tienda.nombre}
            </Box>
          </Box>
        )}
      </Box>
    ),
  },
  {
    id: 'producto',
    header: 'Producto',
    cell: ({ producto }) => (
      <Link
        component={RouterLink}
        to={paths.product(producto._id)}
        sx={{ display: 'block', minWidth: 140, maxWidth: 240, overflowWrap: 'anywhere' }}
      >
        {producto.nombre}
      </Link>
    ),
  },
  {
    id: 'estado',
    header: 'Estado',
    card: 'plain',
    cell: ({ ocultamiento, respuestaOculta, reporte }) => (
      <>
        {ocultamiento && <Reason label="Oculta" motivo={ocultamiento.motivo} />}
        {respuestaOculta && <Reason label="Respuesta oculta" motivo={respuestaOculta.motivo} />}
        {!ocultamiento && !respuestaOculta && <StatusChip label="Visible" tone="success" />}
        <Reported reporte={reporte} />
      </>
    ),
  },
  { id: 'fecha', header: 'Fecha', card: 'corner', cell: ({ createdAt }) => shortDate(createdAt) },
];
