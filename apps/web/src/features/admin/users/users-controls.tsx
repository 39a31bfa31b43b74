import type { AppliedFilter } from '@/lib/define-filters';
import { FilterSelect } from '@/ui/filter-select';
import { DateRange } from '@/ui/form/date-range';
import { ListFilters, WideFilter } from '@/ui/list-filters';
import { USER_ROLE_OPTIONS, USER_STATE_OPTIONS, type UserFilters } from './user-filters';

interface UsersControlsProps {
  filters: UserFilters;
  applied: readonly AppliedFilter<UserFilters>[];
  onChange: (change: Partial<UserFilters>, typing?: boolean) => void;
  onClear: () => void;
}

/** Search and filters of the list of users. */
export const UsersControls = ({ filters, applied, onChange, onClear }: UsersControlsProps) => (
  <ListFilters
    search={{
      place: 'En los usuarios',
      placeholder: 'Nombre, correo, teléfono, cédula, RIF o negocio',
      value: filters.search,
      maxLength: 100,
      onChange: (search, typing) => onChange({ search }, typing),
    }}
    columns={6}
    applied={applied}
    onRemove={onChange}
    onClear={onClear}
  >
    <FilterSelect
      id="role"
      label="Rol"
      value={filters.role}
      options={USER_ROLE_OPTIONS}
      onChange={(role) => onChange({ role }, true)}
    />
    <FilterSelect
      id="estado"
      label="Estado"
      value={filters.estado}
      options={USER_STATE_OPTIONS}
      onChange={(estado) => onChange({ estado }, true)}
    />
    <WideFilter>
      <DateRange label="Registro" value={{ desde: filters.desde, hasta: filters.hasta }} onChange={onChange} />
    </WideFilter>
  </ListFilters>
);
