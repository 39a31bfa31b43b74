import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { notify } from '@/lib/notify';
import { PlainInput } from '@/ui/plain-field';
import type { SectionProps } from './section-props';

interface TextListFieldProps extends Pick<SectionProps, 'control' | 'disabled'> {
  name: 'etiquetas' | 'equivalencias';
  label: string;
  hint: string;
  placeholder: string;
  /** Noun of a text, for the name of its chip. */
  noun: string;
  /** Message for a repeated text. */
  repeated: string;
  /** Two texts with the same key are equal. */
  keyOf: (text: string) => string;
  max: number;
  maxLength: number;
}

/** List of distinct short texts. */
export function TextListField(props: TextListFieldProps) {
  const { control, disabled, name, label, hint, placeholder, noun, repeated, keyOf, max, maxLength } = props;
  const { field, fieldState } = useController({ control, name });
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const items = field.value;
  const isThere = items.some((one) => keyOf(one) === keyOf(text));
  const add = () => {
    const item = text.trim();
    if (!item || isThere) return;
    field.onChange([...items, item]);
    setText('');
  };
  const addAndGoOn = () => {
    if (text.trim() && isThere) return notify.info(repeated);
    add();
    input.current?.focus();
  };
  const full = items.length >= max;
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PlainInput
            id={`${name}-nueva`}
            label={label}
            value={text}
            disabled={disabled || full}
            inputRef={input}
            placeholder={placeholder}
            inputProps={{ maxLength, 'aria-describedby': `${name}-ayuda`, enterKeyHint: 'done' }}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addAndGoOn();
            }}
            // A text that is submitted without pressing 'Agregar' is added too.
            onBlur={add}
          />
        </Box>
        <Button
          variant="outlined"
          onClick={addAndGoOn}
          disabled={disabled || full}
          aria-label={`Agregar ${noun.toLowerCase()}`}
          sx={{ height: 48 }}
        >
          Agregar
        </Button>
      </Box>
      <FormHelperText id={`${name}-ayuda`} error={!!fieldState.error}>
        {fieldState.error?.message ?? hint}
      </FormHelperText>
      {items.length > 0 && (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, m: 0, mt: 1 }}>
          {items.map((item) => (
            <li key={item}>
              <Chip
                label={item}
                disabled={disabled}
                onDelete={() => field.onChange(items.filter((one) => one !== item))}
                aria-label={`${noun} ${item}. Se quita con Suprimir`}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
