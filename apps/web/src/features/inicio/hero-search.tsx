import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { brandsQuery } from './inicio.queries';

interface ChooseProps {
  id: string;
  label: string;
  value: string;
  any: string;
  options: readonly string[];
  disabled?: boolean;
  onChange: (value: string) => void;
}

const Choose = ({ id, label, value, any, options, disabled, onChange }: ChooseProps): ReactNode => (
  <TextField select id={id} label={label} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)} slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}>
    <option value="">{any}</option>
    {options.map((option) => (
      <option key={option}>{option}</option>
    ))}
  </TextField>
);

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
    void navigate(paths.productos({ search: text.trim(), marca, modelo }));
  };
  return (
    <Box component="form" role="search" aria-label="Repuestos por vehículo" onSubmit={submit} sx={{ display: 'grid', gap: 1.5, p: { xs: 2, sm: 2.5 }, bgcolor: 'background.paper', color: 'text.primary', borderRadius: '14px', gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr auto' }, alignItems: 'end' }}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField id="repuesto" label="¿Qué repuesto buscas?" value={text} onChange={(event) => setText(event.target.value)} placeholder="Pastillas de freno, filtro de aceite, 04465-02220…" slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200, enterKeyHint: 'search' } }} />
      </Box>
      <Choose id="marca" label="Marca" any="Todas" value={marca} options={brands.map(({ nombre }) => nombre)} onChange={(value) => { setMarca(value); setModelo(''); }} />
      <Choose id="modelo" label="Modelo" any={marca ? 'Todos' : 'Elige la marca'} value={modelo} options={models} disabled={!marca} onChange={setModelo} />
      <Button type="submit" variant="contained" color="secondary" startIcon={<SearchRounded />} sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minHeight: 48 }}>
        Buscar
      </Button>
    </Box>
  );
}
