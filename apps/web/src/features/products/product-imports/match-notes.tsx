import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Emparejamiento } from '@tuerca/contracts/products/product-imports/matching';
import { plural } from '@/lib/format';

/** Notes on the columns' matching: that the last one was used again, and which categories are unassigned. */
export function MatchNotes({ emparejamiento, onColumns }: { emparejamiento: Emparejamiento; onColumns: () => void }) {
  const { recordado, categorias } = emparejamiento;
  const open = categorias.filter(({ categoria, filas }) => !categoria && filas > 0);
  const rows = open.reduce((sum, { filas }) => sum + filas, 0);
  return (
    <>
      {open.length > 0 && (
        <Alert severity="warning">
          {plural(open.length, 'categoría de tu archivo no es', 'categorías de tu archivo no son')} de Tuerca (
          {plural(rows, 'fila', 'filas')}).
          <Box sx={{ mt: 0.5, ml: -0.75 }}>
            <Button size="small" color="inherit" onClick={onColumns}>
              Decir cuáles son
            </Button>
          </Box>
        </Alert>
      )}
      {recordado && <Alert severity="info">Leímos las columnas como la última vez.</Alert>}
    </>
  );
}
