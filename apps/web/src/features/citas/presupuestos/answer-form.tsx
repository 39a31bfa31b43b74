import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { LineChip } from '@/entities/citas/presupuestos/presupuesto-chip';
import { PresupuestoLine } from '@/entities/citas/presupuestos/presupuesto-line';
import { useAnswerPresupuesto } from '@/entities/citas/presupuestos/presupuestos.queries';
import { bs, longDate, plural } from '@/lib/format';
import { notify } from '@/lib/notify';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { LoadingButton } from '@/ui/loading-button';
import { Precio } from '@/ui/precio';

const COMMENT_LENGTH = 300;

const REJECT_ALL = {
  button: 'Rechazar todo',
  title: '¿Rechazar todo el presupuesto?',
};
const REJECT_REST = {
  button: 'Rechazar el resto',
  title: '¿Rechazar lo que falta por responder?',
};

/** A client decides about every line of a presupuesto, and answers once. */
export function AnswerPresupuestoForm({ presupuesto }: { presupuesto: Presupuesto }) {
  const { _id, citaId, lineas, vence } = presupuesto;
  // Lines that were decided by telephone are left out.
  const waiting = lineas.filter(({ estado }) => estado === 'pendiente');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(waiting.map((line) => line._id)));
  const [comment, setComment] = useState('');
  const [rejecting, setRejecting] = useState(false);
  const answer = useAnswerPresupuesto(citaId);
  const rejection = waiting.length === lineas.length ? REJECT_ALL : REJECT_REST;
  const approved = waiting.filter((line) => chosen.has(line._id));
  const total = (of: 'subtotal' | 'subtotalBs') => approved.reduce((sum, line) => sum + line[of], 0);

  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const send = (aprobadas: string[]) =>
    answer.mutate(
      { id: _id, aprobadas, comentario: comment },
      {
        onSuccess: ({ message }) => notify.ok(message ?? 'Respuesta enviada'),
        onError: (error) => notify.failure(error, REQUEST_MESSAGES.answerFailed),
        onSettled: () => setRejecting(false),
      },
    );

  return (
    <Box>
      <Alert severity="info" sx={{ mb: 1 }}>
        Marca lo que apruebas. Puedes responder hasta el {longDate(vence)}.
      </Alert>
      <Box component="ul" aria-label="Líneas del presupuesto" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lineas.map((line) => (
          <PresupuestoLine
            key={line._id}
            line={line}
            status={line.estado !== 'pendiente' && <LineChip line={line} />}
            control={
              line.estado === 'pendiente' && (
                <Checkbox
                  checked={chosen.has(line._id)}
                  onChange={() => toggle(line._id)}
                  disabled={answer.isPending}
                  slotProps={{ input: { 'aria-label': `Aprobar: ${line.descripcion}` } }}
                  sx={{ alignSelf: 'start', ml: -1, mt: -0.75 }}
                />
              )
            }
          />
        ))}
      </Box>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1.5, borderTop: 2, borderColor: 'divider' }}
      >
        <Typography variant="subtitle1" component="p" aria-live="polite">
          Apruebas {plural(approved.length, 'línea', 'líneas')} de {waiting.length}
        </Typography>
        <Precio bs={total('subtotalBs')} usd={total('subtotal')} />
      </Box>
      <TextField
        label="Comentario para el taller (opcional)"
        value={comment}
        onChange={(event) => setComment(event.target.value.slice(0, COMMENT_LENGTH))}
        multiline
        minRows={2}
        fullWidth
        disabled={answer.isPending}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <LoadingButton
          variant="contained"
          loading={answer.isPending}
          loadingText="Enviando..."
          disabled={!approved.length}
          onClick={() => send(approved.map((line) => line._id))}
        >
          {approved.length === lineas.length ? 'Aprobar todo' : `Aprobar ${bs(total('subtotalBs'))}`}
        </LoadingButton>
        <Button color="error" disabled={answer.isPending} onClick={() => setRejecting(true)}>
          {rejection.button}
        </Button>
      </Box>
      <ConfirmDialog
        open={rejecting}
        danger
        title={rejection.title}
        confirm={rejection.button}
        busy={answer.isPending}
        onConfirm={() => send([])}
        onClose={() => setRejecting(false)}
      >
        {lineas.some(({ estado }) => estado === 'aprobada') && 'Lo que ya aprobaste por teléfono sigue aprobado. '}
        El taller lo verá enseguida y puede enviarte otro.
      </ConfirmDialog>
    </Box>
  );
}
