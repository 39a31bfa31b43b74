import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useRef, useState } from 'react';
import { AddRounded } from '@/ui/icons/add-rounded';
import { ArrowDownwardRounded } from '@/ui/icons/arrow-downward-rounded';
import { ArrowUpwardRounded } from '@/ui/icons/arrow-upward-rounded';
import { DeleteOutlineRounded } from '@/ui/icons/delete-outline-rounded';
import { visuallyHidden } from '@/ui/visually-hidden';

interface RowsEditorProps {
  /** Row keys in order (of useFieldArray). */
  rows: readonly { id: string }[];
  /** Name of one row, for its buttons: 'beneficio'. */
  noun: string;
  /** The fields of a row. */
  children: (index: number) => ReactNode;
  onAdd: () => void;
  /** Label of the button below the rows, by default 'Agregar beneficio'. */
  addLabel?: string;
  onRemove: (index: number) => void;
  onMove?: (from: number, to: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
  /** Shown while there is no row. */
  empty?: string;
}

interface RowButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

const RowButton = ({ label, children, ...button }: RowButtonProps) => (
  <IconButton aria-label={label} {...button}>
    {children}
  </IconButton>
);

/** Rows of the same fields: added below, removed, moved by buttons; the keyboard focus is kept, and changes are announced. */
export function RowsEditor({
  rows,
  noun,
  children,
  onAdd,
  addLabel = `Agregar ${noun}`,
  onRemove,
  onMove,
  min = 0,
  max = 50,
  disabled = false,
  empty,
}: RowsEditorProps) {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const focusRow = (index: number) =>
    setTimeout(() => {
      const row = list.current?.children[index];
      const target = row?.querySelector<HTMLElement>('input, select, textarea') ?? add.current;
      target?.focus();
    });
  const remove = (index: number) => {
    onRemove(index);
    setSaid(`Quitaste el ${noun} ${index + 1}.`);
    focusRow(Math.min(index, rows.length - 2));
  };
  const move = (from: number, to: number) => {
    onMove?.(from, to);
    setSaid(`El ${noun} pasó al lugar ${to + 1} de ${rows.length}.`);
  };
  return (
    <Box>
      {rows.length === 0 && empty && <Box sx={{ color: 'text.secondary', mb: 1 }}>{empty}</Box>}
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {rows.map(({ id }, i) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', flexWrap: 'wrap' }}>
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>{children(i)}</Box>
            <Box sx={{ display: 'flex', ml: 'auto' }}>
              {onMove && (
                <RowButton
                  label={`Subir ${noun} ${i + 1}`}
                  disabled={disabled || i === 0}
                  onClick={() => move(i, i - 1)}
                >
                  <ArrowUpwardRounded fontSize="small" />
                </RowButton>
              )}
              {onMove && (
                <RowButton
                  label={`Bajar ${noun} ${i + 1}`}
                  disabled={disabled || i === rows.length - 1}
                  onClick={() => move(i, i + 1)}
                >
                  <ArrowDownwardRounded fontSize="small" />
                </RowButton>
              )}
              <RowButton
                label={`Quitar ${noun} ${i + 1}`}
                disabled={disabled || rows.length <= min}
                onClick={() => remove(i)}
              >
                <DeleteOutlineRounded fontSize="small" />
              </RowButton>
            </Box>
          </Box>
        ))}
      </Box>
      <Button
        ref={add}
        variant="outlined"
        startIcon={<AddRounded />}
        disabled={disabled || rows.length >= max}
        onClick={() => {
          onAdd();
          focusRow(rows.length);
        }}
        sx={{ mt: 1.5 }}
      >
        {addLabel}
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Box>
  );
}
