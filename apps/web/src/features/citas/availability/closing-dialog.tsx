import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { type CitaSinDecision, type DecisionCita, MAX_CLOSING_MESSAGE } from '@tuerca/contracts/citas/citas/closing';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { isMovable } from '@tuerca/contracts/citas/citas/states';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { plural } from '@/lib/format';
import { useNow } from '@/lib/use-now';
import { FieldHelp, helpId } from '@/ui/form/field-help';
import { FormDialog } from '@/ui/form/form-dialog';
import { PlainSelect } from '@/ui/plain-field';
import { PlainTextArea } from '@/ui/plain-text-area';
import { DecisionLine, whose } from './decision-line';
import { type Choice, proposedFor, toDecisions } from './decisions';

/** The decisions about the appointments of an edit, and the message to their clients. */
export interface Decided {
  decisiones: DecisionCita[];
  mensaje: string | null;
}
interface ClosingDialogProps {
  citas: readonly CitaSinDecision[];
  busy: boolean;
  /** Why it was not saved. */
  failure: string | null;
  onDecide: (decided: Decided) => void;
  onClose: () => void;
}

const MESSAGE = 'mensaje-cierre';
const FOR_ALL = [
  ['', 'Elige para todas'],
  ['mover', 'Mover a la hora propuesta'],
  ['cancelar', 'Cancelar o rechazar'],
  ['dejar', 'Dejar como están'],
] as const;

/** Asks what becomes of the appointments that an edit leaves outside; all of it is saved in one step. */
export function ClosingDialog({ citas, busy, failure, onDecide, onClose }: ClosingDialogProps) {
  const today = caracasDate(useNow());
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [mensaje, setMensaje] = useState('');
  // Error of an appointment (`citaId`), else of the message.
  const [problem, setProblem] = useState<{ citaId?: string; text: string } | null>(null);
  const wrong = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => wrong.current?.focus(), [problem]);
  const choiceOf = (cita: CitaSinDecision): Choice => choices[cita._id] ?? proposedFor(cita);
  const isToldTo = citas.some((cita) => choiceOf(cita).accion !== 'dejar');
  const setAll = (accion: Choice['accion']) =>
    setChoices(
      Object.fromEntries(
        citas.map((cita) => {
          const proposed = proposedFor(cita);
          const possible = isMovable(cita) && (accion !== 'mover' || cita.propuesta);
          return [cita._id, possible ? { ...proposed, accion } : proposed];
        }),
      ),
    );
  const submit = () => {
    const timeless = citas.find((cita) => {
      const { accion, fecha, hora } = choiceOf(cita);
      return accion === 'mover' && !(fecha && hora);
    });
    if (timeless)
      return setProblem({ citaId: timeless._id, text: `Escribe la fecha y la hora nuevas de ${whose(timeless)}` });
    if (isToldTo && !mensaje.trim()) return setProblem({ text: CITA_MESSAGES.closingMessageRequired });
    setProblem(null);
    onDecide({ decisiones: toDecisions(citas, choiceOf), mensaje: isToldTo ? mensaje : null });
  };
  const missing = { id: MESSAGE, error: problem && !problem.citaId ? problem.text : null };
  return (
    <FormDialog
      title={`${plural(citas.length, 'cita queda', 'citas quedan')} fuera de esta disponibilidad`}
      confirm={isToldTo ? 'Guardar y avisar' : 'Guardar'}
      confirming="Guardando..."
      cancel="Seguir editando"
      busy={busy}
      dirty={mensaje !== ''}
      failure={failure}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={onClose}
    >
      <Typography>
        Decide qué pasa con cada una. Todo se guarda junto con tu disponibilidad, y cada cliente recibe un aviso.
      </Typography>
      {citas.length > 1 && (
        <PlainSelect
          id="accion-todas"
          label="Para todas"
          value=""
          options={FOR_ALL}
          disabled={busy}
          onChange={(value) => value && setAll(value as Choice['accion'])}
        />
      )}
      <Box
        component="ul"
        aria-label="Citas afectadas"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {citas.map((cita) => (
          <DecisionLine
            key={cita._id}
            {...{ cita, today }}
            choice={choiceOf(cita)}
            problem={problem?.citaId === cita._id ? problem.text : null}
            problemRef={wrong}
            disabled={busy}
            onChange={(choice) => {
              if (problem?.citaId) setProblem(null);
              setChoices((now) => ({ ...now, [cita._id]: choice }));
            }}
          />
        ))}
      </Box>
      {isToldTo && (
        <div>
          <PlainTextArea
            id={MESSAGE}
            label="Mensaje para tus clientes"
            required
            rows={2}
            value={mensaje}
            placeholder="Cerramos ese día por inventario. Disculpa la molestia."
            error={missing.error !== null}
            inputRef={missing.error ? wrong : undefined}
            inputProps={{ maxLength: MAX_CLOSING_MESSAGE, disabled: busy, 'aria-describedby': helpId(missing) }}
            onChange={({ target }) => {
              if (missing.error) setProblem(null);
              setMensaje(target.value);
            }}
          />
          <FieldHelp {...missing} />
        </div>
      )}
    </FormDialog>
  );
}
