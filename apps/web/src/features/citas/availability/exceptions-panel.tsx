import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { Horario } from '@tuerca/contracts/auth/negocios/horario';
import { hoursInWords } from '@tuerca/contracts/venezuela/clock';
import { citaDay } from '@/entities/citas/citas/cita-format';
import { dayAndMonth } from '@/lib/format';
import { AddRounded } from '@/ui/icons/add-rounded';
import { DeleteOutlineRounded } from '@/ui/icons/delete-outline-rounded';
import { EditOutlined } from '@/ui/icons/edit-outlined';
import { StatusChip, type Tone } from '@/ui/status-chip';
import { visuallyHidden } from '@/ui/visually-hidden';
import { ExceptionDialog } from './exception-dialog';
import {
  type ExceptionDraft,
  exceptionDraftOf,
  type ExceptionKind,
  type ExceptionRow,
  type Exceptions,
  rowsOf,
  withDraft,
  withoutRow,
} from './exceptions';
import { ExceptionsCalendar } from './exceptions-calendar';

interface ExceptionsPanelProps {
  dates: Exceptions;
  onChange: (dates: Exceptions) => void;
  horarioRegular: Horario;
  /** Caracas date. */
  today: string;
  disabled: boolean;
}

const KINDS: Record<ExceptionKind, { label: string; tone: Tone }> = {
  horario: { label: 'Otro horario', tone: 'success' },
  cerrado: { label: 'Cerrado', tone: 'error' },
  bloqueo: { label: 'Horas bloqueadas', tone: 'warning' },
};
const blank = (fecha: string): ExceptionDraft => ({
  kind: 'cerrado',
  fecha,
  hasta: '',
  horaDesde: '',
  horaHasta: '',
  motivo: '',
});
const daysOf = ({ desde, hasta }: ExceptionRow): string =>
  desde === hasta ? citaDay(desde) : `Del ${dayAndMonth(desde)} al ${dayAndMonth(hasta)}`;
const keyOf = ({ kind, desde, horas }: ExceptionRow): string => `${kind} ${desde} ${horas?.desde ?? ''}`;

const Line = ({ row }: { row: ExceptionRow }) => (
  <Box sx={{ flex: 1, minWidth: 0 }}>
    <Typography sx={{ fontWeight: 600 }}>{daysOf(row)}</Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mt: 0.5 }}>
      <StatusChip {...KINDS[row.kind]} />
      {row.horas && (
        <Typography component="span" variant="body2">
          {hoursInWords(row.horas.desde, row.horas.hasta)}
        </Typography>
      )}
      {row.motivo && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {row.motivo}
        </Typography>
      )}
    </Box>
  </Box>
);

/** Bloqueos and special dates: a calendar, and the same as a list. */
export function ExceptionsPanel({ dates, onChange, horarioRegular, today, disabled }: ExceptionsPanelProps) {
  const [open, setOpen] = useState<{ draft: ExceptionDraft; old: ExceptionRow | null } | null>(null);
  const [said, setSaid] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const rows = rowsOf(dates).filter(({ hasta }) => hasta >= today);
  const choose = (fecha: string) => {
    const old = rows.find(({ desde, hasta }) => desde <= fecha && fecha <= hasta) ?? null;
    setOpen({ draft: old ? exceptionDraftOf(old) : blank(fecha), old });
  };
  const save = (draft: ExceptionDraft) => {
    onChange(withDraft(open?.old ? withoutRow(dates, open.old) : dates, draft));
    setOpen(null);
  };
  const remove = (row: ExceptionRow) => {
    onChange(withoutRow(dates, row));
    setSaid(`Quitaste la excepción: ${daysOf(row)}.`);
    add.current?.focus();
  };
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 440px) minmax(0, 1fr)' },
        }}
      >
        <ExceptionsCalendar {...{ dates, horarioRegular, today, disabled }} onChoose={choose} />
        <Box>
          {rows.length === 0 && (
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>
              No hay excepciones. Toca un día del calendario para cerrarlo, bloquear unas horas o abrirlo con otro
              horario.
            </Typography>
          )}
          <Box component="ul" aria-label="Excepciones" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <Box
                component="li"
                key={keyOf(row)}
                sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 1, borderBottom: 1, borderColor: 'divider' }}
              >
                <Line row={row} />
                <IconButton
                  aria-label={`Editar ${daysOf(row)}`}
                  disabled={disabled}
                  onClick={() => setOpen({ draft: exceptionDraftOf(row), old: row })}
                >
                  <EditOutlined fontSize="small" />
                </IconButton>
                <IconButton aria-label={`Quitar ${daysOf(row)}`} disabled={disabled} onClick={() => remove(row)}>
                  <DeleteOutlineRounded fontSize="small" />
                </IconButton>
              </Box>
            ))}
          </Box>
          <Button
            ref={add}
            variant="outlined"
            startIcon={<AddRounded />}
            disabled={disabled}
            onClick={() => setOpen({ draft: blank(''), old: null })}
            sx={{ mt: 1.5 }}
          >
            Agregar excepción
          </Button>
          <Box role="status" sx={visuallyHidden}>
            {said}
          </Box>
        </Box>
      </Box>
      {open && (
        <ExceptionDialog
          draft={open.draft}
          editing={open.old !== null}
          today={today}
          onSave={save}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
