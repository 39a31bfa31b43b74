import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Extracto } from '@tuerca/contracts/payments/payments/statement-schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { bs, shortDate } from '@/lib/format';
import { usePageAddress } from '@/lib/use-page';
import type { Column } from '@/ui/data-table/column';
import { OfficeList } from '@/ui/office-list';
import { useStatements } from './statements.queries';

const columns: readonly Column<Extracto>[] = [
  {
    id: 'nombre',
    header: 'Extracto',
    card: 'title',
    cell: ({ nombre, bancoReceptorNombre }) => `${nombre || 'Extracto'}, ${bancoReceptorNombre}`,
  },
  { id: 'fecha', header: 'Importado', card: 'corner', cell: ({ fecha }) => formatFechaHora(fecha) },
  {
    id: 'dias',
    header: 'Días',
    cell: ({ desde, hasta }) => (desde === hasta ? shortDate(desde) : `${shortDate(desde)} a ${shortDate(hasta)}`),
  },
  {
    id: 'movimientos',
    header: 'Movimientos',
    align: 'right',
    cell: ({ movimientos, nuevos }) => `${movimientos} (${nuevos} nuevos)`,
  },
  {
    id: 'total',
    header: 'Total',
    align: 'right',
    cell: ({ total }) => <Box sx={{ whiteSpace: 'nowrap' }}>{bs(total)}</Box>,
  },
  { id: 'por', header: 'Por', cell: ({ por }) => por },
];

/** Statements that were imported, newest first. */
export function StatementsList({ onOpen }: { onOpen: (id: string) => void }) {
  const address = usePageAddress();
  return (
    <OfficeList
      bare
      address={address}
      title="Extractos importados"
      noun={['extracto', 'extractos']}
      columns={columns}
      cardsBelow={860}
      query={useStatements(address.filters.page)}
      nameOf={({ nombre }) => `el extracto ${nombre}`}
      error="Error al cargar los extractos"
      none={{
        title: 'Aún no has importado extractos',
        text: 'Sube el primero para comparar sus movimientos con los pagos que esperan.',
      }}
      buttons={({ _id, nombre }) => (
        <Button size="small" variant="outlined" onClick={() => onOpen(_id)} aria-label={`Abrir el extracto ${nombre}`}>
          Abrir
        </Button>
      )}
    />
  );
}
