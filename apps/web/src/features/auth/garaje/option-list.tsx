import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { z } from 'zod';
import { normalizeText } from '@tuerca/contracts/kernel/text';
import { Form } from '@/ui/form/form';
import { SearchRounded } from '@/ui/icons/search-rounded';

interface OptionListProps {
  /** 'Marca'. */
  label: string;
  options: readonly string[];
  selected: string | undefined;
  /** Checks what is typed when it is not on the list. */
  schema: z.ZodType;
  numeric?: boolean;
  onChoose: (value: string) => void;
}

const tile = {
  minHeight: 48,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  typography: 'body2',
  fontWeight: 600,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'marca.control', bgcolor: 'marca.tile' },
  '&[aria-pressed=true]': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--t-palette-primary-main)',
    color: 'primary.main',
  },
} as const;

/** One answer by one tap: large buttons, narrowed by typing; what is not on the list can be written. */
export function OptionList({ label, options, selected, schema, numeric = false, onChoose }: OptionListProps) {
  const [text, setText] = useState('');
  const [own, setOwn] = useState(options.length === 0);
  const [error, setError] = useState<string | null>(null);
  const wanted = normalizeText(text);
  const shown = options.filter((option) => normalizeText(option).includes(wanted));
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!own) return void (wanted && shown[0] && onChoose(shown[0]));
    const read = schema.safeParse(text.trim());
    if (read.success) onChoose(String(read.data));
    else setError(read.error.issues[0]!.message);
  };
  const lower = label.toLowerCase();
  return (
    <Form onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {(own || !numeric) && (
        <TextField
          // Another field than the one that narrows the list: the cursor goes into it.
          key={String(own)}
          id={`vehiculo-${lower}`}
          label={own ? `Escribe ${numeric ? 'el' : lower === 'marca' ? 'la' : 'el'} ${lower}` : `Buscar ${lower}`}
          value={text}
          autoFocus={own}
          onChange={(event) => {
            setText(event.target.value);
            setError(null);
          }}
          error={!!error}
          helperText={error}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: {
              maxLength: 60,
              autoComplete: 'off',
              inputMode: numeric ? 'numeric' : 'text',
              enterKeyHint: own ? 'next' : 'search',
            },
            input: own
              ? {}
              : {
                  startAdornment: (
                    <InputAdornment position="start">
                      <SearchRounded fontSize="small" />
                    </InputAdornment>
                  ),
                },
          }}
        />
      )}
      {own ? (
        <Button type="submit" variant="contained" size="large">
          Continuar
        </Button>
      ) : (
        <>
          <Box
            component="ul"
            aria-label={label}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 1,
              gridTemplateColumns: numeric
                ? 'repeat(4, minmax(0, 1fr))'
                : { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
            }}
          >
            {shown.map((option) => (
              <Box component="li" key={option} sx={{ display: 'grid' }}>
                <ButtonBase onClick={() => onChoose(option)} aria-pressed={option === selected} sx={tile}>
                  {option}
                </ButtonBase>
              </Box>
            ))}
          </Box>
          {shown.length === 0 && (
            <Typography role="status" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              No hay coincidencias con “{text.trim()}”.
            </Typography>
          )}
          <Button onClick={() => setOwn(true)} sx={{ alignSelf: 'flex-start', ml: -2.25 }}>
            No está en la lista
          </Button>
        </>
      )}
    </Form>
  );
}
