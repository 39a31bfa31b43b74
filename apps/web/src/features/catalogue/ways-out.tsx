import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { findCategoria } from '@tuerca/contracts/products/categorias';
import type { Busqueda } from '@tuerca/contracts/search/schemas';
import type { FilterChange } from './filters';

interface WaysOutProps {
  salidas: Busqueda['salidas'];
  onChange: (change: FilterChange) => void;
}

/** Where a search that finds nothing leads on to. */
export function WaysOut({ salidas, onChange }: WaysOutProps) {
  if (!salidas || (!salidas.sinPalabra && !salidas.categorias.length)) return null;
  const { sinPalabra, categorias } = salidas;
  return (
    <Box component="nav" aria-label="Otras formas de encontrarlo" sx={{ mt: 3, textAlign: 'center' }}>
      <Typography variant="h6" component="h3" gutterBottom>
        También puedes
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {sinPalabra && (
          <Button variant="outlined" onClick={() => onChange({ search: sinPalabra.texto })}>
            Buscar sin «{sinPalabra.palabra}» ({sinPalabra.total.toLocaleString('es-VE')})
          </Button>
        )}
        {categorias.map(({ valor, total }) => (
          <Button
            key={valor}
            variant="outlined"
            onClick={() => onChange({ search: '', category: findCategoria(valor)?.id ?? valor })}
          >
            Ver {valor} ({total.toLocaleString('es-VE')})
          </Button>
        ))}
      </Box>
    </Box>
  );
}
