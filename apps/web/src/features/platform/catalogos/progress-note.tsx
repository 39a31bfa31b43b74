import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { CambioEnCurso } from '@tuerca/contracts/platform/catalogos/schemas';

const number = (value: number) => value.toLocaleString('es-VE');

/** Progress of the last change's rewriting of documents. */
export function ProgressNote({ cambio }: { cambio: CambioEnCurso }) {
  const { estado, antes, despues, hechos, total } = cambio;
  const words = antes === despues ? despues : `${antes} → ${despues}`;
  const share = total > 0 ? Math.min(100, (hechos / total) * 100) : 0;
  if (estado === 'aplicado')
    return (
      <Alert severity="success" variant="outlined" role="status" sx={{ color: 'text.primary', mb: 2 }}>
        {words}: listo, {number(hechos)} de {number(total)}.
      </Alert>
    );
  return (
    <Alert
      severity="info"
      variant="outlined"
      icon={false}
      sx={{ color: 'text.primary', mb: 2, '& .MuiAlert-message': { width: '100%' } }}
    >
      <Typography role="status" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        Aplicando {words}: {number(hechos)} de {number(total)}
      </Typography>
      <LinearProgress variant="determinate" value={share} aria-label={`Aplicando ${words}`} />
    </Alert>
  );
}
