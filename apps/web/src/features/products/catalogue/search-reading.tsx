import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { Busqueda, Entendido } from '@tuerca/contracts/products/search/schemas';
import { compareSearched } from '@/entities/auth/garaje/garage-store';

const LABELS: Record<Entendido['tipo'], string> = {
  marca: 'Marca',
  modelo: 'Modelo',
  anio: 'Año',
  motor: 'Motor',
  medida: 'Medida',
  viscosidad: 'Viscosidad',
  corriente: 'Corriente',
  voltaje: 'Voltaje',
};

interface SearchReadingProps {
  busqueda: Busqueda;
  /** Whether there are results. */
  found: boolean;
  /** Searches for another text instead. */
  onSearch: (texto: string) => void;
}

/** Interpretation of a search, each part removable, and the corrected text if it was not typed that way. */
export function SearchReading({ busqueda: { entendido, sugerencia, vehiculo }, found, onSearch }: SearchReadingProps) {
  const named = vehiculo && JSON.stringify(vehiculo);
  // Once for each vehicle: who removes it from the bar meanwhile keeps it removed.
  useEffect(() => {
    if (named) compareSearched(JSON.parse(named) as Vehiculo);
  }, [named]);
  if (!entendido.length && !sugerencia) return null;
  return (
    <Box sx={{ mb: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1 }}>
      {sugerencia && (
        <Typography component="p" role="status">
          {found ? 'Mostramos resultados de' : 'Buscamos'}{' '}
          <Button variant="text" onClick={() => onSearch(sugerencia)} sx={{ minHeight: 44, px: 0.5, fontWeight: 700 }}>
            «{sugerencia}»
          </Button>
        </Typography>
      )}
      {entendido.length > 0 && (
        <Box
          role="group"
          aria-label="Lo que entendimos"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <Typography variant="body2" color="text.secondary">
            Entendimos:
          </Typography>
          {entendido.map(({ tipo, valor, sin }) => (
            <Chip
              key={`${tipo}-${valor}`}
              variant="outlined"
              label={valor}
              onClick={() => onSearch(sin)}
              onDelete={() => onSearch(sin)}
              aria-label={`${LABELS[tipo]} ${valor}: buscar sin esto`}
              sx={{ height: 36 }}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
