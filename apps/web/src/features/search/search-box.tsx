import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';

/** The search of the header; Enter opens the results. */
export function SearchBox({ autoFocus = false, onSearch }: { autoFocus?: boolean; onSearch?: () => void }) {
  const [params] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const navigate = useNavigate();
  const search = (event: React.FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    void navigate(paths.busqueda(text.trim()));
    onSearch?.();
  };
  return (
    <Box component="form" role="search" action={paths.busqueda()} onSubmit={search} sx={{ display: 'flex', width: '100%', bgcolor: 'background.paper', color: 'text.primary', borderRadius: 1, height: 44, '&:focus-within': { outline: 3, outlineColor: 'secondary.main', outlineStyle: 'solid', outlineOffset: 2 } }}>
      <InputBase
        name="q"
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoFocus={autoFocus}
        placeholder="Repuesto, número de parte, marca o taller"
        slotProps={{ input: { 'aria-label': 'Buscar en Tuerca', enterKeyHint: 'search', maxLength: 200 } }}
        sx={{ flex: 1, pl: 2, minWidth: 0, '& input': { outline: 'none', textOverflow: 'ellipsis' }, '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
      />
      <IconButton type="submit" aria-label="Buscar" sx={{ color: 'primary.main' }}>
        <SearchRounded />
      </IconButton>
    </Box>
  );
}
