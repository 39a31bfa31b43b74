import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDataUse } from '@/lib/data-use';
import { DataSaverSwitch } from '@/ui/data-saver-switch';
import { Fact, Facts } from '@/ui/facts';
import { Panel } from '@/ui/panel';

const MB = 1_000_000;
/** '1,2 MB', as operators of mobile networks count them. */
const inMegabytes = (bytes: number): string =>
  bytes < 0.05 * MB
    ? 'menos de 0,1 MB'
    : `${(bytes / MB).toLocaleString('es-VE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether less is fetched on this device, and what its visits have received. */
export function DataSaverPanel() {
  const { bytes, before } = useDataUse();
  return (
    <Panel title="Ahorro de datos" text="Las fotos llegan más livianas. «Automático» hace lo que diga tu teléfono.">
      <DataSaverSwitch />
      <Box sx={{ my: 2 }}>
        <Facts>
          <Fact label="Esta visita">{inMegabytes(bytes)}</Fact>
          {before.length > 0 && (
            <Fact label={before.length === 1 ? 'La anterior' : `Promedio de ${before.length} anteriores`}>
              {inMegabytes(average(before))}
            </Fact>
          )}
        </Facts>
      </Box>
      <Typography variant="body2" color="text.secondary">
        Lo que recibió este dispositivo, sin contar los mensajes en vivo.
      </Typography>
    </Panel>
  );
}
