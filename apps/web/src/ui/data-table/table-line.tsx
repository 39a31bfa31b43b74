import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { RowMenu, type RowAction } from '../row-menu';
import type { Column } from './column';

interface LineProps<T> {
  row: T;
  /** What the row is called, for its box and its menu. */
  name: string;
  columns: readonly Column<T>[];
  selection?: { checked: boolean; onChange: (checked: boolean) => void };
  /** Buttons in sight. */
  buttons?: ReactNode;
  /** Behind the three dots. */
  menu?: readonly RowAction[];
}

/** One row: a line of the table, a card on a phone. */
export function Line<T>({ row, name, columns, selection, buttons, menu = [] }: LineProps<T>) {
  return (
    <TableRow role="row" aria-selected={selection?.checked}>
      {selection && (
        <TableCell role="cell" padding="checkbox" data-card="select">
          <Checkbox
            checked={selection.checked}
            onChange={(_, checked) => selection.onChange(checked)}
            slotProps={{ input: { 'aria-label': `Seleccionar ${name}` } }}
          />
        </TableCell>
      )}
      {columns.map(({ id, header, cell, align, wideOnly, card = 'line' }) => (
        <TableCell
          key={id}
          {...(card === 'title' ? { component: 'th', scope: 'row', role: 'rowheader' } : { role: 'cell' })}
          align={align}
          data-card={card}
          data-wide={wideOnly || undefined}
        >
          {card === 'line' ? (
            <>
              <span className="label">{header}</span>
              <div>{cell(row)}</div>
            </>
          ) : (
            cell(row)
          )}
        </TableCell>
      ))}
      {(buttons || menu.length > 0) && (
        <TableCell role="cell" align="right" data-card="actions">
          <Box className="actions">
            {buttons}
            <RowMenu name={name} actions={menu} />
          </Box>
        </TableCell>
      )}
    </TableRow>
  );
}
