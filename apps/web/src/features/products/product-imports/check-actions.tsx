import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { IMPORT_MESSAGES, PICTURE_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { type TemaPregunta, TEMAS_PREGUNTA } from '@tuerca/contracts/products/product-imports/questions';
import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import { messageOf } from '@/lib/api-error';
import { plural } from '@/lib/format';
import { notify } from '@/lib/notify';
import { useSaveFile } from '@/lib/use-save-file';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { FormAlert } from '@/ui/form-alert';
import { DownloadRounded } from '@/ui/icons/download-rounded';
import { Panel } from '@/ui/panel';
import { useBadRows } from './import-files.queries';
import { lackingPhotos } from './import-photos';
import { useConfirm, useDiscard } from './product-imports.queries';
import { ImportQuestions } from './questions';
import type { ImportAnswers } from './use-answers';

function summaryOf({ conteo: { nuevos, cambian, iguales, conError } }: Importacion): string {
  const parts = [
    nuevos && plural(nuevos, 'producto nuevo', 'productos nuevos'),
    cambian && `${plural(cambian, 'cambia', 'cambian')}`,
    iguales && `${plural(iguales, 'queda igual', 'quedan iguales')}`,
    conError && `${plural(conError, 'fila con error', 'filas con error')}`,
  ].filter(Boolean);
  return `${parts.join(' · ')}.`;
}

interface CheckActionsProps {
  importacion: Importacion;
  answers: ImportAnswers;
  /** Returns to the columns' matching; absent when the file is not stored. */
  onColumns: (() => void) | undefined;
  onAnother: () => void;
  /** Shows the rows of a question. */
  onRows: (tema: TemaPregunta) => void;
}

/** Actions on a checked file: import it, download its bad rows, match its columns again, choose another. */
export function CheckActions({ importacion, answers, onColumns, onAnother, onRows }: CheckActionsProps) {
  const { _id, conteo, preguntas } = importacion;
  const confirm = useConfirm(_id);
  const discard = useDiscard(_id);
  const badRows = useBadRows(_id);
  const save = useSaveFile();
  const [asking, setAsking] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const good = conteo.nuevos + conteo.cambian;
  const isReading = !!importacion.fotos?.porLeer;
  const lacking = importacion.fotos ? lackingPhotos(importacion.fotos) : 0;
  const start = () => {
    setAsking(false);
    const asked = preguntas.stock + preguntas.precio > 0;
    confirm.mutate(
      { soloCorrectas: conteo.conError > 0, ...(asked && { respuestas: answers.respuestas }) },
      { onError: answers.forget },
    );
  };
  const press = () => {
    const missing = TEMAS_PREGUNTA.some((tema) => !answers.isAnswered(tema));
    setMissing(missing);
    if (missing) return;
    if (conteo.conError + lacking > 0) setAsking(true);
    else start();
  };
  const startOver = () => discard.mutate(undefined, { onSettled: onAnother });
  const download = () =>
    badRows.mutate(undefined, {
      onSuccess: (file) => save(file, 'errores-importacion.csv'),
      onError: (error) => notify.failure(error, IMPORT_MESSAGES.downloadFailed),
    });
  // The primary button is first: another file when rows have errors, else the import.
  const toMend = conteo.conError > 0 || good === 0;
  const another = (
    <Button variant={toMend ? 'contained' : 'text'} loading={discard.isPending} onClick={startOver}>
      Subir otro archivo
    </Button>
  );
  return (
    <Panel title="Esto trae tu archivo">
      {confirm.error && <FormAlert message={messageOf(confirm.error, IMPORT_MESSAGES.confirmFailed)} />}
      <Typography sx={{ mb: 2, mt: confirm.error ? 2 : 0 }}>{summaryOf(importacion)}</Typography>
      {conteo.conError > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          Corrige el archivo y súbelo otra vez, o importa solo las filas correctas.
        </Typography>
      )}
      <ImportQuestions importacion={importacion} answers={answers} isAsking={isMissing} onRows={onRows} />
      {isReading && <Typography sx={{ mb: 2, color: 'text.secondary' }}>{PICTURE_MESSAGES.reading}</Typography>}
      <Box sx={{ display: 'grid', gap: 1, gridAutoFlow: { sm: 'column' }, justifyContent: { sm: 'start' } }}>
        {toMend && another}
        {conteo.conError > 0 && (
          <Button
            variant="outlined"
            startIcon={<DownloadRounded />}
            loading={badRows.isPending}
            loadingPosition="start"
            onClick={download}
          >
            Descargar errores
          </Button>
        )}
        {good > 0 && (
          <Button
            variant={conteo.conError > 0 ? 'outlined' : 'contained'}
            loading={confirm.isPending}
            disabled={isReading}
            onClick={press}
          >
            {conteo.conError > 0 ? 'Importar solo las correctas' : `Importar ${plural(good, 'producto', 'productos')}`}
          </Button>
        )}
        {onColumns && <Button onClick={onColumns}>Cambiar columnas</Button>}
        {!toMend && another}
      </Box>
      <ConfirmDialog
        open={asking}
        title={`¿Importar ${plural(good, 'producto', 'productos')}?`}
        confirm={conteo.conError > 0 ? 'Importar las correctas' : 'Importar sin esas fotos'}
        onConfirm={start}
        onClose={() => setAsking(false)}
      >
        {conteo.conError > 0 &&
          `${plural(conteo.conError, 'fila con error queda fuera', 'filas con error quedan fuera')}. Puedes corregirlas e importarlas después. `}
        {lacking > 0 &&
          `${plural(lacking, 'foto no está lista', 'fotos no están listas')}: esos productos quedan con las que tienen.`}
      </ConfirmDialog>
    </Panel>
  );
}
