import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import type { stores } from '@tuerca/contracts/auth/stores/endpoints';
import type { MetaOf } from '@tuerca/contracts/kernel/endpoint';
import { TIPO_VEHICULO_LABELS, TIPOS_VEHICULO, type TipoVehiculo } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { ChoiceFilter } from '@/ui/choice-filter';
import { FacetFilter } from '@/ui/facet-filter';
import { FilterGroup } from '@/ui/filter-group';
import type { BusinessKind } from './business';
import type { BusinessFilters } from './business-filters';
import { BUSINESS_LABELS } from './business-labels';

export type BusinessListMeta = MetaOf<typeof stores.list>;

interface BusinessPanelProps {
  kind: BusinessKind;
  filters: BusinessFilters;
  facetas: BusinessListMeta['facetas'] | undefined;
  /** The counts failed to load: their choices are left out instead of shown as loading. */
  failed: boolean;
  onChange: (change: Partial<BusinessFilters>) => void;
}

/** All filters of a list of stores or workshops; each change applies at once. */
export function BusinessPanel({ kind, filters, facetas, failed, onChange }: BusinessPanelProps) {
  // The panel is rendered twice while the sheet is open: radios of one name would share their choice.
  const id = useId();
  const { onlyVerified, rubro } = BUSINESS_LABELS[kind];
  return (
    <Box sx={{ '& > section:first-of-type': { borderTop: 0, mt: 0, pt: 1 } }}>
      <FormControlLabel
        sx={{ minHeight: 44 }}
        control={<Checkbox checked={filters.verificado} onChange={(_, verificado) => onChange({ verificado })} />}
        label={onlyVerified}
      />
      {!failed && (
        <>
          <FacetFilter
            title="Estado"
            all="Todo el país"
            value={filters.estado}
            facets={facetas?.estados}
            onChange={(estado) => onChange({ estado })}
          />
          <FacetFilter
            title={rubro.title}
            all={rubro.all}
            value={filters.rubro}
            facets={facetas?.rubros}
            onChange={(value) => onChange({ rubro: value })}
          />
        </>
      )}
      {kind === 'taller' && (
        <FilterGroup title="Tipo de vehículo">
          <ChoiceFilter
            label="Tipo de vehículo"
            name={`vehiculo-${id}`}
            value={filters.tipoVehiculo}
            all="Todos los vehículos"
            options={TIPOS_VEHICULO.map((tipo) => ({ value: tipo, label: TIPO_VEHICULO_LABELS[tipo] }))}
            onChange={(tipo) => onChange({ tipoVehiculo: tipo as TipoVehiculo | '' })}
          />
        </FilterGroup>
      )}
    </Box>
  );
}
