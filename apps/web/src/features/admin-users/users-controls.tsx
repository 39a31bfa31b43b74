import Box from '@mui/material/Box';
import { DateRange } from '../../ui/form/date-range';
import { PlainSelect } from '../../ui/plain-field';
import { SearchFilter } from '../../ui/search-filter';
import { ROLE_OPTIONS, SORT_OPTIONS, STATE_OPTIONS, type UserFilters } from './user-filters';

interface UsersControlsProps {
  filters: UserFilters;
  change: (change: Partial<UserFilters>, typing?: boolean) => void;
}

/** Search, filters and order of the list of users. */
export const UsersControls = ({ filters, change }: UsersControlsProps) => {
  const select = <K extends 'role' | 'estado' | 'sort'>(
    id: K,
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <PlainSelect
      id={id}
      label={label}
      value={filters[id]}
      options={options}
      onChange={(chosen) => change({ [id]: chosen } as Partial<UserFilters>)}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      <SearchFilter
        name="q"
        label="Buscar"
        place="En los usuarios"
        placeholder="Nombre, correo, teléfono, cédula, RIF o negocio"
        value={filters.search}
        maxLength={100}
        onChange={(search, typing) => change({ search }, typing)}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr)) minmax(300px, 2fr)',
          },
        }}
      >
        {select('role', 'Rol', ROLE_OPTIONS)}
        {select('estado', 'Estado', STATE_OPTIONS)}
        <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>{select('sort', 'Orden', SORT_OPTIONS)}</Box>
        <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
          <DateRange
            label="Registro"
            value={{ desde: filters.desde, hasta: filters.hasta }}
            onChange={(range) => change(range)}
          />
        </Box>
      </Box>
    </Box>
  );
};
