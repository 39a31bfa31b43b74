import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { BUSQUEDA_ESPERA_MS, BUSQUEDA_MIN } from '@tuerca/contracts/search';
import { useEffect, useEffectEvent, useId, useState } from 'react';

interface SearchFilterProps {
  value: string;
  /** `typing`: applied by itself, so it leaves no step in the history. */
  onChange: (text: string, typing: boolean) => void;
}

/** Text of the catalogue's filter: applies itself from 3 letters on, or with Enter. */
export function SearchFilter({ value, onChange }: SearchFilterProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address changed: unless this field did it, take over what it says.
  if (seen !== value) {
    setSeen(value);
    if (value !== sent) setText(value);
  }
  const apply = (next: string, typing: boolean) => {
    if (next === value) return;
    setSent(next);
    onChange(next, typing);
  };
  const settle = useEffectEvent((next: string) => apply(next, true));
  useEffect(() => {
    const next = text.trim();
    if (next.length > 0 && next.length < BUSQUEDA_MIN) return;
    const timer = setTimeout(() => settle(next), BUSQUEDA_ESPERA_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form
      role="search"
      aria-label="En el catálogo"
      onSubmit={(event) => {
        event.preventDefault();
        apply(text.trim(), false);
      }}
    >
      <TextField
        id={id}
        label="Buscar en el catálogo"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="Pastillas, 04465-02220…"
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: 200, enterKeyHint: 'search' },
          input: {
            startAdornment: <InputAdornment position="start"><SearchRounded fontSize="small" /></InputAdornment>,
            endAdornment: text && (
              <IconButton aria-label="Borrar el texto" edge="end" onClick={() => { setText(''); apply('', false); }}>
                <CloseRounded fontSize="small" />
              </IconButton>
            ),
          },
        }}
      />
    </form>
  );
}
