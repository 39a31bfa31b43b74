import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import type { Column } from './column';
import { CARDS_BELOW, frameStyles, room, tableStyles } from './table-styles';

interface TableSkeletonProps<T> {
  columns: readonly Pick<Column<T>, 'id' | 'card' | 'wideOnly' | 'oneLine'>[];
  rows?: number;
  cardsBelow?: number;
  /** Cards of two lines. */
  compact?: boolean;
}

/** The shape of a DataTable while its rows are on their way. */
export function TableSkeleton<T>({
  columns,
  rows = 6,
  cardsBelow = CARDS_BELOW,
  compact = false,
}: TableSkeletonProps<T>) {
  return (
    <Box aria-hidden sx={room}>
      <TableContainer sx={frameStyles(cardsBelow)}>
        <Table sx={tableStyles(cardsBelow, compact)}>
          <TableBody>
            {Array.from({ length: rows }, (_, row) => (
              <TableRow key={row}>
                {columns.map(({ id, card = 'line', wideOnly, oneLine }) => (
                  <TableCell
                    key={id}
                    data-card={card}
                    data-wide={wideOnly || undefined}
                    data-one-line={oneLine || undefined}
                  >
                    <Skeleton height={30} width={card === 'corner' ? 80 : '80%'} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
