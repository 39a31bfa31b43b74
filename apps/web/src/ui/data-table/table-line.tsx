import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useId, useState } from 'react';
import { ExpandMoreRounded } from '@/ui/icons/expand-more-rounded';
import { type RowAction, RowMenu } from '@/ui/row-menu';
import type { Column } from './column';

interface LineProps<T> {
  row: T;
  /** Name of the row, for its checkbox and its menu. */
  name: string;
  columns: readonly Column<T>[];
  selection?: { checked: boolean; onChange: (checked: boolean) => void };
  /** Visible buttons. */
  buttons?: ReactNode;
  /** Actions of the row's menu. */
  menu?: readonly RowAction[];
  /** Details that unfold below the row. */
  details?: () => ReactNode;
  /** A press anywhere on the row chooses it. */
  choosing?: boolean;
}

const FOLD = { transition: 'transform 160ms ease-out' };
/** A click on a control of its own does not unfold the row. */
const isOwnControl = (target: EventTarget) => target instanceof Element && !!target.closest('a, button, input');

/** One row: a line of the table, a card on a phone. */
export function Line<T>({
  row,
  name,
  columns,
  selection,
  buttons,
  menu = [],
  details,
  choosing = false,
}: LineProps<T>) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const toggle = () => setOpen(!open);
  const cells = (
    <>
      {selection && (
        <TableCell role="cell" padding="checkbox" data-card="select">
          <Checkbox
            checked={selection.checked}
            onChange={(_, checked) => selection.onChange(checked)}
            slotProps={{ input: { 'aria-label': `Seleccionar ${name}` } }}
          />
        </TableCell>
      )}
      {columns.map(({ id, header, cell, align, wideOnly, oneLine, card = 'line' }) => (
        <TableCell
          key={id}
          {...(card === 'title' ? { component: 'th', scope: 'row', role: 'rowheader' } : { role: 'cell' })}
          align={align}
          data-card={card}
          data-wide={wideOnly || undefined}
          data-one-line={oneLine || undefined}
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
      {(buttons || menu.length > 0 || details) && (
        <TableCell role="cell" align="right" data-card={buttons || details ? 'actions' : 'menu'}>
          <Box className="actions">
            {buttons}
            <RowMenu name={name} actions={menu} />
            {details && (
              <IconButton
                aria-label={`${open ? 'Ocultar' : 'Ver'} detalle de ${name}`}
                aria-expanded={open}
                aria-controls={open ? id : undefined}
                onClick={toggle}
              >
                <ExpandMoreRounded sx={{ ...FOLD, transform: open ? 'rotate(180deg)' : 'none' }} />
              </IconButton>
            )}
          </Box>
        </TableCell>
      )}
    </>
  );
  return (
    <>
      <TableRow
        role="row"
        aria-selected={selection?.checked}
        data-open={(details && open) || undefined}
        onClickCapture={
          choosing && selection
            ? (event) => {
                if (event.target instanceof HTMLInputElement) return;
                event.preventDefault();
                event.stopPropagation();
                selection.onChange(!selection.checked);
              }
            : undefined
        }
        onClick={details ? ({ target }) => !isOwnControl(target) && toggle() : undefined}
        sx={details && { cursor: 'pointer' }}
      >
        {cells}
      </TableRow>
      {details && open && (
        <TableRow role="row" id={id} data-details>
          <TableCell role="cell" colSpan={columns.length + (selection ? 2 : 1)}>
            {details()}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
