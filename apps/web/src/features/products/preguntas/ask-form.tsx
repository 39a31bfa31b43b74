import { useEffect, useRef, useState } from 'react';
import { QUESTION_MESSAGES } from '@tuerca/contracts/products/preguntas/messages';
import type { Pregunta } from '@tuerca/contracts/products/preguntas/schemas';
import { keepForLater } from '@/entities/platform/offline-actions/offline-action-store';
import { OfflineActions } from '@/entities/platform/offline-actions/offline-actions';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { keepPendingAction, takePendingAction } from '@/lib/pending-action';
import { useRole } from '@/lib/session';
import { readText, writeText } from '@/lib/storage';
import { useInBrowser } from '@/lib/use-in-browser';
import { useSignInFirst } from '@/lib/use-sign-in-first';
import { useAskQuestion } from './preguntas.queries';
import { TextForm } from './text-form';

const loadSchema = async () => (await import('@tuerca/contracts/products/preguntas/schemas')).NuevaPregunta;

/** Asks the store about its product. What a visitor typed is sent when she comes back signed in. */
export function AskQuestionForm({
  productoId,
  onAsked,
}: {
  productoId: string;
  onAsked: (pregunta: Pregunta) => void;
}) {
  const draft = `tuerca-pregunta-${productoId}`;
  const [typed, setTyped] = useState<string | null>(null);
  const kept = useInBrowser(() => readText(draft, 'session'), null);
  const shown = typed ?? kept ?? '';
  const ask = useAskQuestion(productoId);
  const signedIn = useSignInFirst(QUESTION_MESSAGES.signInFirst, '#preguntas');

  const form = useRef<HTMLFormElement>(null);
  const role = useRole();
  useEffect(() => {
    if (role && takePendingAction({ kind: 'question', productoId })) form.current?.requestSubmit();
  }, [role, productoId]);

  const allowed = () => {
    const may = signedIn();
    if (!may) {
      writeText(draft, shown.trim() || null, 'session');
      keepPendingAction({ kind: 'question', productoId, note: QUESTION_MESSAGES.waitsForSignIn });
    }
    return may;
  };
  const send = async (text: string, idempotencyKey: string) => {
    try {
      onAsked(await ask.mutateAsync({ texto: text, idempotencyKey }));
    } catch (error) {
      const path = `${paths.product(productoId)}#preguntas`;
      const body = { productoId, texto: text };
      const action = { kind: 'question', id: idempotencyKey, body, label: 'Pregunta', text, path } as const;
      if (!keepForLater(error, action)) throw error;
      writeText(draft, null, 'session');
      return setTyped('');
    }
    writeText(draft, null, 'session');
    setTyped('');
    notify.ok(QUESTION_MESSAGES.sent);
  };
  return (
    <>
      <OfflineActions kind="question" path={paths.product(productoId)} />
      <TextForm
        formRef={form}
        label="Tu pregunta"
        hint="Todos pueden leerla: no pongas teléfonos, correos ni datos de pago."
        placeholder="¿Le sirve a un Corolla 2012 1.8? ¿Trae los tornillos?"
        maxLength={500}
        loadSchema={loadSchema}
        value={shown}
        onChange={setTyped}
        submit="Preguntar"
        busyText="Enviando..."
        allowed={allowed}
        send={send}
        error={QUESTION_MESSAGES.sendFailed}
      />
    </>
  );
}
