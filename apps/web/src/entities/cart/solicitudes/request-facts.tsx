import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { Solicitud, SolicitudTienda } from '@tuerca/contracts/cart/solicitudes/schemas';
import { imageVariant } from '@tuerca/contracts/kernel/images';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { Fact, Facts } from '@/ui/facts';
import { Panel } from '@/ui/panel';
import { Picture } from '@/ui/picture';
import { SolicitudChip } from './estado-chips';

type Asked = Pick<
  Solicitud | SolicitudTienda,
  'pieza' | 'estado' | 'categoria' | 'vehiculo' | 'cantidad' | 'fotos' | 'ubicacion' | 'nota' | 'vence'
>;

/** Requested part: vehicle, place, expiry, note and pictures. */
export const RequestFacts = ({ solicitud }: { solicitud: Asked }) => {
  const { pieza, estado, categoria, vehiculo, cantidad, fotos, ubicacion, nota, vence } = solicitud;
  return (
    <Panel title={pieza} action={<SolicitudChip estado={estado} />}>
      <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
        <Facts columns={4}>
          <Fact label="Vehículo">{vehiculo ? vehicleName(vehiculo) : 'No indicado'}</Fact>
          <Fact label="Cantidad">{cantidad}</Fact>
          <Fact label="Lugar">
            {ubicacion.ciudad}, {ubicacion.estado}
          </Fact>
          <Fact label={estado === 'abierta' ? 'Recibe respuestas hasta' : 'Recibía respuestas hasta'}>
            {formatFechaHora(vence)}
          </Fact>
          {categoria && <Fact label="Categoría">{categoria}</Fact>}
        </Facts>
        {nota && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{nota}</Typography>}
        {fotos.length > 0 && (
          <Box
            component="ul"
            aria-label="Fotos de la solicitud"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {fotos.map((url, i) => (
              <Box component="li" key={url} sx={{ width: 112 }}>
                <Link href={imageVariant(url, 1024)} target="_blank" rel="noopener" sx={{ display: 'block' }}>
                  <Picture src={url} alt={`Foto ${i + 1} de ${fotos.length}`} sizes="120px" ratio="1 / 1" />
                </Link>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Panel>
  );
};
