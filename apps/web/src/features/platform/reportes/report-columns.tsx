import Box from '@mui/material/Box';
import type { CasoReporte } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { OBJETO_REPORTE_LABELS, TIPO_REPORTE_LABELS } from '@tuerca/contracts/platform/reportes/objects';
import { plural, shortDate } from '@/lib/format';
import { secondLine, twoLines } from '@/ui/data-table/cell-lines';
import type { Column } from '@/ui/data-table/column';
import { ReportChip } from './report-chip';

/** Columns of the queue of cases. */
export const REPORT_COLUMNS: readonly Column<CasoReporte>[] = [
  {
    id: 'titulo',
    header: 'Qué',
    card: 'title',
    cell: ({ objeto, titulo, texto }) => (
      <Box sx={{ minWidth: { lg: 200 } }}>
        <Box component="span" sx={{ ...secondLine, typography: 'caption' }}>
          {OBJETO_REPORTE_LABELS[objeto]}
        </Box>
        <Box component="span" sx={twoLines}>
          {titulo}
        </Box>
        <Box component="span" sx={{ ...secondLine, ...twoLines, fontWeight: 400 }}>
          {texto}
        </Box>
      </Box>
    ),
  },
  {
    id: 'estado',
    header: 'Estado',
    card: 'plain',
    cell: (caso) => (
      <Box sx={{ minWidth: 120 }}>
        <ReportChip caso={caso} />
        {caso.tomado && (
          <Box component="span" sx={secondLine}>
            Lo revisa {caso.tomado.por.nombre}
          </Box>
        )}
        {caso.primero.slice(0, 10) !== caso.ultimo.slice(0, 10) && (
          <Box component="span" sx={secondLine}>
            Desde el {shortDate(caso.primero)}
          </Box>
        )}
      </Box>
    ),
  },
  {
    id: 'tipos',
    header: 'Motivos',
    cell: ({ tipos, total }) => (
      <Box sx={{ minWidth: 150 }}>
        {plural(total, 'reporte', 'reportes')}
        <Box component="span" sx={secondLine}>
          {tipos.map(({ tipo }) => TIPO_REPORTE_LABELS[tipo]).join(' · ')}
        </Box>
      </Box>
    ),
  },
  { id: 'autor', header: 'Sobre', cell: ({ autor }) => autor?.nombre ?? 'Nadie en particular' },
  {
    id: 'ultimo',
    header: 'Último',
    card: 'corner',
    cell: ({ ultimo }) => shortDate(ultimo),
  },
];
