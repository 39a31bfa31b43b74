import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useDebounce } from '@/lib/use-debounce';
import { useTypedText } from '@/lib/use-typed-text';
import { sideBySide } from './form/columns';
import { SearchRounded } from './icons/search-rounded';

const SETTLE_MS = 500;

interface SearchAndSelectsProps {
  id: string;
  label: string;
  placeholder: string;
  value: string;
  /** The text applies with its button; otherwise when it stands still. */
  button?: boolean;
  onSearch: (text: string) => void;
  /** Two selects. */
  children: ReactNode;
}

/** Filters of a client's list: a search and two selects. */
export function SearchAndSelects({ value, button = false, onSearch, children, ...field }: SearchAndSelectsProps) {
  const { text, setText, ask, focus } = useTypedText(value);
  const settled = useDebounce(text.trim(), SETTLE_MS);
  const apply = (next: string) => ask(next, () => onSearch(next));
  const settle = useEffectEvent((next: string) => !button && apply(next));
  useEffect(() => void settle(settled), [settled]);
  return (
    <Box
      component="search"
      sx={{
        display: 'grid',
        gap: 2,
        mb: 2,
        gridTemplateColumns: { xs: sideBySide(150), lg: 'minmax(0, 1fr) 200px 200px' },
      }}
    >
      <Box
        component={button ? 'form' : 'div'}
        {...(button && { method: 'get' })}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          apply(text.trim());
        }}
        sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', gridColumn: { xs: '1 / -1', lg: 'auto' } }}
      >
        <TextField
          {...field}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{
            htmlInput: { maxLength: 100, ...focus },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchRounded aria-hidden />
                </InputAdornment>
              ),
            },
          }}
        />
        {button && (
          <Button type="submit" variant="outlined" sx={{ flex: 'none', minHeight: 48 }}>
            Buscar
          </Button>
        )}
      </Box>
      {children}
    </Box>
  );
}
