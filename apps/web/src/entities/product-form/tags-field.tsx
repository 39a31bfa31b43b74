import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import { normalizeText } from '@tuerca/contracts/kernel/text';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/messages';
import { MAX_TAGS } from '@tuerca/contracts/products/rules';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { notify } from '../../lib/notify';
import { PlainInput } from '../../ui/plain-field';
import type { SectionProps } from './section-props';

/** Words by which a product is found, each once. */
export function TagsField({ control, disabled }: Pick<SectionProps, 'control' | 'disabled'>) {
  const { field, fieldState } = useController({ control, name: 'etiquetas' });
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const tags = field.value;
  const add = () => {
    const tag = text.trim();
    if (!tag) return;
    if (tags.some((one) => normalizeText(one) === normalizeText(tag))) return notify.info(PRODUCT_MESSAGES.tagRepeated);
    field.onChange([...tags, tag]);
    setText('');
    input.current?.focus();
  };
  const full = tags.length >= MAX_TAGS;
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PlainInput
            id="etiqueta"
            label="Etiquetas (opcional)"
            value={text}
            disabled={disabled || full}
            inputRef={input}
            placeholder="Ej.: cerámica"
            inputProps={{ maxLength: 30, 'aria-describedby': 'etiquetas-ayuda', enterKeyHint: 'done' }}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </Box>
        <Button variant="outlined" onClick={add} disabled={disabled || full} sx={{ height: 48 }}>
          Agregar
        </Button>
      </Box>
      <FormHelperText id="etiquetas-ayuda" error={!!fieldState.error}>
        {fieldState.error?.message ?? `Palabras con las que te buscan. Hasta ${MAX_TAGS}.`}
      </FormHelperText>
      {tags.length > 0 && (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, m: 0, mt: 1 }}>
          {tags.map((tag) => (
            <li key={tag}>
              <Chip
                label={tag}
                disabled={disabled}
                onDelete={() => field.onChange(tags.filter((one) => one !== tag))}
                aria-label={`Etiqueta ${tag}. Bórrala con Suprimir`}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
