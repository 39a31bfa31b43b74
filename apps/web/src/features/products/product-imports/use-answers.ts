import { useState } from 'react';
import type { TemaPregunta } from '@tuerca/contracts/products/product-imports/questions';
import type { Importacion, Respuestas } from '@tuerca/contracts/products/product-imports/schemas';

const NONE: Respuestas = { filas: [] };

/** A store's answers so far: for all rows of a subject, and for single rows. */
export function useAnswers({ preguntas }: Importacion) {
  const [respuestas, setRespuestas] = useState(NONE);
  const rowAnswer = (linea: number, tema: TemaPregunta) =>
    respuestas.filas.find((fila) => fila.linea === linea)?.[tema] ?? '';
  const isAnswered = (tema: TemaPregunta): boolean =>
    !preguntas[tema] ||
    respuestas[tema] !== undefined ||
    respuestas.filas.filter((fila) => fila[tema]).length >= preguntas[tema];
  return {
    respuestas,
    rowAnswer,
    isAnswered,
    answerAll: (tema: TemaPregunta, answer: string) => setRespuestas((now) => ({ ...now, [tema]: answer })),
    /** '' restores the answer for all rows. */
    answerRow: (linea: number, tema: TemaPregunta, answer: string) =>
      setRespuestas((now) => {
        const own = { ...now.filas.find((fila) => fila.linea === linea), linea, [tema]: answer || undefined };
        const others = now.filas.filter((fila) => fila.linea !== linea);
        return { ...now, filas: own.stock || own.precio ? [...others, own as Respuestas['filas'][number]] : others };
      }),
    /** The figures have changed. */
    forget: () => setRespuestas(NONE),
  };
}
export type ImportAnswers = ReturnType<typeof useAnswers>;
