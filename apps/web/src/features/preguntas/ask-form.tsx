import { QUESTION_MESSAGES } from '@tuerca/contracts/preguntas/messages';
import type { Pregunta } from '@tuerca/contracts/preguntas/schemas';
import { useState, useSyncExternalStore } from 'react';
import { notify } from '../../lib/notify';
import { readText, writeText } from '../../lib/storage';
import { useSignInFirst } from '../../lib/use-sign-in-first';
import { useAsk } from './preguntas.queries';
import { TextForm } from './text-form';

const loadSchema = async () => (await import('@tuerca/contracts/preguntas/schemas')).NuevaPregunta;
const never = () => () => {};

/** Asks the store about its product. A visitor finds what she typed here again after signing in. */
export function AskForm({ productoId, onAsked }: { productoId: string; onAsked: (pregunta: Pregunta) => void }) {
  const draft = `tuerca-pregunta-${productoId}`;
  const [typed, setTyped] = useState<string | null>(null);
  // The server, which draws this first, has no storage.
  const kept = useSyncExternalStore(
    never,
    () => readText(draft, 'session'),
    () => null,
  );
  const shown = typed ?? kept ?? '';
  const ask = useAsk(productoId);
  const signedIn = useSignInFirst(QUESTION_MESSAGES.signInFirst, '#preguntas');

  const allowed = () => {
    const may = signedIn();
    if (!may) writeText(draft, shown.trim() || null, 'session');
    return may;
  };
  const send = async (text: string, idempotencyKey: string) => {
    onAsked(await ask.mutateAsync({ texto: text, idempotencyKey }));
    writeText(draft, null, 'session');
    setTyped('');
    notify.ok(QUESTION_MESSAGES.sent);
  };
  return (
    <TextForm
      label="Tu pregunta"
      hint="Todos pueden leerla: no pongas teléfonos ni datos de pago."
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
  );
}
