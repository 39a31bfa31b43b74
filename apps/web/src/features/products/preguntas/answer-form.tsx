import { useState } from 'react';
import { QUESTION_MESSAGES } from '@tuerca/contracts/products/preguntas/messages';
import type { Pregunta } from '@tuerca/contracts/products/preguntas/schemas';
import { notify } from '@/lib/notify';
import { useAnswer } from './preguntas.queries';
import { TextForm } from './text-form';

const loadSchema = async () => (await import('@tuerca/contracts/products/preguntas/schemas')).NuevaRespuesta;

/** The store answers one question, or changes what it answered. */
export function AnswerQuestionForm({ pregunta, onClose }: { pregunta: Pregunta; onClose: () => void }) {
  const [draft, setDraft] = useState(pregunta.respuesta?.texto ?? '');
  const answer = useAnswer(pregunta.productoId);
  const send = async (text: string) => {
    await answer.mutateAsync({ id: pregunta._id, texto: text });
    notify.ok(QUESTION_MESSAGES.answered);
    onClose();
  };
  return (
    <TextForm
      autoFocus
      label="Tu respuesta"
      maxLength={1000}
      loadSchema={loadSchema}
      value={draft}
      onChange={setDraft}
      submit="Publicar respuesta"
      busyText="Publicando..."
      send={send}
      error={QUESTION_MESSAGES.answerFailed}
      onCancel={onClose}
    />
  );
}
