import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { cityAndState, coordinatesOf, mapHref, type Place } from './business';
import { tilesAround, type Tiles } from './map-tiles';
import { MapDrawing, MapPin } from './map-drawing';

interface MapPlaceProps {
  nombre: string;
  direccion: Place;
}

// Each tile is half as wide as the picture: wherever in the middle tile the place lies, the nine cover what is seen.
const TileLayer = ({ urls, x, y }: Tiles) => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      left: '50%',
      top: '50%',
      width: '150%',
      aspectRatio: '1 / 1',
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      transform: `translate(${-x * 100}%, ${-y * 100}%)`,
    }}
  >
    {urls.map((url) => (
      <Box
        key={url}
        component="img"
        src={url}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer-when-downgrade"
        sx={{ width: '100%', aspectRatio: '1 / 1' }}
      />
    ))}
  </Box>
);

/** Where a business is: a drawing (or tiles, where the build names a server of them), the address in words, and the way to a real map. */
export function MapPlace({ nombre, direccion }: MapPlaceProps) {
  const at = coordinatesOf(direccion);
  const tiles = at && tilesAround(at);
  const town = cityAndState(direccion);
  const lines = [
    direccion.calle,
    [town, direccion.codigoPostal].filter(Boolean).join(' '),
    direccion.referencias,
  ].filter((line) => !!line);
  const picture = at
    ? `Plano de referencia con la ubicación de ${nombre}`
    : `Dibujo de ${town || 'la zona'}, sin la ubicación exacta`;
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
      <Box
        role="img"
        aria-label={picture}
        sx={{
          position: 'relative',
          overflow: 'hidden',
          height: { xs: 200, sm: 240 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <MapDrawing seed={at ? `${at.lat.toFixed(4)},${at.lng.toFixed(4)}` : town} />
        {tiles && <TileLayer {...tiles} />}
        {at ? (
          <MapPin />
        ) : (
          <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', p: 2 }}>
            <Typography
              aria-hidden
              variant="h4"
              component="span"
              sx={{
                px: 2,
                py: 1,
                borderRadius: 999,
                border: 1,
                borderColor: 'divider',
                bgcolor: 'background.paper',
                textAlign: 'center',
              }}
            >
              {town || 'Ubicación no disponible'}
            </Typography>
          </Box>
        )}
      </Box>
      <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, p: 2 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle2" component="p">
            {nombre}
          </Typography>
          {lines.length > 0 ? lines.map((line) => <div key={line}>{line}</div>) : 'Ubicación no disponible'}
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {at && `Coordenadas: ${at.lat}, ${at.lng}. `}
            {tiles ? '© colaboradores de OpenStreetMap' : 'Dibujo de referencia, no está a escala.'}
          </Typography>
        </Box>
        {(at || town) && (
          <Button
            component="a"
            href={mapHref(direccion)}
            target="_blank"
            rel="noopener"
            variant="outlined"
            endIcon={<OpenInNewRounded />}
          >
            Abrir en el mapa
          </Button>
        )}
      </Box>
    </Box>
  );
}
