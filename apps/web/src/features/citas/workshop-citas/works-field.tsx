import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { type FieldProps, useField } from '@/ui/form/field';
import { AddRounded } from '@/ui/icons/add-rounded';
import { DeleteOutlineRounded } from '@/ui/icons/delete-outline-rounded';
import { PlainInput } from '@/ui/plain-field';

/** Works done, one line each. What is typed counts as the last one at once, so that no way of sending the form loses it; a blank one does not. */
export function WorksField<T extends FieldValues>({ control, name, label, disabled }: FieldProps<T>) {
  const id = useId();
  const { value, error, onChange } = useField({ control, name });
  const [typed, setTyped] = useState({ text: '', works: '' });
  const input = useRef<HTMLInputElement>(null);
  const all = Array.isArray(value) ? (value as string[]) : [];
  // Works that came from elsewhere (a form that begins again) hold nothing of what was typed before.
  const text = typed.works === JSON.stringify(all) ? typed.text : '';
  const works = text.trim() ? all.slice(0, -1) : all;
  const type = (next: string) => {
    const work = next.trim();
    const all = work ? [...works, work] : works;
    setTyped({ text: next, works: JSON.stringify(all) });
    onChange(all);
  };
  const add = () => setTyped({ text: '', works: '' });
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PlainInput
            id={id}
            label={label}
            inputRef={input}
            value={text}
            disabled={disabled}
            placeholder={CITA_MESSAGES.workExample}
            onChange={(event) => type(event.target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
            inputProps={{ maxLength: 200, enterKeyHint: 'done' }}
          />
        </Box>
        <Button
          variant="outlined"
          startIcon={<AddRounded />}
          disabled={disabled}
          onClick={() => {
            add();
            input.current?.focus();
          }}
          aria-label="Agregar trabajo"
          sx={{ minHeight: 48 }}
        >
          Agregar
        </Button>
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
      {works.length > 0 && (
        <Box component="ol" aria-label={label} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {works.map((work, i) => (
            <Box
              component="li"
              key={`${i}-${work}`}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{work}</Box>
              <IconButton
                aria-label={`Quitar trabajo: ${work}`}
                disabled={disabled}
                onClick={() => {
                  onChange(all.filter((_, other) => other !== i));
                  add();
                  input.current?.focus();
                }}
              >
                <DeleteOutlineRounded fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
