import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { isCode, messageOf } from '@/lib/api-error';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Withdrawn } from '@/ui/form/use-server-form';
import { whenInWords } from './cita-format';

/** Sent again, it says that the workshop was asked. */
type Confirmation = { confirmaHora?: true };

type When = Parameters<typeof whenInWords>[0];

/** Turns the refusal of a time outside of the workshop's hours, or earlier today, into one question; `ask` throws Withdrawn for who thinks better of it. */
export function useUnusualTime(): {
  ask: <T>(when: When, send: (confirmation: Confirmation) => Promise<T>) => Promise<T>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<{ when: When; text: string; answer: (yes: boolean) => void } | null>(null);
  const ask = async <T,>(when: When, send: (confirmation: Confirmation) => Promise<T>): Promise<T> => {
    try {
      return await send({});
    } catch (error) {
      if (!isCode(error, 'HORA_FUERA_DE_LO_NORMAL')) throw error;
      const text = messageOf(error, '');
      const isWanted = await new Promise<boolean>((answer) => setQuestion({ when, text, answer }));
      setQuestion(null);
      if (!isWanted) throw new Withdrawn();
      return send({ confirmaHora: true });
    }
  };
  const dialog = question && (
    <ConfirmDialog
      open
      title="¿Anotar la cita a esa hora?"
      confirm="Sí, anotarla"
      cancel="Elegir otra hora"
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      {/* Named once more: the other half of the day is one slip of a finger away. */}
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{whenInWords(question.when)}</Typography>
      <Typography>{question.text} Las horas que ven tus clientes no cambian.</Typography>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
