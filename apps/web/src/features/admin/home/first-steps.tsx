import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PASOS } from '@tuerca/contracts/admin/first-steps';
import type { Paso } from '@tuerca/contracts/admin/schemas';
import { ArrowForwardRounded } from '@/ui/icons/arrow-forward-rounded';
import { CheckCircleRounded } from '@/ui/icons/check-circle-rounded';
import { RadioButtonUncheckedRounded } from '@/ui/icons/radio-button-unchecked-rounded';
import { Panel } from '@/ui/panel';
import { StatusChip } from '@/ui/status-chip';
import { firstStepsQuery } from './statistics.queries';

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Link to the page of a step, or for a setting of the process its name and documentation. */
function Way({ clave, hecho }: Paso) {
  const words = PASOS[clave];
  if ('ruta' in words)
    return (
      <Button
        component={Link}
        to={words.ruta}
        variant={hecho ? 'text' : 'outlined'}
        endIcon={<ArrowForwardRounded />}
        sx={{ whiteSpace: 'nowrap', mx: hecho ? -2 : 0 }}
      >
        {words.accion}
      </Button>
    );
  return (
    <Typography
      variant="body2"
      sx={{ color: 'text.secondary', maxWidth: { sm: 240, lg: 'none' }, textAlign: { sm: 'right' } }}
    >
      Variable <Code>{words.variable}</Code>
      <br />
      docs/configuracion.md, «{words.apartado}»
    </Typography>
  );
}

const Code = ({ children }: { children: string }) => (
  <Box component="code" sx={{ fontFamily: 'monospace', fontWeight: 600, color: 'text.primary' }}>
    {children}
  </Box>
);

function Step(paso: Paso) {
  const { clave, hecho, texto } = paso;
  return (
    <Box component="li" sx={row}>
      {hecho ? (
        <CheckCircleRounded aria-hidden sx={{ color: 'success.main' }} />
      ) : (
        <RadioButtonUncheckedRounded aria-hidden sx={{ color: 'text.secondary' }} />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography component="h3" variant="subtitle1">
            {PASOS[clave].titulo}
          </Typography>
          <StatusChip label={hecho ? 'Listo' : 'Por hacer'} tone={hecho ? 'success' : 'warning'} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {texto}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: '2', sm: 'auto' }, justifySelf: { xs: 'start', sm: 'end' } }}>
        <Way {...paso} />
      </Box>
    </Box>
  );
}

/** Setup steps of a new shop; renders nothing once all are done, or when they cannot be read. */
export function FirstSteps() {
  const { data: pasos = [] } = useQuery(firstStepsQuery);
  if (!pasos.length) return null;
  const done = pasos.filter(({ hecho }) => hecho).length;
  return (
    <Panel
      title="Primeros pasos"
      text={`${done} de ${pasos.length} listos. Cuando no quede ninguno por hacer, esta lista desaparece.`}
    >
      <LinearProgress
        variant="determinate"
        value={Math.round((done / pasos.length) * 100)}
        aria-label="Pasos listos"
        sx={{ height: 6, borderRadius: 3, mb: 1.5 }}
      />
      <Box component="ol" aria-label="Primeros pasos" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pasos.map((paso) => (
          <Step key={paso.clave} {...paso} />
        ))}
      </Box>
    </Panel>
  );
}
