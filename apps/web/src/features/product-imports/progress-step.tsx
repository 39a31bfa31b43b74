import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Importacion } from '@tuerca/contracts/product-imports/schemas';
import { plural } from '../../lib/format';
import { Panel } from '../../ui/panel';

/** How far the writing is; it goes on when the page is left. */
export function ProgressStep({ importacion: { avance, estado } }: { importacion: Importacion }) {
  const share = avance.total ? Math.min(100, (avance.hechas / avance.total) * 100) : 0;
  const goingBack = estado !== 'aplicando';
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
        {estado === 'deshaciendo'
          ? 'No se pudo terminar. Dejamos todo como estaba.'
          : estado === 'revirtiendo'
            ? 'Cada producto vuelve a como estaba antes. Puedes cerrar esta página: seguimos sin ti.'
            : 'Puedes cerrar esta página: la importación sigue, y se guarda completa o no se guarda nada.'}
      </Typography>
    </Panel>
  );
}
