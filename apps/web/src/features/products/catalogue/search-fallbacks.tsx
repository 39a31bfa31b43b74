import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { findCategoria } from '@tuerca/contracts/products/products/categorias';
import type { Busqueda } from '@tuerca/contracts/products/search/schemas';
import { paths, withQuery } from '@/lib/paths';
import type { CatalogueFilterChange } from './filters';

interface SearchFallbacksProps {
  /** Searched text. */
  text: string;
  salidas: Busqueda['salidas'];
  onChange: (change: CatalogueFilterChange) => void;
}

/** Alternatives to a search without results. */
export function SearchFallbacks({ text, salidas, onChange }: SearchFallbacksProps) {
  if (!salidas) return null;
  const { agotados, sinPalabra, categorias, servicios, totales } = salidas;
  if (!agotados && !sinPalabra && !categorias.length && !totales.servicios && !totales.talleres) return null;
  return (
    <Box component="nav" aria-label="Otras formas de encontrarlo" sx={{ mt: 3, textAlign: 'center' }}>
      <Typography variant="h6" component="h3" gutterBottom>
        También puedes
      </Typography>
      {/* Names of services are long: they break rather than widen a phone's page. */}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 1,
          '& > a, & > button': { maxWidth: '100%', whiteSpace: 'normal' },
        }}
      >
        {agotados > 0 && (
          <Button variant="outlined" onClick={() => onChange({ disponible: false })}>
            Ver los agotados ({agotados.toLocaleString('es-VE')})
          </Button>
        )}
        {sinPalabra && (
          <Button variant="outlined" onClick={() => onChange({ search: sinPalabra.texto })}>
            Buscar sin «{sinPalabra.palabra}» ({sinPalabra.total.toLocaleString('es-VE')})
          </Button>
        )}
        {categorias.map(({ valor, total }) => (
          <Button
            key={valor}
            component={Link}
            // These are counted in the whole catalogue.
            to={paths.catalogue({ category: findCategoria(valor)?.id ?? valor, disponible: false })}
            variant="outlined"
          >
            Ver {valor} ({total.toLocaleString('es-VE')})
          </Button>
        ))}
        {servicios.map(({ nombre, ruta, taller }) => (
          <Button key={ruta} component={Link} to={ruta} variant="outlined">
            {nombre}, {taller}
          </Button>
        ))}
        {totales.servicios > servicios.length && (
          <Button component={Link} to={withQuery(paths.services(), { busqueda: text })} variant="outlined">
            Ver los servicios ({totales.servicios.toLocaleString('es-VE')})
          </Button>
        )}
        {totales.talleres > 0 && (
          <Button component={Link} to={withQuery(paths.workshops(), { search: text })} variant="outlined">
            Ver los talleres que lo hacen ({totales.talleres.toLocaleString('es-VE')})
          </Button>
        )}
      </Box>
    </Box>
  );
}
