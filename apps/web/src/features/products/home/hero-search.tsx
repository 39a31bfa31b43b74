import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EXAMPLE_PART_NUMBER } from '@tuerca/contracts/products/catalogue/rules';
import { paths } from '@/lib/paths';
import { sideBySide } from '@/ui/form/columns';
import { SearchRounded } from '@/ui/icons/search-rounded';
import { PlainInput, PlainSelect } from '@/ui/plain-field';
import { brandsQuery } from './home.queries';

/** The first question: which part, for which vehicle. Leads to the catalogue with the answers. */
export function HeroSearch() {
  const navigate = useNavigate();
  const brands = useQuery(brandsQuery()).data ?? [];
  const [text, setText] = useState('');
  const [marca, setMarca] = useState('');
  const [modelo, setModelo] = useState('');
  const models = brands.find(({ nombre }) => nombre === marca)?.modelos ?? [];
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void navigate(paths.catalogue({ search: text.trim(), marca, modelo }));
  };
  return (
    <Box
      component="form"
      method="get"
      action={paths.catalogue()}
      role="search"
      aria-label="Repuestos por vehículo"
      onSubmit={submit}
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 1.5 },
        p: { xs: 1.5, sm: 2.5 },
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderRadius: '14px',
        gridTemplateColumns: { xs: sideBySide(176), sm: '1fr 1fr auto' },
        alignItems: 'end',
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <PlainInput
          id="repuesto"
          name="search"
          label="¿Qué repuesto buscas?"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={`Pastillas de freno, filtro de aceite, ${EXAMPLE_PART_NUMBER}…`}
          inputProps={{ maxLength: 200, enterKeyHint: 'search' }}
        />
      </Box>
      <PlainSelect
        id="marca"
        name="marca"
        label="Marca"
        value={marca}
        options={[['', 'Todas'], ...brands.map(({ nombre }) => [nombre, nombre] as const)]}
        onChange={(value) => {
          setMarca(value);
          setModelo('');
        }}
      />
      <PlainSelect
        id="modelo"
        name="modelo"
        label="Modelo"
        value={modelo}
        options={[['', 'Todos'], ...models.map((model) => [model, model] as const)]}
        disabled={!marca}
        onChange={setModelo}
      />
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        startIcon={<SearchRounded />}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minHeight: 48 }}
      >
        Buscar
      </Button>
    </Box>
  );
}
