import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { asSentence } from '@tuerca/contracts/kernel/sentence';
import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useNow } from '@/lib/use-now';
import { ConfirmAction } from '@/ui/confirm-action';
import { EmptyState } from '@/ui/empty-state';
import { FormAlert } from '@/ui/form-alert';
import { CheckCircleRounded } from '@/ui/icons/check-circle-rounded';
import { Panel } from '@/ui/panel';
import { lackingPhotos } from './import-photos';
import { ImportRows } from './import-rows';
import { useUndoImport } from './product-imports.queries';

interface ResultStepProps {
  importacion: Importacion;
  onAnother: () => void;
}

const actions = { display: 'grid', gap: 1, gridAutoFlow: { sm: 'column' }, justifyContent: { sm: 'start' } } as const;

function Onward({ onAnother }: { onAnother: () => void }) {
  return (
    <>
      <Button component={Link} to={paths.storeProducts()} variant="contained">
        Ver mis productos
      </Button>
      <Button variant="outlined" onClick={onAnother}>
        Importar otro archivo
      </Button>
    </>
  );
}

/** Undo button, while that is possible. */
function Undo({ importacion: { _id, conteo, deshacerHasta } }: { importacion: Importacion }) {
  const now = useNow();
  const undo = useUndoImport(_id);
  const [asking, setAsking] = useState(false);
  if (!deshacerHasta || new Date(deshacerHasta) <= now) return null;
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {asSentence(
          `¿Era otro archivo? Puedes deshacer la importación hasta el ${formatFechaHora(new Date(deshacerHasta))}`,
        )}
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Deshacer la importación
      </Button>
      {asking && (
        <ConfirmAction
          title={`¿Deshacer la importación de ${plural(conteo.nuevos + conteo.cambian, 'producto', 'productos')}?`}
          confirm="Deshacer"
          cancel="Volver"
          run={undo.mutateAsync}
          done={IMPORT_MESSAGES.undoing}
          error={IMPORT_MESSAGES.undoFailed}
          onClose={() => setAsking(false)}
        >
          {IMPORT_MESSAGES.undoAsked}
        </ConfirmAction>
      )}
    </Box>
  );
}

function Undone({ importacion: { _id, conservadas }, onAnother }: ResultStepProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel title="Importación deshecha">
        <Typography sx={{ mb: 2 }}>
          {conservadas
            ? `Tus productos volvieron a como estaban, menos ${plural(conservadas, 'fila', 'filas')}: mira abajo por qué.`
            : 'Tus productos volvieron a como estaban.'}
        </Typography>
        <Box sx={actions}>
          <Onward onAnother={onAnother} />
        </Box>
      </Panel>
      {conservadas > 0 && (
        <ImportRows
          id={_id}
          lista="conservada"
          label="Quedaron como están"
          empty={<EmptyState compact title="Ninguna fila quedó como está" text="Todo volvió a como estaba." />}
        />
      )}
    </Box>
  );
}

/** Result of an import, with the next actions. */
export function ResultStep({ importacion, onAnother }: ResultStepProps) {
  const { estado, conteo } = importacion;
  if (estado === 'revertida') return <Undone importacion={importacion} onAnother={onAnother} />;
  if (estado === 'fallida')
    return (
      <FormAlert message="No se pudo importar. Tus productos quedaron como estaban.">
        <Button variant="outlined" onClick={onAnother} sx={{ mt: 1 }}>
          Intentar de nuevo
        </Button>
      </FormAlert>
    );
  return (
    <Panel title="Listo, tu lista está al día">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2, display: 'grid', gap: 1 }}>
        {[
          plural(conteo.nuevos, 'producto nuevo', 'productos nuevos'),
          plural(conteo.cambian, 'producto actualizado', 'productos actualizados'),
        ].map((text) => (
          <Box component="li" key={text} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <CheckCircleRounded aria-hidden fontSize="small" sx={{ color: 'success.main' }} />
            {text}
          </Box>
        ))}
      </Box>
      {conteo.conError > 0 && (
        <Typography sx={{ mb: 2 }}>
          {plural(conteo.conError, 'fila con error quedó fuera', 'filas con error quedaron fuera')}. Corrígelas y
          súbelas en otro archivo.
        </Typography>
      )}
      {importacion.fotos && lackingPhotos(importacion.fotos) > 0 && (
        <Typography sx={{ mb: 2 }}>
          {plural(lackingPhotos(importacion.fotos), 'foto quedó fuera', 'fotos quedaron fuera')}. Súbelas en cada
          producto, o importa el archivo otra vez con ellas.
        </Typography>
      )}
      <Box sx={actions}>
        <Onward onAnother={onAnother} />
      </Box>
      <Undo importacion={importacion} />
    </Panel>
  );
}
