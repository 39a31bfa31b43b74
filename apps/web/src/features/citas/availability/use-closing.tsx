import { type ReactNode, useState } from 'react';
import type { DisponibilidadInput } from '@tuerca/contracts/citas/citas/availability';
import type { CitaSinDecision } from '@tuerca/contracts/citas/citas/closing';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { usePreviewAvailability } from '@/entities/citas/citas/availability-effect.queries';
import { isCode, messageOf } from '@/lib/api-error';
import { Withdrawn } from '@/ui/form/use-server-form';
import { useSaveAvailability } from './availability.queries';
import { ClosingDialog, type Decided } from './closing-dialog';

type Saved = Awaited<ReturnType<ReturnType<typeof useSaveAvailability>['mutateAsync']>>;
interface Question {
  edit: DisponibilidadInput;
  citas: readonly CitaSinDecision[];
  done: (saved: Saved) => void;
  fail: (error: unknown) => void;
}

/** Saves an edit of my availability; what it leaves outside is asked about first, and decided with it. `save` throws Withdrawn for who goes on editing. */
export function useClosing(tallerId: string): {
  save: (edit: DisponibilidadInput) => Promise<Saved>;
  dialog: ReactNode;
} {
  const preview = usePreviewAvailability(tallerId);
  const saving = useSaveAvailability(tallerId);
  const [question, setQuestion] = useState<Question | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (edit: DisponibilidadInput) => {
    const citas = await preview.mutateAsync(edit);
    // Said also when there are none, so that one that is made meanwhile is asked about.
    if (citas.length === 0) {
      try {
        return await saving.mutateAsync({ ...edit, decisiones: [] });
      } catch (error) {
        if (!isCode(error, 'CITAS_SIN_DECISION')) throw error;
        return ask(edit, await preview.mutateAsync(edit));
      }
    }
    return ask(edit, citas);
  };
  const ask = (edit: DisponibilidadInput, citas: readonly CitaSinDecision[]) => {
    setFailure(null);
    return new Promise<Saved>((done, fail) => setQuestion({ edit, citas, done, fail })).finally(() =>
      setQuestion(null),
    );
  };
  const decide = async ({ edit, done, fail }: Question, decided: Decided) => {
    try {
      done(await saving.mutateAsync({ ...edit, ...decided }));
    } catch (error) {
      if (isCode(error, 'ESTADO_CAMBIO')) return fail(error);
      setFailure(messageOf(error, CITA_MESSAGES.availabilitySaveFailed));
      if (!isCode(error, 'CITAS_SIN_DECISION', 'HORA_NUEVA_NO_DISPONIBLE')) return;
      const citas = await preview.mutateAsync(edit).catch(() => null);
      if (citas) setQuestion((now) => now && { ...now, citas });
    }
  };
  const dialog = question && (
    <ClosingDialog
      citas={question.citas}
      busy={saving.isPending}
      failure={failure}
      onDecide={(decided) => void decide(question, decided)}
      onClose={() => question.fail(new Withdrawn())}
    />
  );
  return { save, dialog };
}
