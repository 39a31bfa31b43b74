import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { CitaSinDecision, DecisionCita } from '@tuerca/contracts/citas/citas/closing';
import { isMovable } from '@tuerca/contracts/citas/citas/states';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { AffectedCita } from '@/entities/citas/citas/affected-cita';
import { sideBySide } from '@/ui/form/columns';
import { FieldHelp, helpId } from '@/ui/form/field-help';
import { PlainInput, PlainSelect } from '@/ui/plain-field';
import type { Choice } from './decisions';

type Accion = DecisionCita['accion'];
interface DecisionLineProps {
  cita: CitaSinDecision;
  choice: Choice;
  /** Caracas date. */
  today: string;
  /** Error of the new time, and the ref of the field to correct. */
  problem: string | null;
  problemRef: Ref<HTMLInputElement>;
  disabled: boolean;
  onChange: (choice: Choice) => void;
}

const optionsOf = ({ estado }: CitaSinDecision): (readonly [Accion, string])[] => [
  ['mover', 'Mover a otra hora'],
  ['cancelar', estado === 'pendiente' ? 'Rechazar' : 'Cancelar'],
  ['dejar', 'Dejar como está'],
];

/** Returns 'la cita de Ana Pérez'. */
export const whose = ({ cliente }: Pick<CitaSinDecision, 'cliente'>): string => `la cita de ${cliente}`;

/** An appointment that an edit leaves outside, with the choice of its outcome. */
export function DecisionLine({ cita, choice, today, problem, problemRef, disabled, onChange }: DecisionLineProps) {
  const who = whose(cita);
  const { accion, fecha, hora } = choice;
  const help = { id: `hora-${cita._id}`, error: problem };
  const missing = problem && (fecha ? 'hora' : 'fecha');
  const marked = (field: typeof missing, inputProps = {}) =>
    missing === field
      ? { error: true, inputRef: problemRef, inputProps: { ...inputProps, 'aria-describedby': helpId(help) } }
      : { inputProps };
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, display: 'grid', gap: 1 }}>
      <AffectedCita cita={cita} />
      {isMovable(cita) ? (
        <PlainSelect
          id={`accion-${cita._id}`}
          label={`Qué pasa con ${who}`}
          hideLabel
          size="small"
          value={accion}
          options={optionsOf(cita)}
          disabled={disabled}
          onChange={(value) => onChange({ ...choice, accion: value as Accion })}
        />
      ) : (
        <Typography variant="body2">El trabajo ya comenzó: se queda como está.</Typography>
      )}
      {accion === 'mover' && (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: sideBySide(160) }}>
          <PlainInput
            id={`fecha-${cita._id}`}
            label={`Fecha nueva de ${who}`}
            hideLabel
            type="date"
            value={fecha}
            disabled={disabled}
            {...marked('fecha', { min: today })}
            onChange={({ target }) => onChange({ ...choice, fecha: target.value })}
          />
          <PlainInput
            id={`hora-${cita._id}`}
            label={`Hora nueva de ${who}`}
            hideLabel
            type="time"
            value={hora}
            disabled={disabled}
            {...marked('hora')}
            onChange={({ target }) => onChange({ ...choice, hora: target.value })}
          />
        </Box>
      )}
      <FieldHelp {...help} />
      {accion !== 'dejar' && cita.sinCuenta && (
        <Typography variant="body2" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
          No tiene cuenta en Tuerca: avísale tú
          {cita.telefono && (
            <>
              {' al '}
              <Link href={`tel:${cita.telefono}`} sx={{ color: 'inherit', whiteSpace: 'nowrap' }}>
                {formatTelefono(cita.telefono)}
              </Link>
            </>
          )}
          .
        </Typography>
      )}
    </Box>
  );
}
