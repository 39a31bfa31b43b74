import { type ReactNode, useState } from 'react';
import type { DisponibilidadInput } from '@tuerca/contracts/citas/citas/availability';
import type { CitaAfectada } from '@tuerca/contracts/citas/citas/schemas';
import { Withdrawn } from '@/ui/form/use-server-form';
import { AffectedDialog } from './affected-dialog';
import { usePreviewAvailability } from './availability-effect.queries';

interface Question {
  citas: readonly CitaAfectada[];
  answer: (save: boolean) => void;
}

/** Shows before an edit of a workshop's hours is saved which appointments it leaves outside; `confirm` throws Withdrawn for who goes on editing. */
export function useAffectedQuestion(tallerId: string): {
  confirm: (edit: DisponibilidadInput) => Promise<void>;
  dialog: ReactNode;
} {
  const preview = usePreviewAvailability(tallerId);
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (citas: readonly CitaAfectada[]) =>
    new Promise<boolean>((resolve) => setQuestion({ citas, answer: resolve })).finally(() => setQuestion(null));
  const confirm = async (edit: DisponibilidadInput) => {
    const citas = await preview.mutateAsync(edit);
    if (citas.length > 0 && !(await ask(citas))) throw new Withdrawn();
  };
  const dialog = question && (
    <AffectedDialog
      citas={question.citas}
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    />
  );
  return { confirm, dialog };
}
