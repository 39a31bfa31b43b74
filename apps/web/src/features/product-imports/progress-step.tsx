import { CheckCircleRounded } from '../../ui/icons/check-circle-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Importacion } from '@tuerca/contracts/product-imports/schemas';
import { Link } from 'react-router-dom';
import { plural } from '../../lib/format';
import { paths } from '../../lib/paths';
import { FormAlert } from '../../ui/form-alert';
import { Panel } from '../../ui/panel';

/** How far the writing is; it goes on when the page is left. */
export function ProgressStep({ importacion: { avance, estado } }: { importacion: Importacion }) {
  const share = avance.total ? Math.min(100, (avance.hechas / avance.total) * 100) : 0;
  const goingBack = estado === 'deshaciendo';
  return (
    <Panel title={goingBack ? 'Deshaciendo la importación' : 'Importando tus productos'}>
      <LinearProgress
        variant="determinate"
        value={share}
        aria-label="Progreso de la importación"
        sx={{ height: 10, borderRadius: 999 }}
      />
      <Typography role="status" sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}>
        {avance.hechas.toLocaleString('es-VE')} de {plural(avance.total, 'producto', 'productos')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {goingBack
          ? 'No se pudo terminar. Dejamos todo como estaba.'
          : 'Puedes cerrar esta página: la importación sigue, y se guarda completa o no se guarda nada.'}
      </Typography>
    </Panel>
  );
}

interface ResultStepProps {
  importacion: Importacion;
  onAnother: () => void;
}

/** How an import ended, and where to go from there. */
export function ResultStep({ importacion: { estado, conteo }, onAnother }: ResultStepProps) {
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
      <Box sx={{ display: 'grid', gap: 1, gridAutoFlow: { sm: 'column' }, justifyContent: { sm: 'start' } }}>
        <Button component={Link} to={paths.storeProducts()} variant="contained">
          Ver mis productos
        </Button>
        <Button variant="outlined" onClick={onAnother}>
          Importar otro archivo
        </Button>
      </Box>
    </Panel>
  );
}
