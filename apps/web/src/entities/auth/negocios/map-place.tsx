import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCopy } from '@/lib/use-copy';
import { CheckRounded } from '@/ui/icons/check-rounded';
import { ContentCopyRounded } from '@/ui/icons/content-copy-rounded';
import { MapRounded } from '@/ui/icons/map-rounded';
import { NavigationRounded } from '@/ui/icons/navigation-rounded';
import { type BusinessAddress, cityAndState, coordinatesOf, mapHref, wazeHref } from './business';
import { MapFrame } from './map-frame';

/** Address of map tiles with {z}, {x} and {y}; undefined (no map is drawn) unless the build names one. See docs/configuracion.md. */
const mapTiles = (): string | undefined => import.meta.env.VITE_MAPA_TILES || undefined;

interface MapPlaceProps {
  nombre: string;
  direccion: BusinessAddress;
}

function CopyAddress({ text }: { text: string }) {
  const [copied, copy] = useCopy();
  return (
    <Button
      variant="outlined"
      color={copied ? 'success' : 'primary'}
      startIcon={copied ? <CheckRounded /> : <ContentCopyRounded />}
      onClick={() => copy(text)}
    >
      <span aria-live="polite">{copied ? 'Dirección copiada' : 'Copiar dirección'}</span>
    </Button>
  );
}

/** Location of a business: its address and directions, below a map if the build has a tile server. */
export function MapPlace({ nombre, direccion }: MapPlaceProps) {
  const at = coordinatesOf(direccion);
  const tiles = mapTiles();
  const town = cityAndState(direccion);
  const lines = [
    direccion.calle,
    [town, direccion.codigoPostal].filter(Boolean).join(' '),
    direccion.referencias,
  ].filter((line): line is string => !!line);
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      {at && tiles && <MapFrame at={at} nombre={nombre} tiles={tiles} />}
      <Box component="figcaption" sx={{ display: 'grid', gap: 2, p: 2 }}>
        <Box sx={{ minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle2" component="p">
            {nombre}
          </Typography>
          {lines.length > 0 ? lines.map((line) => <div key={line}>{line}</div>) : 'Ubicación no disponible'}
          {at && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
              Coordenadas: {at.lat}, {at.lng}
            </Typography>
          )}
        </Box>
        {(at || town) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              component="a"
              href={mapHref(direccion)}
              target="_blank"
              rel="noopener"
              variant="outlined"
              startIcon={<MapRounded />}
            >
              Abrir en Google Maps
            </Button>
            <Button
              component="a"
              href={wazeHref(direccion)}
              target="_blank"
              rel="noopener"
              variant="outlined"
              startIcon={<NavigationRounded />}
            >
              Waze
            </Button>
            {lines.length > 0 && <CopyAddress text={lines.join(', ')} />}
          </Box>
        )}
      </Box>
    </Box>
  );
}
