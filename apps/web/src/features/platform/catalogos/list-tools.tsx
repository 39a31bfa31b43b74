import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ExportButton } from '@/ui/export-button';
import { AddRounded } from '@/ui/icons/add-rounded';
import { PlainInput } from '@/ui/plain-field';

interface ListToolsProps {
  /** Name of the list, for ids and the file. */
  name: string;
  label: string;
  search: string;
  onSearch: (text: string) => void;
  /** Left out where nothing is added at the first level. */
  add?: string;
  onAdd: () => void;
  readFile: () => Promise<Blob>;
}

/** Search, a new entry and the file of a list; on a phone the two buttons share a line. */
export const ListTools = ({ name, label, search, onSearch, add, onAdd, readFile }: ListToolsProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: add
        ? { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' }
        : { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      alignItems: 'end',
      gap: 1.5,
      my: 2,
    }}
  >
    <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
      <PlainInput
        id={`buscar-${name}`}
        label={label}
        type="search"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
    </Box>
    {add && (
      <Button variant="contained" startIcon={<AddRounded />} onClick={onAdd}>
        {add}
      </Button>
    )}
    <ExportButton
      read={readFile}
      fileName={`Catalogo_${name}.csv`}
      words={{ failed: 'No pudimos exportar la lista.' }}
      aria-label="Exportar CSV"
    >
      CSV
    </ExportButton>
  </Box>
);
