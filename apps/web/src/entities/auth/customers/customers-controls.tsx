import Box from '@mui/material/Box';
import { PlainSelect } from '@/ui/plain-field';
import { SearchFilter } from '@/ui/search-filter';

interface CustomersControlsProps<Sort extends string> {
  search: string;
  sort: Sort;
  sorts: readonly (readonly [Sort, string])[];
  onSearch: (search: string, typing: boolean) => void;
  onSort: (sort: Sort) => void;
}

/** Search and order of a list of customers. */
export const CustomersControls = <Sort extends string>({
  search,
  sort,
  sorts,
  onSearch,
  onSort,
}: CustomersControlsProps<Sort>) => (
  <Box sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 240px' } }}>
    <SearchFilter
      name="q"
      label="Buscar"
      place="En tus clientes"
      placeholder="Nombre, correo o teléfono"
      value={search}
      maxLength={100}
      onChange={onSearch}
    />
    <PlainSelect id="orden" label="Orden" value={sort} options={sorts} onChange={(chosen) => onSort(chosen as Sort)} />
  </Box>
);
