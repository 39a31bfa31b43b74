import GridViewRounded from '@mui/icons-material/GridViewRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import ViewListRounded from '@mui/icons-material/ViewListRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { plural } from '../../lib/format';
import { LIMITES, ORDENES, type FilterChange, type Filters } from './filters';

interface CatalogToolbarProps {
  filters: Filters;
  /** Products on screen and in all; undefined before the first answer. */
  shown: number | undefined;
  total: number | undefined;
  applied: number;
  onChange: (change: FilterChange) => void;
  onOpenFilters: () => void;
}

interface Choice {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
  width: number;
}

const Choose = ({ label, name, value, options, onChange, width }: Choice) => (
  <TextField select id={name} value={value} onChange={(event) => onChange(event.target.value)} slotProps={{ htmlInput: { 'aria-label': label } }} sx={{ width: { xs: '100%', sm: width }, '& .MuiOutlinedInput-root': { minHeight: 44 }, '& .MuiSelect-select': { py: 1, typography: 'body2' } }}>
    {options.map(([option, text]) => (
      <MenuItem key={option} value={option}>
        {text}
      </MenuItem>
    ))}
  </TextField>
);

/** How many, in which order, as cards or rows; on a phone the button to the filters. */
export const CatalogToolbar = ({ filters, shown, total, applied, onChange, onOpenFilters }: CatalogToolbarProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
    <Typography variant="body2" role="status" sx={{ flex: { xs: '1 0 100%', sm: '1 1 auto' }, color: 'text.secondary', minHeight: 21 }}>
      {shown !== undefined && total !== undefined && `Mostrando ${shown} de ${plural(total, 'producto', 'productos')}`}
    </Typography>
    <Button variant="outlined" startIcon={<TuneRounded />} onClick={onOpenFilters} aria-haspopup="dialog" sx={{ display: { md: 'none' }, px: 1.5 }}>
      {applied > 0 ? `Filtros (${applied})` : 'Filtros'}
    </Button>
    <Box sx={{ flex: { xs: 1, sm: 'none' }, minWidth: 0 }}>
      <Choose label="Ordenar por" name="orden" value={filters.sort} width={236} options={Object.entries(ORDENES)} onChange={(sort) => onChange({ sort: sort as Filters['sort'] })} />
    </Box>
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <Choose label="Productos por página" name="por-pagina" value={String(filters.limit)} width={140} options={LIMITES.map((n) => [String(n), `${n} por página`])} onChange={(limit) => onChange({ limit: Number(limit) as Filters['limit'] })} />
    </Box>
    <ToggleButtonGroup exclusive value={filters.vista} onChange={(_, vista: Filters['vista'] | null) => vista && onChange({ vista })} aria-label="Vista" sx={{ '& .MuiToggleButton-root': { width: 44, height: 44, borderColor: 'marca.control' } }}>
      <ToggleButton value="cuadricula" aria-label="Ver en cuadrícula">
        <GridViewRounded fontSize="small" />
      </ToggleButton>
      <ToggleButton value="lista" aria-label="Ver en lista">
        <ViewListRounded fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  </Box>
);
