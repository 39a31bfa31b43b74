import { MENSAJES_CATALOGO } from '@tuerca/contracts/mensajes';
import { NuevaRespuesta, type Pregunta } from '@tuerca/contracts/preguntas';
import { useState } from 'react';
import { notify } from '../../lib/notify';
import { useAnswer } from './preguntas.queries';
import { TextForm } from './text-form';

/** The store answers one question, or changes what it answered. */
export function AnswerForm({ pregunta, onClose }: { pregunta: Pregunta; onClose: () => void }) {
  const [texto, setTexto] = useState(pregunta.respuesta?.texto ?? '');
  const answer = useAnswer(pregunta.productoId);
  const send = async (text: string) => {
    await answer.mutateAsync({ id: pregunta._id, texto: text });
    notify.ok(MENSAJES_CATALOGO.respuestaOk);
    onClose();
  };
  return (
    <TextForm
      autoFocus
      label="Tu respuesta"
      maxLength={1000}
      schema={NuevaRespuesta}
      value={texto}
      onChange={setTexto}
      submit="Publicar respuesta"
      busyText="Publicando..."
      send={send}
      error={MENSAJES_CATALOGO.respuestaError}
      onCancel={onClose}
    />
  );
}
