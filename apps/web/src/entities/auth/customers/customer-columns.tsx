import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { bs } from '@/lib/format';
import { mediaUrl } from '@/lib/media-url';
import { secondLine } from '@/ui/data-table/cell-lines';
import type { Column } from '@/ui/data-table/column';

/** Container width (px) that the customer columns need. */
export const CUSTOMER_COLUMNS_WIDTH = 860;

interface Customer {
  nombre: string;
  telefono: string | null;
  /** Bs. */
  gastoTotal: number;
}

/** Column of the customer: picture, name, and a line below it. */
export const customerColumn = <T extends Customer>(
  shown: (row: T) => { photo: string | null; note: string },
): Column<T> => ({
  id: 'nombre',
  header: 'Cliente',
  card: 'title',
  cell: (row) => {
    const { photo, note } = shown(row);
    return (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Avatar
          src={mediaUrl(photo)}
          alt=""
          sx={{ width: 36, height: 36, fontSize: '0.9375rem', bgcolor: 'marca.tile', color: 'text.primary' }}
        >
          {row.nombre.charAt(0)}
        </Avatar>
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {row.nombre}
          <Box component="span" sx={secondLine}>
            {note}
          </Box>
        </Box>
      </Box>
    );
  },
});

/** Column of the customer's telephone. */
export const telephoneColumn = <T extends Customer>(): Column<T> => ({
  id: 'telefono',
  header: 'Teléfono',
  cell: ({ telefono }) => (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {telefono ? formatTelefono(telefono) : 'Sin teléfono'}
    </Box>
  ),
});

/** Column of the customer's total spending here. */
export const spentColumn = <T extends Customer>(): Column<T> => ({
  id: 'gasto',
  header: 'Gasto total',
  align: 'right',
  cell: ({ gastoTotal }) => (
    <Box component="span" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
      {bs(gastoTotal)}
    </Box>
  ),
});
