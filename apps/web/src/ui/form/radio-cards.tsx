import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './field';

export interface RadioCard {
  value: string;
  label: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** At the right, on a phone below: a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps<T extends FieldValues> extends FieldProps<T> {
  options: readonly RadioCard[];
  columns?: number;
}

/** One of a few, each with room for an explanation; the whole card is pressed. */
export function RadioCards<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  disabled,
  required,
  options,
  columns = 2,
}: RadioCardsProps<T>) {
  const { ref, value, error, text, onChange, onBlur } = useField({ control, name, hint });
  return (
    <FormControl component="fieldset" error={!!error} disabled={disabled} required={required} fullWidth>
      <FormLabel component="legend" sx={{ fontSize: '0.875rem', mb: 1 }}>
        {label}
      </FormLabel>
      <RadioGroup
        name={name}
        value={value ?? ''}
        onChange={onChange}
        onBlur={onBlur}
        aria-label={label}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: `repeat(${columns}, 1fr)` }, gap: 1.5 }}
      >
        {options.map((option, i) => {
          const on = value === option.value;
          return (
            <Box
              key={option.value}
              component="label"
              sx={{
                display: 'flex',
                flexWrap: { xs: 'wrap', sm: 'nowrap' },
                alignItems: 'center',
                gap: 1,
                p: 1.5,
                pl: 0.5,
                minHeight: 56,
                cursor: 'pointer',
                borderRadius: 1,
                bgcolor: 'background.paper',
                border: 1,
                borderColor: on ? 'primary.main' : 'marca.control',
                boxShadow: on ? 'inset 0 0 0 1px var(--t-palette-primary-main)' : 'none',
                opacity: option.disabled ? 0.55 : 1,
              }}
            >
              <Radio
                value={option.value}
                disabled={option.disabled}
                slotProps={{ input: { ref: i === 0 ? ref : undefined } }}
              />
              {option.icon}
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{option.label}</Typography>
                {option.text && (
                  <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                    {option.text}
                  </Typography>
                )}
              </Box>
              {/* Below the text on a phone, where beside it the words would break one by one. */}
              {option.aside && (
                <Box
                  sx={{
                    flexBasis: { xs: '100%', sm: 'auto' },
                    pl: { xs: 9.75, sm: 0 },
                    alignSelf: { sm: 'flex-start' },
                    pt: { sm: 0.75 },
                  }}
                >
                  {option.aside}
                </Box>
              )}
            </Box>
          );
        })}
      </RadioGroup>
      {text && <FormHelperText>{text}</FormHelperText>}
    </FormControl>
  );
}
